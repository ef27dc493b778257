import { nameStart } from '../../journal/file-name.js';
import { type Edition, editions } from '../../journal/journal-names.js';

/**
 * Files that belong together: the journals of one directory and edition in the order of play, and their
 * companions.
 */
export interface FileSet {
  /** The directory, if all of it is checked: then a companion that is missing is reported. */
  readonly directory?: string;
  readonly journals: readonly string[];
  readonly companions: readonly string[];
  /** Folders that could not be read, and why. */
  readonly unreadableFolders?: readonly UnreadableFolder[];
}

interface UnreadableFolder {
  readonly path: string;
  readonly reason: string;
}

/**
 * One set for each edition: the live game and its test versions play in different galaxies, so their journals
 * have nothing to do with each other. The companions belong to the edition that was played last.
 */
export function splitByEdition({ journals, ...rest }: FileSet): FileSet[] {
  const editionsOf = journals.map(editionOf);
  const last = editionsOf.at(-1) ?? '';
  const played = new Set([...editionsOf.filter((edition) => edition !== last), last]);
  if (played.size === 1) return [{ ...rest, journals }];
  return [...played].map((edition) => {
    const own = journals.filter((_, index) => editionsOf[index] === edition);
    return edition === last ? { ...rest, journals: own } : { journals: own, companions: [] };
  });
}

/** The names of journals were looked at before: how they begin is enough. */
function editionOf(file: string): Edition {
  const start = nameStart(file);
  return tested.find((edition) => file.startsWith(`Journal${edition}.`, start)) ?? '';
}

const tested = editions.filter((edition) => edition !== '');
