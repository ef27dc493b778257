#!/usr/bin/env node
// A tool on the package @kayahr/ed-journal: node kayahr.mjs DIRECTORY
import { setTimeout as sleep } from 'node:timers/promises';
import { Journal, JournalError } from '@kayahr/ed-journal';
import { JournalState } from './journal-state.mjs';
import { answerQuestions } from './line-protocol.mjs';

const [directory = '.'] = process.argv.slice(2);
const state = new JournalState();
/** @type {import('@kayahr/ed-journal').JournalOptions['position']} */
let position = 'start';

/** Reads what is new since the last question. */
async function update() {
  const journal = await Journal.open({ directory, position });
  try {
    for await (const event of journal) state.take(event);
    for (const read of ['readCargo', 'readShipLocker', 'readBackpack', 'readStatus']) {
      // The package waits until a file is whole, which may take forever.
      const content = await Promise.race([/** @type {any} */ (journal)[read](), sleep(200)]);
      if (content) state.takeFile(content);
    }
  } finally {
    position = journal.getPosition();
    await journal.close();
  }
}

await answerQuestions(async ({ commander }) => {
  try {
    await update();
    // The package follows one journal at a time.
    return commander === undefined || commander === state.known.commander ? certain(state.answer()) : {};
  } catch (error) {
    // The package does not read beyond a line that is not JSON: nothing is certain from there on.
    if (error instanceof JournalError) return {};
    throw error;
  }
});
process.exit();

/**
 * The package rounds numbers beyond 2^53, as some lost missions have.
 *
 * @param {Record<string, any>} answer
 */
function certain({ missions, ...others }) {
  const isExact = missions?.every((/** @type {string} */ id) => Number.isSafeInteger(Number(id)));
  return isExact ? { ...others, missions } : others;
}
