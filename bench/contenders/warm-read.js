/**
 * Reading every event once all is warm, in turns with plain parsing and with the reader that most tools use;
 * CPU seconds as JSON, round by round.
 */
import { warmRounds } from '../compare.js';
import { run as kayahr } from './kayahr.js';
import { run as plain } from './parse.js';
import { run as ours } from './read-ours.js';

export async function run(directory, rounds) {
  const expected = plain(directory);
  const contenders = Object.entries({ plain, ours, kayahr }).map(([way, read]) => [
    way,
    async () => {
      const count = await read(directory);
      if (count !== expected) throw new Error(`${way} saw ${count} of ${expected} events`);
    },
  ]);
  console.log(JSON.stringify(await warmRounds(Object.fromEntries(contenders), Number(rounds))));
}
