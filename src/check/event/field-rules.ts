import type { Severity } from '../../spec/rule.js';

/** The rules that every field is held to, as far as the table has something to say about it. */
export const fieldRules = {
  'field/required': {
    severity: 'error',
    says: 'a required field is always present',
    reason: 'A tool reads a required field without asking whether it is there, and fails where it is not.',
  },
  'field/type': {
    severity: 'error',
    says: 'a field has the type of the table',
    reason: 'A tool in a typed language refuses the whole line when one field has another type.',
  },
  'field/integer': {
    severity: 'error',
    says: 'an integer is written without a decimal point or an exponent',
    reason: 'Parsers that keep integers and decimals apart read 32.0 as a decimal and refuse it for an integer.',
  },
  'field/value': {
    severity: 'error',
    says: 'a field with a closed list holds one of its values',
    reason: 'The specification lists every value there is; a tool that switches over them has no case for another.',
  },
  'field/range': {
    severity: 'error',
    says: 'a number lies within its range',
    reason: 'A number outside its range has no meaning: no bit, no angle and no share corresponds to it.',
  },
  'field/length': {
    severity: 'error',
    says: 'an array of fixed length has that length',
    reason: 'A tool takes the elements by their place; with one too few it reads what is not there.',
  },
  'field/moment': {
    severity: 'error',
    says: 'a moment is a real one, in UTC and ISO 8601',
    reason: 'Events are put in order by their moments; one that cannot be read, or is in local time, breaks the order.',
  },
  'field/form': {
    severity: 'warning',
    says: 'a field in internal form looks like it',
    reason: 'Tools look internal names up in tables of translations, and find nothing for one in another form.',
  },
  'field/localised': {
    severity: 'warning',
    says: 'a localised field stands beside its plain one',
    reason:
      'The localised text depends on the language of the player; without the plain one a tool cannot tell what it is.',
  },
  'field/unseen': {
    severity: 'note',
    says: 'a field with an open list holds a value that has been seen',
    reason:
      'The list is not complete, so this may well be right; it may also be a slip of the pen. Each value is told once for its field, with how often it occurred.',
  },
  'field/unknown': {
    severity: 'note',
    says: 'a field is one the table knows',
    reason:
      'The game gains fields with its updates; a field nobody has described is worth a look. Each is told once, with how often it occurred.',
  },
  'event/kind': {
    severity: 'note',
    says: 'an event is of a kind the catalogue knows',
    reason:
      'The specification describes some of the kinds the game writes; of the others only time and name are checked. Each is told once, with how often it occurred. In the game dialect the kinds of a usual session are known, though outside the specification, and are not told.',
  },
  'event/many': {
    severity: 'error',
    says: 'one event has no more than a thousand errors, warnings or notes, a run no more than ten thousand notes that differ',
    reason:
      'What is wrong in a thousand places is rarely mended one by one; the rest is left untold. This is as grave as the gravest that is left out.',
  },
} as const satisfies Record<string, { severity: Severity; says: string; reason: string }>;

export type FieldRule = keyof typeof fieldRules;
