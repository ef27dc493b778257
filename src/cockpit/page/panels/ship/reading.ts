export interface Reading {
  readonly label: string;
  readonly value: string | undefined;
  /** From 0 to 1, to be shown as a bar; undefined if there is nothing to compare with. */
  readonly share?: number | undefined;
  /** More about it, for those who ask. */
  readonly note?: string | undefined;
  readonly isAlarm?: boolean | undefined;
  /** It needs a line of its own. */
  readonly isLong?: true;
}

/** Within 0 and 1, whatever the journal says. */
export function shareOf(value: number): number {
  return Math.min(1, Math.max(0, value));
}
