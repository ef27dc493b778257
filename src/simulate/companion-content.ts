import { allCompanionKinds, type Catalogue, type KindWithCompanion } from '../interface/kind-catalogue.js';

/** What is written to a file beside the journal. */
export interface CompanionContent {
  /** What the journal leaves to the file; without one the event stands in the file alone. */
  readonly list: string | undefined;
  /** What the file holds even if the event does not tell it. */
  readonly given: Readonly<Record<string, unknown>>;
}

/** The kinds that are written to a file, too. A list that is always empty needs nobody to tell it. */
export function companionContents(catalogue: Catalogue): ReadonlyMap<string, CompanionContent> {
  return new Map(
    allCompanionKinds(catalogue).map((kind) => [kind.name, { list: kind.companion.list, given: defaultsOf(kind) }]),
  );
}

function defaultsOf({ shape, companion: { list = '' } }: KindWithCompanion): CompanionContent['given'] {
  const field = shape.fields[list];
  return field?.type === 'array' && field.length === 0 ? { [list]: [] } : {};
}
