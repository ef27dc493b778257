/** What came after a version of the game, learned by one who knows no more than that version. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diagnose } from '../../src/check/event/diagnose.js';
import { orderOf } from '../../src/game/game-version.js';
import { dialects } from '../../src/interface/dialect/dialects.js';
import { gameAsOf } from '../../src/interface/dialect/game-at-version.js';
import type { Field, Shape } from '../../src/interface/field.js';
import { type Catalogue, findCompanionKind, findKind } from '../../src/interface/kind-catalogue.js';
import { type SeenField, type SeenFields, seenTypes } from '../../src/interface/knowledge/pack-shape.js';
import { withKnowledge } from '../../src/interface/knowledge/with-knowledge.js';
import { isCompanionName } from '../../src/journal/game-files.js';
import { isJournalName } from '../../src/journal/journal-names.js';
import { formatPack, readPack } from '../../src/observe/learn/pack-text.js';
import { entryOf } from '../../src/words/entry-of.js';
import { memoize } from '../../src/words/memo.js';
import { corpusOf, type Line } from '../support/corpus.js';
import { longDeadline } from '../support/deadline.js';
import { fewIn, isThorough } from '../thorough.js';
import { learnFrom, play } from './learned.js';

const plans = ['tour', 'trade', 'carrier', 'exobiology', 'on-foot'] as const;
const versions = ['4.4.0.3', '4.3.0.1', '4.2.2.0', '4.1.1.0'] as const;
const longPack = 50_000;

let directory: string;
let directories: string[];

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-rehearsal-'));
  directories = plans.map((plan) => path.join(directory, plan));
  const length = isThorough ? '2h' : '20m';
  for (const [index, plan] of plans.entries())
    await play(path.join(directory, plan), plan, index + 1, '--for', length, '--evenings', isThorough ? '3' : '2');
}, 5 * longDeadline);

afterAll(() => rmSync(directory, { recursive: true }));

/** What is known by one who has forgotten a fifth of all kinds and fields, others with each seed. */
function forgetful(seed: number): Catalogue {
  const isForgotten = (name: string) => !/\.(?:timestamp|event)$/.test(name) && hash(`${seed} ${name}`) % 5 === 0;
  const forField = (field: Field): Field => {
    const also = field.also && { also: field.also.map(forField) };
    if (field.type === 'array') return { ...field, ...also, element: forField(field.element) };
    return field.type === 'object' ? { ...field, ...also, shape: forShape(field.shape) } : { ...field, ...also };
  };
  const forShape = memoize((shape: Shape): Shape => {
    const { name: owner, fields } = shape;
    const left = Object.entries(fields).filter(([name]) => !isForgotten(`${owner}.${name}`));
    return { ...shape, rules: [], fields: Object.fromEntries(left.map(([name, field]) => [name, forField(field)])) };
  });
  const kinds = dialects.game.kinds.filter(({ name }) => name === 'Fileheader' || !isForgotten(name));
  return { dialect: 'game', kinds: kinds.map((kind) => ({ ...kind, shape: forShape(kind.shape) })) };
}

function hash(text: string): number {
  return Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);
}

const catalogues: readonly [string, () => Catalogue][] = [
  ...versions.map((version): [string, () => Catalogue] => [version, () => gameAsOf(version) as Catalogue]),
  ...[1, 2, 3].map((seed): [string, () => Catalogue] => [`what is forgotten (${seed})`, () => forgetful(seed)]),
];

