import { severities } from '../../../../check/fail-on.js';
import { parseQuery } from '../../../recording/query/parse-query.js';
import { asValue } from './edit-query.js';

export interface Suggestion {
  readonly name: string;
  readonly about: string;
}

/** What a query may name. */
export interface QueryWords {
  readonly kinds: readonly Suggestion[];
  readonly families: readonly Suggestion[];
  readonly fields: readonly Suggestion[];
  /** Values that the table lists for a field, whose name is in lower case. */
  readonly valuesOf: (field: string) => readonly Suggestion[];
}

/** A text to put in place of `from` to `to` of the query. */
export interface Completion extends Suggestion {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const mostCompletions = 10;

const special: readonly Suggestion[] = [
  { name: 'kind', about: 'kind or family of the event' },
  { name: 'severity', about: 'worst finding of the line' },
];

const severityWords: readonly Suggestion[] = [...severities, '*'].map((name) => ({ name, about: 'finding' }));

/** How to go on with the term that ends at the caret. */
export function completeQuery(query: string, caret: number, words: QueryWords): Completion[] {
  const term = parseQuery(query.slice(0, caret)).terms.at(-1);
  if (caret !== (term?.end ?? 0)) return [];
  const { name, valueStart = 0, start = 0, isNegated = false } = term ?? {};
  const typed = query.slice(valueStart, caret).replace(/^"/, '');
  const complete = (suggestions: readonly Suggestion[], from: number, text: (name: string) => string) =>
    fitting(typed, suggestions).map((each) => ({ ...each, from, to: caret, text: text(each.name) }));
  if (name !== undefined) {
    return complete(suggestionsFor(name, words), valueStart, (value) => (value === '*' ? value : asValue(value)));
  }
  const from = isNegated ? start + 1 : start;
  const names = complete([...special, ...(term ? words.fields : [])], from, (each) => `${each}:`);
  const kinds = complete(term ? words.kinds : [], from, (kind) => `kind:${asValue(kind)}`);
  return [...names, ...kinds.map((each) => ({ ...each, name: `kind:${each.name}` }))].slice(0, mostCompletions);
}

function suggestionsFor(name: string, { kinds, families, valuesOf }: QueryWords): readonly Suggestion[] {
  if (name === 'severity') return severityWords;
  if (name === 'family') return families;
  if (name === 'kind' || name === 'event') return [...kinds, ...families];
  return valuesOf(name);
}

/** Those that begin with the text before those that contain it. */
function fitting(text: string, suggestions: readonly Suggestion[]): Suggestion[] {
  const wanted = text.toLowerCase();
  const places = suggestions.map((each) => ({ each, at: each.name.toLowerCase().indexOf(wanted) }));
  return places
    .filter(({ each, at }) => at >= 0 && each.name !== text)
    .toSorted((one, other) => Math.min(one.at, 1) - Math.min(other.at, 1))
    .slice(0, mostCompletions)
    .map(({ each }) => each);
}
