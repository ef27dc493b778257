import type { FaultEntry } from '../../direct/faults/faults.js';
import type { settingCatalogue } from '../../direct/settings/setting-shapes.js';
import type { SituationEntry } from '../../direct/situations/situation-catalogue.js';
import type { StageState } from '../../direct/state/stage-state.js';
import type { DemandedAnswer, LoggedMessage, Verdict } from '../../services/service.js';

import type { RequestedFault } from '../faults/requested-fault.js';
import type { LineRange } from '../record/line-range.js';
import type { Recipe } from '../reproduction/reproduction.js';
import type { PlayedSteps, ScenarioEntry } from '../scenarios/played-steps.js';

/** The address of a running stage, which its lock file contains. */
export interface ControlAddress {
  readonly port: number;
  /** The secret that every request must contain. */
  readonly token: string;
}

export interface Answer {
  /** The lines written, as in the journal. */
  readonly lines: readonly string[];
  readonly state: StageState;
  /** A speed of 0 is as fast as possible; `now` is the time in the session, in milliseconds since 1970. */
  readonly clock: { readonly isPaused: boolean; readonly speed: number; readonly now: number };
  readonly seed: number;
  /** A hint about a triggered situation, such as that the dialect has no lines for it. */
  readonly hint?: string;
}

/** A service, and what tools have sent to it. */
export interface ServiceReport {
  readonly name: string;
  readonly url: string;
  /** All messages; those listed are the latest. */
  readonly count: number;
  /** The answers that are demanded of it now. */
  readonly demands: readonly DemandedAnswer[];
  readonly messages: readonly LoggedMessage[];
  /** What should have been sent by now and was not. */
  readonly omissions: readonly Verdict[];
}

/** What was done to a session, by the name of the step that a scenario has for it. */
export interface ReportedAction {
  /** The time in the session when it began, in milliseconds since 1970. */
  readonly at: number;
  readonly wrote: readonly LineRange[];
  readonly situation?: string;
  readonly set?: Readonly<Record<string, unknown>>;
  /** Whether it began, but failed. */
  readonly fails?: boolean;
  /** The event, as text: it may hold integers beyond 2^53. */
  readonly inject?: string;
  readonly anyway?: boolean;
  readonly fault?: string;
  readonly 'stop-fault'?: string;
  readonly leap?: number;
  readonly wait?: number;
  readonly until?: string;
  readonly step?: number;
  readonly lost?: string;
}

/** A message of a tool, without its content. */
export interface ReportedMessage extends Pick<LoggedMessage, 'kind' | 'status' | 'from'> {
  readonly service: string;
  readonly at: number;
  /** The number of findings about it. */
  readonly findings: number;
}

/** Responses to GET requests by path. */
export interface Queries {
  readonly state: Answer;
  readonly situations: readonly SituationEntry[];
  readonly settings: typeof settingCatalogue;
  readonly faults: readonly FaultEntry[];
  /** The requested faults, and what became of each; DELETE responds with those that it stopped. */
  readonly fault: readonly RequestedFault[];
  /** The services beside the session, and what tools have sent to them. */
  readonly services: readonly ServiceReport[];
  /** What was done to the session, and what tools sent to the services: the latest of both. */
  readonly actions: { readonly done: readonly ReportedAction[]; readonly sent: readonly ReportedMessage[] };
  /** The scenarios and trials of the package. */
  readonly scenarios: readonly ScenarioEntry[];
  /** The scenario whose steps were requested last, and what became of each. */
  readonly scenario: Partial<PlayedSteps>;
  /** The command that reproduces the session, the whole instruction as a text, and the same as tests. */
  readonly reproduction: Recipe & {
    readonly again: string;
    readonly steps: string;
    readonly typescript: string;
    readonly python: string;
  };
}

export type QueryName = keyof Queries;

/** The response to a refused request. */
export interface Refusal {
  readonly error: string;
}
