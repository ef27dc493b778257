/** A word: names are found as whole words only, not as `armour` in `python_armour`. */
const word = /[\p{L}\p{N}\p{M}_]+/gu;
const inWord = /[\p{L}\p{N}\p{M}_]/u;

interface KnownName {
  readonly name: string;
  /** Where in the name its first word begins. */
  readonly lead: number;
  readonly isExact: boolean;
}

/** A name found in a text. */
interface FoundName {
  readonly start: number;
  readonly end: number;
  /** The name as it was added. */
  readonly name: string;
}

/** Finds known names as whole words in any text; fast with many thousands of names. */
export class NamesInText {
  readonly #byFirstWord = new Map<string, KnownName[]>();
  /** The same by their first letters, for texts that are cut within a name. */
  readonly #byBeginning = new Map<string, KnownName[]>();
  readonly #names = new Set<string>();
  #longest = 0;

  /** An exact name is found only as it is written; any other in any case. */
  add(name: string, isExact: boolean): void {
    if (this.#names.has(name)) return;
    this.#names.add(name);
    this.#longest = Math.max(this.#longest, name.length);
    const first = name.matchAll(word).next().value;
    if (!first) return;
    const key = first[0].toLowerCase();
    const known: KnownName = { name, lead: first.index, isExact };
    const alike = this.#byFirstWord.get(key) ?? [];
    // If several names begin with the same word, the longest is tried first.
    this.#byFirstWord.set(
      key,
      [...alike, known].sort((one, other) => other.name.length - one.name.length),
    );
    const beginning = beginningOf(name);
    const others = this.#byBeginning.get(beginning);
    if (others) others.push(known);
    else this.#byBeginning.set(beginning, [known]);
  }

  /** Every occurrence of a name; they do not overlap. */
  *in(text: string): Generator<FoundName, void, undefined> {
    let behind = 0;
    for (const { 0: found, index } of text.matchAll(word)) {
      if (index < behind) continue;
      const known = this.#byFirstWord.get(found.toLowerCase());
      const there = known?.find((each) => index - each.lead >= behind && isAt(text, index - each.lead, each));
      if (!there) continue;
      const start = index - there.lead;
      behind = start + there.name.length;
      yield { start, end: behind, name: there.name };
    }
  }

  /** The name that a text ends in the middle of, if enough of it is there. */
  cutAt(text: string, end: number): FoundName | undefined {
    const head = text.slice(Math.max(0, end - this.#longest), end);
    const before = text[end - head.length - 1] ?? '';
    for (let from = 0; from <= head.length - minCutLength; from++) {
      if (startsInWord.test(head.slice(from)) && inWord.test(from === 0 ? before : (head[from - 1] ?? ''))) continue;
      const there = this.#beginningWith(head.slice(from));
      if (there) return { start: end - head.length + from, end, name: there.name };
    }
    return undefined;
  }

  #beginningWith(part: string): KnownName | undefined {
    const known = this.#byBeginning.get(beginningOf(part));
    return known?.find((each) => each.name.length > part.length && begins(each, part));
  }
}

/** Fewer letters of a name do not identify a person. */
const minCutLength = 3;

function beginningOf(name: string): string {
  return name.slice(0, minCutLength).toLowerCase();
}

function begins({ name, isExact }: KnownName, part: string): boolean {
  const beginning = name.slice(0, part.length);
  return beginning === part || (!isExact && beginning.toLowerCase() === part.toLowerCase());
}

function isAt(text: string, start: number, { name, isExact }: KnownName): boolean {
  const there = text.slice(start, start + name.length);
  if (there !== name && (isExact || there.toLowerCase() !== name.toLowerCase())) return false;
  const after = text.slice(start + name.length, start + name.length + 2);
  return !(inWord.test(name.at(-1) ?? '') && startsInWord.test(after));
}

const startsInWord = /^[\p{L}\p{N}\p{M}_]/u;
