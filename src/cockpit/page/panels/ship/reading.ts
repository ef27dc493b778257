export interface Reading {
  readonly label: string;
  readonly value: string | undefined;
  /** When it was true, if that is not the shown moment. */
  readonly at?: string | undefined;
  /** Length of the bar, 0 to 1; undefined for no bar. */
  readonly share?: number | undefined;
  /** Tooltip. */
  readonly note?: string | undefined;
  readonly isAlarm?: boolean | undefined;
  /** Takes a line of its own. */
  readonly isLong?: true;
}

/** Clamps to 0 to 1. */
export function shareOf(value: number): number {
  return Math.min(1, Math.max(0, value));
}
