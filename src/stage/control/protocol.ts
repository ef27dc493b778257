import type { StageState } from '../state.js';

/** What a running stage tells in its lock, so that others find it. */
export interface Address {
  readonly port: number;
  /** Whoever knows it may direct the stage. */
  readonly token: string;
}

/** What can be asked of a running stage, by path. Each answer is an `Answer`. */
export interface Requests {
  readonly trigger: { readonly situation: string; readonly set: Readonly<Record<string, unknown>> };
  /** The event as text, so that no digit of it is lost. */
  readonly inject: { readonly event: string; readonly anyway: boolean };
  readonly clock: ClockRequest;
  readonly state: Readonly<Record<string, never>>;
  readonly end: Readonly<Record<string, never>>;
}

export type RequestName = keyof Requests;

export const requestNames = ['trigger', 'inject', 'clock', 'state', 'end'] as const satisfies readonly RequestName[];

/** What the clock is to do. */
export type ClockRequest =
  | { readonly do: 'play' | 'pause' | 'step' }
  /** 0 is as fast as can be: JSON knows no infinity. */
  | { readonly do: 'speed'; readonly speed: number }
  /** To a moment, in milliseconds since 1970, or by so many from the one that it shows. */
  | { readonly do: 'leap'; readonly to: number }
  | { readonly do: 'leap'; readonly by: number };

export interface Answer {
  /** The lines that were written, as they stand in the journal. */
  readonly lines: readonly string[];
  readonly state: StageState;
  readonly clock: { readonly isPaused: boolean; readonly speed: number };
  readonly seed: number;
}

/** Why something was not done. */
export interface Refusal {
  readonly error: string;
}
