/**
 * What a page and its source say to each other, as plain JSON. The source is the server of the cockpit, or a worker inside
 * the page for files that were dropped on it.
 */
import type { Finding } from '../check/finding.js';
import type { Dialect } from '../interface/dialect/dialects.js';
import type { Severity } from '../interface/object-rule.js';
import type { Answer } from '../stage/control/control-protocol.js';
import type { JournalState } from '../state/journal-state.js';
import type { MarkName } from './recording/timeline-marks.js';

/** What a page is looking at. */
export interface SourceInfo {
  /** `live` is a directory that is being written to; `recording` are files that are complete. */
  readonly mode: 'live' | 'recording';
  /** The directory, or the files. */
  readonly title: string;
  /** Grows when line numbers change their meaning, because a file was replaced. */
  readonly generation: number;
  readonly dialect: Dialect;
  /** Whether Shakedown wrote the journal, and not the game. */
  readonly isSimulated: boolean;
  /** Set while a stage runs in the directory. */
  readonly stage?: StageInfo;
  /** Set while something keeps it from being read, as a sentence: the directory is not there, a file is not readable. */
  readonly problem?: string;
  /** How many of the oldest journals of the directory are left out, because there is too much in it. */
  readonly leftOut?: number;
  /** Set where there are several commanders, of whom one at a time is looked at. */
  readonly choice?: ChoiceInfo;
}

export interface ChoiceInfo {
  /** Whom the page looks at; nobody as long as there is none. */
  readonly commander?: string;
  /** How many there are. */
  readonly count: number;
  /** Whether this page may choose another. */
  readonly canChoose: boolean;
}

/** Somebody who can be looked at. */
export interface CommanderEntry {
  readonly name: string;
  /** When somebody last began to publish the journals, in milliseconds since 1970. */
  readonly told: number;
}

export interface StageInfo {
  readonly seed: number;
  /** Whether this page may steer it. */
  readonly canSteer: boolean;
  readonly clock: StageClock;
}

/** As the stage tells it. */
export type StageClock = Answer['clock'];

/** How much there is, and how far the source has got. Times are milliseconds since 1970. */
export interface Progress {
  /** Lines read so far, in all files. */
  readonly lines: number;
  /** The times of the first and the last event. */
  readonly first?: number;
  readonly last?: number;
  /** The share of the bytes that has been read: 1 when it has caught up. */
  readonly read: number;
  /** How many lines have been checked. */
  readonly checked: number;
}

/** A line as the table shows it. Lines are numbered from 0, over all files, in the order of play. */
export interface Row {
  readonly n: number;
  readonly time?: number;
  /** Empty if the line has no event. */
  readonly kind: string;
  /** The event in a few words, or what is wrong with the line. */
  readonly summary: string;
  /** The line is not an event. */
  readonly isBroken?: true;
  /** Of the worst finding, if there is one. */
  readonly severity?: Severity;
}

/** One line with everything that is known about it. */
export interface LineDetail {
  readonly n: number;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** The line as it stands in the file, without its line end; the first part of it if it is huge. */
  readonly text: string;
  readonly isCut?: true;
  readonly findings: readonly FindingRow[];
}

/** A finding as the page shows it. */
export interface FindingRow
  extends Pick<
    Finding,
    'rule' | 'severity' | 'kind' | 'pointer' | 'expected' | 'found' | 'message' | 'hint' | 'count'
  > {
  /** The number of its line; left out for a companion file. */
  readonly n?: number;
  readonly file: string;
  /** Counted from 1, as is the column. */
  readonly line: number;
  readonly column: number;
  /** How many characters are at fault, from the column on. */
  readonly marked: number;
}

/** How often a rule was broken. */
export interface RuleCount {
  readonly rule: string;
  readonly severity: Severity;
  readonly count: number;
}

/** Which rows to show; what is left out or empty does not matter. */
export interface RowFilter {
  /** Occurs in the line, in upper or lower case. */
  readonly text?: string;
  readonly kinds?: readonly string[];
  /** Only those that have one; if it is false, it does not matter. */
  readonly hasFindings?: boolean;
}

