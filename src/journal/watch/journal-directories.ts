import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isGameName } from '../game-files.js';
import { parseJournalName } from '../journal-names.js';
import { isSystemError } from '../system-error-reason.js';
import { Notifier } from './directory-notifier.js';

/**
 * The directories with journals that are meant by some: themselves, and those directly in them. One without any by now is the one
 * to wait for.
 */
export function findJournalDirectories(named: readonly string[]): string[] {
  const found: string[] = [];
  new JournalDirectories(named, 1000, (directory) => found.push(directory)).close();
  return found;
}

/** Finds the directories that are meant by some as above, and those that come later. */
export class JournalDirectories {
  readonly #reconcile: number;
  readonly #onFound: (directory: string) => void;
  /** As they were found, and by their real paths, so that none is found twice. */
  readonly #found = new Set<string>();
  readonly #real = new Set<string>();
  /** Those that are looked at: the named ones, and directories in them without a journal so far. */
  readonly #watched = new Map<string, Notifier>();

  /** `onFound` is called at once for those that are there. */
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
      // What comes and goes in a directory that is followed anyway is no news here, if it is the game's.
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

/** The names in a directory, and the paths of directories in it; what is hidden is left out. */
function contentOf(directory: string): { readonly names: readonly string[]; readonly directories: readonly string[] } {
  try {
    const entries = readdirSync(directory, { withFileTypes: true });
    const within = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
    return {
      names: entries.map(({ name }) => name),
      directories: within.map(({ name }) => path.join(directory, name)).sort(),
    };
  } catch (error) {
    // Not there yet, or not to be read, which is told by whoever opens it.
    if (isSystemError(error)) return { names: [], directories: [] };
    throw error;
  }
}

/** Nothing for a directory that is not there. One that cannot be read may have some: whoever opens it tells why it cannot. */
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
