/** One difference between old and new. */
export interface Change {
  readonly change: ChangeName;
  /** The version of the game that shows it first. */
  readonly game: string;
  readonly kind: string;
  /** The companion that has it. */
  readonly file?: string | undefined;
  /** The field, such as `Factions[].Happiness`. */
  readonly path?: string | undefined;
  /** The value, the bit, the type, the number of decimals, or the field that now comes before. */
  readonly what?: string | undefined;
  /** What was known instead. */
  readonly was?: string | undefined;
  /** How often it was seen in the new journals, and how many could have it. */
  readonly seen: number;
  readonly of: number;
  /** The number of old lines without it (with it, if it is gone); `undefined` for the interface. */
  readonly before?: number | undefined;
  /** False if it may be chance: it is too rare, or there was too little to compare it with. */
  readonly sure: boolean;
}

/** How each change is called in reports, in their order. */
export const changeLabels = {
  'new-kind': 'new kind',
  'new-field': 'new field',
  'new-value': 'new value',
  'new-bit': 'new bit',
  'new-type': 'new type',
  'new-format': 'new format',
  'new-order': 'new order',
  'other-version': 'version',
  'gone-kind': 'kind gone',
  'gone-field': 'field gone',
} as const;

export type ChangeName = keyof typeof changeLabels;
