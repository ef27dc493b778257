/** The state file of a mirror. */
import path from 'node:path';
import { JournalError, writeFailed } from '../../journal/journal-error.js';
import { textIfAny } from '../../journal/read/regular-file.js';
import { replaceFile } from '../../journal/write/in-place-file.js';
import type { CompanionVersion } from '../companion-contents.js';
import type { FilePosition } from '../file-sequence.js';

/** What is mirrored: which stream, and whose messages. */
export interface MirroredPart {
  /** Name and creation time: another stream of the same name has other messages under the same numbers. */
  readonly stream: string;
  /** Empty for all commanders. */
  readonly commander: string;
}

export interface MirrorState extends MirroredPart {
  /** All messages up to this sequence number are in the files. */
  readonly sequence: number;
  /** By file name. */
  readonly journals: Readonly<Record<string, MirroredPosition>>;
  readonly companions: Readonly<Record<string, CompanionVersion>>;
}

/** How far a journal is written. The file is smaller than `next` if some bytes were never published. */
export interface MirroredPosition extends FilePosition {
  readonly size: number;
}

export const mirrorStateName = '.shakedown-mirror';

/** Undefined if the directory is not a mirror yet; throws if it mirrors something else. */
export function readMirrorState(directory: string, part: MirroredPart): MirrorState | undefined {
  const file = path.join(directory, mirrorStateName);
  const state = parsedState(file, textIfAny(file));
  if (!state) return undefined;
  const other = (what: string) =>
    new JournalError(
      'foreign',
      `${directory} mirrors ${what}, so nothing else is written there: choose another directory`,
    );
  if (state.commander !== part.commander) throw other(state.commander === '' ? 'all commanders' : state.commander);
  if (state.stream !== part.stream) throw other('another stream');
  return state;
}

/** Replaced atomically. */
export function writeMirrorState(directory: string, state: MirrorState): void {
  const file = path.join(directory, mirrorStateName);
  try {
    replaceFile(file, `${JSON.stringify(state)}\n`);
  } catch (error) {
    throw writeFailed(`write ${file}`, error);
  }
}

function parsedState(file: string, text: string | undefined): MirrorState | undefined {
  if (text === undefined) return undefined;
  try {
    const state = JSON.parse(text) as MirrorState;
    if (Number.isSafeInteger(state.sequence) && typeof state.journals === 'object') return state;
  } catch {}
  throw new JournalError('foreign', `${file} does not say how far the mirror is: remove the directory to start over`);
}
