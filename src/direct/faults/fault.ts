import type { Dialect } from '../../interface/dialect/dialects.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';

/** Whether what was done can still be seen when all is written, or only while it happens. */
export type Trace = 'lasting' | 'passing';

/** When a fault happens. */
export type FaultTiming =
  /** At the next moment at which it can. */
  | { readonly is: 'next' }
  /** At so large a share of the moments at which it can, between 0 and 1. */
  | { readonly is: 'rate'; readonly rate: number }
  /** At the first, second … moment at which it can, counted from 1. */
  | { readonly is: 'nth'; readonly count: number }
  /** At the first moment at which it can after so many seconds of the session. */
  | { readonly is: 'time'; readonly seconds: number };

/** What every fault tells of itself. */
interface FaultBase {
  readonly about: string;
  readonly trace: Trace;
  /**
   * The rules of the checker that find it, one of them at least. None if nothing is wrong with it by the rules of the
   * interface: then a tool has to cope, and a checker has nothing to say.
   */
  readonly rules: readonly string[];
  /** When it happens if nobody says when. */
  readonly usual: FaultTiming;
}

/** A line before it is written. */
export interface UnwrittenLine {
  readonly event: WritableEvent;
  /** With its end. */
  readonly text: string;
  readonly dialect: Dialect;
  /** When the last event was that can be read, if there was one. */
  readonly before: string | undefined;
}

/** What is written in place of a line. */
export interface BrokenLine {
  /** The first at once, each of the others after a pause. */
  readonly writes: readonly Uint8Array[];
  /** So many bytes are taken back after a pause. */
  readonly cut?: number;
  readonly pointer?: string;
  readonly what: string;
  /** It stands so many lines further down. */
  readonly down?: number;
  /** Whether the event is lost to all who read it. */
  readonly isLost?: true;
  /** Whether what comes next stands in the same line. */
  readonly isOpen?: true;
  /** When the event says it was, if not when it was. */
  readonly timestamp?: string;
}

export interface LineFault extends FaultBase {
  readonly touches: 'line';
  /** The only kinds it can happen to. */
  readonly kinds?: ReadonlySet<string>;
  readonly appliesTo?: (line: UnwrittenLine) => boolean;
  readonly make: (line: UnwrittenLine, random: Random) => BrokenLine;
}

/** What is written in place of a companion: a text now, the right one later, or neither. */
export interface BrokenCompanion {
  readonly now?: string;
  /** After so many milliseconds the file is as it should be. */
  readonly later?: number;
  readonly what: string;
  readonly pointer?: string;
}

export interface CompanionFault extends FaultBase {
  readonly touches: 'companion';
  /** The kinds whose files it can happen to. */
  readonly kinds: ReadonlySet<string>;
  readonly make: (text: string, random: Random) => BrokenCompanion;
}

/** What happens to a whole file: between two lines, or when nothing more comes. */
export interface FileFault extends FaultBase {
  readonly touches: 'file';
  readonly does: 'begin-part' | 'copy' | 'end';
}

export type Fault = LineFault | CompanionFault | FileFault;
