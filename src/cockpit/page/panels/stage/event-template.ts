/** Example events generated from the tables, for kinds that do not occur in the journal yet. */
import { kindNamed } from '../../../../interface/all-kinds.js';
import type { Dialect } from '../../../../interface/dialect/dialects.js';
import type { Field, Fields } from '../../../../interface/field.js';

/**
 * An event with all required fields and the simplest value for each. Its timestamp is added when it is
 * written.
 */
export function exampleEvent(name: string, dialect: Dialect): Record<string, unknown> {
  const fields = kindNamed(name, dialect)?.shape.fields ?? {};
  const { timestamp: _, event: __, ...others } = fields;
  return { event: name, ...membersOf(others) };
}

function membersOf(fields: Fields): Record<string, unknown> {
  const required = Object.entries(fields).filter(([, field]) => !field.optional);
  return Object.fromEntries(required.map(([name, field]) => [name, valueFor(name, field)]));
}

function valueFor(name: string, field: Field): unknown {
  switch (field.type) {
    case 'string':
      return field.constant ?? field.values?.list[0]?.value ?? textFor(name, field.form, field.utcTime);
    case 'integer':
      return field.values?.list[0]?.value ?? field.range?.min ?? 1;
    case 'number':
      return field.range?.min ?? 1;
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: field.length ?? 1 }, () => valueFor(name, field.element));
    case 'object':
      return membersOf(field.shape.fields);
  }
}

/** In a form, `X` is any word and `N` a number. */
function textFor(name: string, form: string | undefined, isTime = false): string {
  if (isTime) return '2026-11-14T20:41:00Z';
  return form?.replaceAll(/X/g, 'None').replaceAll(/N/g, '1') ?? name;
}
