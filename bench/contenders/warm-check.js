/** Checking in a process in which it has run before, in turns with others; the seconds of the processor as JSON, round by round. */
import { checkJournal } from '../../dist/check/index.js';
import { warmRounds } from '../compare.js';
import { run as parse } from './parse.js';

/** Each tells how many events it saw, so that none is quick because it sees less. */
const ways = {
  parse: (directory) => parse(directory),
  events: (directory, dialect) => checked(directory, { dialect, eventsOnly: true, threads: 1 }),
  all: (directory, dialect) => checked(directory, { dialect, threads: 1 }),
};

export async function run(directory, dialect, rounds, ...names) {
  if (names.includes('ajv')) ways.ajv = (await import('./parse-and-ajv.js')).run;
  const lines = parse(directory);
  const contenders = Object.fromEntries(
    names.map((name) => [name, async () => sameCount(name, await ways[name](directory, dialect), lines)]),
  );
  console.log(JSON.stringify(await warmRounds(contenders, Number(rounds))));
}

async function checked(directory, options) {
  const check = checkJournal(directory, options);
  for await (const finding of check) if (finding.severity === 'error') throw new Error(finding.message);
  return check.summary.events;
}

function sameCount(name, count, lines) {
  if (count < lines) throw new Error(`${name} saw ${count} of ${lines} lines`);
}
