import type { Kind } from './kind.js';
import {
  allCompanionKinds,
  type Catalogue,
  companionKinds,
  type KindWithCompanion,
  specification,
} from './kind-catalogue.js';
import type { Members } from './object-rule.js';

/** The files that the specification describes. Nobody may expect the others, which the game writes when they are needed. */
export const specifiedFiles: ReadonlySet<string> = new Set(
  companionKinds(specification).map(({ companion }) => companion.file),
);

/** The kinds whose lines announce a file that the specification describes: its list is there. */
export function announcingKinds(catalogue: Catalogue): KindWithCompanion[] {
  return allCompanionKinds(catalogue).filter(({ companion }) => companion.lists && specifiedFiles.has(companion.file));
}

/** What a line of a kind leaves to its file: the lists, and what only the file has. */
export function leftToFile({ shape, companion }: Kind): string[] {
  const { lists = [] } = companion ?? {};
  return Object.entries(shape.fields).flatMap(([name, { onlyInFile }]) =>
    onlyInFile || lists.includes(name) ? [name] : [],
  );
}

/** Whether an event has the lists itself: some lines do, although others of their kind leave them to the file. */
export function hasLists({ companion: { lists = [] } }: KindWithCompanion, event: Members): boolean {
  return lists.every((name) => event[name] !== undefined);
}
