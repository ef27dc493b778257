/** Ways to follow journal directories. Each tells the name in every line that it sees, and settles once it follows all of them. */
import { closeSync, openSync, readSync, watch } from 'node:fs';
import path from 'node:path';
import { Journal } from '@kayahr/ed-journal';
import { watchJournal } from '../../dist/journal/index.js';
import { journal } from './watched-line.js';

/** Followed this long, it is taken to be ready: it does not say so. */
const settled = 500;

/** Ours, a watch for each directory. */
async function ours(directories, told) {
  const watches = directories.map((directory) => watchJournal(directory, { from: 'end', companions: false }));
  await Promise.all(
    watches.map(
      (each) =>
        new Promise((live, failed) => {
          (async () => {
            for await (const { mark, event } of each) {
              if (mark === 'live') live();
              else if (event) told(event.Name);
            }
          })().catch(failed);
        }),
    ),
  );
  return () => Promise.all(watches.map((each) => each.close()));
}

/** The reader that most tools use. */
async function kayahr(directories, told) {
  const journals = await Promise.all(directories.map((directory) => Journal.open({ directory, watch: true })));
  const ended = journals.map(async (each) => {
    for await (const { Name } of each) told(Name);
  });
  await new Promise((resolve) => setTimeout(resolve, settled));
  return async () => {
    for (const each of journals) await each.close();
    await Promise.all(ended);
  };
}

/** Node alone, with no thought for anything that may go wrong: what this machine can do. */
async function bare(directories, told) {
  const chunk = Buffer.alloc(65_536);
  const watchers = directories.map((directory) => {
    const descriptor = openSync(path.join(directory, journal));
    const news = () => {
      const text = chunk.toString('utf8', 0, readSync(descriptor, chunk));
      for (const line of text.split('\r\n')) if (line) told(JSON.parse(line).Name);
    };
    news();
    const watcher = watch(directory, news);
    return () => {
      watcher.close();
      closeSync(descriptor);
    };
  });
  return () => {
    for (const close of watchers) close();
  };
}

export const ways = { ours, kayahr, bare };
