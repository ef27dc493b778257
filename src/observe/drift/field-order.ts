import { entryOf } from '../../words/entry-of.js';
import type { ObjectEvidence } from '../evidence-format.js';

/** The names of fields in the order of the lines; by name where no line has both. */
export function fieldOrder({ fields = {}, next = {} }: ObjectEvidence): string[] {
  const left = new Set(Object.keys(fields).sort());
  const ordered: string[] = [];
  while (left.size > 0) {
    const first = [...left].find((name) => !hasBefore(name)) ?? fewestBefore();
    left.delete(first);
    ordered.push(first);
  }
  return ordered;

  function followers(first: string, second: string): number {
    return entryOf(entryOf(next, first) ?? {}, second) ?? 0;
  }

  function hasBefore(name: string): boolean {
    return [...left].some((other) => other !== name && followers(other, name) > 0);
  }

  /** Where lines contradict each other, the majority decides. */
  function fewestBefore(): string {
    const counts = [...left].map((name) => {
      const before = [...left].reduce((sum, other) => sum + (other === name ? 0 : followers(other, name)), 0);
      return { name, before };
    });
    return counts.reduce((best, each) => (each.before < best.before ? each : best)).name;
  }
}
