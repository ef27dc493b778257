/** What a section shows, as data; `blocks.tsx` draws it. */

/** A dash is shown for an undefined value. */
export type Fact = readonly [name: string, value: string | number | undefined];

/** Several of a block's parts are shown in this order. */
export interface Block {
  readonly heading?: string;
  readonly text?: string;
  readonly facts?: readonly Fact[];
  readonly bars?: readonly Bar[];
  readonly cards?: readonly Card[];
}

export interface Bar {
  readonly name: string;
  /** After the name: where it is, or what sets it apart. */
  readonly place?: string | undefined;
  readonly tags?: readonly string[];
  readonly value: string | undefined;
  /** After the value. */
  readonly note?: string | undefined;
  readonly alarm?: string | undefined;
  /** 0 to 1; clamped. No bar is drawn if it is left out. */
  readonly share?: number | undefined;
  /** Position of a tick across the bar, 0 to 1. */
  readonly mark?: number | undefined;
  readonly isOver?: boolean;
  readonly about?: string | undefined;
}

export interface Card {
  readonly title: string;
  readonly tags?: readonly string[];
  readonly share?: number | undefined;
  readonly facts?: readonly Fact[];
  readonly lines?: readonly string[];
}

/** The facts that are not shown as unknown, but left out. */
export function ifKnown(...facts: readonly Fact[]): Fact[] {
  return facts.filter(([, value]) => value !== undefined && value !== '');
}

/** Those that are known, in one text. */
export function joined(parts: readonly (string | undefined)[], between = ', '): string | undefined {
  return parts.filter(Boolean).join(between) || undefined;
}
