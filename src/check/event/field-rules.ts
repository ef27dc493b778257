import type { Severity } from '../../interface/object-rule.js';

/** The rules that every field is held to, as far as the table has something to say about it. */
export const fieldRules = {
  'field/required': {
    severity: 'error',
    says: 'a required field is always present',
    reason: 'A tool reads a required field without checking that it is there, and fails if it is not.',
  },
  'field/type': {
    severity: 'error',
    says: 'a field has the type that the specification gives it',
    reason: 'A tool in a typed language rejects the whole line if one field has the wrong type.',
  },
  'field/integer': {
    severity: 'error',
    says: 'an integer is written without a decimal point or an exponent',
    reason:
      'Parsers that keep integers and decimals apart read 32.0 as a decimal and reject it where an integer belongs.',
  },
  'field/value': {
    severity: 'error',
    says: 'a field with a closed list has one of its values',
    reason:
      'The specification lists every value there is; a tool that handles them one by one has no case for another.',
  },
  'field/range': {
    severity: 'error',
    says: 'a number lies within its range',
    reason: 'A number outside its range means nothing: there is no such bit, angle or share.',
  },
  'field/length': {
    severity: 'error',
    says: 'an array of fixed length has that length',
    reason: 'A tool takes the elements by their position; with one too few it reads something that is not there.',
  },
  'field/moment': {
    severity: 'error',
    says: 'a time is a real one, in UTC and ISO 8601',
    reason: 'Events are sorted by their times; one that cannot be read, or is in local time, breaks the order.',
  },
  'field/form': {
    severity: 'warning',
    says: 'a field with an internal name looks like one',
    reason: 'Tools look up internal names in tables of translations, and find nothing for one in another form.',
  },
  'field/localised': {
    severity: 'warning',
    says: 'a localised field comes with its plain one',
    reason:
      'The localised text depends on the language of the player; without the plain one a tool cannot tell what it means.',
  },
  'field/unseen': {
    severity: 'note',
    says: 'a field with an open list has a value that is known',
    reason:
      'The list is not complete, so this may well be right; it may also be a typing mistake. Each value is listed once for its field, with how often it occurred.',
  },
  'field/unknown': {
    severity: 'note',
    says: 'a field is one that the specification knows',
    reason:
      'The game gains fields with its updates; a field that nobody has described is worth a look. Each is listed once, with how often it occurred.',
  },
  'event/kind': {
    severity: 'note',
    says: 'an event is of a known kind',
    reason:
      'The specification describes some of the kinds that the game writes; of the others only the time and the name are checked. Each is listed once, with how often it occurred. In the game dialect the kinds of a usual session are known and not listed, though the specification does not have them.',
  },
  'event/many': {
    severity: 'error',
    says: 'one event has no more than a thousand errors, warnings or notes, and a run no more than ten thousand different notes',
    reason:
      'Nobody fixes a thousand places one by one, so the rest are not listed. This is as severe as the most severe of them.',
  },
} as const satisfies Record<string, { severity: Severity; says: string; reason: string }>;

export type FieldRuleId = keyof typeof fieldRules;
