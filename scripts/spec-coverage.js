/**
 * Simulates many sessions and counts every field of the specification and every value of its closed lists.
 * Ends with exit code 1, and lists what is missing, if one of them never occurs. `npm run coverage:spec --
 * --seeds 20 --dialect game`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Counts } from './spec-coverage/counts.js';
import { page } from './spec-coverage/page.js';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../dist');
/** @param {string} file */
const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
const { dialects } = await load('interface/index.js');
const { planNames, simulate } = await load('simulate/index.js');

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '200' }, dialect: { type: 'string', default: 'spec' } },
});
const seeds = Number(values.seeds);
const catalogue = dialects[values.dialect];
if (!Number.isSafeInteger(seeds) || seeds < 1 || !catalogue) {
  console.error('usage: npm run coverage:spec -- [--seeds 200] [--dialect spec|game]');
  process.exit(2);
}

const [usual, ...others] = planNames;
/** For each twenty tours, one session of every other plan. */
const flights = Array.from({ length: seeds }, (_, seed) => [
  { plan: usual, seed },
  ...(seed % 20 === 0 ? others.map((/** @type {string} */ plan) => ({ plan, seed })) : []),
]).flat();

const counts = new Counts(catalogue, dialects.spec);
/** @type {string[]} */
const incomplete = [];
const started = performance.now();
for (const [index, { plan, seed }] of flights.entries()) {
  progress(`${index} of ${flights.length} sessions, ${counts.events} events: ${plan}, seed ${seed}`);
  const kinds = new Set();
  for (const { event, companion } of simulate({ plan, seed, dialect: values.dialect })) {
    counts.add(event ?? companion);
    kinds.add((event ?? companion).event);
  }
  const lacking = [...counts.kinds.keys()].filter((kind) => !kinds.has(kind));
  if (plan === usual && lacking.length > 0) incomplete.push(`seed ${seed} has no ${lacking.join(', ')}`);
}
progress('');

const seconds = (performance.now() - started) / 1000;
const { text: report, missing } = page(counts);
console.log(report);
console.log(`\n${flights.length} sessions, ${counts.events} events, ${seconds.toFixed(1)} s`);
conclude(missing, 'never occur', 'every field and every value of every closed list occurs');
conclude(incomplete, `of ${seeds} tours lack a kind`, 'every tour has all kinds');
process.exitCode = missing.length + incomplete.length === 0 ? 0 : 1;

/**
 * @param {readonly string[]} faults
 * @param {string} wrong
 * @param {string} right
 */
function conclude(faults, wrong, right) {
  if (faults.length === 0) console.log(`✔ ${right}`);
  else console.log(`✖ ${faults.length} ${wrong}:\n${faults.map((name) => `  ${name}`).join('\n')}`);
}

/** @param {string} text */
function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${text.slice(0, 79)}`);
}
