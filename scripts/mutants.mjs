// The faults that may be planted in one TypeScript file, as JSON: node scripts/mutants.mjs FILE

import { readFileSync } from "node:fs";
import ts from "typescript";

const [file] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
const bytes = (at) => Buffer.byteLength(text.slice(0, at));

const TURNED = new Map([
  [ts.SyntaxKind.LessThanToken, "<="],
  [ts.SyntaxKind.LessThanEqualsToken, "<"],
  [ts.SyntaxKind.GreaterThanToken, ">="],
  [ts.SyntaxKind.GreaterThanEqualsToken, ">"],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, "!=="],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, "==="],
  [ts.SyntaxKind.AmpersandAmpersandToken, "||"],
  [ts.SyntaxKind.BarBarToken, "&&"],
  [ts.SyntaxKind.PlusToken, "-"],
  [ts.SyntaxKind.MinusToken, "+"],
]);

const found = [];

/** A time or a distance that a file names at its top is a matter of taste: one more or less is no fault. */
function isMeasure({ parent }) {
  return ts.isVariableDeclaration(parent) && ts.isSourceFile(parent.parent.parent.parent);
}

function plant(node, after) {
  const start = node.getStart(source);
  const { line } = source.getLineAndCharacterOfPosition(start);
  found.push({
    line: line + 1,
    start: bytes(start),
    end: bytes(node.end),
    before: text.slice(start, node.end),
    after,
  });
}

function visit(node) {
  if (ts.isBinaryExpression(node) && TURNED.has(node.operatorToken.kind)) {
    const isText = [node.left, node.right].some((side) => ts.isStringLiteral(side) || ts.isTemplateExpression(side));
    const isSum = node.operatorToken.kind === ts.SyntaxKind.PlusToken;
    if (!(isText && isSum)) plant(node.operatorToken, TURNED.get(node.operatorToken.kind));
  } else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    plant(node, node.operand.getText(source));
  } else if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) plant(node, "false");
  else if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) plant(node, "true");
  else if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(node.parent) && !isMeasure(node))
    plant(node, String(Number(node.text) + 1));
  else if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) plant(node, ";");
  else if (ts.isIfStatement(node) && !node.elseStatement && ts.isReturnStatement(node.thenStatement)) plant(node, ";");
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
  ts.forEachChild(node, visit);
}

visit(source);
process.stdout.write(JSON.stringify(found));
