// TypeScript from JSON Schema on standard input: {"path": schema, …}; with --check it writes nothing and says what differs.
import { readFileSync, writeFileSync } from "node:fs";
import { json } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";
import prettier from "prettier";

const isCheck = process.argv.includes("--check");
const options = await prettier.resolveConfig("package.json");
const head = "// Made by `make types` from the models of the server; do not edit.\n\n";
let differs = false;
for (const [path, schema] of Object.entries(await json(process.stdin))) {
  const written = await compile(schema, "Unused", { bannerComment: head, unreachableDefinitions: true, format: false });
  const formatted = await prettier.format(written, { ...options, parser: "typescript" });
  const text = formatted
    .replace(/^export interface Unused\b[^]*?\n}\n/m, "")
    .replace(
      /( \*\n)? \* This interface was referenced by `Unused`'s JSON-Schema\n \* via the `definition` "\w+".\n/g,
      "",
    )
    .replace(/\/\*\*\n \*\/\n/g, "");
  if (isCheck) {
    if (readFileSync(path, "utf8") !== text) {
      console.error(`${path} does not fit the models of the server: run \`make types\` and commit it.`);
      differs = true;
    }
  } else writeFileSync(path, text);
}
process.exit(differs ? 1 : 0);
