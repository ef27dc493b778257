/** Properties of all tables. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { kindList, kindListFile } from '../../../scripts/kind-list.js';
import type { Field } from '../field.js';
import { allShapes, allTables } from '../kind-catalogue.js';
import { kindsByGroup } from './kind-list.js';

const shapes = allShapes({ kinds: allTables });
const fields = shapes.flatMap(({ name: owner, fields: own }) =>
  Object.entries(own).map(([name, field]) => ({ path: `${owner}.${name}`, name, field, own })),
);

/** Problems of a text in a table, which is part of a sentence, and must not be one. */
function complaints(words: string): string[] {
  return [
    ...(words.trim() === '' ? ['says nothing'] : []),
    ...(words.includes('…') ? ['is still to be written'] : []),
    ...(words === words.trim() ? [] : ['has spaces around it']),
    ...(/[.;,:]$/.test(words) ? ['ends in a stop'] : []),
    ...(/ {2}/.test(words) ? ['has two spaces'] : []),
    ...(/^[A-Z][a-z]+ (?:the|a|an|of) /.test(words) ? ['begins like a sentence'] : []),
    ...(words.split('as shown in game').length > 2 ? ['says twice what is shown in game'] : []),
    ...(/, (?:if|which) [^,]*, as shown in game$/.test(words) ? ['says late that it is shown in game'] : []),
  ];
}

describe('the tables', () => {
  it('say of every kind when it is written', () => {
    for (const { name, written } of allTables) expect(complaints(written), name).toEqual([]);
  });

  it('say of every field what it holds, and of every object what it is', () => {
    for (const { path: place, field } of fields) expect(complaints(field.note), place).toEqual([]);
    for (const { name, about } of shapes) expect(complaints(about), name).toEqual([]);
  });

  it('say it in words that the test would find fault with', () => {
    expect(complaints('the item, if it is one, as shown in game')).toHaveLength(1);
    expect(complaints('Name of the item.')).toHaveLength(2);
    expect(complaints('')).toHaveLength(1);
    expect(complaints('…, as shown in game')).toHaveLength(1);
  });

  it('have a plain field for every localised one, at least as often', () => {
    for (const { path: place, name, field, own } of fields.filter((each) => each.name.endsWith('_Localised'))) {
      const plain = own[name.replace(/_Localised$/, '')];
      expect(plain, place).toBeDefined();
      expect(shareOf(field), place).toBeLessThanOrEqual(plain ? shareOf(plain) : 0);
    }
  });

  it('give shares between none and all, and only to what may be missing', () => {
    for (const { path: place, field } of fields.filter((each) => each.field.share !== undefined)) {
      expect(field.optional, place).toBe(true);
      expect(field.share, place).toBeGreaterThan(0);
      expect(field.share, place).toBeLessThanOrEqual(1);
    }
  });

  it('stand each in a file of its own, and all are in the list', () => {
    expect(readFileSync(kindListFile, 'utf8')).toBe(kindList());
    for (const [group, kinds] of Object.entries(kindsByGroup)) {
      const files = readdirSync(path.join(import.meta.dirname, group)).filter((name) => !name.includes('.test.'));
      expect(files, group).toHaveLength(kinds.length);
    }
  });

  it('name each kind once, and as its constant is named', () => {
    expect(new Set(allTables.map(({ name }) => name)).size).toBe(allTables.length);
    for (const [group, kinds] of Object.entries(kindsByGroup)) {
      const texts = readdirSync(path.join(import.meta.dirname, group)).map((file) =>
        readFileSync(path.join(import.meta.dirname, group, file), 'utf8'),
      );
      for (const { name } of kinds) {
        const start = new RegExp(String.raw`^export const ${name} = kind\(\s*'${name}',`, 'm');
        expect(
          texts.filter((text) => start.test(text)),
          name,
        ).toHaveLength(1);
      }
    }
  });
});

function shareOf({ share, optional, declared }: Field): number {
  return declared ? 0 : (share ?? (optional ? 0 : 1));
}