/** The text of a line that a moment consists of. */
export interface StateLine {
  readonly n: number;
  readonly text: string;
}

export interface CompanionContent {
  /** When it was written, in milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
}

/** What is known at one moment: what the journal tells, the lines that panels show, and the latest companions. */
export interface Moment {
  /** How many lines have been written by then. */
  readonly lines: number;
  readonly time?: number;
  readonly state: JournalState;
  /** The latest line of each of `latestKinds`. */
  readonly latest: Readonly<Record<string, StateLine>>;
  /** Where the ship has been: lines with a few of their fields, at most `mostJumps`. */
  readonly jumps: readonly StateLine[];
  /** By kind: Status, NavRoute, ModuleInfo … */
  readonly companions: Readonly<Record<string, CompanionContent>>;
}

/** Something to mark on the timeline; `count` of them if they lie too close to tell them apart. */
export interface Mark {
  readonly name: MarkName;
  readonly n: number;
  readonly time: number;
  readonly count: number;
}

/** A stretch of time in which something was written, without a long gap. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** The numbers of its first and last line. */
  readonly first: number;
  readonly last: number;
}

export interface Timeline {
  readonly spans: readonly Span[];
  readonly marks: readonly Mark[];
}

/** What a page can ask its source for, and what it is answered. */
export interface Questions {
  /** Rows in their order, those that pass the filter; `around` instead of `from` is a line number to have among them. */
  rows: {
    ask: { readonly from?: number; readonly around?: number; readonly count: number; readonly filter?: RowFilter };
    /** `from` counts among those that pass, and so does `total`. */
    answer: { readonly total: number; readonly from: number; readonly rows: readonly Row[] };
  };
  line: { ask: { readonly n: number }; answer: LineDetail };
  /** After so many lines, or at a time; at the end if neither is given. A time that occurs twice is that of later lines. */
  moment: { ask: { readonly lines?: number; readonly time?: number }; answer: Moment };
  timeline: { ask: Record<string, never>; answer: Timeline };
  kinds: { ask: Record<string, never>; answer: readonly { readonly kind: string; readonly count: number }[] };
  rules: { ask: Record<string, never>; answer: readonly RuleCount[] };
  findings: {
    ask: { readonly rule: string; readonly from: number; readonly count: number };
    /** In the order in which they were found. `total` is how many can be shown; more may have been counted. */
    answer: { readonly total: number; readonly findings: readonly FindingRow[] };
  };
}

export type QuestionName = keyof Questions;

/** What a source tells by itself, by the name of the message. */
export interface FeedMessages {
  /** Everything anew: at the beginning, after a reconnection that came too late, and when the generation changed. */
  snapshot: {
    readonly info: SourceInfo;
    readonly progress: Progress;
    readonly moment: Moment;
    readonly rules: readonly RuleCount[];
  };
  /** When something of it has changed, and every few seconds, so that the page can tell quiet from dead. */
  info: SourceInfo;
  /** New lines, complete from `from` on; the state after them, and those of them that a moment consists of. */
  lines: Pick<Moment, 'state' | 'latest' | 'jumps'> & {
    readonly from: number;
    readonly rows: readonly Row[];
    readonly progress: Progress;
  };
  /** Lines that came too fast to send: the page asks for what it shows. `moment` is the state after them. */
  gap: { readonly progress: Progress; readonly moment: Moment };
  /** The latest content of a companion. */
  companion: { readonly kind: string } & CompanionContent;
  /** How often each rule was broken by now, and which of the latest lines have a finding. */
  findings: {
    readonly rules: readonly RuleCount[];
    readonly lines: readonly { readonly n: number; readonly severity: Severity }[];
    readonly progress: Progress;
  };
}

export type FeedName = keyof FeedMessages;

/** A moment has the latest jumps. */
export const mostJumps = 300;

/** A `findings` message names no more lines than this, the latest ones. */
export const mostFindingLines = 400;
