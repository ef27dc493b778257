/** How deep a column lies: how many of the steps to it may be missing, and how many may be repeated. */
export interface Levels {
  readonly definition: number;
  readonly repetition: number;
}
