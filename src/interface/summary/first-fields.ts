import { printable } from '../../words/printable.js';
import type { Field, Shape } from '../field.js';
import type { Members } from '../object-rule.js';
import { amountOf } from './amount-text.js';
import { readableText } from './readable-text.js';
import type { SummaryPart } from './render-parts.js';
import { fieldAt, valueAt } from './value-at-path.js';

/** How many fields stand for an event whose kind has no summary of its own. */
const most = 6;

/**
 * The first few fields of an event: texts as they are, numbers with their names, lists by their length; no
 * identifiers.
 */
export function firstFields(members: Members, shape?: Shape): SummaryPart[] {
  const paths = Object.keys(members).filter(
    (name) => name !== 'timestamp' && name !== 'event' && !isIdentifier(name, shape && fieldAt(shape, name)),
  );
  const parts = paths.flatMap((path) => {
    const text = brief(members, path);
    return text === undefined ? [] : [{ text: printable(text), path }];
  });
  // A field that is false is mentioned only if there is nothing else.
  const denied = () =>
    paths.filter((path) => members[path] === false).map((path) => ({ text: `not ${printable(path)}`, path }));
  return (parts.length > 0 ? parts : denied()).slice(0, most);
}

function isIdentifier(name: string, field: Field | undefined): boolean {
  return (field?.type === 'integer' && field.id === true) || /(?:I[Dd]|Address)$/.test(name);
}

function brief(members: Members, name: string): string | undefined {
  // A localised field is mentioned with the plain field that it belongs to.
  if (name.endsWith('_Localised') && Object.hasOwn(members, name.replace('_Localised', ''))) return undefined;
  const fieldValue = valueAt(members, name);
  const { value } = fieldValue;
  if (Array.isArray(value)) return value.length > 0 ? `${value.length} ${name}` : undefined;
  switch (typeof value) {
    case 'string':
      return readableText(fieldValue);
    case 'number':
    case 'bigint':
      return `${name} ${amountOf(value, 'number')}`;
    case 'boolean':
      return value ? name : undefined;
    default:
      return undefined;
  }
}
