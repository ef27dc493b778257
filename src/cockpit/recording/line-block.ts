import type { Severity } from '../../interface/object-rule.js';
import { lastStateKind, noKind } from './kind-names.js';

/** A power of two. */
export const linesPerBlock = 4096;

/** Bits about a line: the lowest two are the severity of its worst finding. */
export const severityBits = 3;
/** Not an event. */
export const brokenBit = 4;
/** Parsed, and indeed the event that its first bytes say. */
export const soundBit = 8;
/** Too long for a moment. */
export const hugeBit = 16;

const severities: readonly (Severity | undefined)[] = [undefined, 'note', 'warning', 'error'];

/** 0 is no finding; higher is worse. */
export function rankOf(severity: Severity): number {
  return severities.indexOf(severity);
}

export function severityOf(bits: number): Severity | undefined {
  return severities[bits & severityBits];
}

/** Consecutive lines, 20 bytes each, and a snapshot of the latest state lines before the first of them. */
export class LineBlock {
  readonly lowOffsets = new Uint32Array(linesPerBlock);
  readonly highOffsets = new Uint8Array(linesPerBlock);
  readonly lengths = new Uint32Array(linesPerBlock);
  /** NaN if none. */
  readonly times = new Float64Array(linesPerBlock);
  readonly kinds = new Uint16Array(linesPerBlock);
  readonly bits = new Uint8Array(linesPerBlock);
  /** Number of the latest line of each state kind; -1 if none. */
  readonly latestBefore: Int32Array;

  constructor(latestBefore: Int32Array) {
    this.latestBefore = latestBefore;
  }

  /** Whether a line may belong to a moment. */
  isStateLine(at: number): boolean {
    const kind = this.kinds[at] as number;
    return kind !== noKind && kind <= lastStateKind && ((this.bits[at] as number) & hugeBit) === 0;
  }
}