describe.each(fewIn({ quick: 7, thorough: 1 }, catalogues))('from %s on', (from, make) => {
  const then = make();
  const isSound = ({ event }: { readonly event: object }) =>
    diagnose(then, event).every(({ severity }) => severity === 'note');

  it('all that came later is learned, and nothing else', { timeout: 5 * longDeadline }, async () => {
    const events = directories.flatMap(eventsIn);
    const { pack, odd } = await learnFrom(directories, { catalogue: then, isSound });
    const text = formatPack(pack);
    expect(readPack(text)).toEqual(pack);
    const isVersion = orderOf(from) !== undefined;
    expect(text.length).toBeLessThan(isVersion ? longPack : 2 * longPack);
    const later = laterThan(then, events);
    const { kinds = {}, fields = {}, words = {} } = pack;
    expect(Object.keys(kinds).sort()).toEqual([...later.kinds].sort());
    expect([...Object.keys(fields), ...odd.filter((each) => !each.includes('"'))].sort()).toEqual(
      [...later.fields].sort(),
    );
    expect(words).toEqual({});
    const known = withKnowledge(then, [pack]);
    const claims: Claim[] = [
      ...Object.entries(kinds).flatMap(([name, kind]) => {
        const [own, table] = [known, dialects.game].map((catalogue) => findKind(catalogue, name)?.shape as Shape);
        return inObject(kind.fields, own as Shape, table as Shape, name);
      }),
      ...Object.entries(fields).flatMap(([place, { field }]) => {
        const [own, table] = [known, dialects.game].map((catalogue) => fieldAt(catalogue, place));
        return table ? inField(field, own, table, place) : [];
      }),
    ];
    expect(claims.filter(({ isRight }) => !isRight).map(({ place, is }) => `${place} is ${is}`)).toEqual([]);
    const outOfOrder = events.flatMap((event) => {
      const shape = findKind(known, event.event)?.shape;
      return shape ? disordered(event, shape, event.event) : [];
    });
    // Where no line has two optional fields, another kind with the same objects may.
    expect([...new Set(outOfOrder)].slice(isVersion ? 0 : 3)).toEqual([]);
    const claimed = new Set(claims.map(({ place }) => place));
    expect(
      [...later.inner].filter((place) => !claimed.has(place) && !odd.some((each) => place.startsWith(each))),
    ).toEqual([]);
    // Lines of others contradict nothing of it.
    const lines = corpusOf(...plans).flatMap((session) => session.lines);
    const most = isThorough ? 20_000 : 4_000;
    expect(lines.length).toBeGreaterThanOrEqual(most);
    const findings = lines.slice(0, most).flatMap((line) => diagnose(known, line));
    const contradicted = findings.filter(({ severity }) => severity !== 'note');
    const places = contradicted.map(({ kind = '', rule, pointer, found }) => `${kind} ${rule} ${pointer} ${found}`);
    // What is forgotten are whole tables, with fields that one line in thousands lacks.
    expect(places.slice(isVersion ? 0 : most / 1000)).toEqual([]);
    // What the tables leave optional for the lines of former years may well be in all lines of today.
    const required = claims.filter(({ isRequired }) => isRequired);
    const lacking = findings.filter(({ rule }) => rule === 'field/required');
    const missing = new Set(
      lacking.map(({ kind = '', pointer }) => `${kind}${pointer.replace(/\/\d+/g, '[]').replaceAll('/', '.')}`),
    );
    const wrong = required.filter(({ place, isOptional }) => (isVersion ? isOptional : missing.has(place)));
    expect(wrong.length, wrong.map(({ place }) => place).join(', ')).toBeLessThanOrEqual(
      Math.max(1, required.length / 50),
    );
  });
});

interface Claim {
  readonly place: string;
  readonly is: string;
  readonly isRight: boolean;
  readonly isRequired: boolean;
  readonly isOptional: boolean;
}

function inObject(fields: SeenFields, own: Shape, table: Shape, place: string): Claim[] {
  return Object.entries(fields).flatMap(([name, seen]) => {
    const field = table.fields[name];
    const at = `${place}.${name}`;
    if (!field) return [{ place: at, is: 'nothing', isRight: false, isRequired: false, isOptional: false }];
    return inField(seen, own.fields[name], field, at);
  });
}

/** `own` is missing for a list that was always empty. */
function inField(seen: SeenField, own: Field | undefined, table: Field, place: string): Claim[] {
  const forms = [table, ...(table.also ?? [])];
  const list = forms.find((form) => form.type === 'array');
  const object = forms.find((form) => form.type === 'object');
  const ownObject = [own, ...(own?.also ?? [])].find((form) => form?.type === 'object');
  const ownList = [own, ...(own?.also ?? [])].find((form) => form?.type === 'array');
  const claim = {
    place,
    is: seen.is,
    isRight: seenTypes(seen).every((type) => forms.some((form) => isType(form, type))),
    isRequired: own !== undefined && !own.optional,
    isOptional: table.optional,
  };
  return [
    claim,
    ...(seen.of && list ? inField(seen.of, ownList?.element, list.element, `${place}[]`).map(withoutFirst) : []),
    ...(seen.fields && object && ownObject ? inObject(seen.fields, ownObject.shape, object.shape, place) : []),
  ];
}

/** That an element is there is no claim. */
function withoutFirst(claim: Claim, index: number): Claim {
  return index === 0 ? { ...claim, isRequired: false } : claim;
}

/** The objects whose members stand in another order than in the catalogue. */
function disordered(object: object, shape: Shape, place: string): string[] {
  const names = Object.keys(object).filter((name) => Object.hasOwn(shape.fields, name));
  const right = Object.keys(shape.fields).filter((name) => names.includes(name));
  const inner = Object.entries(object).flatMap(([name, value]: [string, unknown]) => {
    const leaf = entryOf(shape.fields, name) && innermost(shape.fields[name] as Field);
    const objects = [value].flat(3).filter((each) => typeof each === 'object' && each !== null);
    const own = leaf && formOf(leaf, 'object')?.shape;
    return own ? objects.flatMap((each) => disordered(each, own, `${place}.${name}`)) : [];
  });
  return [...(names.join() === right.join() ? [] : [`${place}: ${names.join()}`]), ...inner];
}

