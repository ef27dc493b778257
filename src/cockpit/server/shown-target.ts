import type { SourceInfo } from '../protocol.js';
import type { CommanderChoice } from './commander-choice.js';
import type { RecordedFiles } from './recorded-files.js';
import { isDirectoryOfShakedown, isWrittenByShakedown } from './written-by-shakedown.js';

export type Target = LiveTarget | RecordedTarget;

export interface LiveTarget {
  readonly mode: 'live';
  readonly directory: string;
  /** The demo session of the command. */
  readonly isDemo?: boolean | undefined;
  /** Bytes of journals to read, the newest first. */
  readonly maxBytes?: number | undefined;
  /** Set if it is the directory of a chosen commander. */
  readonly choice?: CommanderChoice | undefined;
}

interface RecordedTarget {
  readonly mode: 'recording';
  readonly title: string;
  readonly files: RecordedFiles;
}

export function titleOf(target: Target): string {
  return target.mode === 'live' ? (target.choice?.title ?? target.directory) : target.title;
}

/** Whether Shakedown wrote the journals; `last` is the latest of them. */
export function isSimulated(target: Target, last: string | undefined): boolean {
  if (target.mode === 'recording') return target.files.journals.some(isWrittenByShakedown);
  // Shakedown mirrors journals from elsewhere; their origin is unknown.
  if (target.choice) return false;
  return last === undefined ? isDirectoryOfShakedown(target.directory) : isWrittenByShakedown(last);
}

/** The commanders' part of the info. */
export function choiceInfo(
  { commanders, chosen }: CommanderChoice,
  canChoose: boolean,
): Pick<SourceInfo, 'choice' | 'problem'> {
  const { commander, problem } = chosen;
  const choice = { count: commanders.length, canChoose, ...(commander !== undefined && { commander }) };
  return { choice, ...(problem !== undefined && { problem }) };
}
