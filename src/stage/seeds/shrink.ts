/** A shorter list that still fails, its failure, and how often it was tried. */
export interface Shrunk<Item, Failure> {
  readonly shortest: readonly Item[];
  readonly failure: Failure;
  readonly tries: number;
}

type Fails<Item> = (part: readonly Item[]) => Promise<boolean>;

/**
 * Finds the items that matter, the last one first: the shortest beginning that still fails ends with it, and
 * bisection finds that. Then each one is left out once more. `weightOf` says how likely an item matters,
 * compared with others; the likely ones are then found sooner.
 */
export async function shrink<Item, Failure>(
  failing: readonly Item[],
  first: Failure,
  failureOf: (part: readonly Item[]) => Promise<Failure | undefined>,
  maxTries: number,
  weightOf: (item: Item) => number = () => 1,
): Promise<Shrunk<Item, Failure>> {
  let shortest = failing;
  let failure = first;
  let tries = 0;
  const fails: Fails<Item> = async (part) => {
    if (tries === maxTries) return false;
    tries += 1;
    const again = await failureOf(part);
    if (again === undefined) return false;
    [shortest, failure] = [part, again];
    return true;
  };
  let needed: readonly Item[] = [];
  for (let rest = failing; rest.length > 0; rest = rest.slice(0, -1)) {
    if (tries === maxTries) break;
    rest = rest.slice(0, await neededLength(rest, needed, fails, weightOf));
    needed = rest.slice(-1).concat(needed);
  }
  let before: readonly Item[];
  do {
    before = shortest;
    for (let at = before.length - 1; at >= 0; at--) await fails(shortest.toSpliced(at, 1));
  } while (shortest.length < before.length);
  return { shortest, failure, tries };
}

/** How many items from the beginning of `rest` it takes to fail; 0 if those behind them do so alone. */
async function neededLength<Item>(
  rest: readonly Item[],
  behind: readonly Item[],
  fails: Fails<Item>,
  weightOf: (item: Item) => number,
): Promise<number> {
  // The first is the weight of the case that nothing else is needed.
  const weights = rest.map(weightOf);
  const sums = [weights.reduce((sum, weight) => sum + weight, 0) * aloneShare];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  let [low, high] = [-1, rest.length];
  while (high - low > 1) {
    const half = ((sums[low] ?? 0) + (sums[high] ?? 0)) / 2;
    const middle = Math.min(
      high - 1,
      sums.findIndex((sum, index) => index > low && sum >= half),
    );
    if (await fails([...rest.slice(0, middle), ...behind])) high = middle;
    else low = middle;
  }
  return high;
}

const aloneShare = 0.3;
