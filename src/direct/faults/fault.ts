import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import type { WritableEvent } from '../../journal/journal-event.js';
import type { Random } from '../../simulate/random.js';
import type { ServiceName } from '../service-names.js';

/** Whether the fault is still visible when the session is over, or only while it happens. */
export type Trace = 'lasting' | 'passing';

/** When a fault happens. */
export type FaultTiming =
  /** At the next opportunity: the next line or file it can happen to. */
  | { readonly is: 'next' }
  /** At a share of its opportunities, between 0 and 1. */
  | { readonly is: 'rate'; readonly rate: number }
  /** At an opportunity, counted from 1. */
  | { readonly is: 'nth'; readonly count: number }
  /** At the first opportunity after this many seconds of the session. */
  | { readonly is: 'time'; readonly seconds: number };

interface FaultBase {
  readonly about: string;
  readonly trace: Trace;
  /**
   * The rules of the checker; at least one of them finds the fault. Empty if it breaks no rule: then tools
   * have to cope, and a checker reports nothing.
   */
  readonly rules: readonly string[];
  /** The default timing. */
  readonly usual: FaultTiming;
}

/** A line before it is written. */
export interface UnwrittenLine {
  readonly event: WritableEvent;
  /** With its line ending. */
  readonly text: string;
  readonly dialect: Dialect;
  /** What packs know, too. */
  readonly catalogue?: Catalogue | undefined;
  /** The timestamp of the last readable event, if there was one. */
  readonly before: string | undefined;
  /** The only field it may happen to, such as `Factions.Name`. */
  readonly field?: string;
}

/** The randomness of a fault. */
export interface FaultRandom {
  /** For this occurrence. */
  readonly moment: Random;
  /** The same for all occurrences in a session: a patch of the game changes the same things everywhere. */
  readonly patch: Random;
}

/** What is written instead of a line. */
export interface BrokenLine {
  /** The first is written at once, each of the others after a pause. */
  readonly writes: readonly Uint8Array[];
  /** Number of bytes cut off the file after a pause. */
  readonly cut?: number;
  readonly pointer?: string;
  readonly what: string;
  /** Identifies what is new here: the checker reports the same news once, at its first occurrence. */
  readonly news?: string;
  /** Number of lines between the write and the fault. */
  readonly down?: number;
  /** Whether the event is unreadable. */
  readonly isLost?: true;
  /** Whether the next event is written on the same line. */
  readonly isOpen?: true;
  /** The timestamp in the broken line, if it differs. */
  readonly timestamp?: string;
}

export interface LineFault extends FaultBase {
  readonly touches: 'line';
  /** The only kinds it can happen to. */
  readonly kinds?: ReadonlySet<string>;
  /** The fields of a kind to which it can be restricted; undefined if it takes no field. */
  readonly fieldsOf?: (kind: string) => readonly string[];
  readonly appliesTo?: (line: UnwrittenLine) => boolean;
  readonly make: (line: UnwrittenLine, random: FaultRandom) => BrokenLine;
}

/** A companion before it is written. */
export interface UnwrittenCompanion {
  readonly event: WritableEvent;
  readonly text: string;
}

/** What is written instead of a companion: a text now, the correct one later, or neither. */
export interface BrokenCompanion {
  readonly now?: string;
  /** Milliseconds until the correct text is written. */
  readonly later?: number;
  readonly what: string;
  readonly pointer?: string;
}

export interface CompanionFault extends FaultBase {
  readonly touches: 'companion';
  /** The kinds whose files it can happen to. */
  readonly kinds: ReadonlySet<string>;
  readonly appliesTo?: (companion: WritableEvent) => boolean;
  readonly make: (companion: UnwrittenCompanion, random: FaultRandom) => BrokenCompanion;
}

/** A fault of a whole file: between two lines, or at the end. */
export interface FileFault extends FaultBase {
  readonly touches: 'file';
  readonly does: 'begin-part' | 'copy' | 'begin-empty' | 'end';
}

/** A file that appears beside the journal. */
export interface NewFile {
  readonly name: string;
  readonly text: string;
  readonly what: string;
}

/** A fault that adds a file, between two lines. */
export interface NewFileFault extends FaultBase {
  readonly touches: 'file';
  readonly does: 'add';
  readonly make: (timestamp: string, random: FaultRandom) => NewFile;
}

/**
 * How far data is behind the session: by seconds; until the commander leaves a taxi; `mixed` for a new
 * profile with the market of the station before; `station` for everything as of the station before;
 * `session` for everything as it was when the session began.
 */
export type Lag = number | (typeof lagWords)[number];

export const lagWords = ['until-disembarked', 'mixed', 'station', 'session'] as const;

/** What is answered instead of a service's own answer; what is left out is its own. */
export interface FaultyAnswer {
  readonly status?: number;
  /** A text; an object or a list is sent as JSON. */
  readonly body?: string | object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the answer. */
  readonly delay?: number;
  /** The request is read and never answered. */
  readonly silent?: boolean;
  /** The connection is cut after the request is read. */
  readonly cut?: boolean;
  /** How far the data in the answer is behind the session, where the service can. */
  readonly lag?: Lag;
}

/** A faulty answer that cannot be given on demand: it depends on the service's own, or reaches others. */
export interface FaultyExchange extends FaultyAnswer {
  /** Changes the JSON of the service's own answer. */
  readonly edit?: (content: Readonly<Record<string, unknown>>) => object;
  /** What the relay of EDDN publishes as well. */
  readonly relays?: readonly RelayedContent[];
}

/** A message of another player: the gateway adds the header and the time. */
export interface RelayedContent {
  /** Name and version: `outfitting/2`. */
  readonly schema: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** A fault of a service that a tool talks to, at a request. */
export interface RequestFault extends FaultBase {
  readonly touches: 'request';
  readonly service: ServiceName;
  /** The paths it happens to; all if left out. */
  readonly path?: RegExp;
  readonly answer: FaultyExchange;
}

/** What is known of a fault in files without a line or a file: see `timings` for the words of `usual`. */
export interface FaultRow extends Omit<FaultBase, 'usual'> {
  readonly touches: 'line' | 'companion' | 'file';
  readonly does?: (FileFault | NewFileFault)['does'];
  readonly usual: keyof typeof timings;
}

/** When a fault happens, if its request does not say. */
export const timings = {
  sometimes: { is: 'rate', rate: 0.02 },
  often: { is: 'rate', rate: 0.05 },
  always: { is: 'rate', rate: 1 },
  next: { is: 'next' },
  tenth: { is: 'nth', count: 10 },
  twentieth: { is: 'nth', count: 20 },
} as const satisfies Readonly<Record<string, FaultTiming>>;

/** How a fault is made; the rest is in its row. */
export type Making<Of extends Fault> = Omit<Of, keyof FaultBase | 'touches' | 'does'>;

/** The answer of a service in place of its own; `path` is a pattern. */
export interface ServiceFaultRow extends Pick<RequestFault, 'about' | 'service'> {
  readonly answer: FaultyAnswer;
  readonly path?: string;
}

export type Fault = LineFault | CompanionFault | FileFault | NewFileFault | RequestFault;
