/**
 * Writes the events of a session with `JSON.stringify`; CPU seconds for each event as JSON, round by round.
 */
import path from 'node:path';
import { simulate } from '../../dist/simulate/index.js';
import { warmRounds } from '../compare.js';
import { inTemporaryDirectory } from '../temporary.js';
import { writeStringified } from './stringified-lines.js';

export async function run(hours, rounds) {
  const moments = simulate({ seed: 7, seconds: hours * 3600, dialect: 'game' });
  // `JSON.stringify` has no integers of 64 bits.
  const narrow = (_name, value) => (typeof value === 'bigint' ? Number(value) : value);
  const events = Array.from(moments, ({ event, companion }) => JSON.parse(JSON.stringify(event ?? companion, narrow)));
  await inTemporaryDirectory(async (directory) => {
    const file = path.join(directory, 'stringified.log');
    const { stringify } = await warmRounds({ stringify: () => writeStringified(file, events) }, Number(rounds));
    console.log(JSON.stringify(stringify.map((seconds) => seconds / events.length)));
  });
}
