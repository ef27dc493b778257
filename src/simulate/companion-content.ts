import { specifiedFiles } from '../interface/companion-files.js';
import { allCompanionKinds, type Catalogue, type KindWithCompanion } from '../interface/kind-catalogue.js';

/** What is written to a file beside the journal. */
export interface CompanionContent {
  /** What the journal leaves to the file; without any the event stands in the file alone. */
  readonly lists: readonly string[] | undefined;
  /** What the file holds even if the event does not tell it. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** The kinds that a session writes to a file, too: those of the specification's files. A list that is always empty needs nobody to tell it. */
export function companionContents(catalogue: Catalogue): ReadonlyMap<string, CompanionContent> {
  return new Map(
    allCompanionKinds(catalogue)
      .filter(({ companion }) => specifiedFiles.has(companion.file))
      .map((kind) => [kind.name, { lists: kind.companion.lists, given: defaultsOf(kind) }]),
  );
}

function defaultsOf({ shape, companion: { lists = [] } }: KindWithCompanion): CompanionContent['given'] {
  const empty = lists.filter((name) => {
    const field = shape.fields[name];
    return field?.type === 'array' && field.length === 0;
  });
  return Object.fromEntries(empty.map((name) => [name, []]));
}
