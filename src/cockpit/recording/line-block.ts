import type { Severity } from '../../interface/object-rule.js';
import { lastStateKind, noKind } from './kind-names.js';

/** So many lines share a block; a power of two. */
export const linesPerBlock = 4096;

/** What is known of a line beyond its place: the two lowest bits are the severity of its worst finding. */
export const severityBits = 3;
/** It is not an event. */
export const brokenBit = 4;
/** It was parsed, and is the event that its first bytes say. */
export const soundBit = 8;
/** It is too long for the state of a moment. */
export const hugeBit = 16;

const severities: readonly (Severity | undefined)[] = [undefined, 'note', 'warning', 'error'];

/** 0 is no finding; the worse, the greater. */
export function rankOf(severity: Severity): number {
  return severities.indexOf(severity);
}

export function severityOf(bits: number): Severity | undefined {
  return severities[bits & severityBits];
}

/** Lines that follow each other, 20 bytes each, and a snapshot of the state before the first of them. */
export class LineBlock {
  readonly lowOffsets = new Uint32Array(linesPerBlock);
  readonly highOffsets = new Uint8Array(linesPerBlock);
  readonly lengths = new Uint32Array(linesPerBlock);
  /** NaN where there is none. */
  readonly times = new Float64Array(linesPerBlock);
  readonly kinds = new Uint16Array(linesPerBlock);
  readonly bits = new Uint8Array(linesPerBlock);
  /** The number of the latest line of each kind that the state consists of; -1 if there is none. */
  readonly latestBefore: Int32Array;

  constructor(latestBefore: Int32Array) {
    this.latestBefore = latestBefore;
  }

  /** Whether the state of a moment may consist of a line. */
  isStateLine(at: number): boolean {
    const kind = this.kinds[at] as number;
    return kind !== noKind && kind <= lastStateKind && ((this.bits[at] as number) & hugeBit) === 0;
  }
}
