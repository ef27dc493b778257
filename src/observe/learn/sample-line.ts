import { type SeenField, type SeenFields, type SeenType, seenTypes } from '../../interface/knowledge/pack-shape.js';

/** A line of this form with invented values: the game's words, and nothing that a player has written. */
export function sampleLine(kind: string, fields: SeenFields, day: string): string {
  return `{ "timestamp":"${day}T20:41:00Z", "event":"${kind}"${membersOf(fields, ', ')} }`;
}

function membersOf(fields: SeenFields, before = ''): string {
  const members = Object.entries(fields).map(([name, field]) => `${JSON.stringify(name)}:${valueOf(field)}`);
  return members.length === 0 ? '' : before + members.join(', ');
}

function valueOf(field: SeenField): string {
  return sampleValues[seenTypes(field)[0]](field);
}

const wholeNumber = ({ digits: [least = 1] = [] }: SeenField) => String(10 ** (least - 1));

const sampleValues: Readonly<Record<SeenType, (field: SeenField) => string>> = {
  text: ({ words: [word = 'text'] = [] }) => JSON.stringify(word),
  time: () => '"2026-11-14T20:41:00Z"',
  symbol: ({ words: [word = '$symbol;'] = [] }) => JSON.stringify(word),
  integer: wholeNumber,
  id: wholeNumber,
  number: ({ decimals = 6 }) => (0.5).toFixed(decimals),
  boolean: () => 'true',
  list: ({ of }) => (of ? `[ ${valueOf(of)} ]` : '[  ]'),
  object: ({ fields = {} }) => `{ ${membersOf(fields)} }`,
};
