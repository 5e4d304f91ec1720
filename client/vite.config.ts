import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What belongs to one game is named after it, so that its size can be told from what everybody loads. */
function gameOf(module: string | null | undefined): string {
  const game = module?.match(/games\/(\w+)\/page\//)?.[1];
  return game ? `game-${game}` : "[name]";
}

export default defineConfig({
  resolve: { alias: { kurgan: here("./src") } },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: here("../src/kurgan/server/static"),
    emptyOutDir: true,
    manifest: true, // which part loads which: scripts/size.mjs adds them up
    target: "es2022",
    rolldownOptions: {
      output: { chunkFileNames: ({ facadeModuleId }) => `assets/${gameOf(facadeModuleId)}-[hash].js` },
    },
    modulePreload: { polyfill: false }, // every browser that understands the rest of the page preloads by itself
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    root: here(".."),
    environment: "happy-dom",
    isolate: false, // one page for all files: in any order they pass, in a tenth of the time
    include: ["client/src/**/*.test.ts", "src/kurgan/games/*/page/**/*.test.ts"],
    css: { include: /\?raw$/ }, // a test may ask for a style sheet by name; the others are left out
    restoreMocks: true,
  },
});
