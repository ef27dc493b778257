/** The known name a misspelt one most likely means, if any is near enough to be worth saying. */
export function nearest(wanted: string, known: Iterable<string>): string | undefined {
  return nearestWithin(Math.max(2, Math.floor(wanted.length / 3)), wanted, known);
}

interface SuggestionOptions {
  /** What is said instead where no known name is near. */
  readonly otherwise?: string;
  /** What parts the suggestion from the sentence before it. */
  readonly lead?: string;
  readonly quote?: string;
}

/** The end of a sentence about an unknown name: `: did you mean 'FSDJump'?`, if a known one is near. */
export function didYouMean(wanted: string, known: Iterable<string>, options: SuggestionOptions = {}): string {
  return suggestion(nearest(wanted, known), options);
}

/** The same for a name that was found otherwise. */
export function suggestion(
  near: string | undefined,
  { otherwise = '', lead = ': ', quote = "'" }: SuggestionOptions = {},
): string {
  return near === undefined ? otherwise : `${lead}did you mean ${quote}${near}${quote}?`;
}

/**
 * The known name of which another is a mere slip of the pen: one differs in case, a longer one in a letter or two. Where any
 * name may be right, what is farther off is more likely a name nobody has listed, and so is the same with another number.
 */
export function misspelt(wanted: string, known: Iterable<string>): string | undefined {
  const others = [...known].filter((name) => !differInDigits(name.toLowerCase(), wanted.toLowerCase()));
  return nearestWithin(wanted.length < 5 ? 0 : wanted.length < 8 ? 1 : 2, wanted, others);
}

function differInDigits(one: string, other: string): boolean {
  return one !== other && one.replaceAll(/\d/g, '') === other.replaceAll(/\d/g, '');
}

function nearestWithin(most: number, wanted: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = most + 1;
  for (const name of known) {
    // Each letter that one has more than the other is an edit at least.
    if (Math.abs(name.length - wanted.length) > least) continue;
    const folded = edits(wanted.toLowerCase(), name.toLowerCase());
    if (folded > least) continue;
    // Case decides only between names that are equally near.
    const distance = folded + edits(wanted, name) / 1000;
    if (distance < least) [best, least] = [name, distance];
  }
  return best;
}

/** How many letters must be changed, added, dropped or swapped to turn one word into the other. */
function edits(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(above, column) + 1,
        at(above, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Infinity,
      );
    }
    [before, above] = [above, current];
  }
  return at(above, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
