import { grades } from '../evidence.js';
import type { Kind } from '../kind.js';
import type { Catalogue } from '../kind-catalogue.js';
import { groupOf } from '../kind-groups.js';

/**
 * Paths of the pages by kind. Many file systems ignore case, so of two kinds that differ only in case the
 * less known one gets a number.
 */
export function pagesOfKinds({ kinds }: Catalogue): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  return new Map(
    kinds.toSorted(bestKnownFirst).map(({ name }) => {
      const plain = `${groupOf(name)}/${name}`;
      const before = taken.get(plain.toLowerCase()) ?? 0;
      taken.set(plain.toLowerCase(), before + 1);
      return [name, before === 0 ? `${plain}.md` : `${plain}-${before + 1}.md`] as const;
    }),
  );
}

function bestKnownFirst({ evidence: one }: Kind, { evidence: other }: Kind): number {
  return grades.indexOf(one.grade) - grades.indexOf(other.grade) || (other.lines ?? 0) - (one.lines ?? 0);
}
