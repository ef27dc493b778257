/** What words are made of: a name within a longer word, such as `armour` in `python_armour`, is none. */
const word = /[\p{L}\p{N}\p{M}_]+/gu;
const inWord = /[\p{L}\p{N}\p{M}_]/u;

interface Known {
  readonly name: string;
  /** Where in the name its first word begins. */
  readonly lead: number;
  readonly isExact: boolean;
}

/** A name found in a text. */
interface Found {
  readonly start: number;
  readonly end: number;
  /** The name as it was made known. */
  readonly name: string;
}

/** Names, to be found again as whole words in any text. It stays quick with many thousands of them. */
export class NamesInText {
  readonly #byFirstWord = new Map<string, Known[]>();
  readonly #names = new Set<string>();

  /** An exact name is found only as it is written; any other in capitals, too. */
  add(name: string, isExact: boolean): void {
    if (this.#names.has(name)) return;
    this.#names.add(name);
    const first = name.matchAll(word).next().value;
    if (!first) return;
    const key = first[0].toLowerCase();
    const known = this.#byFirstWord.get(key) ?? [];
    known.push({ name, lead: first.index, isExact });
    // Of two names that begin alike the longer one is meant.
    this.#byFirstWord.set(
      key,
      known.sort((one, other) => other.name.length - one.name.length),
    );
  }

  /** Every place where one of the names stands, none within another. */
  *in(text: string): Generator<Found, void, undefined> {
    let behind = 0;
    for (const { 0: found, index } of text.matchAll(word)) {
      if (index < behind) continue;
      const known = this.#byFirstWord.get(found.toLowerCase());
      const there = known?.find((each) => index - each.lead >= behind && standsAt(text, index - each.lead, each));
      if (!there) continue;
      const start = index - there.lead;
      behind = start + there.name.length;
      yield { start, end: behind, name: there.name };
    }
  }
}

function standsAt(text: string, start: number, { name, isExact }: Known): boolean {
  const there = text.slice(start, start + name.length);
  if (there !== name && (isExact || there.toLowerCase() !== name.toLowerCase())) return false;
  const after = text.slice(start + name.length, start + name.length + 2);
  return !(inWord.test(name.at(-1) ?? '') && startsInWord.test(after));
}

const startsInWord = /^[\p{L}\p{N}\p{M}_]/u;
