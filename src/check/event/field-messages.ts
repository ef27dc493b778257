/** Findings in sentences. */

import { isWrittenInGame } from '../../interface/dialect/dialects.js';
import type { Values } from '../../interface/value-list.js';
import { misspelt, nearest, suggestion } from '../../words/nearest.js';
import type { FieldRuleId } from './field-rules.js';

/** The sentence of a finding; it tells the value or the field at fault by itself. */
export function messageOf(rule: FieldRuleId, pointer: string, expected: string, found: string): string {
  const name = nameAt(pointer);
  switch (rule) {
    case 'field/required':
      return `${name} is missing`;
    case 'field/type':
      return `${name === '' ? 'the line' : name} must be ${withArticle(expected)}, found ${found}`;
    case 'field/integer':
      return `${found} is an integer: it must be written ${expected}`;
    case 'field/value':
      // One value alone is told as it is; a list of them by its name.
      return expected.startsWith('"') ? `${found} must be ${expected}` : `${found} is not a valid ${expected}`;
    case 'field/range':
      return `${found} is outside the range ${expected}`;
    case 'field/length':
      return `${name} must have ${expected}, found ${found}`;
    case 'field/moment':
      return `${found} is not ${expected}`;
    case 'field/form':
      return `${found} does not look like ${expected}`;
    case 'field/localised':
      return `${name} is there, but ${expected} is missing`;
    case 'field/unseen':
      return `${found} is not a known ${expected}`;
    case 'field/unknown':
      return `${name} is not ${expected}`;
    case 'event/kind':
      return `${found} is not a known kind of event`;
    case 'event/many':
      return `more than a thousand ${expected} in one event: the rest are not listed`;
  }
}

/** What helps with a value outside a list: that the live game writes it, or the value that was most likely meant. */
export function hintFor(found: unknown, { name, closed, list }: Values): string | undefined {
  // The lists of the game hold those of the specification, so this is said in its dialect alone.
  if (isWrittenInGame(name, found)) return 'the live game writes it, but the specification does not list it';
  return typeof found === 'string'
    ? meant(
        found,
        list.map(({ value }) => String(value)),
        closed ? nearest : misspelt,
      )
    : undefined;
}

/** The kind that is most likely meant. A name that holds another as a whole, such as `Undocked`, is no slip of the pen. */
export function kindHint(found: string, known: readonly string[]): string | undefined {
  const others = known.filter((name) => !found.toLowerCase().includes(name.toLowerCase()));
  return meant(found, others, misspelt);
}

function meant(found: string, known: readonly string[], guess: typeof nearest): string | undefined {
  const near = found.length <= longestWord ? guess(found, known) : undefined;
  return near === undefined ? undefined : suggestion(near, { lead: '', quote: '"' });
}

/** Nothing that is longer is near to anything. */
const longestWord = 80;

/** What a pointer leads to by its own name; an element by that of its list, such as `Materials[2]`. */
function nameAt(pointer: string): string {
  const end = pointer.lastIndexOf('/');
  const last = pointer.slice(end + 1);
  if (end > 0 && isIndex.test(last)) return `${nameAt(pointer.slice(0, end))}[${last}]`;
  return last.replaceAll('~1', '/').replaceAll('~0', '~');
}

const isIndex = /^\d+$/;

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}
