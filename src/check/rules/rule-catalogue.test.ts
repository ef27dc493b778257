import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findRule, ruleCatalogue, ruleIds } from './rule-catalogue.js';
import { ruleGroupNames } from './rule-groups.js';

describe('the catalogue of rules', () => {
  it('has every id once', () => {
    expect(ruleIds.filter((id, index) => ruleIds.indexOf(id) !== index)).toEqual([]);
  });

  it.each(ruleIds)('%s is two lower-case words', (id) => {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z0-9]+)*$/);
  });

  it('has rules of every group, those of one group together', () => {
    const groups = ruleCatalogue.map(({ group }) => group);
    expect(groups.filter((group, index) => group !== groups[index - 1])).toEqual(ruleGroupNames);
  });

  it.each(ruleCatalogue)('$id says what holds in a clause, and why in sentences', ({ says, reason }) => {
    expect(says).toMatch(/^\S.*[^.\s]$/);
    expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it('finds a rule by its id and by nothing else', () => {
    expect(ruleIds.map((id) => findRule(id)?.id)).toEqual(ruleIds);
    expect(findRule('toString')).toBeUndefined();
    expect(findRule('field')).toBeUndefined();
  });

  it('knows every rule that the code names', () => {
    const named = sources().flatMap((file) => namedIn(readFileSync(file, 'utf8')));
    expect(new Set(named).size).toBeGreaterThan(30);
    expect(named.filter((id) => !ruleIds.includes(id))).toEqual([]);
  });
});

/** The code that makes findings or rules. */
function sources(): string[] {
  const source = path.resolve(import.meta.dirname, '../..');
  return ['check', 'interface/kinds', 'interface/shapes'].flatMap((room) =>
    readdirSync(path.join(source, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(source, room, name)),
  );
}

/** Texts such as 'field/type', except in imports. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/(?<!from |import\()'([a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z0-9]+)*)'/g)].map(
    ([, id = '']) => id,
  );
}
