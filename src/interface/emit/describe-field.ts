import { versionWords } from '../evidence-words.js';
import type { Field } from '../field.js';

/** A one-line description of a field: its note, what its type alone does not say, and its versions. */
export function describe(field: Field): string {
  return [field.note, ...beyondType(field), ...versionWords(field)].filter(Boolean).join('; ');
}

function beyondType(field: Field): string[] {
  if (field.type === 'string') {
    return [
      ...(field.form ? [`in the form ${field.form}`] : []),
      ...(field.mayBeEmpty ? ['may be empty'] : []),
      ...(field.unchecked ? [field.unchecked] : []),
    ];
  }
  if (field.type === 'integer' && field.bits) {
    return [`bits: ${field.bits.bits.map(({ bit, name }) => `${bit} ${name}`).join(', ')}`];
  }
  return [];
}

/** The type as the specification writes it. */
export function typeName(field: Field): string {
  const names = [field, ...(field.also ?? [])].map((form) =>
    form.type === 'array' ? `array of ${typeName(form.element)}` : form.type === 'object' ? form.shape.name : form.type,
  );
  return names.join(' or ');
}

/** What a value must satisfy besides its type, except for lists of values and bits. */
export function constraints(field: Field): string[] {
  const found: string[] = [];
  if (field.type === 'array') {
    if (field.length !== undefined) found.push(`exactly ${field.length} elements`);
    return [...found, ...constraints(field.element)];
  }
  if (field.type === 'string') {
    if (field.constant !== undefined) found.push(`always ${JSON.stringify(field.constant)}`);
    if (field.utcTime) found.push('UTC time in ISO 8601 format');
    if (field.form) found.push(`in the form ${field.form}`);
  }
  if ('range' in field && field.range && !('bits' in field)) found.push(`${field.range.min} to ${field.range.max}`);
  return found;
}
