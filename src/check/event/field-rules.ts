import { memoizeText } from '../../words/memo.js';
import { type Finding, type FindingDetails, findingOf } from '../finding.js';
import type { RuleText } from '../rule-text.js';
import { nameAtPointer } from '../text/json-pointer.js';
import { havingIt, inWhat, type Known } from './evidence-clause.js';

/** A rule that every field is held to, as far as the table says something about the field. */
interface FieldRule extends Omit<RuleText, 'id'> {
  /** The sentence of a finding. */
  readonly message: (fault: FieldFault) => string;
  /**
   * What follows the sentence where the field is known by evidence only; `unlike in all 244 lines seen` if
   * left out.
   */
  readonly unlike?: (fault: FieldFault, known: Known) => string;
  /**
   * Events that obey the rule and break it. They are text: the parsed values would not show how a number is
   * written.
   */
  readonly good: string;
  readonly bad: string;
  /** Where the bad event breaks the rule. */
  readonly pointer: string;
}

interface FieldFault {
  /** The name of the field, or of the element of a list. */
  readonly name: string;
  readonly expected: string;
  readonly found: string;
}

export const fieldRules = {
  'field/required': {
    severity: 'error',
    says: 'a required field is always present',
    reason: 'A tool reads a required field without checking that it is there, and fails if it is not.',
    message: ({ name }) => `${name} is missing`,
    unlike: (_fault, known) => `: ${havingIt(known)}`,
    ...examples(
      'Synthesis',
      '"Name":"Repair Basic", "Materials":[ { "Name":"iron", "Count":2 } ]',
      '"Name":"Repair Basic"',
    ),
    pointer: '/Materials',
  },
  'field/type': {
    severity: 'error',
    says: 'a field has the type that it is known to have',
    reason: 'A tool in a typed language rejects the whole line if one field has the wrong type.',
    message: ({ name, expected, found }) => `${name || 'the line'} must be ${withArticle(expected)}, found ${found}`,
    unlike: ({ expected }, known) => `: ${withArticle(expected)} ${inWhat(known)}`,
    ...examples('CargoTransfer', transfer('4', 'toship'), transfer('"4"', 'toship')),
    pointer: '/Transfers/0/Count',
  },
  'field/integer': {
    severity: 'error',
    says: 'an integer is written without a decimal point or an exponent',
    reason:
      'Parsers that keep integers and decimals apart read 32.0 as a decimal and reject it where an integer belongs.',
    message: ({ expected, found }) => `${found} is an integer: it must be written ${expected}`,
    ...examples('UpgradeSuit', suit('1700217809818876'), suit('1700217809818876.0')),
    pointer: '/SuitID',
  },
  'field/value': {
    severity: 'error',
    says: 'a field with a closed list has one of its values',
    reason: 'The list has every value there is; a tool that handles them one by one has no case for another.',
    // A list of values is named; a single one is shown in quotes.
    message: ({ expected, found }) =>
      expected.startsWith('"') ? `${found} must be ${expected}` : `${found} is not a valid ${expected}`,
    ...examples('CargoTransfer', transfer('4', 'tocarrier'), transfer('4', 'tostation')),
    pointer: '/Transfers/0/Direction',
  },
  'field/range': {
    severity: 'error',
    says: 'a number lies within its range',
    reason: 'A number outside its range means nothing: there is no such bit, angle or share.',
    message: ({ expected, found }) => `${found} is outside the range ${expected}`,
    // The highest bit is set: the bad number is what a signed integer makes of the good one.
    ...examples('Status', '"Flags":2214592512', '"Flags":-2080374784'),
    pointer: '/Flags',
  },
  'field/length': {
    severity: 'error',
    says: 'an array of fixed length has that length',
    reason: 'A tool takes the elements by their position; with one too few it reads something that is not there.',
    message: ({ name, expected, found }) => `${name} must have ${expected}, found ${found}`,
    ...examples('NavRoute', stop('[0.00000,0.00000,0.00000]'), stop('[0.00000,0.00000]')),
    pointer: '/Route/0/StarPos',
  },
  'field/moment': {
    severity: 'error',
    says: 'a time is a real one, in UTC and ISO 8601',
    reason: 'Events are sorted by their times; one that cannot be read, or is in local time, breaks the order.',
    message: ({ expected, found }) => `${found} is not ${expected}`,
    good: eventText('ModuleInfo'),
    bad: eventText('ModuleInfo').replace('T20:41:00Z', 'T21:41:00+01:00'),
    pointer: '/timestamp',
  },
  'field/form': {
    severity: 'warning',
    says: 'a field with an internal name looks like one',
    reason: 'Tools look up internal names in tables of translations, and find nothing for one in another form.',
    message: ({ expected, found }) => `${found} does not look like ${expected}`,
    ...examples('StoredModules', stored('$int_fuelscoop_size3_class2_name;'), stored('Fuel Scoop')),
    pointer: '/Items/0/Name',
  },
  'field/localised': {
    severity: 'warning',
    says: 'a localised field comes with its plain one',
    reason:
      'The localised text depends on the language of the player; without the plain one a tool cannot tell what it means.',
    message: ({ name, expected }) => `${name} is there, but ${expected} is missing`,
    ...examples(
      'SquadronStartup',
      rank('"CurrentRankName":"$Rank2;", "CurrentRankName_Localised":"Officer"'),
      rank('"CurrentRankName_Localised":"Officer"'),
    ),
    pointer: '/CurrentRankName_Localised',
  },
  'field/unseen': {
    severity: 'note',
    says: 'a field with an open list has a value that is known',
    reason:
      'The list is not complete, so this may well be right; it may also be a typing mistake. Each value is listed once for its field, with how often it occurred.',
    message: ({ expected, found }) => `${found} is not a known ${expected}`,
    ...examples('Status', '"Flags":16777216, "LegalState":"Clean"', '"Flags":16777216, "LegalState":"Spotless"'),
    pointer: '/LegalState',
  },
  'field/unknown': {
    severity: 'note',
    says: 'a field is one that its kind is known to have',
    reason:
      'The game gains fields with its updates; an undescribed field is worth a look. Each is listed once, with how often it occurred.',
    message: ({ name, expected }) => `${name} is not ${expected}`,
    ...examples('Status', '"Flags":16777216, "Cargo":12.000000', '"Flags":16777216, "Crago":12.000000'),
    pointer: '/Crago',
  },
  'event/kind': {
    severity: 'note',
    says: 'an event is of a known kind',
    reason:
      'Of a kind that is not known, only the time and the name are checked. Each is listed once, with how often it occurred. The specification describes sixteen of the kinds that the game writes; in the game dialect all the others that were ever seen are known, too, so that one that is not listed has come with an update, or is misspelt.',
    message: ({ found }) => `${found} is not a known kind of event`,
    good: eventText('ModuleInfo'),
    bad: eventText('HullDamaged', '"Health":0.800000'),
    pointer: '/event',
  },
  'event/many': {
    severity: 'error',
    says: 'one event has no more than a thousand errors, warnings or notes, and a run no more than ten thousand different notes',
    reason:
      'A thousand places are not fixed one by one, so the rest are not listed. This is as severe as the most severe of them.',
    message: ({ expected }) => `more than a thousand ${expected} in one event: the rest are not listed`,
    ...examples(
      'Missions',
      '"Active":[ 7, 7, 7 ], "Failed":[  ], "Complete":[  ]',
      `"Active":[ ${'7, '.repeat(1000)}7 ], "Failed":[  ], "Complete":[  ]`,
    ),
    pointer: '',
  },
} as const satisfies Record<string, FieldRule>;

