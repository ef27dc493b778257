import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

const tables = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('-table.ts'))
  .sort();

function offences(path: string, text = readFileSync(join(root, path), 'utf8')): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement) => {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ initializer }) => notLiteral(initializer));
    return ts.isImportDeclaration(statement) && isOfTypesOrTables(statement) ? [] : [statement.getText()];
  });
}

function isOfTypesOrTables({ importClause, moduleSpecifier }: ts.ImportDeclaration): boolean {
  const isOfTypes = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  return isOfTypes || moduleSpecifier.getText().endsWith("-table.js'");
}

/** The parts of a value that are no literals; constants of this or another table count as literals. */
function notLiteral(node: ts.Node | undefined): string[] {
  if (!node || ts.isLiteralExpression(node) || ts.isIdentifier(node)) return [];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(notLiteral);
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap(notLiteral);
  if (ts.isPropertyAssignment(node)) return notLiteral(node.initializer);
  if (ts.isTemplateExpression(node)) return node.templateSpans.flatMap(({ expression }) => notLiteral(expression));
  if (ts.isPrefixUnaryExpression(node)) return notLiteral(node.operand);
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isSpreadElement(node) ||
    ts.isSpreadAssignment(node) ||
    ts.isPropertyAccessExpression(node)
  )
    return notLiteral(node.expression);
  const isWord = ts.isShorthandPropertyAssignment(node) || ts.isOmittedExpression(node) || words.has(node.kind);
  return isWord ? [] : [node.getText()];
}

const words: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

describe('a table', () => {
  it.each(tables)('%s holds literals only', (path) => {
    expect(offences(path)).toEqual([]);
  });

  it.each([
    'export const sizes = [1, 2].map(Number);',
    'export const names = new Set(["a"]);',
    'export const sum = 1 + 2;',
    'export const rows = { a: () => 1 };',
    'export function read() {}',
    "import { read } from './reader.js';",
  ])('with %s is not one', (text) => {
    expect(offences('src/any-table.ts', text)).toHaveLength(1);
  });

  it.each([
    "import { others } from './other-table.js';\nimport type { Row } from './row.js';",
    'const a = -1;\nexport const rows = [...others, [a, `${b} c`, true, null, undefined, /x/]] as const satisfies Row[];',
  ])('may have %s', (text) => {
    expect(offences('src/any-table.ts', text)).toEqual([]);
  });
});
