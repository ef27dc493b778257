/** Where is told that a script is about to be compiled, and that it is done: V8 takes kept code only with the flags it was made with. */
export const compilingChannel = 'shakedown.compiling';

export interface CompilingMessage {
  readonly isDone: boolean;
}
