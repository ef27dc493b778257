import { entryOf } from '../../words/entry-of.js';
import type { GameEvidence, ObjectEvidence, PlaceEvidence } from '../evidence-format.js';
import { byName } from '../tally/count-map.js';
import type { Change, ChangeName } from './drift-change.js';
import { total, typeCounts } from './evidence-facts.js';
import type { KnownSide, ObjectFacts, PlaceFacts, ValueType } from './known-facts.js';
import { defaultLeast, isSure } from './sureness.js';
import { isBefore } from './version-order.js';

export interface CompareOptions {
  /** How many lines must be without a field, or how many lines of a kind are expected, to call it gone. */
  readonly least?: number | undefined;
}

/** The differences between one version of the game and what is known. */
export function compareFacts(
  known: KnownSide,
  game: string,
  evidence: GameEvidence,
  { least = defaultLeast }: CompareOptions = {},
): Change[] {
  const changes: Change[] = [];
  const { kinds, files = {}, lines } = evidence;
  compareKinds(undefined, kinds);
  for (const [file, inside] of Object.entries(files)) compareKinds(file, inside);
  addGoneKinds();
  return changes;

  function compareKinds(file: string | undefined, seen: Readonly<Record<string, ObjectEvidence>>): void {
    const knownKinds = known.kinds(file);
    // The old side may have no such companion.
    if (file !== undefined && knownKinds.size === 0) return;
    const all = file === undefined ? lines : Object.values(seen).reduce((sum, kind) => sum + kind.seen, 0);
    for (const [kind, object] of Object.entries(seen)) {
      const facts = knownKinds.get(kind);
      const place = { game, kind, file, path: undefined };
      if (facts) compareObject(facts, object, place);
      else changes.push(changeAt(place, 'new-kind', { seen: object.seen, of: all, before: known.lines }));
    }
  }

  function compareObject(facts: ObjectFacts, object: ObjectEvidence, place: Place): void {
    if (facts.isMap || object.many) return;
    const { fields = {} } = object;
    for (const [name, field] of Object.entries(fields)) {
      const knownField = facts.fields.get(name);
      if (knownField) comparePlace(knownField, field, memberOf(place, name));
      else if (!isTranslation(name, facts))
        changes.push(
          changeAt(memberOf(place, name), 'new-field', { seen: field.seen, of: object.seen, before: facts.seen }),
        );
    }
    addGoneFields(facts, object, place);
    compareOrder(facts, object, place);
  }

  function comparePlace(facts: PlaceFacts, field: PlaceEvidence, place: Place): void {
    compareVersion(facts, field, place);
    // The elements of a list that was always empty are unknown.
    if (facts.types.size === 0) return;
    compareTypes(facts, field, place);
    compareDecimals(facts, field, place);
    const texts = total(field.values) + (field.others ?? 0);
    if (facts.knows)
      for (const [value, count] of Object.entries(field.values ?? {}))
        if (!facts.knows(value))
          changes.push(changeAt(place, 'new-value', { what: value, seen: count, of: texts, before: facts.valuesSeen }));
    if (facts.bits)
      for (const [bit, count] of Object.entries(field.bits ?? {}))
        if (!facts.bits.has(Number(bit)))
          changes.push(
            changeAt(place, 'new-bit', { what: bit, seen: count, of: field.seen, before: facts.valuesSeen }),
          );
    if (facts.element && field.list?.elements)
      comparePlace(facts.element, field.list.elements, { ...place, path: `${place.path ?? ''}[]` });
    if (facts.object && field.object) compareObject(facts.object, field.object, place);
  }

  function compareVersion({ since, until }: PlaceFacts, field: PlaceEvidence, place: Place): void {
    const was =
      since !== undefined && isBefore(game, since)
        ? `since ${since}`
        : until !== undefined && isBefore(until, game)
          ? `until ${until}`
          : undefined;
    if (was !== undefined)
      changes.push(changeAt(place, 'other-version', { was, seen: field.seen, of: field.seen, before: Infinity }));
  }

  function compareTypes({ types, seen }: PlaceFacts, field: PlaceEvidence, place: Place): void {
    const was = [...types].join(' or ');
    for (const [type, count] of typeCounts(field)) {
      if (types.has(type)) continue;
      const change: ChangeName = type === 'integer' && types.has('decimal') ? 'new-format' : 'new-type';
      const what: ValueType | 'no decimals' = change === 'new-format' ? 'no decimals' : type;
      changes.push(changeAt(place, change, { what, was, seen: count, of: field.seen, before: seen }));
    }
  }

  function compareDecimals({ decimals, seen }: PlaceFacts, { decimal = {} }: PlaceEvidence, place: Place): void {
    if (decimals === undefined) return;
    const others = Object.entries(decimal).filter(([format]) => format !== String(decimals));
    if (others.length === 0) return;
    const what = others.map(([format]) => formatText(format)).join(', ');
    const count = others.reduce((sum, [, each]) => sum + each, 0);
    const was = formatText(String(decimals));
    changes.push(changeAt(place, 'new-format', { what, was, seen: count, of: total(decimal), before: seen }));
  }

  function compareOrder(facts: ObjectFacts, { fields = {}, next = {} }: ObjectEvidence, place: Place): void {
    for (const [name, followers] of Object.entries(next)) {
      for (const [follower, count] of Object.entries(followers)) {
        if (!facts.precedes(follower, name)) continue;
        const of = Math.min(entryOf(fields, name)?.seen ?? 0, entryOf(fields, follower)?.seen ?? 0);
        const before = Math.min(facts.fields.get(name)?.seen ?? 0, facts.fields.get(follower)?.seen ?? 0);
        changes.push(changeAt(memberOf(place, follower), 'new-order', { what: name, seen: count, of, before }));
      }
    }
  }

  function addGoneFields(facts: ObjectFacts, { seen, fields = {} }: ObjectEvidence, place: Place): void {
    for (const [name, field] of facts.fields) {
      if (Object.hasOwn(fields, name) || !field.always || facts.seen < least || seen < least) continue;
      const isOfOther = (field.since !== undefined && isBefore(game, field.since)) || field.until !== undefined;
      if (isOfOther) continue;
      const before = Math.min(field.seen, facts.seen);
      const sure = isSure(before, before, seen);
      changes.push({ ...changeAt(memberOf(place, name), 'gone-field', { seen: 0, of: seen, before }), sure });
    }
  }

  /** A kind is gone only if its share in the old journals predicts enough lines. */
  function addGoneKinds(): void {
    if (known.lines === Infinity) return;
    for (const [kind, { seen }] of [...known.kinds()].sort(byName)) {
      const expected = (seen / known.lines) * lines;
      if (Object.hasOwn(kinds, kind) || expected < least || seen < least) continue;
      const change = changeAt({ game, kind, file: undefined, path: undefined }, 'gone-kind', {
        seen: 0,
        of: lines,
        before: seen,
      });
      changes.push({ ...change, sure: isSure(seen, known.lines, lines) });
    }
  }
}

/** Whether a field is the translation of another one; its presence depends on the language. */
function isTranslation(name: string, { fields }: ObjectFacts): boolean {
  return name.endsWith('_Localised') && fields.has(name.slice(0, -'_Localised'.length));
}

export function formatText(format: string): string {
  const digits = Number.parseInt(format, 10);
  return `${digits} ${digits === 1 ? 'decimal' : 'decimals'}${format.endsWith('e') ? ' and an exponent' : ''}`;
}

/** The place of a change. */
interface Place {
  readonly game: string;
  readonly kind: string;
  readonly file: string | undefined;
  readonly path: string | undefined;
}

function memberOf(place: Place, name: string): Place {
  return { ...place, path: place.path === undefined ? name : `${place.path}.${name}` };
}

function changeAt(
  place: Place,
  change: ChangeName,
  { before, ...counts }: { what?: string; was?: string; seen: number; of: number; before: number },
): Change {
  const sure = isSure(counts.seen, counts.of, before);
  return { change, ...place, ...counts, ...(before !== Infinity && { before }), sure };
}
