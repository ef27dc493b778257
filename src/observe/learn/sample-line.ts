import {
  type KnownKind,
  longestSample,
  type SeenField,
  type SeenFields,
  type SeenType,
  type Sighting,
  seenTypes,
} from '../../interface/knowledge/pack-shape.js';

/** A kind with an invented line: the game's words, and nothing that a player has written. */
export function withSample(kind: string, seen: Sighting, fields: SeenFields): KnownKind {
  const sample = `{ "timestamp":"${seen.until}T20:41:00Z", "event":"${kind}"${membersOf(fields, ', ')} }`;
  return { seen, fields, ...(sample.length <= longestSample && { sample }) };
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