function isType(field: Field, type: string): boolean {
  switch (field.type) {
    case 'string':
      // A symbol is a text, too: whether it is always one, only the findings can say.
      return type === 'text' || type === 'symbol' || (type === 'time' && field.utcTime === true);
    case 'integer':
      return type === 'integer' || type === 'id';
    case 'number':
      // Where the game writes as many decimals as needed, there may be none.
      return type === 'number' || (type === 'integer' && field.digits !== undefined);
    case 'boolean':
      return type === 'boolean';
    case 'array':
      return type === 'list';
    case 'object':
      return type === 'object';
  }
}

function fieldAt(catalogue: Catalogue, place: string): Field | undefined {
  const [kind = '', ...steps] = place.replaceAll('[]', '').split('.');
  let shape = findKind(catalogue, kind)?.shape;
  let field: Field | undefined;
  for (const step of steps) {
    field = shape && entryOf(shape.fields, step);
    const leaf = field && innermost(field);
    shape = leaf?.type === 'object' ? leaf.shape : undefined;
  }
  return field;
}

function innermost(field: Field): Field {
  return field.type === 'array' ? innermost(field.element) : field;
}

/** What the events have that a catalogue lacks, by a walk of its own. */
function laterThan(then: Catalogue, events: readonly Line[]) {
  const kinds = new Set<string>();
  const fields = new Set<string>();
  const inner = new Set<string>();
  for (const event of events) {
    const [known, table] = [then, dialects.game].map((catalogue) => findKind(catalogue, event.event)?.shape);
    if (!table) throw new Error(`${event.event} is in no table`);
    if (known) walk(event, known, table, event.event);
    else {
      kinds.add(event.event);
      // The fields of a new kind are those of its lines.
      if (findCompanionKind(dialects.game, event.event) === undefined) all(event, table, event.event);
    }
  }
  return { kinds, fields, inner };

  /** All that is in something new. */
  function all(value: unknown, table: Field | Shape | undefined, place: string): void {
    if (Array.isArray(value)) {
      const list = table && 'type' in table ? formOf(table, 'array') : undefined;
      for (const each of value) all(each, list?.element, `${place}[]`);
    } else if (typeof value === 'object' && value !== null) {
      const shape = table && 'type' in table ? formOf(table, 'object')?.shape : table;
      if (!shape || shape.members) return;
      for (const [name, member] of Object.entries(value) as [string, unknown][]) {
        if (place.includes('.') || (name !== 'timestamp' && name !== 'event')) inner.add(`${place}.${name}`);
        all(member, entryOf(shape.fields, name), `${place}.${name}`);
      }
    }
  }

  function walk(object: object, known: Shape, table: Shape, place: string): void {
    if (table.members) return;
    for (const [name, value] of Object.entries(object) as [string, unknown][]) {
      const [own, full] = [known, table].map((shape) => entryOf(shape.fields, name));
      if (!full) throw new Error(`${place}.${name} is in no table`);
      if (own) inside(value, own, full, `${place}.${name}`);
      // Whether there is a translation depends on the language of the player.
      else if (entryOf(known.fields, name.replace(/_Localised$/, '')) === undefined) {
        fields.add(`${place}.${name}`);
        all(value, full, `${place}.${name}`);
      }
    }
  }

  function inside(value: unknown, known: Field, table: Field, place: string): void {
    if (Array.isArray(value)) {
      const [own, full] = [formOf(known, 'array'), formOf(table, 'array')];
      if (own && full) for (const each of value) inside(each, own.element, full.element, `${place}[]`);
    } else if (typeof value === 'object' && value !== null) {
      const [own, full] = [formOf(known, 'object'), formOf(table, 'object')];
      if (own && full) walk(value, own.shape, full.shape, place);
    }
  }
}

function formOf<Type extends Field['type']>(field: Field, type: Type) {
  return [field, ...(field.also ?? [])].find((each): each is Extract<Field, { type: Type }> => each.type === type);
}

function eventsIn(from: string): Line[] {
  return readdirSync(from).flatMap((name) => {
    const text = () => readFileSync(path.join(from, name), 'utf8');
    if (isJournalName(name))
      return text()
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Line);
    return isCompanionName(name) && text() !== '' ? [JSON.parse(text()) as Line] : [];
  });
}
