/** The turns of phrase that the rules share. */
import type { JournalLine } from './known-systems.js';

const longest = 60;

/** A name as it reads in a sentence. */
export function shortName(name: string): string {
  return name.length <= longest ? name : `${name.slice(0, longest - 1)}…`;
}

/** `line 12`, and of which file if not of the one at hand; a companion has no lines worth a number. */
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
