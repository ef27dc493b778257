/** The corpora that are measured. None is ever filtered by what the checker finds. */
import { cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What each is, and how it is written into a directory. */
export const corpora = {
  game: {
    about: 'simulated sessions of all plans, three seeds of each, in the dialect game',
    write: (directory) => simulated(directory, { dialect: 'game', seeds: 3, hours: 9 }),
  },
  spec: {
    about: 'simulated sessions of all plans, four seeds of each, in the dialect spec; each stands in four directories',
    write: (directory) => simulated(directory, { dialect: 'spec', seeds: 4, hours: 14, copies: 4 }),
  },
  mixed: {
    about: 'simulated sessions with the kinds in the shares of real journals',
    write: mixed,
  },
  dirt: {
    about: 'mixed, with 10 % unseen words, 2 % unknown fields and 1 % broken lines',
    write: async (directory) => mixed(directory, (await import('./dirt.js')).dirtyLines),
  },
  synthetic: {
    about: 'random events of the sixteen kinds of the specification, one file',
    write: async (directory) => {
      const { makeCleanEvents, writeCorpus } = await import('./synthetic.js');
      return writeCorpus(directory, 40e6, makeCleanEvents(12_000));
    },
  },
};

// The simulator is loaded when something is to be written: most runs find everything there.

async function simulated(directory, size) {
  return (await import('./simulated.js')).writeSimulated(directory, size);
}

async function mixed(directory, linesOf) {
  return (await import('./mixed.js')).writeMixed(directory, { commanders: 2, sessions: 70, linesOf });
}

/** The same directories several times over, under other names. Links take no room, and are read like any file. */
export function multiply(from, to, times) {
  for (let copy = 1; copy <= times; copy++) {
    for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const source = path.join(entry.parentPath, entry.name);
      linkOrCopy(source, path.join(to, `copy-${copy}`, path.relative(from, source)));
    }
  }
}

function linkOrCopy(source, target) {
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    linkSync(source, target);
  } catch {
    // Not every file system has links.
    cpSync(source, target);
  }
}
