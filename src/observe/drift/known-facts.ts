/** What is known before new journals come: from older evidence, or from the interface. Both tell it in these words. */
export interface KnownSide {
  /** How many lines it rests on; infinitely many if it is no sample. */
  readonly lines: number;
  /** The kinds in journals, or in a file beside them. */
  readonly kinds: (file?: string) => ReadonlyMap<string, ObjectFacts>;
}

export interface ObjectFacts {
  /** How many were seen; infinitely many if it is no sample. */
  readonly seen: number;
  /** Members may have any name. */
  readonly isMap: boolean;
  readonly fields: ReadonlyMap<string, PlaceFacts>;
  /** Whether one field is known to stand before another. */
  readonly precedes: (one: string, other: string) => boolean;
}

export interface PlaceFacts {
  readonly seen: number;
  /** It stands in every object, in this version of the game at least. */
  readonly always: boolean;
  readonly types: ReadonlySet<ValueType>;
  /** How many digits stand behind the point, if it is always the same. */
  readonly decimals?: number | undefined;
  /** Whether a value is known, where the interface has a list; nothing where values cannot be told apart. */
  readonly knows?: ((value: string) => boolean) | undefined;
  readonly bits?: ReadonlySet<number> | undefined;
  /** How many values were looked at to know these; infinitely many if they are no sample. */
  readonly valuesSeen: number;
  readonly element?: PlaceFacts | undefined;
  readonly object?: ObjectFacts | undefined;
  /** The versions of the game in which it is known to stand. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export const valueTypes = ['text', 'integer', 'decimal', 'flag', 'list', 'object', 'null'] as const;
export type ValueType = (typeof valueTypes)[number];
