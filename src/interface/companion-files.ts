import type { Kind } from './kind.js';
import type { KindWithCompanion } from './kind-catalogue.js';
import type { Members } from './object-rule.js';

/** What a line of a kind leaves to its file: the lists, and what only the file has. */
export function leftToFile({ shape, companion }: Kind): string[] {
  const { lists = [] } = companion ?? {};
  return Object.entries(shape.fields).flatMap(([name, { onlyInFile }]) =>
    onlyInFile || lists.includes(name) ? [name] : [],
  );
}

/**
 * Whether an event has the lists itself: some lines do, although others of their kind leave them to the file.
 */
export function hasLists({ companion: { lists = [] } }: KindWithCompanion, event: Members): boolean {
  return lists.every((name) => event[name] !== undefined);
}
