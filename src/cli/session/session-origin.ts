/** The hidden file from which a directory can be continued exactly: the options of its session. */
import path from 'node:path';
import { writeFailed } from '../../journal/journal-error.js';
import { isObject } from '../../journal/journal-event.js';
import { textIfAny } from '../../journal/read/regular-file.js';
import { replaceFile } from '../../journal/write/in-place-file.js';
import type { SessionOptions, SessionRun } from '../../simulate/session-options.js';

const originName = '.shakedown-origin';

/** `journal` is the last one of the session. */
export type SessionOrigin = {
  readonly [Name in 'dialect' | 'language' | 'client' | 'asLive' | 'kinds' | 'from']?: SessionOptions[Name] | undefined;
} & {
  readonly seed: number;
  readonly runs: readonly SessionRun[];
  readonly timeZone?: string | undefined;
  readonly journal: string;
};

export function writeOrigin(directory: string, origin: SessionOrigin): void {
  const file = path.join(directory, originName);
  try {
    replaceFile(file, `${JSON.stringify(origin)}\n`);
  } catch (error) {
    throw writeFailed(`write ${file}`, error);
  }
}

/** The origin of the session that ends with a journal; undefined if it is not known. */
export function readOrigin(directory: string, journal: string): SessionOrigin | undefined {
  const origin = parsed(path.join(directory, originName));
  if (!isObject(origin) || (origin as Partial<SessionOrigin>).journal !== journal) return undefined;
  const { runs, ...others } = origin as unknown as SessionOrigin;
  if (!Array.isArray(runs)) return undefined;
  return { ...others, runs: runs.map((run) => ({ ...run, start: run.start && new Date(run.start) })) };
}

function parsed(file: string): unknown {
  const text = textIfAny(file);
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}
