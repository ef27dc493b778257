// @ts-check
// Knows the system and whether the ship is docked: node shakedown-tool.mjs DIRECTORY
//
// Each question is a line of JSON on standard input, each answer a line of JSON on standard output.
// Replace stateIn with what your tool knows. Every Node runs this file as it is; TypeScript checks its types,
// and Node 22.18 or later runs a .ts file in its place.
import { createInterface } from 'node:readline';
import { readJournal } from 'shakedown';

/**
 * With the time of the last line that was read, an answer is final, and is not asked for again.
 *
 * @typedef {{ system?: string, docked?: boolean, upTo?: string }} Answer
 */

/** @param {string} directory */
async function stateIn(directory) {
  /** @type {Answer} */
  const answer = {};
  for await (const event of readJournal(directory).events()) {
    if (event.event === 'Location' || event.event === 'FSDJump' || event.event === 'CarrierJump') {
      answer.system = event.StarSystem;
      answer.docked = event.event !== 'FSDJump' && event.Docked === true;
    }
    if (event.event === 'Docked' || (event.event === 'Embark' && event.OnStation)) answer.docked = true;
    if (event.event === 'Undocked') answer.docked = false;
    answer.upTo = event.timestamp;
  }
  return answer;
}

const directory = process.argv[2] ?? '.';
createInterface({ input: process.stdin }).on('line', async () => {
  console.log(JSON.stringify(await stateIn(directory)));
});
