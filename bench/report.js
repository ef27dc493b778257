/** Collects measurements: prints each as it comes, and all of them at the end. */
import os from 'node:os';
import { musts } from './musts.js';

const report = { musts: [], goals: [], ways: [], waits: [], facts: [], leftOut: [] };
let bench = '';
let heading = '';
let output = process.stdout;

/** Sends progress to standard error from now on: the output is a document. */
export function useStandardError() {
  output = process.stderr;
}

export function print(text) {
  output.write(`${text}\n`);
}

export function beginBench(name) {
  bench = name;
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
  print(`${mark(measured)} ${entry.what}: ${rounded(figure)} ${entry.unit}${spread}, ${bounds(entry)}`);
}

/** Records a figure with its bound: at least, or at most. */
export function goal(what, figure, { atLeast, atMost, unit = '×' }) {
  const bound = atLeast === undefined ? 'at most' : 'at least';
  const entry = { bench, heading, what, figure, unit, bound, must: atLeast ?? atMost };
  const measured = { ...entry, reached: holds(entry, entry.must) };
  report.goals.push(measured);
  print(`${mark(measured)} ${what}: ${rounded(figure)} ${unit}, must be ${bound} ${entry.must}`);
}

export function fact(what, figure, unit) {
  report.facts.push({ bench, heading, what, figure, unit });
  print(`  ${what}: ${rounded(figure)} ${unit}`);
}

/** Records the speed of an alternative, relative to parsing alone. */
export function way(what, { corpus, figure }) {
  report.ways.push({ what, corpus, figure });
  fact(`${what}, compared with parsing alone`, figure, '×');
}

/** Records the wall time for a number of megabytes. */
export function waited(what, { megabytes, seconds }) {
  report.waits.push({ what, megabytes, seconds });
  fact(what, seconds, 's');
}

export function leaveOut(what, why) {
  report.leftOut.push({ what, why });
  print(`  left out: ${what}, ${why}`);
}

/** All of it, as plain data. */
export function wholeReport({ quick, benches }) {
  return { format: 1, quick, machine: machine(), benches, ...report };
}

/** How many of the required figures were reached. */
export function score({ musts: all, goals }) {
  const reached = [...all, ...goals].filter((each) => each.reached).length;
  return { reached, missed: all.length + goals.length - reached };
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

function mark({ reached }) {
  return reached ? '✔' : '✖';
}

function bounds({ bound, must: limit, aim }) {
  return `must be ${bound} ${limit}, aim ${aim}`;
}

/** Two decimals, or three significant digits. */
export function rounded(figure) {
  return Math.abs(figure) >= 100 ? figure.toFixed(0) : figure.toFixed(2);
}
