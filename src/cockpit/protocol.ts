/**
 * Protocol between a page and its source, as plain JSON. The source is the cockpit's server, or a worker in
 * the page for dropped files.
 */
import type { Finding } from '../check/finding.js';
import type { Dialect } from '../interface/dialect/dialects.js';
import type { KindGroup } from '../interface/kind-groups.js';
import type { KnowledgePack } from '../interface/knowledge/pack-shape.js';
import type { Severity } from '../interface/object-rule.js';
import type { Answer } from '../stage/control/control-protocol.js';
import type { LineRange } from '../stage/record/line-range.js';
import type { JournalState } from '../state/journal-state.js';
import type { TrialResult } from '../trials/trial-result.js';
import type { Hit } from './recording/query/match-event.js';
import type { MarkName } from './recording/timeline-marks.js';

/** What the page shows. */
export interface SourceInfo {
  /** `live`: a directory being written to; `recording`: complete files. */
  readonly mode: 'live' | 'recording';
  /** The directory, or the files. */
  readonly title: string;
  /** Changes when line numbers change their meaning, because a file was replaced. */
  readonly generation: number;
  readonly dialect: Dialect;
  /** Knowledge packs, which add to what is known of the game. */
  readonly packs?: readonly KnowledgePack[];
  /** Whether Shakedown wrote the journal, and not the game. */
  readonly isSimulated: boolean;
  /** The demo session, which the page leads through. */
  readonly isDemo?: true;
  /** Present while a stage runs in the directory. */
  readonly stage?: StageInfo;
  /** Why the source cannot be read, as a sentence: missing directory, unreadable file. */
  readonly problem?: string;
  /** Number of oldest journals left out because of `--max-bytes`. */
  readonly leftOut?: number;
  /** Present if there are several commanders, of which one is shown at a time. */
  readonly choice?: ChoiceInfo;
}

export interface ChoiceInfo {
  /** The shown commander; absent while there is none. */
  readonly commander?: string;
  /** Number of commanders. */
  readonly count: number;
  /** Whether this page may choose another. */
  readonly canChoose: boolean;
}

/** A commander to choose from. */
export interface CommanderEntry {
  readonly name: string;
  /** When its journals were last published from the start, in milliseconds since 1970. */
  readonly publishedAt: number;
}

/** What came of a trial, and of each question of it. */
export type TrialReport = Pick<TrialResult, 'verdict' | 'questions' | 'problem' | 'seconds'>;

export interface StageInfo extends Pick<Answer, 'seed' | 'clock'> {
  /** Whether this page may control it. */
  readonly canControl: boolean;
}

export type StageClock = Answer['clock'];

/** Size of the recording, and the source's progress. Times are milliseconds since 1970. */
export interface Progress {
  /** Lines read so far, in all files. */
  readonly lines: number;
  /** Times of the first and last event. */
  readonly first?: number;
  readonly last?: number;
  /** Share of bytes read, 0 to 1. */
  readonly read: number;
  /** Number of checked lines. */
  readonly checked: number;
}

/** A line as the table shows it. Lines are numbered from 0 across all files, in the order of play. */
export interface Row {
  readonly n: number;
  readonly time?: number;
  /** Empty if the line has no event. */
  readonly kind: string;
  /** The event in a few words, or what is wrong with the line. */
  readonly summary: string;
  /** The line is not an event. */
  readonly isBroken?: true;
  /** Severity of the worst finding, if any. */
  readonly severity?: Severity;
  /** What its kind is about. */
  readonly family?: KindGroup;
  /** What matched the query. */
  readonly hits?: readonly Hit[];
}

/** Details of one line. */
export interface LineDetail {
  readonly n: number;
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  /** Text of the line without its line end; truncated if huge. */
  readonly text: string;
  readonly isCut?: true;
  readonly findings: readonly FindingRow[];
}

export interface FindingRow
  extends Pick<
    Finding,
    'rule' | 'severity' | 'kind' | 'pointer' | 'expected' | 'found' | 'message' | 'hint' | 'count'
  > {
  /** Line number; absent for a companion. */
  readonly n?: number;
  readonly file: string;
  /** 1-based, like the column. */
  readonly line: number;
  readonly column: number;
  /** Length of the marked text, from the column on. */
  readonly marked: number;
}

export interface KindCount {
  readonly kind: string;
  readonly count: number;
  readonly family: KindGroup;
}

