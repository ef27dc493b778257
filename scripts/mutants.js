/**
 * Measures the tests: makes single changes in the sources and runs the tests that import each changed file,
 * until one fails. `npm run mutants -- --sample 40 --room check/session` tries forty there; `--at
 * src/words/nearest.ts:12` all of one line. The same seed picks the same mutants from the same sources.
 * Survivors are listed: they are equivalent, or a test is missing. Those that `equivalent-mutants.json`
 * names with a reason are counted apart.
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
 * @property {string} change For people, and to tell it from others of the file.
 */

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
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
  '??': '&&',
  '+': '-',
};
/** Tests, data, and generated or separately compiled code. */
const notMutated = /\.test(-d)?\.ts$|-table\.ts$|-code\.ts$|\/made-|\/assembly\/|^src\/interface\/(types|kinds)\//;
/** @type {readonly { file: string, change: string, why: string }[]} */
const equivalents = JSON.parse(readFileSync(path.join(import.meta.dirname, 'equivalent-mutants.json'), 'utf8'));
/** Test files that each mutant is shown to, the nearest by imports: first a few, then the others. */
const tests = { first: 6, most: 30 };
/** A longer run hangs, which counts as caught. */
const limit = 600_000;

const [atFile, atLine] = values.at.split(':');
const mutated = scripts('src')
  .filter((file) => !notMutated.test(file))
  .filter((file) => (atFile ? file === atFile : file.startsWith(`src/${values.room}`)));
const candidates = mutated.flatMap(mutantsOf).filter(({ line }) => atLine === undefined || line === Number(atLine));
const chosen = atFile ? candidates : inTurn(candidates, Number(values.sample));

const scratch = mkdtempSync(path.join(os.tmpdir(), 'shakedown-mutants-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
cpSync(root, scratch, { recursive: true, filter: (file) => !/[\\/](node_modules|\.git)$/.test(file) });
symlinkSync(path.join(root, 'node_modules'), path.join(scratch, 'node_modules'), 'junction');
// What differs from the commit before is in the sample of the tests.
for (const words of [
  ['init', '-q'],
  ['add', '.'],
  ['commit', '-q', '-m', 'Base'],
  ['commit', '-q', '--allow-empty', '-m', 'Next'],
])
  spawnSync('git', ['-c', 'user.name=mutants', '-c', 'user.email=mutants@localhost', ...words], { cwd: scratch });
const importers = importersOf(['src', 'test'].flatMap((folder) => scripts(folder)));
/** @type {Record<string, Record<string, number>>} */
const rooms = {};
for (const [index, mutant] of chosen.entries()) {
  const outcome = outcomeOf(mutant);
  const counts = (rooms[mutant.room] ??= { caught: 0, survived: 0, equivalent: 0 });
  counts[outcome] = (counts[outcome] ?? 0) + 1;
  const { file, line, change } = mutant;
  console.log(`${index + 1}/${chosen.length} ${outcome.padEnd(10)} ${file}:${line} ${change}`);
}
console.log('');
for (const [room, counts] of Object.entries(rooms).sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${room.padEnd(24)} ${counted(counts)}`);
const total = (/** @type {string} */ name) =>
  Object.values(rooms).reduce((sum, counts) => sum + (counts[name] ?? 0), 0);
const sum = { caught: total('caught'), survived: total('survived'), equivalent: total('equivalent') };
console.log(`${'all'.padEnd(24)} ${counted(sum)} (seed ${values.seed})`);

/** @param {Readonly<Record<string, number>>} counts */
function counted({ caught = 0, survived = 0, equivalent = 0 }) {
  return `${caught} of ${caught + survived} caught${equivalent > 0 ? `, ${equivalent} equivalent` : ''}`;
}

/** @param {string} folder */
function scripts(folder) {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

/**
 * Each file with those that import it.
 * @param {readonly string[]} files
 */
function importersOf(files) {
  /** @type {Map<string, string[]>} */
  const all = new Map();
  for (const file of files)
    for (const [, target = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /(?:from|import\()\s*'(\.[^']+)'/g,
    )) {
      const imported = path.posix.join(path.posix.dirname(file), target).replace(/\.js(x?)$/, '.ts$1');
      all.set(imported, [...(all.get(imported) ?? []), file]);
    }
  return all;
}

/**
 * The nearest tests: those beside a file, then those that import it, then those that import what imports it …
 * @param {string} file
 */
function testsOf(file) {
  const isTest = (/** @type {string} */ name) => /(?<!browser|fleet|languages)\.test\.ts$/.test(name);
  const near = new Set([...scripts(path.posix.dirname(file)).filter(isTest), file]);
  for (const name of near) for (const importer of importers.get(name) ?? []) near.add(importer);
  return [...near].filter(isTest).slice(0, tests.most);
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
    for (const [from, to, text, change = `${source.text.slice(from, to)} → ${text || 'nothing'}`] of changesOf(node))
      found.push({ file, room, line: line + 1, start: from, end: to, text, change: oneLine(change) });
    ts.forEachChild(node, visit);
  }
}

/**
 * What could stand in the place of a node: where that begins and ends, and the text.
 * @param {ts.Node} node
 * @returns {[start: number, end: number, text: string, change?: string][]}
 */
function changesOf(node) {
  const [start, end] = [node.getStart(), node.getEnd()];
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: sign } = node;
    const other = operators[sign.getText()];
    if (other === undefined) return [];
    const [left, right] = [node.left.getText(), node.right.getText()];
    const change = `${left.slice(-40)} ${sign.getText()} ${right.slice(0, 40)} → ${other}`;
    // In parentheses, because `??` must not stand beside `&&` without them.
    return [[start, end, `((${left}) ${other} (${right}))`, change]];
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

/** @param {Mutant} mutant */
function outcomeOf(mutant) {
  if (equivalents.some(({ file, change }) => file === mutant.file && change === mutant.change)) return 'equivalent';
  return isCaught(mutant) ? 'caught' : 'survived';
}

/**
 * Whether the compiler or a test notices a mutant.
 * @param {Mutant} mutant
 */
function isCaught({ file, start, end, text }) {
  const place = path.join(scratch, file);
  const source = readFileSync(path.join(root, file), 'utf8');
  writeFileSync(place, source.slice(0, start) + text + source.slice(end));
  const near = testsOf(file);
  const shownTo = (/** @type {string[]} */ files) =>
    files.length > 0 ? [['vitest/vitest.mjs', 'run', '--bail', '1', ...files]] : [];
  const isNoticed = [
    ...shownTo(near.slice(0, tests.first)),
    ['typescript-native/bin/tsc', '-p', '.'],
    ...shownTo(near.slice(tests.first, tests.most)),
  ].some(([program = '', ...words]) => {
    const script = path.join(root, 'node_modules', program);
    return spawnSync(process.execPath, [script, ...words], { cwd: scratch, timeout: limit }).status !== 0;
  });
  writeFileSync(place, source);
  return isNoticed;
}

/** @param {string} text */
function oneLine(text) {
  return text.trim().replaceAll(/\s+/g, ' ').slice(0, 120);
}