export type FieldRuleId = keyof typeof fieldRules;

export const fieldRule = memoizeText((id: FieldRuleId): FieldRule & RuleText => ({ id, ...fieldRules[id] }));

/** What a finding of a field rule says; the sentence follows from it. */
type FieldFindingDetails = Omit<FindingDetails, 'message' | 'kind' | 'evidence'> &
  Required<Pick<FindingDetails, 'pointer' | 'expected' | 'found'>> & {
    /** Evidence for the rule, if the specification does not support it. */
    readonly known?: Known | undefined;
  };

export function fieldFinding(id: FieldRuleId, details: FieldFindingDetails): Finding {
  const { known, severity, pointer, expected, found, hint } = details;
  const rule = fieldRule(id);
  const name = nameAtPointer(pointer) || (pointer === '' ? '' : '""');
  const fault = { name, expected, found };
  const message = known ? rule.message(fault) + unlike(rule, fault, known) : rule.message(fault);
  return findingOf(rule, { message, severity, pointer, expected, found, hint, evidence: known?.evidence });
}

function unlike(rule: FieldRule, fault: FieldFault, known: Known): string {
  return rule.unlike?.(fault, known) ?? `, unlike ${inWhat(known)}`;
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function examples(kind: string, good: string, bad?: string): Pick<FieldRule, 'good' | 'bad'> {
  return { good: eventText(kind, good), bad: eventText(kind, bad) };
}

function eventText(kind: string, members?: string): string {
  return `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${kind}"${members === undefined ? '' : `, ${members}`} }`;
}

function transfer(count: string, direction: string): string {
  return `"Transfers":[ { "Type":"tritium", "Count":${count}, "Direction":"${direction}" } ]`;
}

function suit(id: string): string {
  return `"Name":"utilitysuit_class1", "SuitID":${id}, "Class":2, "Cost":500000`;
}

function stop(position: string): string {
  return `"Route":[ { "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":${position}, "StarClass":"G" } ]`;
}

function stored(name: string): string {
  const item = `{ "Name":"${name}", "StorageSlot":31, "BuyPrice":56435, "Hot":false }`;
  return `"MarketID":128016640, "StationName":"Daedalus", "StarSystem":"Sol", "Items":[ ${item} ]`;
}

function rank(name: string): string {
  return `"SquadronName":"The Night Watch", "CurrentRank":2, ${name}`;
}
