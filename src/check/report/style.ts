/** How text is dressed up, where it is; each gives back the same characters, whatever it puts around them. */
export interface Style {
  readonly bold: Dress;
  readonly dim: Dress;
  readonly red: Dress;
  readonly yellow: Dress;
  readonly green: Dress;
  readonly cyan: Dress;
}

export type Dress = (text: string) => string;
