/** A shorter list that still fails, its failure, and how often it was tried. */
export interface Shrunk<Item, Failure> {
  readonly shortest: readonly Item[];
  readonly failure: Failure;
  readonly tries: number;
}

/** Leaves out everything, halves, quarters, down to single items, as long as the rest still fails. */
export async function shrink<Item, Failure>(
  failing: readonly Item[],
  first: Failure,
  failureOf: (part: readonly Item[]) => Promise<Failure | undefined>,
  maxTries: number,
): Promise<Shrunk<Item, Failure>> {
  let shortest = failing;
  let failure = first;
  let tries = 0;
  for (let size = failing.length; size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let isShorter = true; isShorter; isShorter &&= size === 1) {
      isShorter = false;
      for (let at = 0; at < shortest.length; ) {
        if (tries === maxTries) return { shortest, failure, tries };
        const part = shortest.toSpliced(at, size);
        tries += 1;
        const again = await failureOf(part);
        if (again === undefined) at += size;
        else [shortest, failure, isShorter] = [part, again, true];
      }
    }
  }
  return { shortest, failure, tries };
}
