/**
 * A process of its own that reads a directory in one way, so that a test can measure its memory. It works with the compiled
 * library: `node reading-child.js <dist> <way> <directory>`.
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
      // A companion that cannot be read is told after a while, be it before or after all else.
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
