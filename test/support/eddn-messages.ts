/** Messages for EDDN made from its schemas: valid ones, and ones that are broken in one place. */
import { eddnSchemas, schemaRefOf } from '../../src/services/eddn/schemas/eddn-schemas.js';
import type { SchemaNode } from '../../src/services/eddn/schemas/schema-node.js';

type Random = () => number;
type Json = Record<string, unknown>;

/** A message, and the one finding that it must get; none if it is still valid. */
export interface BrokenMessage {
  readonly message: Json;
  readonly rule?: string;
  readonly pointer?: string;
}

/** A linear congruential generator: the same messages in every run. */
export function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A valid message of a schema, with all required members and some of the others. */
export function validMessage(name: string, random: Random): Json {
  const { envelope } = eddnSchemas.get(name) as { envelope: SchemaNode };
  return { ...(valueOf(envelope, random) as Json), $schemaRef: schemaRefOf(name, random() < 0.5) };
}

function valueOf(node: SchemaNode, random: Random): unknown {
  const { types = ['object'], values, members = {}, items, fewest = 0, most = 3, isTime, pattern } = node;
  const serial = Math.floor(random() * 1e9);
  if (values) return values[serial % values.length];
  switch (types[serial % types.length]) {
    case 'array': {
      const count = Math.max(fewest, Math.min(most, serial % 4));
      return Array.from({ length: count }, () => valueOf(items ?? {}, random));
    }
    case 'object': {
      const wanted = Object.entries(members).filter(
        ([, member]) => !member.isForbidden && (member.isRequired || random() < 0.6),
      );
      const named = wanted.map(([name, member]) => [name, valueOf(member, random)]);
      return Object.fromEntries(node.numbered ? [...named, [`${serial}`, valueOf(node.numbered, random)]] : named);
    }
    case 'boolean':
      return serial % 2 === 0;
    case 'integer':
      return serial;
    case 'number':
      return serial / 1024;
    default:
      return isTime ? '2026-11-14T20:41:00Z' : pattern ? `Int_Engine_${serial}` : `text ${serial}`;
  }
}

interface Place {
  readonly node: SchemaNode;
  readonly holder: Json;
  readonly key: string;
  readonly pointer: string;
}

/** A valid message of a schema with one change at a random place. */
export function brokenMessage(name: string, random: Random): BrokenMessage {
  const message = validMessage(name, random);
  const places: Place[] = [];
  const { envelope } = eddnSchemas.get(name) as { envelope: SchemaNode };
  collect({ node: envelope, holder: { '': message }, key: '', pointer: '' }, places);
  for (;;) {
    const place = places[Math.floor(random() * places.length)] as Place;
    const breach = breaches[Math.floor(random() * breaches.length)]?.(place, random);
    if (!breach) continue;
    const { rule, pointer = place.pointer } = breach;
    if (rule === undefined) return { message };
    return { message, pointer, rule: pointer.startsWith('/message/') ? rule : 'eddn/envelope' };
  }
}

function collect(place: Place, places: Place[]): void {
  if (place.key !== '$schemaRef') places.push(place);
  const { node, holder, key, pointer } = place;
  const value = holder[key] as Json;
  for (const name of typeof value === 'object' ? Object.keys(value) : []) {
    const inner = Array.isArray(value) ? node.items : (node.members?.[name] ?? node.numbered);
    if (inner) collect({ node: inner, holder: value, key: name, pointer: `${pointer}/${name}` }, places);
  }
}

interface Breach {
  readonly rule?: string;
  readonly pointer?: string;
}

/** Changes a place in one way, or returns undefined if that is not possible there. */
type Break = (place: Place, random: Random) => Breach | undefined;

const others: Readonly<Record<string, readonly unknown[]>> = {
  array: [null, 'a', {}],
  boolean: [null, 0, 'true'],
  integer: [null, 1.5, '7', true, []],
  number: [null, '1.5', false],
  object: [null, 'x', []],
  string: [null, 5, true, ['a']],
};

const breaches: readonly Break[] = [
  ({ node, holder, key }) => {
    if (!node.isRequired) return undefined;
    delete holder[key];
    return { rule: 'eddn/required' };
  },
  ({ node, holder, key, pointer }, random) => {
    if (!node.types || pointer === '' || node.types.length > 1) return undefined;
    const wrong = others[node.types[0] as string] ?? [];
    holder[key] = wrong[Math.floor(random() * wrong.length)];
    return { rule: 'eddn/type' };
  },
  ({ node, holder, key }) => {
    if (!node.isFilled) return undefined;
    holder[key] = '';
    return { rule: 'eddn/too-short' };
  },
  ({ node, holder, key }, random) => {
    if (!node.isTime) return undefined;
    const wrong = ['2026-11-14T20:41:00', '2026-11-14', '2026-02-30T20:41:00Z', 'now', '2026-11-14T25:41:00Z', ''];
    holder[key] = wrong[Math.floor(random() * wrong.length)];
    return { rule: 'eddn/time' };
  },
  ({ node, holder, key }) => {
    if (!node.isTime) return undefined;
    holder[key] = '2026-11-14T20:41:00.125+01:00';
    return {};
  },
  ({ node, holder, key }) => {
    if (!node.values) return undefined;
    holder[key] = 'Undocked';
    return { rule: 'eddn/value' };
  },
  ({ node, holder, key }) => {
    if (!node.except) return undefined;
    holder[key] = node.except[0];
    return { rule: 'eddn/value' };
  },
  ({ node, holder, key }) => {
    if (!node.pattern) return undefined;
    holder[key] = 'PaintJob_Sidewinder_Gold';
    return { rule: 'eddn/pattern' };
  },
  ({ node, holder, key, pointer }, random) => addMember(node, holder[key], { pointer, name: `Extra${random() < 0.5}` }),
  ({ node, holder, key, pointer }) => addMember(node, holder[key], { pointer, name: 'Name_Localised' }),
  ({ node, holder, key, pointer }) => addMember(node, holder[key], { pointer, name: 'constructor' }),
  ({ node, holder, key, pointer }) => {
    const forbidden = Object.keys(node.members ?? {}).find((name) => node.members?.[name]?.isForbidden);
    const value = holder[key];
    if (!forbidden || typeof value !== 'object') return undefined;
    (value as Json)[forbidden] = 0;
    return { rule: 'eddn/forbidden-field', pointer: `${pointer}/${forbidden}` };
  },
  ({ node, holder, key, pointer }) => {
    const value = holder[key] as unknown[];
    if (!Array.isArray(value) || value.length === 0 || node.most !== undefined) return undefined;
    value.push(value[0]);
    return node.isUnique ? { rule: 'eddn/unique', pointer: `${pointer}/${value.length - 1}` } : {};
  },
  ({ node, holder, key }) => {
    if (node.fewest === undefined) return undefined;
    holder[key] = (holder[key] as unknown[]).slice(0, node.fewest - 1);
    return { rule: 'eddn/too-short' };
  },
  ({ node, holder, key }) => {
    if (node.most === undefined || !Array.isArray(holder[key])) return undefined;
    holder[key] = Array.from({ length: node.most + 1 }, () => 0);
    return { rule: 'eddn/too-long' };
  },
];

function addMember(node: SchemaNode, value: unknown, added: { pointer: string; name: string }): Breach | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  Object.assign(value, { [added.name]: 'more' });
  const isLocalised = added.name.endsWith('_Localised');
  if (!node.isClosed && !(node.isUnlocalised && isLocalised)) return {};
  return { rule: isLocalised ? 'eddn/localised' : 'eddn/unknown-field', pointer: `${added.pointer}/${added.name}` };
}
