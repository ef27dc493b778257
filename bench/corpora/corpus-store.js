/**
 * Corpora are made once for each build, and kept in the temporary directory; those not used for some hours
 * are removed.
 */
import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { directoriesBelow, journalsBelow } from '../contenders/journals-below.js';
import { corpora } from './catalogue.js';
import { repeatSessions } from './repeated-sessions.js';

const shelf = path.join(os.tmpdir(), 'shakedown-bench-corpora');
/** The large ones take more than a gigabyte. */
const longestKept = 4 * 60 * 60 * 1000;

/** A corpus, made if there is none of this build. */
export async function corpusInUse(name) {
  return sized(await corpusDirectory(name));
}

/** At least this many megabytes of a corpus in one directory: its sessions repeated, one per day. */
export async function largeCorpusInUse(name, megabytes) {
  const from = await corpusDirectory(name);
  const rounds = Math.ceil((megabytes * 1e6) / contentsOf(from).bytes);
  const write = (directory) => repeatSessions(directoriesBelow(from), directory, { rounds });
  return sized(await stored(`${name}-${megabytes}`, write));
}

function sized(directory) {
  return { directory, megabytes: Math.round(contentsOf(directory).bytes / 1e6) };
}

export function corpusDirectory(name) {
  return stored(name, (directory) => corpora[name](directory));
}

/** Makes the missing ones of some corpora, one per core at a time: nothing is measured meanwhile. */
export async function makeCorpora(names) {
  const missing = names.filter((name) => !existsSync(path.join(shelf, buildHash(), name)));
  const program = path.join(import.meta.dirname, 'make-corpus.js');
  const makeOneByOne = async () => {
    for (let name = missing.shift(); name !== undefined; name = missing.shift())
      await promisify(execFile)(process.execPath, [program, name]);
  };
  if (missing.length > 0) process.stderr.write(`making the corpora ${missing.join(', ')} …\n`);
  await Promise.all(Array.from({ length: os.availableParallelism() }, makeOneByOne));
}

/** What is in a directory of journals: how many directories, journals and bytes of journals. */
export function contentsOf(directory) {
  const journals = journalsBelow(directory);
  return {
    directories: new Set(journals.map((file) => path.dirname(file))).size,
    journals: journals.length,
    bytes: journals.reduce((sum, file) => sum + statSync(file).size, 0),
  };
}

/** Written under a temporary name first, so that an incomplete corpus is never used. */
async function stored(name, write) {
  const place = path.join(shelf, buildHash());
  const directory = path.join(place, name);
  if (!existsSync(directory)) {
    removeOld();
    const unfinished = path.join(place, `unfinished-${randomUUID()}`);
    mkdirSync(unfinished, { recursive: true });
    try {
      process.stderr.write(`making the corpus ${name} …\n`);
      await write(unfinished);
      renameSync(unfinished, directory);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another run may have been quicker.
      if (!existsSync(directory)) throw error;
    }
  }
  utimesSync(place, new Date(), new Date());
  return directory;
}

/** Of the build and of what makes the corpora. */
function buildHash() {
  const hash = createHash('sha256').update(readFileSync(new URL('../../dist/.made-from', import.meta.url)));
  for (const name of readdirSync(import.meta.dirname).sort())
    hash.update(readFileSync(path.join(import.meta.dirname, name)));
  return hash.digest('hex').slice(0, 16);
}

function removeOld() {
  if (!existsSync(shelf)) return;
  for (const name of readdirSync(shelf)) {
    const place = path.join(shelf, name);
    if (Date.now() - statSync(place).mtimeMs > longestKept) rmSync(place, { recursive: true, force: true });
  }
}
