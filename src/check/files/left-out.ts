import { companionKinds, specification } from '../../interface/kind-catalogue.js';
import { isGameName } from '../../journal/game-files.js';

/** Why a file that lies where others are checked was not checked itself. */
export const leftOutReasons = {
  copy: { one: 'copy', many: 'copies' },
  foreign: { one: 'not a journal name', many: 'not journal names' },
  ignored: { one: 'ignored by the settings', many: 'ignored by the settings' },
  unreadable: { one: 'unreadable', many: 'unreadable' },
} as const;

export type LeftOutReason = keyof typeof leftOutReasons;

/** A file, or a folder that is ignored as a whole, and why it was left out. */
export interface LeftOut {
  readonly file: string;
  readonly reason: LeftOutReason;
}

/** Why a file of this name is not checked where it is found; nothing if it is. */
export function whyLeftOut(name: string): LeftOutReason | undefined {
  if (isGameName(name)) return undefined;
  return looksLikeJournal.test(name) || looksLikeCompanion.test(name) ? 'copy' : 'foreign';
}

/** `Journal.….01(1).log`, `Journal.….01.log.bak`, `Copy of Journal.….01.log`: the name of a journal, and more around it. */
const looksLikeJournal = /Journal(?:Alpha|Beta)?\.\d[\dT-]{11,}\.\d+/i;

const stems = companionKinds(specification).map(({ companion }) => companion.file.replace(/\.json$/, ''));
/** `Status (2).json`, `Status.json.bak`. */
const looksLikeCompanion = new RegExp(`(?:^|\\bof )(?:${stems.join('|')})\\b.*\\.json`, 'i');
