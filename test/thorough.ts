/** The two tiers of tests: `npm test` proves that it works, `npm run thorough` hunts. */
import { inject } from 'vitest';
import type { Sample } from '../scripts/sample.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sample: Sample;
  }
}

/** Whether this is `npm run thorough`, which is `vitest --mode full`. */
export const isThorough = process.env.MODE === 'full';

/** Number of runs of a property: a tenth in `npm test`, ten times as many in `npm run thorough`. */
export function runs(usual: number): number {
  return isThorough ? usual * 10 : Math.ceil(usual / 10);
}

/**
 * One case in `part`, others with each commit, and those that it changed; all of them in `npm run thorough`.
 * A case is a name, has one (`name`, `id`), or begins with one.
 */
export function oneIn<Case>(part: number, cases: readonly Case[]): readonly Case[] {
  const sample = inject('sample');
  return isThorough || sample.isAll ? cases : sampleOf(part, cases, sample);
}

/** For cases of many seconds each: a sample in `npm run thorough`, too. `SAMPLE=all` takes all. */
export function fewIn<Case>(
  { quick, thorough }: { readonly quick: number; readonly thorough: number },
  cases: readonly Case[],
): readonly Case[] {
  const sample = inject('sample');
  return sample.isAll ? cases : sampleOf(isThorough ? thorough : quick, cases, sample);
}

/** A changed name adds one of its rows, unless the sample has one. */
export function sampleOf<Case>(part: number, cases: readonly Case[], { offset, changed }: Sample): readonly Case[] {
  const first = offset % Math.max(1, Math.min(part, cases.length));
  const isChosen = (index: number) => index % part === first;
  const missing = new Set(changed);
  for (const [index, each] of cases.entries()) if (isChosen(index)) missing.delete(nameOf(each));
  return cases.filter((each, index) => isChosen(index) || missing.delete(nameOf(each)));
}

function nameOf(row: unknown): string {
  if (Array.isArray(row)) return nameOf(row[0]);
  if (typeof row !== 'object' || row === null) return String(row);
  const { name, id } = row as { readonly name?: unknown; readonly id?: unknown };
  return String(name ?? id);
}
