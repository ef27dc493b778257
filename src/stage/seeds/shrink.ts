/** A shorter list that still fails, and how often it was tried. */
export interface Shrunk<Item> {
  readonly shortest: readonly Item[];
  readonly tries: number;
}

/** Leaves out everything, halves, quarters, down to single items, as long as the rest still fails. */
export async function shrink<Item>(
  failing: readonly Item[],
  stillFails: (part: readonly Item[]) => boolean | Promise<boolean>,
  maxTries: number,
): Promise<Shrunk<Item>> {
  let shortest = failing;
  let tries = 0;
  for (let size = failing.length; size > 0; size = size > 1 ? Math.ceil(size / 2) : 0) {
    for (let isShorter = true; isShorter; isShorter &&= size === 1) {
      isShorter = false;
      for (let at = 0; at < shortest.length; ) {
        if (tries === maxTries) return { shortest, tries };
        const part = shortest.toSpliced(at, size);
        tries += 1;
        if (await stillFails(part)) {
          shortest = part;
          isShorter = true;
        } else at += size;
      }
    }
  }
  return { shortest, tries };
}
