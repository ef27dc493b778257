/** The check of a journal that grows, piece by piece; it runs in a thread of its own, or here if there is no thread to be had. */
import { closeSync, readSync } from 'node:fs';
import type { PlacedFinding } from '../../check/finding.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { openRegularFile, readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { RecordingCheck } from '../recording/recording-check.js';

/** Bytes of a journal, a companion as it is now, or the end of the last journal. */
export type CheckRequest =
  | { readonly do: 'journal'; readonly path: string; readonly from: number; readonly to: number }
  | { readonly do: 'companion'; readonly path: string }
  | { readonly do: 'end' };

export interface CheckReply {
  readonly findings: readonly PlacedFinding[];
  /** How many lines have been checked by now. */
  readonly lines: number;
}

/** Checks what it is asked to. Files are read here, so that no bytes go from thread to thread. */
export class CheckedChunks {
  readonly #check: RecordingCheck;
  #current: string | undefined;
  /** Lines before the current file was begun, and those of it that were checked before it was left and taken up again. */
  #linesBefore = 0;
  #base = 0;
  readonly #left = new Map<string, number>();
  /** What was found in companions: they are written again and again, and a finding is told once. */
  readonly #told = new Set<string>();

  constructor(dialect: Dialect) {
    this.#check = new RecordingCheck(dialect);
  }

  answer(request: CheckRequest): CheckReply {
    return { findings: this.#findings(request), lines: this.#check.lines };
  }

  #findings(request: CheckRequest): PlacedFinding[] {
    try {
      if (request.do === 'end') return this.#endFile();
      if (request.do === 'companion') return this.#companion(request.path);
      const { path, from, to } = request;
      const ended = path === this.#current ? [] : this.#begin(path);
      return [...ended, ...this.#check.check(bytesOf(path, from, to)).map((finding) => this.#placed(finding))];
    } catch (error) {
      // It is gone, or about to be replaced; the source begins anew then.
      if (isSystemError(error)) return [];
      throw error;
    }
  }

  #begin(path: string): PlacedFinding[] {
    const ended = this.#endFile();
    this.#current = path;
    this.#base = this.#left.get(path) ?? 0;
    this.#linesBefore = this.#check.lines;
    this.#check.beginFile(path);
    return ended;
  }

  #endFile(): PlacedFinding[] {
    if (this.#current === undefined) return [];
    const findings = this.#check.endFile().map((finding) => this.#placed(finding));
    this.#left.set(this.#current, this.#base + this.#check.lines - this.#linesBefore);
    this.#current = undefined;
    return findings;
  }

  /** A file that is taken up again goes on where it was left. */
  #placed(finding: PlacedFinding): PlacedFinding {
    return this.#base === 0 ? finding : { ...finding, line: finding.line + this.#base };
  }

  #companion(path: string): PlacedFinding[] {
    const bytes = readRegularFile(path, maxCompanionBytes);
    // One that is too large is so by its size alone; what is in it does not matter.
    const text = bytes === 'too large' ? ' '.repeat(maxCompanionBytes + 1) : bytes.toString();
    return this.#check.checkCompanion(path, text).filter(({ rule, pointer, message }) => {
      const key = JSON.stringify([path, rule, pointer, message]);
      const isNew = this.#told.size < mostTold && !this.#told.has(key);
      if (isNew) this.#told.add(key);
      return isNew;
    });
  }
}

/** Messages may hold values, so there is no end of different ones. */
const mostTold = 1000;

function bytesOf(path: string, from: number, to: number): Uint8Array {
  const descriptor = openRegularFile(path);
  try {
    const bytes = Buffer.allocUnsafe(to - from);
    let count = 0;
    while (count < bytes.length) {
      const read = readSync(descriptor, bytes, count, bytes.length - count, from + count);
      if (read === 0) break;
      count += read;
    }
    return bytes.subarray(0, count);
  } finally {
    closeSync(descriptor);
  }
}
