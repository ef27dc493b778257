/** Parts of messages that several rules share. */
import type { JournalLine } from './known-system.js';

const longest = 60;

/** A name, cut short if it is too long for a sentence. */
export function shortName(name: string): string {
  return name.length <= longest ? name : `${name.slice(0, longest - 1)}…`;
}

/** `line 12`, with its file if that is not the current one; for a companion the file alone. */
export function lineReference({ file, line }: JournalLine, here: JournalLine): string {
  if (line === 0) return file;
  return file === here.file ? `line ${line}` : `line ${line} of ${file || 'the journal'}`;
}

export function tonnes(amount: number): string {
  return `${round(amount)} t`;
}

export function lightYears(amount: number): string {
  return `${round(amount)} ly`;
}

export function round(amount: number): number {
  return Number(amount.toFixed(3));
}
