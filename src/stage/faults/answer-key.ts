import { closeSync, fstatSync, ftruncateSync } from 'node:fs';
import type { Trace } from '../../direct/faults/fault.js';
import { StageError } from '../../direct/stage-error.js';
import { isObject } from '../../journal/journal-event.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { appendLines, openToAppend } from '../../journal/write/append-lines.js';
import { printable } from '../../words/printable.js';
import { checkArgument } from '../../words/shape/check-options.js';
import { aString } from '../../words/shape/shape.js';
import { assertOutputAllowed, type OutputContext } from '../record/output-paths.js';

/** A fault that happened, which a checker or other tool should notice. */
export interface KeyEntry {
  /** Counted from 1; a later entry with the same number replaces the earlier one. */
  readonly number: number;
  readonly fault: string;
  /** The name of the file, without its directory. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** JSON pointer into the event; '' for the whole line or file. */
  readonly pointer: string;
  readonly what: string;
  /** The time in the session. */
  readonly at: string;
  readonly trace: Trace;
  /** Rules of the checker, one of which finds the fault; empty if it breaks none. */
  readonly rules: readonly string[];
  /** Number of the first entry with the same finding, if the checker reports it only there. */
  readonly countedWith?: number;
}

/** The faults of a session, written as they happen: one JSON object per line. */
export class AnswerKey {
  readonly #entries: KeyEntry[] = [];
  readonly #file: string | undefined;
  #descriptor: number | undefined;

  /** Without a file the key is in memory only. A file must be outside the journal directory. */
  constructor(file?: string, around?: OutputContext) {
    this.#file = file;
    if (file === undefined) return;
    if (around) assertOutputAllowed(file, '--answer-key', around);
    try {
      this.#descriptor = openToAppend(file);
    } catch (error) {
      throw this.#failed(error);
    }
  }

  /** Empties the file of an earlier session. */
  begin(): void {
    if (this.#descriptor !== undefined && fstatSync(this.#descriptor).isFile()) ftruncateSync(this.#descriptor);
  }

  get entries(): readonly KeyEntry[] {
    return this.#entries;
  }

  add(entry: Omit<KeyEntry, 'number'>): KeyEntry {
    const numbered = { number: this.#entries.length + 1, ...entry };
    this.#entries.push(numbered);
    this.#write(numbered);
    return numbered;
  }

  /** Records that a lasting fault has been repaired. */
  passed({ number }: KeyEntry): void {
    const entry = this.#entries[number - 1];
    if (!entry) return;
    const passing: KeyEntry = { ...entry, trace: 'passing' };
    this.#entries[number - 1] = passing;
    this.#write(passing);
  }

  /** Idempotent. */
  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }

  #write(entry: KeyEntry): void {
    if (this.#descriptor === undefined) return;
    const line = Buffer.from(`${JSON.stringify(entry)}\n`);
    const { error } = appendLines(this.#descriptor, this.#file ?? '', line);
    if (error !== undefined) throw this.#failed(error);
  }

  #failed(cause: unknown): StageError {
    return new StageError(`cannot write ${printable(this.#file ?? '')}: ${reasonOf(cause)}`, { cause });
  }
}

/** Parses an answer key; of entries with the same number, only the last is returned. */
export function readAnswerKey(text: string): KeyEntry[] {
  checkArgument('text', text, aString);
  const entries = new Map<number, KeyEntry>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const entry = entryOf(line);
    if (!entry)
      throw new StageError(`line ${index + 1} of the answer key is not an entry: ${printable(line.slice(0, 80))}`);
    entries.set(entry.number, entry);
  }
  return [...entries.values()];
}

function entryOf(line: string): KeyEntry | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isObject(entry) && isEntry(entry) ? (entry as KeyEntry) : undefined;
  } catch {
    return undefined;
  }
}

function isEntry({ number, fault, file, line, pointer, trace, rules }: Partial<KeyEntry>): boolean {
  return (
    [number, line].every((each) => Number.isSafeInteger(each)) &&
    [fault, file, pointer].every((each) => typeof each === 'string') &&
    (trace === 'lasting' || trace === 'passing') &&
    Array.isArray(rules)
  );
}
