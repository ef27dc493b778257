/**
 * Measures the tests: makes single changes in the sources and runs the tests that import each changed file,
 * until one fails. `npm run mutants -- --count 40 --room check/session` tries forty there; `--at
 * src/words/nearest.ts:12` all of one line. The same seed picks the same mutants from the same sources.
 * Survivors are listed: they are equivalent, or a test is missing.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import ts from 'typescript';

/**
 * @typedef {object} Mutant
 * @property {string} file
 * @property {string} room
 * @property {number} line
 * @property {number} start
 * @property {number} end
 * @property {string} text What stands there instead.
 */

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    room: { type: 'string', default: '' },
    at: { type: 'string', default: '' },
  },
});
const random = xoroshiro128plus(Number(values.seed));
/** @type {Readonly<Record<string, string>>} */
const operators = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};
/** Tests, data, and generated or separately compiled code. */
const notMutated = /\.test(-d)?\.ts$|-table\.ts$|-code\.ts$|\/made-|\/assembly\/|^src\/interface\/(types|kinds)\//;
/** A longer run hangs, which counts as caught. */
const limit = 300_000;

const [atFile, atLine] = values.at.split(':');
const files = sourceFiles('src').filter((file) => (atFile ? file === atFile : file.startsWith(`src/${values.room}`)));
const candidates = files.flatMap(mutantsOf).filter(({ line }) => atLine === undefined || line === Number(atLine));
const chosen = atFile ? candidates : inTurn(candidates, Number(values.count));

const scratch = mkdtempSync(path.join(os.tmpdir(), 'shakedown-mutants-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
cpSync(root, scratch, { recursive: true, filter: (file) => !/[\\/](node_modules|\.git)$/.test(file) });
symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'), 'junction');
/** @type {Map<string, { caught: number, all: number }>} */
const rooms = new Map();
for (const [index, mutant] of chosen.entries()) {
  const isCaught = tested(mutant);
  const tally = rooms.get(mutant.room) ?? { caught: 0, all: 0 };
  rooms.set(mutant.room, { caught: tally.caught + Number(isCaught), all: tally.all + 1 });
  console.log(`${index + 1}/${chosen.length} ${isCaught ? 'caught  ' : 'SURVIVED'} ${described(mutant)}`);
}
console.log('');
for (const [room, { caught, all }] of [...rooms].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${room.padEnd(24)} ${caught} of ${all}`);
const caught = [...rooms.values()].reduce((sum, each) => sum + each.caught, 0);
console.log(`caught ${caught} of ${chosen.length} (seed ${values.seed})`);

/** @param {string} folder */
function sourceFiles(folder) {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file) && !notMutated.test(file))
    .sort();
}

/**
 * Everything in a file that could be changed.
 * @param {string} file
 * @returns {Mutant[]}
 */
function mutantsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.ES2023, true);
  const [, room = ''] = /^src\/((?:check|stage)\/[^/.]+(?=\/)|[^/]+)/.exec(file) ?? [];
  /** @type {Mutant[]} */
  const found = [];
  visit(source);
  return found;

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const start = node.getStart();
    const { line } = source.getLineAndCharacterOfPosition(start);
    for (const [from, to, text] of changesOf(node))
      found.push({ file, room, line: line + 1, start: from, end: to, text });
    ts.forEachChild(node, visit);
  }
}

/**
 * What could stand in the place of a node: where that begins and ends, and the text.
 * @param {ts.Node} node
 * @returns {[start: number, end: number, text: string][]}
 */
function changesOf(node) {
  const [start, end] = [node.getStart(), node.getEnd()];
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: sign } = node;
    const other = operators[sign.getText()];
    return other === undefined ? [] : [[sign.getStart(), sign.getEnd(), other]];
  }
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [[condition.getStart(), condition.getEnd(), `!(${condition.getText()})`]];
  }
  // Larger numbers are sizes and times, where one more makes no difference.
  if (ts.isNumericLiteral(node)) return Number(node.text) <= 100 ? [[start, end, String(Number(node.text) + 1)]] : [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [[start, end, 'false']];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [[start, end, 'true']];
  if (ts.isExpressionStatement(node)) return [[start, end, ';']];
  if (!(ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) || !isTable(node)) return [];
  const rows = ts.isArrayLiteralExpression(node) ? node.elements : node.properties;
  return rows.map((row, index) => [row.getFullStart(), rows[index + 1]?.getFullStart() ?? row.getEnd(), '']);
}

/**
 * Whether this is the value of a constant of the module: then its elements are rows.
 * @param {ts.Node} node
 */
function isTable(node) {
  let outer = node.parent;
  while (ts.isAsExpression(outer) || ts.isSatisfiesExpression(outer) || ts.isNewExpression(outer)) outer = outer.parent;
  return ts.isVariableDeclaration(outer) && ts.isSourceFile(outer.parent.parent.parent);
}

/**
 * A random sample, from each room in turn.
 * @param {readonly Mutant[]} all
 * @param {number} count
 */
function inTurn(all, count) {
  const shuffled = all
    .map((mutant) => ({ mutant, at: uniformInt(random, 0, 2 ** 31 - 1) }))
    .sort((a, b) => a.at - b.at);
  const names = [...new Set(all.map(({ room }) => room))];
  const byRoom = names.map((name) => shuffled.filter(({ mutant }) => mutant.room === name));
  const longest = Math.max(...byRoom.map((each) => each.length));
  const turns = Array.from({ length: longest }, (_, turn) => byRoom.flatMap((each) => each[turn]?.mutant ?? []));
  return turns.flat().slice(0, count);
}

/**
 * Whether a test fails with a mutant: those beside it are tried first.
 * @param {Mutant} mutant
 */
function tested({ file, start, end, text }) {
  const place = path.join(scratch, file);
  const source = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(place, source.slice(0, start) + text + source.slice(end));
  const isCaught = [
    ['run', `${path.posix.dirname(file)}/`],
    ['related', '--run', file],
  ].some((words) => {
    const options = ['--bail', '1', '--passWithNoTests', '--project', 'unit', '--project', 'isolated'];
    const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(process.execPath, [vitest, ...words, ...options], { cwd: scratch, timeout: limit });
    return status !== 0;
  });
  writeFileSync(place, source);
  return isCaught;
}

/** @param {Mutant} mutant */
function described({ file, line, start, end, text }) {
  const before = readFileSync(path.join(root, file), 'utf8').slice(start, end).trim().replaceAll(/\s+/g, ' ');
  return `${file}:${line} ${before.slice(0, 60)} → ${text || 'nothing'}`;
}
