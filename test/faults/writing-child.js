/**
 * Writes in a process of its own, so that a test can kill it, or let writing fail. Uses the compiled library:
 * `node writing-child.js <dist> <task> <directory> [batch]`.
 */
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { numbered, status } from './numbered.js';

const [, , dist = '', task = '', directory = '', batch = '0'] = process.argv;

const { CompanionWriter, JournalWriter } = await import(pathToFileURL(path.join(dist, 'journal/index.js')).href);

const options = { started: new Date('2026-11-14T20:41:00Z'), batch: Number(batch), linesPerPart: 50 };
let number = 0;

/** Waits to be killed, which may take a while on a busy machine. */
function killed() {
  return new Promise(() => setInterval(() => {}, 1000));
}

/** @type {Record<string, () => Promise<void>>} */
const tasks = {
  /** On input, writes one session until killed, or until it is large. */
  async writeOn() {
    await once(process.stdin, 'data');
    const writer = await JournalWriter.open(directory, options);
    while (number < 2000) writer.write(numbered((number += 1)));
    await killed();
  },

  /**
   * On input, session after session with two lines each, so that most time is spent in opening and closing.
   */
  async openAndClose() {
    await once(process.stdin, 'data');
    while (number < 1000) {
      const writer = await JournalWriter.open(directory, options);
      writer.write(numbered((number += 1)));
      writer.write(numbered((number += 1)));
      writer.close();
    }
    await killed();
  },

  /** Prints how writing ended. */
  async writeUntilItFails() {
    const writer = await JournalWriter.open(directory, { ...options, linesPerPart: 1_000_000 });
    try {
      for (;;) writer.write(numbered((number += 1)));
    } catch (error) {
      const { code, message, cause } = /** @type {Error & { code: string, cause: { code: string } }} */ (error);
      console.log(JSON.stringify({ code, message, cause: cause.code, lines: writer.lines }));
    }
    writer.close();
  },

  /** For each input, writes a hundred statuses, then prints. */
  async rewriteStatus() {
    const writer = await CompanionWriter.open(directory);
    for await (const _ of createInterface({ input: process.stdin })) {
      for (let count = 0; count < 100; count += 1) {
        writer.write(status((number += 1)));
        await setImmediate();
      }
      console.log(number);
    }
  },

  /** For each input, tries to open the directory, which takes its lock, and prints whether it did. */
  async race() {
    for await (const _ of createInterface({ input: process.stdin })) {
      try {
        await JournalWriter.open(directory, options);
        console.log('won');
      } catch (error) {
        console.log(/** @type {{ code: string }} */ (error).code);
      }
    }
  },
};

await tasks[task]?.();
