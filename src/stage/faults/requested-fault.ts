/** A requested fault, and what became of it. */
export interface RequestedFault {
  /** As it was requested: `torn-line:2%`. */
  readonly fault: string;
  /** `waiting` happens once and has not yet; `over` has; `repeating` goes on until it is stopped. */
  readonly state: 'waiting' | 'over' | 'repeating' | 'stopped';
  /** How often it has happened, and the last time. */
  readonly count: number;
  readonly last?: { readonly file: string; readonly line: number; readonly at: string; readonly what: string };
}
