/** The content of journals as counts, without names of people, chats and ids. */
export interface Evidence {
  readonly format: typeof evidenceFormat;
  readonly version: typeof evidenceVersion;
  /** By the version of the game in the first line of a journal. */
  readonly games: Readonly<Record<string, GameEvidence>>;
  /** Set if there were too many versions, which are then counted as one. */
  readonly many?: true;
}

export const evidenceFormat = 'shakedown-evidence';
export const evidenceVersion = 1;

/** The version of journals without a version, or with an invalid one. */
export const unknownGame = 'unknown';

export interface GameEvidence {
  readonly lines: number;
  /** Lines without an event. */
  readonly unusable?: number;
  /** Events whose kind has no name that can be kept. */
  readonly unnamed?: number;
  /** The months of the first and the last line. */
  readonly first?: string;
  readonly last?: string;
  readonly kinds: Readonly<Record<string, ObjectEvidence>>;
  /** Set if there were too many kinds without a table, of which none is kept. */
  readonly many?: true;
  /** By the name of the companion, then by the kind in it. */
  readonly files?: Readonly<Record<string, Readonly<Record<string, ObjectEvidence>>>>;
}

export interface ObjectEvidence {
  readonly seen: number;
  readonly fields?: Readonly<Record<string, PlaceEvidence>>;
  /** How often each field came directly after another. */
  readonly next?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The members whose names are not kept, all together. */
  readonly members?: PlaceEvidence;
  /** Set if there were too many unknown names, of which none is kept. */
  readonly many?: true;
}

/** The values in one place, such as those of a field. */
export interface PlaceEvidence {
  readonly seen: number;
  readonly text?: number;
  /** Of the texts: the empty ones, those that are a time, those of the form `$…;`. */
  readonly empty?: number;
  readonly times?: number;
  readonly internal?: number;
  /** By the number of digits. */
  readonly integer?: Counts;
  /** By the number of digits after the point; `6e` with an exponent. */
  readonly decimal?: Counts;
  readonly flag?: Counts;
  readonly null?: number;
  readonly list?: { readonly lengths: Counts; readonly elements?: PlaceEvidence };
  readonly object?: ObjectEvidence;
  /** Only where the interface has a list of values. */
  readonly values?: Counts;
  /** The number of other values, none of which is kept. */
  readonly others?: number;
  readonly many?: true;
  /** Only where the interface has a table of bits: how often each was set. */
  readonly bits?: Counts;
}

export type Counts = Readonly<Record<string, number>>;

/** Evidence as text: the same counts give the same bytes. */
export function formatEvidence(evidence: Evidence): string {
  return `${JSON.stringify(evidence, undefined, 1)}\n`;
}
