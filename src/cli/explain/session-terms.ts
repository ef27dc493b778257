/** What `explain` says about the names in the catalogues: situations, settings, faults and plans. */
import { type Document, paragraph, rows, strong, within } from '../../words/document/document.js';
import { nearest } from '../../words/nearest.js';
import { sentence } from '../../words/sentence.js';
import { catalogues, explainedCatalogues, type TermExplanation } from '../catalogues.js';

/** Also what `explain --format json` prints. */
interface SessionTerm extends TermExplanation {
  readonly path: string;
  readonly about: string;
}

/**
 * All terms of a name, in any case: a setting may have the name of a situation. If there is none, the nearest
 * name.
 */
export async function findSessionTerms(name: string) {
  const terms = await allTerms();
  const found = terms.filter(({ path }) => path.toLowerCase() === name.toLowerCase());
  return {
    answers: found.map((term) => ({ data: term, page: termPage(term) })),
    nearestTerm: nearest(
      name,
      terms.map(({ path }) => path),
    ),
  };
}

async function allTerms(): Promise<SessionTerm[]> {
  const entries = await Promise.all(explainedCatalogues.map((name) => catalogues[name]()));
  return entries.flat().flatMap(({ name, about, explained }) => {
    if (!explained) return [];
    const { is, facts, example } = explained;
    return [{ path: name, is, about, facts, example }];
  });
}

/** What a page of a term needs. */
interface Term {
  readonly path: string;
  readonly is: string;
  /** What the game displays, if that is something else. */
  readonly shown?: string;
  readonly about: string;
  readonly facts: TermExplanation['facts'];
  readonly example?: string;
}

export function termPage({ path, is, shown, about, facts, example }: Term): Document {
  const all = Object.entries<string | readonly string[]>({
    ...facts,
    ...(example !== undefined && { example }),
  }).flatMap(([name, fact]) => {
    const text = typeof fact === 'string' ? fact : fact.join(', ');
    return text === '' ? [] : [[name, text]];
  });
  return [
    rows([[strong(path), shown === undefined || shown === path ? is : `${is}, shown as ${shown}`]]),
    paragraph(sentence(about)),
    ...(all.length > 0 ? [within(rows(all))] : []),
  ];
}
