import { companionNames, isGameName } from '../../journal/game-files.js';

/** Why a file in a searched directory was not checked. */
export const leftOutReasons = {
  copy: { one: 'copy', many: 'copies' },
  foreign: { one: 'not a journal name', many: 'not journal names' },
  ignored: { one: 'ignored by the settings', many: 'ignored by the settings' },
  binary: { one: 'not a journal', many: 'not journals' },
  unreadable: { one: 'unreadable', many: 'unreadable' },
} as const;

export type LeftOutReason = keyof typeof leftOutReasons;

/** A file, or a folder that is ignored as a whole, and why it was not checked. */
export interface LeftOut {
  readonly file: string;
  readonly reason: LeftOutReason;
}

/** Why a file of this name is not checked; undefined if it is. */
export function whyLeftOut(name: string): LeftOutReason | undefined {
  if (isGameName(name)) return undefined;
  return looksLikeJournal.test(name) || looksLikeCompanion.test(name) ? 'copy' : 'foreign';
}

/**
 * A journal name with something around it: `Journal.….01(1).log`, `Journal.….01.log.bak`, `Copy of
 * Journal.….01.log`.
 */
const looksLikeJournal = /Journal(?:Alpha|Beta)?\.\d[\dT-]{11,}\.\d+/i;

const stems = [...companionNames].map((name) => name.replace(/\.json$/, ''));
/** The same for companions: `Status (2).json`, `Status.json.bak`. */
const looksLikeCompanion = new RegExp(`(?:^|\\bof )(?:${stems.join('|')})\\b.*\\.json`, 'i');
