import { counted, thousands } from '../../../words/counted.js';
import { nearest } from '../../../words/nearest.js';
import type { KindCount } from '../../protocol.js';
import type { LineQuery } from './line-query.js';
import { isKindTerm, type QueryTerm } from './parse-query.js';

/** Why nothing matches: “No Docked with station Abraham*; 12 Docked in all.” */
export function queryHint(query: LineQuery, lines: number, kinds: readonly KindCount[]): string {
  const named = query.terms.filter((term) => isKindTerm(term) && !term.isNegated).map(valueWords);
  const ofKinds = kinds.filter(({ kind }) => query.wantsKind(kind)).reduce((sum, { count }) => sum + count, 0);
  const what = named.length > 0 ? named.join(' that is also ') : 'line';
  if (ofKinds === 0) {
    const likely =
      named.length === 1
        ? nearest(
            named[0] as string,
            kinds.map(({ kind }) => kind),
          )
        : undefined;
    return `No ${what} in this journal${likely === undefined ? '.' : `: did you mean ${likely}?`}`;
  }
  const conditions = query.terms.filter((term) => !isKindTerm(term)).map(conditionWords);
  const all = named.length > 0 ? `${thousands(ofKinds)} ${what}` : counted(query.hasKinds ? ofKinds : lines, 'line');
  const doubts = query.ambiguous.map(
    ({ name, fields }) => ` “${name}” may be ${fields.slice(0, 3).join(' or ')}: write it in full.`,
  );
  return `No ${[what, ...conditions].join(' ')}; ${all} in all.${doubts.join('')}`;
}

function conditionWords(term: QueryTerm): string {
  const { isNegated, name, operator } = term;
  const value = valueWords(term);
  const isComparison = operator !== ':';
  return `${isNegated ? 'without' : 'with'} ${name === undefined ? `“${value}”` : `${name}${isComparison ? ` ${operator}` : ''} ${value}`}`;
}

function valueWords({ values }: QueryTerm): string {
  return values.map(({ text }) => text).join(' or ');
}
