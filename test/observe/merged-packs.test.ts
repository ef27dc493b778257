/** Merged in any order, packs say the same: all that each says, as often as it was seen. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KnowledgePack, SeenField, SeenFields, Sighting } from '../../src/interface/knowledge/pack-shape.js';
import { mergePacks } from '../../src/observe/learn/merge-packs.js';
import { formatPack, readPack } from '../../src/observe/learn/pack-text.js';
import { anyPack } from '../generators/packs.js';
import { runs } from '../thorough.js';

const pack = anyPack({
  kinds: ['Docked', 'FSDJump'],
  fields: ['StationName', 'Factions'],
  places: ['Docked.StationServices[]', 'FSDJump.Factions[].Mood', 'FSDJump.Factions[].Happiness'],
  words: ['dock', 'autodock', '$x;'],
});
const numRuns = runs(200);
/** To write and read a pack takes longer than to merge it. */
const fewer = runs(30);

/** What does not depend on the order: names and types as sets, and no share, which is rounded each time. */
function unordered({ kinds = {}, fields = {}, words = {}, eddn = [], ...rest }: KnowledgePack) {
  return {
    ...rest,
    kinds: mapped(kinds, ({ seen, fields: own }) => ({ seen, fields: mapped(own, plain) })),
    fields: mapped(fields, ({ seen, field }) => ({ seen, field: plain(field) })),
    words: mapped(words, (own) => new Map(Object.entries(own))),
    eddn: [...eddn].sort(),
  };
}

function plain({ is, share, words = [], of, fields, ...rest }: SeenField): object {
  return {
    ...rest,
    is: is.split(' or ').sort(),
    words: [...words].sort(),
    hasShare: share !== undefined,
    of: of && plain(of),
    fields: fields && mapped(fields, plain),
  };
}

function mapped<Value, Result>(all: Readonly<Record<string, Value>>, map: (value: Value) => Result) {
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, map(value)]));
}

/** The shares of fields that stand directly in kinds, which are weighted with whole numbers of lines. */
function sharesIn({ kinds = {} }: KnowledgePack) {
  return mapped(kinds, ({ fields }: { readonly fields: SeenFields }) => mapped(fields, ({ share = 1 }) => share));
}

function expectSameShares(one: KnowledgePack, other: KnowledgePack): void {
  const [shares, others] = [sharesIn(one), sharesIn(other)];
  for (const [kind, own] of Object.entries(shares))
    for (const [name, share] of Object.entries(own))
      expect(Math.abs(share - (others[kind]?.[name] ?? 2))).toBeLessThan(0.003);
}

function sightingsIn({ kinds = {}, fields = {}, words = {} }: KnowledgePack): Map<string, Sighting> {
  return new Map([
    ...Object.entries(kinds).map(([name, { seen }]) => [name, seen] as const),
    ...Object.entries(fields).map(([name, { seen }]) => [name, seen] as const),
    ...Object.entries(words).flatMap(([place, own]) =>
      Object.entries(own).map(([word, seen]) => [`${place} is ${word}`, seen] as const),
    ),
  ]);
}

describe('merged packs', () => {
  it('say the same in either order', () => {
    fc.assert(
      fc.property(pack, pack, (one, other) => {
        const [merged, reversed] = [mergePacks([one, other]), mergePacks([other, one])];
        expect(unordered(reversed)).toEqual(unordered(merged));
        expectSameShares(reversed, merged);
      }),
      { numRuns },
    );
  });

  it('say the same, whichever two of three are merged first', () => {
    fc.assert(
      fc.property(pack, pack, pack, (one, two, three) => {
        fc.pre(new Set([one, two, three].map((each) => JSON.stringify(each))).size === 3);
        const left = mergePacks([mergePacks([one, two]), three]);
        const right = mergePacks([one, mergePacks([two, three])]);
        expect(unordered(right)).toEqual(unordered(left));
        expectSameShares(right, left);
        expect(mergePacks([one, two, three])).toEqual(left);
      }),
      { numRuns },
    );
  });

  it('count a pack once that is given twice, and an empty one not at all', () => {
    fc.assert(
      fc.property(pack, pack, (one, other) => {
        const { knowledge, from, until } = one;
        const copy = readPack(formatPack(one));
        expect(mergePacks([one, copy])).toEqual(one);
        expect(mergePacks([one, other, copy])).toEqual(mergePacks([one, other]));
        for (const empty of [
          { knowledge, from, until },
          { knowledge, from, until, kinds: {}, fields: {}, words: {} },
        ])
          expect(unordered(mergePacks([one, empty]))).toEqual(unordered(one));
      }),
      { numRuns: fewer },
    );
  });

  it('have all that either has, with the sums of the counts and all the days', () => {
    fc.assert(
      fc.property(pack, pack, (one, other) => {
        fc.pre(JSON.stringify(one) !== JSON.stringify(other));
        const merged = mergePacks([one, other]);
        const days = [one, other].flatMap(({ from, until }) => [from, until]).sort();
        expect([merged.from, merged.until]).toEqual([days[0], days.at(-1)]);
        const [first, second, both] = [sightingsIn(one), sightingsIn(other), sightingsIn(merged)];
        expect(new Set(both.keys())).toEqual(new Set([...first.keys(), ...second.keys()]));
        for (const [name, { lines, files, commanders, from, until }] of both) {
          const all = [first, second].flatMap((each) => each.get(name) ?? []);
          const sum = (of: 'lines' | 'files' | 'commanders') => all.reduce((total, each) => total + each[of], 0);
          const own = all.flatMap((each) => [each.from, each.until]).sort();
          expect([lines, files, commanders, from, until], name).toEqual([
            ...(['lines', 'files', 'commanders'] as const).map(sum),
            own[0],
            own.at(-1),
          ]);
        }
      }),
      { numRuns },
    );
  });

  it('can be read again as they are', () => {
    fc.assert(
      fc.property(pack, pack, (one, other) => {
        const merged = mergePacks([one, other]);
        expect(JSON.stringify(readPack(formatPack(merged)))).toBe(JSON.stringify(merged));
        for (const [kind, { sample = `{"event":"${kind}"}` }] of Object.entries(merged.kinds ?? {}))
          expect(JSON.parse(sample)).toMatchObject({ event: kind });
      }),
      { numRuns: fewer },
    );
  });
});