export interface RuleCount {
  readonly rule: string;
  /** The worst of its findings. */
  readonly severity: Severity;
  /** How many findings have each severity. */
  readonly counts: Readonly<Partial<Record<Severity, number>>>;
}

/** Findings of a rule that are alike: of one kind and field. */
export interface FindingGroup {
  readonly group: string;
  /** All of them, and how many can be shown. */
  readonly count: number;
  readonly total: number;
  /** The first of them. */
  readonly findings: readonly FindingRow[];
  /** How many there are in each session; sessions without any are left out. */
  readonly heat: readonly HeatCell[];
}

export interface HeatCell {
  /** Index among the sessions. */
  readonly session: number;
  readonly count: number;
  /** Line number of the first of them, if known. */
  readonly n?: number;
}

/** A line of a moment. */
export interface StateLine {
  readonly n: number;
  readonly text: string;
}

export interface CompanionContent {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly text: string;
}

/** Kinds that report an arrival in a system. */
export const jumpKinds = ['Location', 'FSDJump', 'CarrierJump'] as const;

/** An arrival, reduced to a few fields of its event. */
export interface JumpLine {
  readonly n: number;
  readonly event: Readonly<Record<string, unknown>>;
}

/** State at one moment: the folded journal, the lines that panels show, and the latest companions. */
export interface Moment {
  /** Number of lines written by then. */
  readonly lines: number;
  readonly time?: number;
  readonly state: JournalState;
  /** The latest line of each of `latestKinds`. */
  readonly latest: Readonly<Record<string, StateLine>>;
  /** By kind: Status, NavRoute, ModuleInfo … */
  readonly companions: Readonly<Record<string, CompanionContent>>;
}

/** A mark on the timeline; it stands for `count` that are too close to distinguish. */
export interface Mark {
  readonly name: MarkName;
  readonly n: number;
  readonly time: number;
  readonly count: number;
}

/** A stretch of time without a long pause, within one launch of the game. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Line numbers, inclusive. */
  readonly first: number;
  readonly last: number;
  /** Number of the first line of its launch. */
  readonly launch: number;
}

/** Number of lines in each of equally long stretches of play. */
export interface Density {
  /** Start of the first stretch, and the length of each, in milliseconds of play. */
  readonly from: number;
  readonly step: number;
  readonly counts: readonly number[];
}

/** All spans; marks and density of the range that was asked for. */
export interface Timeline {
  readonly spans: readonly Span[];
  readonly marks: readonly Mark[];
  readonly density: Density;
}

/** A launch of the game. */
export interface Session {
  /** Line numbers, inclusive, and the one at which the commander is in the game. */
  readonly first: number;
  readonly last: number;
  readonly ready: number;
  readonly from: number;
  readonly to: number;
  /** Milliseconds without long pauses. */
  readonly played: number;
  readonly commander?: string;
  /** Internal name of the ship's type, and the name its owner gave it. */
  readonly ship?: string;
  readonly shipName?: string;
  /** Number of lines whose worst finding has this severity. */
  readonly findings: Readonly<Record<Severity, number>>;
}

/** What was in the account, the tank and the hold after a line; what is unknown is absent. */
export interface HistoryPoint {
  readonly n: number;
  readonly time: number;
  /** What is certain of the balance; where nothing is, what is likely by the ledger. */
  readonly credits?: number;
  readonly likelyCredits?: number;
  /** Tonnes, like the cargo. */
  readonly fuel?: number;
  readonly cargo?: number;
}

/** What lines of a kind have added to the account by their own words, or taken from it. */
export interface LedgerEntry {
  /** The first of them. */
  readonly n: number;
  readonly kind: string;
  readonly change: number;
  /** How many lines they are. */
  readonly count: number;
}

/** How the journal went. */
export interface History {
  /** Where one of the values has changed, thinned out evenly if there are thousands; and the end. */
  readonly points: readonly HistoryPoint[];
  /** In the order of play. Lines of a kind are one entry, unless there is a pause between them. */
  readonly ledger: readonly LedgerEntry[];
  /** Who plays from a line on, the first from the start, and the first balance that was certain then. */
  readonly commanders: readonly { readonly n: number; readonly name: string; readonly credits?: number | undefined }[];
}

