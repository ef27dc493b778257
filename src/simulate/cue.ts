import type { Play } from './play/play.js';
import type { Activity, Happening, Step } from './play/step.js';

/** Something that is to happen in a play, when its turn has come. */
export type Cue = Deed | Pause | Leap | Moves | Remark | Effect;

/** What somebody does. It begins when the play is at rest; what goes on until then is not gone on with. */
export interface Deed {
  readonly act: (play: Play) => Activity;
  /** Whether what it is about has come; else that is when it ends. What is left of it goes on after that. */
  readonly isReached?: (play: Play) => boolean;
}

/** Some seconds in which everything goes on as it does. */
export interface Pause {
  readonly seconds: number;
}

/** Everything that is due until a moment, in milliseconds since 1970. */
export interface Leap {
  readonly until: number;
}

/** The next things that are written, so many of them. */
export interface Moves {
  readonly moves: number;
}

/** What is written at once, whatever goes on. */
export interface Remark {
  readonly remark: Step & { readonly write: Happening };
}

/** What is done to the play or to what is written of it, at once. */
export interface Effect {
  readonly effect: () => void;
}
