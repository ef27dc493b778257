/** Reading every event, or those of one kind, in turns with the reader that most tools use; seconds of the processor as JSON, round by round. */
import { readJournal } from '../../dist/journal/index.js';
import { warmRounds } from '../compare.js';
import { directoriesBelow } from './journals-below.js';
import { run as kayahr } from './kayahr.js';
import { run as parse } from './parse.js';

const kind = 'FSDJump';
const everyEvent = ({ event }) => event;
const ofKind = (line) => line.kind === kind && line.event;

/** Those of a group must see the same number of events. */
const groups = {
  every: {
    plain: parse,
    ours: (directory) => counted(directory, (each) => readJournal(each), everyEvent),
    kayahr: (directory) => kayahr(directory),
  },
  one: {
    oursOfKind: (directory) => counted(directory, (each) => readJournal(each, { kinds: [kind] }), everyEvent),
    oursLazily: (directory) => counted(directory, (each) => readJournal(each).lines(), ofKind),
  },
};

export async function run(directory, rounds, ...names) {
  const contenders = {};
  for (const name of names) {
    let expected;
    for (const [way, read] of Object.entries(groups[name])) {
      contenders[way] = async () => {
        const count = await read(directory);
        expected ??= count;
        if (count !== expected) throw new Error(`${way} saw ${count} of ${expected} events`);
      };
    }
  }
  console.log(JSON.stringify(await warmRounds(contenders, Number(rounds))));
}

async function counted(directory, open, isWanted) {
  let count = 0;
  for (const each of directoriesBelow(directory)) for await (const entry of open(each)) if (isWanted(entry)) count++;
  return count;
}
