/** The known name that a misspelt one most likely means, if one is close enough. */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  return nearestWithin(Math.max(2, Math.floor(wanted.length / 3)), wanted, known);
}

/**
 * The known name that is most like another, however far away it is: one that contains it, one with a similar
 * word, or the one with the fewest edits.
 */
export function closest(wanted: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const lowerCase = wanted.toLowerCase();
  const byWord = new Map(names.toReversed().flatMap((name) => name.split(' ').map((word) => [word, name] as const)));
  return (
    nearest(wanted, names) ??
    names.find((name) => name.toLowerCase().includes(lowerCase)) ??
    byWord.get(nearest(wanted, byWord.keys()) ?? '') ??
    nearestWithin(Math.max(wanted.length, ...names.map((name) => name.length)), wanted, names)
  );
}

interface SuggestionOptions {
  /** Text if no known name is close. */
  readonly otherwise?: string;
  /** Separator between the sentence and the suggestion. */
  readonly lead?: string;
  readonly quote?: string;
}

/** The end of a sentence about an unknown name: `: did you mean 'FSDJump'?`, if a known one is close. */
export function didYouMean(wanted: string, known: Iterable<string>, options: SuggestionOptions = {}): string {
  return suggestion(nearest(wanted, known), options);
}

/** The same; if none is close, all of them if they are few. */
export function nearestOrAll(wanted: string, known: Iterable<string>): string {
  const names = [...known];
  const otherwise = names.length > 0 && names.length <= 15 ? `: it is one of ${names.join(', ')}` : '';
  return didYouMean(wanted, names, { otherwise });
}

/** Like `didYouMean`, for a name that was found otherwise. */
export function suggestion(
  near: string | undefined,
  { otherwise = '', lead = ': ', quote = "'" }: SuggestionOptions = {},
): string {
  return near === undefined ? otherwise : `${lead}did you mean ${quote}${near}${quote}?`;
}

/**
 * The known name that a typing error stands for: it differs in case, or in a letter or two if it is long. For
 * incomplete lists: a name that differs more, or in its digits, is more likely one that is not listed.
 */
export function misspelt(wanted: string, known: Iterable<string>): string | undefined {
  return nearestWithin(wanted.length < 5 ? 0 : wanted.length < 8 ? 1 : 2, wanted, known, differInDigits);
}

function differInDigits(one: string, other: string): boolean {
  return one !== other && one.replaceAll(/\d/g, '') === other.replaceAll(/\d/g, '');
}

/** The nearest name within a number of edits; `isAnother` excludes close names that are not meant. */
function nearestWithin(
  most: number,
  wanted: string,
  known: Iterable<string>,
  isAnother: (one: string, other: string) => boolean = () => false,
): string | undefined {
  const lowerCase = wanted.toLowerCase();
  const letters = lettersOf(lowerCase);
  let best: string | undefined;
  let least = most + 1;
  for (const name of known) {
    const limit = Math.min(most, Math.floor(least));
    // Each additional letter takes an edit.
    if (Math.abs(name.length - wanted.length) > limit) continue;
    const other = name.toLowerCase();
    if (countOthers(other, letters, limit) > limit) continue;
    const folded = edits(lowerCase, other, limit);
    if (folded > limit || isAnother(other, lowerCase)) continue;
    // Case only breaks ties.
    const distance = folded + edits(wanted, name, Math.max(wanted.length, name.length)) / 1000;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** Bit set of a word's letters; several letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Number of letters outside a set, each of which takes an edit; stops counting beyond `most`. */
function countOthers(word: string, letters: number, most: number): number {
  let count = 0;
  for (let index = 0; index < word.length && count <= most; index++) {
    if ((letters & (1 << (word.charCodeAt(index) & 31))) === 0) count++;
  }
  return count;
}

/** Edit distance with swaps (changed, added, dropped or swapped letters); `most + 1` if it exceeds `most`. */
function edits(from: string, to: string, most: number): number {
  const far = most + 1;
  if (Math.abs(from.length - to.length) > most) return far;
  // Common prefixes and suffixes need no edits.
  const start = alikeAtStart(from, to);
  const end = alikeAtEnd(from, to, start);
  const rows = from.length - start - end;
  const columns = to.length - start - end;
  // Only the cells of each row near the diagonal, which is at `most`: all others are too far away.
  let before: number[] = [];
  let above = Array.from({ length: 2 * most + 1 }, (_, cell) => (cell < most ? far : cell - most));
  for (let row = 1; row <= rows; row++) {
    const current: number[] = [];
    let least = far;
    for (let cell = 0; cell <= 2 * most; cell++) {
      const column = row + cell - most;
      let distance = far;
      if (column === 0) distance = row;
      else if (column > 0 && column <= columns) {
        const [one, other] = [from.charCodeAt(start + row - 1), to.charCodeAt(start + column - 1)];
        distance = Math.min(
          at(current, cell - 1) + 1,
          at(above, cell + 1) + 1,
          at(above, cell) + (one === other ? 0 : 1),
        );
        const isSwapped =
          row > 1 &&
          column > 1 &&
          one === to.charCodeAt(start + column - 2) &&
          from.charCodeAt(start + row - 2) === other;
        if (isSwapped) distance = Math.min(distance, at(before, cell) + 1);
      }
      current.push(distance);
      if (distance < least) least = distance;
    }
    if (least > most) return far;
    [before, above] = [above, current];
  }
  return Math.min(far, at(above, columns - rows + most));
}

function alikeAtStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count++;
  return count;
}

/** Length of the common suffix, after the common prefix. */
function alikeAtEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (count < most && one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)) count++;
  return count;
}

function at(row: readonly number[], cell: number): number {
  return row[cell] ?? Infinity;
}
