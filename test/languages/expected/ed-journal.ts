// The journal of Elite Dangerous as types: 2 kinds of events, versions 4.0 to 4.1 of the game.
// Members and kinds that are not listed here occur: an event is the plain object that JSON.parse returns.
// Made by "shakedown types --language typescript": change the tables there, not this file.

/** The bits of Lights in Status.json; bitNames(value, Lights) decodes them. */
export const Lights = {
  /** the light at the bow */
  Bow: 0,
  /** the red ones */
  PortSide: 7,
  /** the green ones */
  StarboardSide: 8,
  /** the one at the stern */
  Stern: 31,
} as const;

/** Shards by name. */
export interface Shards {
  [name: string]: number[];
}

/** What is left; ends no comment: *\/ """ <b> [x]. */
export interface Wreck {
  /** A word of most languages. Always; seen in 1,200 lines. */
  class: number;
  /** The same word but for its capital. Optional; seen in 1,200 lines. */
  Class?: string;
  /** A member without a name. Optional; seen in 1,200 lines. */
  ''?: string;
  /** A name that begins with a digit. Optional; seen in 1,200 lines. */
  '2nd'?: boolean;
  /** A name that the types use themselves. Optional; seen in 1,200 lines. */
  Extra?: string;
  /** The name of its own type. Optional; seen in 1,200 lines. */
  Wreck?: string;
  /** A wreck has no hull. */
  Hull?: never;
}

/**
 * Written when something blows up. It is outside the specification, and known from 1,200 real lines.
 * It came with version 4.0 of the game.
 */
export interface BlowUp2 {
  /** Time of the event. Always; seen in 1,200 lines. */
  timestamp: string;
  /** Name of the event. Always; seen in 1,200 lines. */
  event: 'BlowUp';
  /** How it felt. Always; seen in 1,200 lines. */
  Mood: Mood;
  /** On which side; may be empty. Always; seen in 1,200 lines. */
  Side: Side | '';
  /** How large it was. Always; seen in 1,200 lines. */
  Size: Size;
  /** Whose it was. 25 %; seen in 300 lines. */
  Owner?: number | bigint;
  /**
   * Which lights were on; bits: 0 Bow, 7 PortSide, 8 StarboardSide, 31 Stern. Always; seen in 1,200
   * lines.
   */
  Lights: number;
  /** What is left. Always; seen in 1,200 lines. */
  Left: Wreck[];
  /** Names. Always; seen in 1,200 lines. */
  Names: [string[], string[]];
  /** Shards by name. Optional; seen in 1,200 lines. */
  Shards?: Shards;
  /** Why it did. Always; seen in 1,200 lines. */
  Cause: string | number | Wreck;
  /** How hot it was; since 4.1. Always; seen in 1,200 lines. */
  Heat?: number;
  /** What was sung. Declared only; declared only. */
  Sung?: string;
}

/** Written when something is enlarged. The specification describes it. */
export interface Blowup {
  /** Time of the event. Always; specified. */
  timestamp: string;
  /** Name of the event. Always; specified. */
  event: 'Blowup';
}

/** How it feels. Other values occur. */
export type Mood =
  | 'it\'s fine'
  | ''
  | 'null'
  | '2 b'
  | 'to-be'
  | 'To be'
  | 'x'
  | (string & {});

/** A side. */
export type Side =
  | 'left'
  | 'right';

/** How large it is. */
export type Size =
  | 1
  | 2;

/** Every kind of event, by the value of its member `event`. */
export interface Kinds {
  BlowUp: BlowUp2;
  Blowup: Blowup;
}

/** An event of a known kind: comparing its `event` with a name narrows it. */
export type JournalEvent = Kinds[keyof Kinds];

/** The files beside the journal, by the kind of event that they hold. */
export const companions = {
  BlowUp: 'BlowUp.json',
} as const;

/** The names of the bits that are set, lowest first; one without a name is Bit23. */
export function bitNames(value: number, names: Readonly<Record<string, number>>): string[] {
  const found = new Map(Object.entries(names).map(([name, bit]) => [bit, name]));
  const set = Array.from({ length: 32 }, (_, bit) => bit).filter((bit) => Math.floor(value / 2 ** bit) % 2 === 1);
  return set.map((bit) => found.get(bit) ?? `Bit${bit}`);
}
