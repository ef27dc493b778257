/** A door is where values come in: how it speaks of them, and what becomes of its sentences. */
export interface Door {
  /** The name of a member or an element, as sentences have it. */
  readonly nameOf: (owner: string, key: string | number) => string;
  /** A value that is not what it must be. */
  readonly wrong: (name: string, what: string, value: unknown) => string;
  /** A value that is none of the known words; `what` is the word for such a word. */
  readonly unknown: (name: string, value: unknown, known: readonly string[], what?: string) => string;
  /** A member that the object does not have. */
  readonly extra: (owner: string, member: string, known: readonly string[]) => string;
  /** Takes a sentence about a value, or about the name of a member. May throw. */
  readonly report: (sentence: string, at: Place, isName: boolean) => void;
  /** Whether values are parts: only some members of an object, null for one that is to be missing. */
  readonly isPart?: true;
}

/** The place of a value at a door. */
export interface Place<At extends Door = Door> {
  readonly door: At;
  /** What sentences call it. */
  readonly name: string;
  readonly within?: Place<At>;
  /** Its name or index in there. */
  readonly key?: string | number;
}

/** The place of a member or an element. */
export function inside<At extends Door>(within: Place<At>, key: string | number): Place<At> {
  return { door: within.door, name: within.door.nameOf(within.name, key), within, key };
}

/** Names and indexes from the outermost value on. */
export function pathOf({ within, key }: Place): (string | number)[] {
  return within === undefined ? [] : [...pathOf(within), key ?? ''];
}

/** Reports a sentence; returns what the reader of a refused value returns. */
export function refuse<At extends Door>(at: Place<At>, sentence: string, isName = false): undefined {
  at.door.report(sentence, at, isName);
}

/** Reports that a value is not what it must be. */
export function wrong<At extends Door>(at: Place<At>, what: string, value: unknown): undefined {
  return refuse(at, at.door.wrong(at.name, what, value));
}
