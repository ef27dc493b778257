/** Several people's packs as one. */
import {
  type KnowledgePack,
  mostWords,
  type SeenField,
  type SeenFields,
  type Sighting,
  seenTypes,
} from '../../interface/knowledge/pack-shape.js';
import { entryOf } from '../../words/entry-of.js';
import { compareVersions } from '../drift/version-order.js';
import { withSample } from './sample-line.js';

/** A pack that is given twice counts once. */
export function mergePacks(packs: readonly [KnowledgePack, ...KnowledgePack[]]): KnowledgePack {
  return [...new Map(packs.map((pack) => [JSON.stringify(pack), pack])).values()].reduce(merged);
}

function merged(one: KnowledgePack, other: KnowledgePack): KnowledgePack {
  const days = span(one, other);
  const { versions, kinds, fields, words } = {
    versions: joined(one.versions, other.versions, (a, b) => ({
      builds: [...new Set([...(a.builds ?? []), ...(b.builds ?? [])])].sort(),
      ...span(a, b),
    })),
    kinds: joined(one.kinds, other.kinds, (a, b, kind) => {
      const all = mergeFields(a.fields, b.fields, a.seen.lines, b.seen.lines);
      return withSample(kind, mergeSeen(a.seen, b.seen), all);
    }),
    fields: joined(one.fields, other.fields, (a, b) => ({
      ...a,
      seen: mergeSeen(a.seen, b.seen),
      field: mergeField(a.field, b.field, a.seen.lines, b.seen.lines),
    })),
    words: joined(one.words, other.words, (a, b) => joined(a, b, mergeSeen) ?? {}),
  };
  const eddn = [...new Set([...(one.eddn ?? []), ...(other.eddn ?? [])])];
  return {
    knowledge: 1,
    ...days,
    ...(versions && { versions }),
    ...(kinds && { kinds }),
    ...(fields && { fields }),
    ...(words && { words }),
    ...(eddn.length > 0 && { eddn }),
  };
}

type ByName<Value> = Readonly<Record<string, Value>>;

/** The members of both, by name; those that both have are merged. */
function joined<Value>(
  one: ByName<Value> | undefined,
  other: ByName<Value> | undefined,
  merge: (one: Value, other: Value, name: string) => Value,
): ByName<Value> | undefined {
  if (!one || !other) return one ?? other;
  const all = new Map(Object.entries(one));
  for (const [name, value] of Object.entries(other)) {
    const known = all.get(name);
    all.set(name, known === undefined ? value : merge(known, value, name));
  }
  return Object.fromEntries(all);
}

function mergeSeen(one: Sighting, other: Sighting): Sighting {
  const [since] = [one.since, other.since].filter((version) => version !== undefined).sort(compareVersions);
  return {
    lines: one.lines + other.lines,
    files: one.files + other.files,
    commanders: one.commanders + other.commanders,
    ...span(one, other),
    ...(since !== undefined && { since }),
  };
}

interface Days {
  readonly from: string;
  readonly until: string;
}

function span(one: Days, other: Days): Days {
  return {
    from: one.from < other.from ? one.from : other.from,
    until: one.until > other.until ? one.until : other.until,
  };
}

/** In the order of the first; what it lacks comes behind the field that it follows in the other. */
function mergeFields(one: SeenFields, other: SeenFields, ofOne: number, ofOther: number): SeenFields {
  const names = Object.keys(one);
  for (const [index, name] of Object.keys(other).entries()) {
    if (names.includes(name)) continue;
    const before = Object.keys(other)[index - 1];
    names.splice(before === undefined ? 0 : names.indexOf(before) + 1, 0, name);
  }
  return Object.fromEntries(
    names.map((name) => [name, mergeField(entryOf(one, name), entryOf(other, name), ofOne, ofOther)]),
  );
}

export function mergeField(
  one: SeenField | undefined,
  other: SeenField | undefined,
  ofOne: number,
  ofOther: number,
): SeenField {
  const [had, has] = [shareOf(one) * ofOne, shareOf(other) * ofOther];
  const share = (had + has) / (ofOne + ofOther);
  const [a, b] = [one ?? other, other ?? one] as [SeenField, SeenField];
  const all = new Set([...(a.words ?? []), ...(b.words ?? [])]);
  const words = [...all].slice(0, mostWords);
  const digits = [...(a.digits ?? []), ...(b.digits ?? [])];
  const isMore = words.length > 0 && (a.others || b.others || !a.words || !b.words || all.size > mostWords);
  return {
    is: [...new Set([...seenTypes(a), ...seenTypes(b)])].join(' or '),
    ...((share < 1 || (one?.share ?? other?.share) !== undefined) && { share: roundedShare(share) }),
    ...(a.decimals !== undefined && a.decimals === b.decimals && { decimals: a.decimals }),
    ...(digits.length > 0 && { digits: [Math.min(...digits), Math.max(...digits)] }),
    ...(words.length > 0 && { words }),
    ...(isMore && { others: true }),
    ...((a.of ?? b.of) && { of: mergeField(a.of, b.of, had, has) }),
    ...((a.fields ?? b.fields) && { fields: mergeFields(a.fields ?? {}, b.fields ?? {}, had, has) }),
  };
}

/** What was seen at all has a share above 0. */
export function roundedShare(share: number): number {
  return Math.max(0.001, Number(share.toFixed(3)));
}

function shareOf(field: SeenField | undefined): number {
  return field ? roundedShare(field.share ?? 1) : 0;
}
