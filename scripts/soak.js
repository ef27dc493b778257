/**
 * Simulates many sessions and checks them: there must be no findings except words of the live game that the
 * specification lacks. Every other session is cut off in the middle, so that Status is seen in any situation.
 * `npm run soak -- --seeds 100 --dialect game`; each seed plays a tour and one of the other plans, in turn.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../dist');
/** @param {string} file */
const load = (file) => import(pathToFileURL(path.join(dist, file)).href);
const { checkEvent, checkJournal, CompanionWriter, JournalWriter } = await load('index.js');
const { dialects } = await load('interface/index.js');
const { planNames, simulate } = await load('simulate/index.js');

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '1000' },
    first: { type: 'string', default: '0' },
    dialect: { type: 'string', default: 'game' },
  },
});
const { dialect } = values;
const [seeds, first] = [Number(values.seeds), Number(values.first)];
if (!Number.isSafeInteger(seeds) || seeds < 1 || !Number.isSafeInteger(first) || !Object.hasOwn(dialects, dialect)) {
  console.error('usage: npm run soak -- [--seeds 1000] [--first 0] [--dialect spec|game]');
  process.exit(2);
}

const started = new Date('2026-11-14T20:41:00Z');
const seconds = 2 * 60 * 60;
const [usual, ...others] = planNames;
const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-soak-'));
const began = performance.now();
let sessions = 0;
let events = 0;
let faults = 0;
try {
  for (let seed = first; seed < first + seeds; seed++) {
    for (const plan of [usual, others[seed % others.length]]) {
      progress(`${sessions} of ${2 * seeds} sessions, ${events} events, ${faults} findings: ${plan}, seed ${seed}`);
      const found = await findingsOf(plan, seed, sessions % 2 === 1);
      sessions += 1;
      faults += found.length;
      for (const finding of found.slice(0, 5)) print(plan, seed, finding);
    }
  }
} finally {
  rmSync(home, { recursive: true });
}
progress('');
const took = ((performance.now() - began) / 1000).toFixed(1);
console.log(`${faults === 0 ? '✔' : '✖'} ${sessions} sessions, ${events} events, ${faults} findings, ${took} s`);
process.exitCode = faults === 0 ? 0 : 1;

/**
 * @param {string} plan
 * @param {number} seed
 * @param {boolean} isBroken
 */
async function findingsOf(plan, seed, isBroken) {
  const directory = path.join(home, 'journals');
  const journal = await JournalWriter.open(directory, { started, batch: 256 * 1024 });
  const companions = await CompanionWriter.open(directory);
  // At a random point, which depends only on the seed.
  const end = started.getTime() + (isBroken ? ((seed * 7919) % seconds) * 1000 : Infinity);
  const findings = [];
  const latest = new Map();
  for (const { at, event, companion } of simulate({ plan, seed, dialect, start: started, seconds })) {
    if (at > end) break;
    events += 1;
    if (event) journal.write(event);
    if (!companion) continue;
    // Two kinds may share a file: the last one wins.
    latest.delete(companion.event);
    latest.set(companion.event, companion);
    findings.push(...checkEvent(companion, { dialect }));
  }
  for (const companion of latest.values()) companions.write(companion);
  journal.close();
  companions.close();
  for await (const finding of checkJournal(directory, { dialect })) findings.push(finding);
  rmSync(directory, { recursive: true });
  return findings.filter(
    ({ rule, hint = '' }) => rule !== 'field/unseen' || !hint.startsWith('the live game writes it'),
  );
}

/**
 * @param {string} plan
 * @param {number} seed
 * @param {{ severity: string, rule: string, kind?: string, pointer: string, message: string,
 *   line?: number }} finding
 */
function print(plan, seed, { severity, rule, kind = '', pointer, message, line }) {
  progress('');
  console.log(
    `${plan} ${seed}${line === undefined ? '' : `:${line}`} ${severity} ${rule} ${kind}${pointer}: ${message}`,
  );
}

/** @param {string} text */
function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[2K${text.slice(0, 79)}`);
}
