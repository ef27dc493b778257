/** How far a mirror has come, as a file in its directory says. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JournalError, writeFailed } from '../../journal/journal-error.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { replaceFile } from '../../journal/write/in-place-file.js';
import type { CompanionPlace } from '../companion-contents.js';
import type { FilePlace } from '../file-sequence.js';

/** What is mirrored: one stream that there ever was, and whom of it. */
export interface MirroredPart {
  /** Its name, and when it was created: another of the same name has other messages under the same numbers. */
  readonly stream: string;
  /** Empty for all. */
  readonly commander: string;
}

export interface MirrorState extends MirroredPart {
  /** All messages up to here are in the files. */
  readonly sequence: number;
  /** By name. */
  readonly journals: Readonly<Record<string, MirroredPlace>>;
  readonly companions: Readonly<Record<string, CompanionPlace>>;
}

/** How far a journal is written. It is shorter than its place says if something of it was never published. */
export interface MirroredPlace extends FilePlace {
  readonly size: number;
}

export const mirrorStateName = '.shakedown-mirror';

/** Undefined if the directory is no mirror yet; throws if it mirrors something else. */
export function readMirrorState(directory: string, part: MirroredPart): MirrorState | undefined {
  const file = path.join(directory, mirrorStateName);
  const state = parsedState(file, textOf(file));
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

/** Complete from the first moment, or not at all. */
export function writeMirrorState(directory: string, state: MirrorState): void {
  const file = path.join(directory, mirrorStateName);
  try {
    replaceFile(file, `${JSON.stringify(state)}\n`);
  } catch (error) {
    throw writeFailed(`write ${file}`, error);
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw writeFailed(`read ${file}`, error);
  }
}

function parsedState(file: string, text: string | undefined): MirrorState | undefined {
  if (text === undefined) return undefined;
  try {
    const state = JSON.parse(text) as MirrorState;
    if (Number.isSafeInteger(state.sequence) && typeof state.journals === 'object') return state;
  } catch {}
  throw new JournalError('foreign', `${file} does not say how far the mirror is: remove the directory to begin anew`);
}
