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
  const counts = new Map();
  const contenders = Object.fromEntries(
    names.map((name) => [name, async () => void counts.set(name, await ways[name](directory, dialect))]),
  );
  const seconds = await warmRounds(contenders, Number(rounds));
  // Ours count the companions as well.
  for (const [name, count] of counts) {
    if (count < counts.get(names[0]))
      throw new Error(`${name} saw ${count} lines, ${names[0]} ${counts.get(names[0])}`);
  }
  console.log(JSON.stringify(seconds));
}

async function checked(directory, options) {
  const check = checkJournal(directory, options);
  for await (const finding of check) if (finding.severity === 'error') throw new Error(finding.message);
  return check.summary.events;
}
