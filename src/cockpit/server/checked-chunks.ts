/** Incremental check of a growing journal, in a thread of its own, or in this one if there is none. */
import { closeSync, readSync, statSync } from 'node:fs';
import type { PlacedFinding } from '../../check/finding.js';
import { lineFeed } from '../../journal/ascii.js';
import { openRegularFile, readRegularFile } from '../../journal/read/regular-file.js';
import { maxCompanionBytes } from '../../journal/read/size-limits.js';
import { isSystemError } from '../../journal/system-error-reason.js';
import { type CheckedAgainst, RecordingCheck } from '../recording/recording-check.js';

/** Bytes of a journal, the current content of a companion, or the end of the last journal. */
export type CheckRequest =
  | { readonly do: 'journal'; readonly path: string; readonly from: number; readonly to: number }
  | { readonly do: 'companion'; readonly path: string }
  | { readonly do: 'end' };

export interface CheckReply {
  readonly findings: readonly PlacedFinding[];
  /** Number of lines checked so far. */
  readonly lines: number;
  /** The companion was not checked: lines were written before it that were not checked yet. */
  readonly isAhead?: true;
}

/** Runs the check. Reads the files itself, so that no bytes are copied between threads. */
export class CheckedChunks {
  readonly #check: RecordingCheck;
  #current: string | undefined;
  /** How far it has been checked, in bytes. */
  #to = 0;
  /** Lines before the current file, and lines of it checked before another file interrupted it. */
  #linesBefore = 0;
  #base = 0;
  readonly #left = new Map<string, number>();
  /** Findings in companions, which are rewritten often: each finding is reported once. */
  readonly #reported = new Set<string>();

  constructor(against: CheckedAgainst) {
    this.#check = new RecordingCheck(against);
  }

  answer(request: CheckRequest): CheckReply {
    const findings = this.#findings(request);
    return { findings: findings ?? [], lines: this.#check.lines, ...(!findings && { isAhead: true }) };
  }

  #findings(request: CheckRequest): PlacedFinding[] | undefined {
    try {
      if (request.do === 'end') return this.#endFile();
      if (request.do === 'companion') return this.#companion(request.path);
      const { path, from, to } = request;
      const ended = path === this.#current ? [] : this.#begin(path);
      this.#to = to;
      return [...ended, ...this.#check.check(bytesOf(path, from, to)).map((finding) => this.#placed(finding))];
    } catch (error) {
      // The file is gone, or about to be replaced; the source starts over then.
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

  /** A resumed file continues its line numbers. */
  #placed(finding: PlacedFinding): PlacedFinding {
    return this.#base === 0 ? finding : { ...finding, line: finding.line + this.#base };
  }

  #companion(path: string): PlacedFinding[] | undefined {
    const bytes = readRegularFile(path, maxCompanionBytes);
    if (this.#hasMoreLines()) return undefined;
    // For a companion that is too large only the size matters, not the content.
    const text = bytes === 'too large' ? ' '.repeat(maxCompanionBytes + 1) : bytes.toString();
    return this.#check.checkCompanion(path, text).filter(({ rule, pointer, message }) => {
      const key = JSON.stringify([path, rule, pointer, message]);
      const isNew = this.#reported.size < mostReported && !this.#reported.has(key);
      if (isNew) this.#reported.add(key);
      return isNew;
    });
  }

  #hasMoreLines(): boolean {
    if (this.#current === undefined) return false;
    const { size } = statSync(this.#current);
    return size > this.#to && bytesOf(this.#current, this.#to, size).includes(lineFeed);
  }
}

/** Bounded, because messages contain values. */
const mostReported = 1000;

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
