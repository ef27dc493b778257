import type { Activity, ForceWriteStep } from './activity.js';
import type { World } from './world/world.js';

/** Something that is to happen in a play, when its turn has come. */
export type Command = ActivityCommand | WaitCommand | AdvanceCommand | StepCommand | WriteCommand | EffectCommand;

/** What somebody does. It begins when the play is at rest; what goes on until then is not gone on with. */
export interface ActivityCommand {
  readonly act: (world: World) => Activity;
  /** Whether what it is about has come; else that is when it ends. What is left of it goes on after that. */
  readonly isReached?: (world: World) => boolean;
}

/** Some seconds in which everything goes on as it does. */
export interface WaitCommand {
  readonly seconds: number;
}

/** Everything that is due until a moment, in milliseconds since 1970. */
export interface AdvanceCommand {
  readonly until: number;
}

/** The next things that are written, so many of them. */
export interface StepCommand {
  readonly moves: number;
}

/** What is written at once, whatever goes on. */
export interface WriteCommand {
  readonly remark: ForceWriteStep;
}

/** What is done to the play or to what is written of it, at once. */
export interface EffectCommand {
  readonly effect: () => void;
}
