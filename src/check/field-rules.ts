import type { Severity } from '../spec/rule.js';

/** The rules that every field is held to, as far as the table has something to say about it. */
export const fieldRules = {
  'field/required': { severity: 'error', says: 'a required field is always present' },
  'field/type': { severity: 'error', says: 'a field has the type of the table' },
  'field/value': { severity: 'error', says: 'a field with a closed list holds one of its values' },
  'field/range': { severity: 'error', says: 'a number lies within its range' },
  'field/length': { severity: 'error', says: 'an array of fixed length has that length' },
  'field/moment': { severity: 'error', says: 'a moment is a real one, in UTC and ISO 8601' },
  'field/form': { severity: 'warning', says: 'a field in internal form looks like it' },
  'field/localised': { severity: 'warning', says: 'a localised field stands beside its plain one' },
  'field/unseen': { severity: 'note', says: 'a field with an open list holds a value that has been seen' },
  'field/unknown': { severity: 'note', says: 'a field is one the table knows' },
  'event/kind': { severity: 'note', says: 'an event is of a kind the catalogue knows' },
} as const satisfies Record<string, { severity: Severity; says: string }>;

export type FieldRule = keyof typeof fieldRules;
