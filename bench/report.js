/** Collects measurements: prints each as it comes, and all of them at the end. */
import os from 'node:os';
import { musts } from './musts.js';

const report = { musts: [], facts: [] };
let heading = '';
let output = process.stdout;

/** Sends progress to standard error from now on: the output is a document. */
export function useStandardError() {
  output = process.stderr;
}

export function print(text) {
  output.write(`${text}\n`);
}

/** Sets the topic of the next figures. */
export function about(text) {
  heading = text;
  print(`\n${text}`);
}

/** Records a must, by its name in `musts`. */
export function must(name, { figure, low = figure, high = figure, runs = 1 }) {
  const entry = { name, ...musts[name], figure, low, high, runs };
  const measured = { ...entry, reached: holds(entry, entry.must), reachesAim: holds(entry, entry.aim) };
  report.musts.push(measured);
  const spread = runs > 1 ? ` (${rounded(low)} to ${rounded(high)} in ${runs} rounds)` : '';
  const bounds = `must be ${entry.bound} ${entry.must}, aim ${entry.aim}`;
  print(`${measured.reached ? '✔' : '✖'} ${entry.what}: ${rounded(figure)} ${entry.unit}${spread}, ${bounds}`);
}

export function fact(what, figure, unit) {
  report.facts.push({ heading, what, figure, unit });
  print(`  ${what}: ${rounded(figure)} ${unit}`);
}

/** All of it, as plain data. */
export function wholeReport({ quick, benches }) {
  return { format: 1, quick, machine: machine(), benches, ...report };
}

/** How many of the required figures were missed. */
export function missed() {
  return report.musts.filter(({ reached }) => !reached).length;
}

/** As Node sees it, without anything personal. */
function machine() {
  const cores = os.cpus();
  return {
    node: process.version,
    platform: process.platform,
    architecture: process.arch,
    cores: os.availableParallelism(),
    processor: cores[0]?.model ?? 'unknown',
    memory: Math.round(os.totalmem() / 2 ** 30),
  };
}

function holds({ figure, bound }, limit) {
  return bound === 'at least' ? figure >= limit : figure <= limit;
}

/** Two decimals, or three significant digits. */
export function rounded(figure) {
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : figure.toFixed(2);
}
