import type { Activity, ForceWriteStep } from './activity.js';
import type { World } from './world/world.js';

/** Something that is to happen in a session, when its turn comes. */
export type Command = ActivityCommand | WaitCommand | AdvanceCommand | StepCommand | WriteCommand | EffectCommand;

/** Something that the commander does. It begins as soon as the running activity can be interrupted, and replaces it. */
export interface ActivityCommand {
  readonly act: (world: World) => Activity;
  /** Whether the command is done, although the activity goes on. Without it, the command is done when the activity ends. */
  readonly isReached?: (world: World) => boolean;
}

/** Some seconds in which the session goes on as it would. */
export interface WaitCommand {
  readonly seconds: number;
}

/** Everything that is due until a time, in milliseconds since 1970. */
export interface AdvanceCommand {
  readonly until: number;
}

/** The session goes on until something has been written so many times. */
export interface StepCommand {
  readonly times: number;
}

/** A write at once, in the middle of whatever happens. */
export interface WriteCommand {
  readonly writeNow: ForceWriteStep;
}

/** An effect on the session or on what is recorded of it, at once. */
export interface EffectCommand {
  readonly effect: () => void;
}
