/** The two tiers of tests: `npm test` proves that it works, `npm run thorough` hunts. */

/** Whether this is `npm run thorough`, which is `vitest --mode full`. */
export const isThorough = process.env.MODE === 'full';

/** Number of runs of a property: a tenth in `npm test`, ten times as many in `npm run thorough`. */
export function runs(usual: number): number {
  return isThorough ? usual * 10 : Math.ceil(usual / 10);
}

/** One case in `part`; all of them in `npm run thorough`. */
export function oneIn<Case>(part: number, cases: readonly Case[]): readonly Case[] {
  return isThorough ? cases : cases.filter((_, index) => index % part === 0);
}
