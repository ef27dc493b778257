import type { Activity, ForceWriteStep } from './activity.js';
import type { World } from './world/world.js';

/** Something queued for a session. */
export type Command =
  | ActivityCommand
  | WaitCommand
  | AdvanceCommand
  | StepCommand
  | KindCommand
  | WriteCommand
  | EffectCommand
  | HoldCommand;

/**
 * An activity of the commander. It begins as soon as the running activity can be interrupted, and replaces
 * it.
 */
export interface ActivityCommand {
  readonly act: (world: World) => Activity;
  /**
   * Whether the command is done although the activity goes on. Without it, the command is done when the
   * activity ends.
   */
  readonly isReached?: (world: World) => boolean;
}

/** Lets the session go on undisturbed for some seconds. */
export interface WaitCommand {
  readonly seconds: number;
}

/** Runs everything due until a time, in milliseconds since 1970. */
export interface AdvanceCommand {
  readonly until: number;
}

/** Lets the session go on until something has been written `times` times. */
export interface StepCommand {
  readonly times: number;
}

/** Lets the session go on until a line of a kind is written. */
export interface KindCommand {
  readonly kind: string;
  /** When it must be written at the latest, in seconds from its turn. */
  readonly within: number;
  /** What to throw if it is not. */
  readonly missed: () => unknown;
}

/** Writes immediately, in the middle of the running activity. */
export interface WriteCommand {
  readonly writeNow: ForceWriteStep;
}

/** An immediate effect on the session or on its recording. */
export interface EffectCommand {
  readonly effect: () => void;
}

/** Keeps the commands behind it waiting until it is released; the caller pauses the clock meanwhile. */
export interface HoldCommand {
  readonly hold: (release: () => void) => void;
}
