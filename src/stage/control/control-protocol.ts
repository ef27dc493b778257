import type { FaultEntry } from '../../direct/faults/faults.js';
import type { settingCatalogue } from '../../direct/settings/setting-table.js';
import type { SituationEntry } from '../../direct/situations/situation-catalogue.js';
import type { StageState } from '../../direct/state/stage-state.js';
import type { Recipe } from '../reproduction/reproduction.js';

/** What a running stage tells in its lock, so that others find it. */
export interface ControlAddress {
  readonly port: number;
  /** Whoever knows it may direct the stage. */
  readonly token: string;
}

/** What can be asked of a running stage, by path. Each answer is an `Answer`. */
export interface Requests {
  readonly trigger: { readonly situation: string; readonly set?: Readonly<Record<string, unknown>> };
  /** The event, or its text: JavaScript writes no integer beyond 2^53 but as text. */
  readonly inject: { readonly event: string | Readonly<Record<string, unknown>>; readonly anyway?: boolean };
  /** As `--fault`: `torn-line` happens next and once, `torn-line:2%` to some of the lines to come. */
  readonly fault: { readonly fault: string };
  readonly clock: ClockRequest;
  readonly state: Readonly<Record<string, never>>;
  readonly end: Readonly<Record<string, never>>;
}

export type RequestName = keyof Requests;

/** What the clock is to do. */
export type ClockRequest =
  | { readonly do: 'play' | 'pause' | 'step' }
  /** `max`, or 0, is as fast as can be: JSON knows no infinity. */
  | { readonly do: 'speed'; readonly speed: number | 'max' }
  /** To a moment: milliseconds since 1970, or a time in UTC such as `2026-11-14T22:00:00Z`. */
  | { readonly do: 'leap'; readonly to: number | string }
  /** From the moment that it shows, so far: milliseconds, or a duration such as `10m`. */
  | { readonly do: 'leap'; readonly by: number | string };

export interface Answer {
  /** The lines that were written, as they stand in the journal. */
  readonly lines: readonly string[];
  readonly state: StageState;
  readonly clock: { readonly isPaused: boolean; readonly speed: number };
  readonly seed: number;
  /** What to know about a situation that was triggered, such as that the dialect has no lines for it. */
  readonly hint?: string;
}

/** What can be read of a running stage, by path, and what is answered. */
export interface Queries {
  readonly state: Answer;
  readonly situations: readonly SituationEntry[];
  readonly settings: typeof settingCatalogue;
  readonly faults: readonly FaultEntry[];
  /** What brings about the same once more, and all of it as a text. */
  readonly reproduction: Recipe & { readonly again: string };
}

export type QueryName = keyof Queries;

/** Why something was not done. */
export interface Refusal {
  readonly error: string;
}
