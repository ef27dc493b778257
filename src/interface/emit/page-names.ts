import { grades } from '../evidence.js';
import type { Kind } from '../kind.js';
import type { Catalogue } from '../kind-catalogue.js';
import { groupOf } from '../kind-groups.js';

/** Paths of the pages by kind. */
export function pagesOfKinds(catalogue: Catalogue): ReadonlyMap<string, string> {
  return filesOfKinds(catalogue, (name) => `${groupOf(name)}/${name}`, '.md');
}

/**
 * Paths of files by kind. Many file systems ignore case, so of two kinds that differ only in case the less
 * known one gets a number.
 */
export function filesOfKinds(
  { kinds }: Catalogue,
  pathOf: (name: string) => string,
  extension: string,
): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    kinds.toSorted(bestKnownFirst).map(({ name }) => {
      const plain = pathOf(name);
      const before = taken.get(plain.toLowerCase()) ?? 0;
      taken.set(plain.toLowerCase(), before + 1);
      return [name, `${plain}${before === 0 ? '' : `-${before + 1}`}${extension}`] as const;
    }),
  );
}

export function bestKnownFirst({ evidence: one }: Kind, { evidence: other }: Kind): number {
  return grades.indexOf(one.grade) - grades.indexOf(other.grade) || (other.lines ?? 0) - (one.lines ?? 0);
}