/** Questions of the page to its source. */
export interface Questions {
  /** Rows that match a query, in order; `around` instead of `from` is a line number to include. */
  rows: {
    ask: { readonly from?: number; readonly around?: number; readonly count: number; readonly query?: string };
    /** `from` and `total` count matching rows. If there are none, `hint` says why. */
    answer: { readonly total: number; readonly from: number; readonly rows: readonly Row[]; readonly hint?: string };
  };
  /** Times of the lines that match a query, thinned if there are many. */
  hits: { ask: { readonly query: string }; answer: { readonly total: number; readonly times: readonly number[] } };
  /** Texts of matching lines for a file; if there are more, `next` is where to go on. */
  texts: {
    ask: { readonly from: number; readonly query?: string };
    answer: { readonly total: number; readonly texts: readonly string[]; readonly next?: number };
  };
  line: { ask: { readonly n: number }; answer: LineDetail };
  /** The numbers of lines of journals: for each range, those that have been read. */
  numbers: { ask: { readonly ranges: readonly LineRange[] }; answer: readonly (readonly number[])[] };
  /**
   * The moment after a number of lines, or at a time; the latest if neither is given. Of a time that occurs
   * twice, the later lines are meant.
   */
  moment: { ask: { readonly lines?: number; readonly time?: number }; answer: Moment };
  /** Arrivals from line `from` on, in order; if there may be more, `next` is the line to go on from. */
  jumps: { ask: { readonly from: number }; answer: { readonly jumps: readonly JumpLine[]; readonly next?: number } };
  /**
   * Spans, marks and density, of all or of a range in milliseconds of play: the time since the first event
   * without the pauses between spans.
   */
  timeline: { ask: { readonly from?: number; readonly to?: number; readonly buckets?: number }; answer: Timeline };
  /** The latest launches, in order, and the number of all. */
  sessions: { ask: Record<string, never>; answer: { readonly total: number; readonly sessions: readonly Session[] } };
  /** Lines about the system that the commander is in after `lines` lines, from all visits until then. */
  system: {
    ask: { readonly lines: number };
    answer: { readonly system?: string; readonly lines: readonly StateLine[] };
  };
  /** Folds the whole journal: seconds for a million lines, the first time. */
  history: { ask: Record<string, never>; answer: History };
  kinds: { ask: Record<string, never>; answer: readonly KindCount[] };
  rules: { ask: Record<string, never>; answer: readonly RuleCount[] };
  /** The largest groups of findings of each rule, the largest first. */
  groups: {
    ask: Record<string, never>;
    /** `sessions` are journals in the order of play, by name; neighbours share one if there are many. */
    answer: { readonly sessions: readonly string[]; readonly groups: readonly FindingGroup[] };
  };
  /** Findings of a rule, or of one of its groups. */
  findings: {
    ask: { readonly rule: string; readonly group?: string; readonly from: number; readonly count: number };
    /** In the order of discovery. `total` is the number that can be shown; more may have been counted. */
    answer: { readonly total: number; readonly findings: readonly FindingRow[] };
  };
}

export type QuestionName = keyof Questions;

export type AskQuestion = <Name extends QuestionName>(
  name: Name,
  ask: Questions[Name]['ask'],
  signal?: AbortSignal,
) => Promise<Questions[Name]['answer']>;

/** Messages pushed by the source, by name. */
export interface FeedMessages {
  /**
   * Complete state: at the start, after a reconnection that came too late, and when the generation changes.
   */
  snapshot: {
    readonly info: SourceInfo;
    readonly progress: Progress;
    readonly moment: Moment;
    readonly rules: readonly RuleCount[];
  };
  /** Sent on changes and every few seconds, so that the page can tell a quiet source from a dead one. */
  info: SourceInfo;
  /** New lines, complete from `from` on; the state after them, and those of them that belong to a moment. */
  lines: Pick<Moment, 'state' | 'latest'> & {
    readonly from: number;
    readonly rows: readonly Row[];
    readonly progress: Progress;
  };
  /** Too many lines to send: the page fetches what it shows. `moment` is the state after them. */
  gap: { readonly progress: Progress; readonly moment: Moment };
  companion: { readonly kind: string } & CompanionContent;
  /** Counts per rule, and which of the latest lines have a finding. */
  findings: {
    readonly rules: readonly RuleCount[];
    readonly lines: readonly { readonly n: number; readonly severity: Severity }[];
    readonly progress: Progress;
  };
}

export type FeedName = keyof FeedMessages;

/** Maximum number of lines in a `findings` message; the latest ones are kept. */
export const mostFindingLines = 400;
