/**
 * How to highlight text, for example with terminal colours. Each function may put something around the text, but must
 * not change it.
 */
export interface Style {
  readonly bold: Dress;
  readonly dim: Dress;
  readonly red: Dress;
  readonly yellow: Dress;
  readonly green: Dress;
  readonly cyan: Dress;
}

export type Dress = (text: string) => string;
