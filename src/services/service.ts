import type { Finding } from '../check/finding.js';
import type { FaultyAnswer, Lag, RelayedContent } from '../direct/faults/fault.js';
import type { ServiceName } from '../direct/service-names.js';
import type { Members } from '../interface/object-rule.js';
import type { Where } from '../state/journal-state.js';
import type { Moment } from './moment.js';

/** A request as it came in. */
export interface IncomingRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** As sent: not decompressed. */
  readonly body: Uint8Array;
  /** The time of the session, in milliseconds since 1970. */
  readonly at: number;
  /** Real time in milliseconds, for what tools time themselves: a session can stand still, or leap. */
  readonly real: number;
  /** How far the data in the answer should be behind the session, where the service can. */
  readonly lag?: Lag;
  /** What the relay of EDDN publishes besides what is in the request. */
  readonly relays?: readonly RelayedContent[];
}

/** What a service answers, and what its log keeps of the request. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** One for each message in the request; where queries matter, the query itself. */
  readonly received?: readonly ReceivedMessage[];
}

/**
 * An answer that replaces that of a service. With a status the request is refused and not carried out;
 * without one the service answers itself.
 */
export interface DemandedAnswer extends FaultyAnswer {
  /** The number of requests; all until `clearAnswers` by default. */
  readonly next?: number;
  /** The share of requests that get it, from 0 to 1; all by default. */
  readonly rate?: number;
  /** The path of the requests that get it, such as `/upload/`; any by default. */
  readonly path?: string;
}

/** A message that a tool sent, and what is wrong with it. */
export interface ReceivedMessage {
  /** What it is, such as `commodity/3`, `addCommanderTravelDock` or `Docked`. */
  readonly kind: string;
  /** Without keys and tokens. */
  readonly content: unknown;
  /** About how many bytes the log keeps for the content; counted by it if left out. */
  readonly bytes?: number;
  readonly findings: readonly Finding[];
  /** The line of the journal that it was made from, where that is known. */
  readonly from?: Where;
}

/** A message in the log of a service. */
export interface LoggedMessage extends Omit<ReceivedMessage, 'bytes'> {
  /** Counted from 1. */
  readonly number: number;
  /** The time of the session: `2026-11-14T20:41:00Z`. */
  readonly timestamp: string;
  readonly status: number;
}

/** Something that belongs to no message, such as one that was not sent in time. */
export interface Omission extends Finding {
  readonly from?: Where;
}

/** A finding, and the number of the message it is about; none for an omission. */
export interface Verdict extends Omission {
  readonly number?: number;
}

/** A line of the journal, or the content of a companion file, as it was written. */
export interface WrittenEvent {
  readonly event: Members;
  /** Undefined for a companion. */
  readonly line?: Where;
}

/** What a service is given: the clock of the session, and what is true at that moment. */
export interface ServiceContext {
  /** The time of the session, in milliseconds since 1970. */
  readonly now: () => number;
  /** Real time, in milliseconds; that of the session by default. */
  readonly real?: () => number;
  /** Undefined where only a recorded directory is known. */
  readonly moment?: () => Moment;
  /** Between 0 and 1, for ids, tokens and chance; seeded. */
  readonly random: () => number;
}

/** A service. It has no socket: `service/` gives it one. */
export interface Service {
  readonly name: ServiceName;
  /** The largest body in bytes, as sent; 1 MiB by default. Larger ones are refused with status 413. */
  readonly bodyLimit?: number;
  /** Never throws for what a client sent. */
  answer(request: IncomingRequest): Answer | Promise<Answer>;
  /**
   * Refuses a request with a given status, as an answer on demand: in the form of this service, and without
   * carrying out the request. The body is empty by default. Status 0 is for a request that gets no answer;
   * then only what it contains matters.
   */
  refuse?(request: IncomingRequest, status: number): Answer;
  /** Called for everything that is written, in order. */
  wrote(written: WrittenEvent): void;
  /** What should have been sent by now and was not. */
  omissions(now: number): readonly Omission[];
}
