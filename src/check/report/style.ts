/**
 * How to highlight text, for example with terminal colours. Each function may put something around the text, but must
 * not change it.
 */
export interface Style {
  readonly bold: Highlight;
  readonly dim: Highlight;
  readonly red: Highlight;
  readonly yellow: Highlight;
  readonly green: Highlight;
  readonly cyan: Highlight;
}

export type Highlight = (text: string) => string;
