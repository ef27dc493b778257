import {
  type KnownKind,
  longestSample,
  type SeenField,
  type SeenFields,
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
  const { decimals = 6, digits: [least = 1] = [], words: [word] = [], of, fields = {} } = field;
  switch (seenTypes(field)[0]) {
    case 'text':
      return JSON.stringify(word ?? 'text');
    case 'time':
      return '"2026-11-14T20:41:00Z"';
    case 'symbol':
      return JSON.stringify(word ?? '$symbol;');
    case 'integer':
    case 'id':
      return String(10 ** (least - 1));
    case 'number':
      return (0.5).toFixed(decimals);
    case 'boolean':
      return 'true';
    case 'list':
      return of ? `[ ${valueOf(of)} ]` : '[  ]';
    case 'object':
      return `{ ${membersOf(fields)} }`;
  }
}
