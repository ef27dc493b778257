/**
 * Reads a directory in one way, in a process of its own to measure its memory. Uses the compiled library:
 * `node reading-child.js <dist> <way> <directory>`.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , dist = '', way = '', directory = ''] = process.argv;
const { readJournal, watchJournal, checkJournal } = await import(pathToFileURL(path.join(dist, 'index.js')).href);

/** @type {string[]} */
const entries = [];

/** @type {Record<string, () => Promise<void>>} */
const ways = {
  async read() {
    for await (const { event, problem } of readJournal(directory)) entries.push(event?.event ?? problem.code);
  },

  async watch() {
    for await (const { mark, event, problem, companion } of watchJournal(directory)) {
      // An unreadable companion is reported after a delay, before or after everything else.
      if (!mark)
        entries.push(companion ? `${companion} ${event?.event ?? problem.code}` : (event?.event ?? problem.code));
      if (entries.includes('Status.json too-long') && entries.includes('Music')) break;
    }
  },

  async check() {
    for await (const { rule } of checkJournal(directory)) entries.push(rule);
  },
};

await ways[way]?.();
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ entries, megabytes: Math.round(maxRSS / 1024) }));
