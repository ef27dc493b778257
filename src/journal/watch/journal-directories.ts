import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isGameName } from '../game-files.js';
import { parseJournalName } from '../journal-names.js';
import { isSystemError } from '../system-error-reason.js';
import { Notifier } from './directory-notifier.js';

/**
 * The journal directories among the named ones and their direct children. A named one without journals is
 * kept, to wait for them.
 */
export function findJournalDirectories(named: readonly string[]): string[] {
  const found: string[] = [];
  new JournalDirectories(named, 1000, (directory) => found.push(directory)).close();
  return found;
}

/** Finds journal directories as above, and those that are created later. */
export class JournalDirectories {
  readonly #reconcile: number;
  readonly #onFound: (directory: string) => void;
  /** By path as found, and by real path, so that none is found twice. */
  readonly #found = new Set<string>();
  readonly #real = new Set<string>();
  /** Polled directories: the named ones, and children without a journal so far. */
  readonly #watched = new Map<string, Notifier>();

  /** `onFound` is called at once for existing ones. */
  constructor(named: readonly string[], reconcile: number, onFound: (directory: string) => void) {
    this.#reconcile = reconcile;
    this.#onFound = onFound;
    try {
      for (const directory of new Set(named)) {
        this.#lookInto(directory);
        this.#watch(directory, () => this.#lookInto(directory));
      }
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    for (const notifier of this.#watched.values()) notifier.close();
    this.#watched.clear();
  }

  #lookInto(named: string): void {
    const { names, directories } = contentOf(named);
    const found = directories.filter((directory) => this.#found.has(directory) || this.#lookAt(directory));
    if (found.length === 0 || names.some(isGameName)) this.#find(named);
  }

  /** Whether a directory has journals by now. If not, it is watched until it has. */
  #lookAt(directory: string): boolean {
    const isOne = hasJournals(directory);
    const isGone = isOne === undefined;
    if (isOne || isGone) {
      this.#watched.get(directory)?.close();
      this.#watched.delete(directory);
    } else if (!this.#watched.has(directory)) this.#watch(directory, () => void this.#lookAt(directory));
    if (isOne) this.#find(directory);
    return isOne === true;
  }

  #watch(directory: string, look: () => void): void {
    const notifier = new Notifier(directory, this.#reconcile, {
      // Changes of game files in a directory that is followed anyway do not matter here.
      changed: (name, names) => names && !(this.#found.has(directory) && isGameName(name ?? '')) && look(),
      look: (names) => names && look(),
    });
    this.#watched.set(directory, notifier);
  }

  #find(directory: string): void {
    if (this.#found.has(directory)) return;
    this.#found.add(directory);
    const real = realPathOf(directory);
    if (this.#real.has(real)) return;
    this.#real.add(real);
    this.#onFound(directory);
  }
}

/** Names in a directory, and paths of directories in it, without hidden ones. */
function contentOf(directory: string): { readonly names: readonly string[]; readonly directories: readonly string[] } {
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    const within = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
    return {
      names: entries.map(({ name }) => name),
      directories: within.map(({ name }) => path.join(directory, name)).sort(),
    };
  } catch (error) {
    // Missing or unreadable; opening it reports the latter.
    if (isSystemError(error)) return { names: [], directories: [] };
    throw error;
  }
}

/** Undefined if the directory is missing. An unreadable one may have some: opening it reports the error. */
function hasJournals(directory: string): boolean | undefined {
  try {
    return readdirSync(directory).some((name) => parseJournalName(name));
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    if (isSystemError(error)) return true;
    throw error;
  }
}

function realPathOf(directory: string): string {
  try {
    return realpathSync(directory);
  } catch {
    return path.resolve(directory);
  }
}
