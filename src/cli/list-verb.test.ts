import { describe, expect, it } from 'vitest';
import { shakedown, widest } from '../../test/shakedown.js';
import { ruleCatalogue } from '../check/rules/rule-catalogue.js';
import { extraKinds } from '../interface/dialect/dialects.js';
import { specification } from '../interface/kind-catalogue.js';

describe('shakedown list kinds', () => {
  it('names the sixteen kinds on 80 columns', async () => {
    const { code, out } = await shakedown('list', 'kinds');
    expect(code).toBe(0);
    for (const { name } of specification.kinds) expect(out).toMatch(new RegExp(`^${name}\\b`, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('prints JSON when asked', async () => {
    const { out } = await shakedown('list', 'kinds', '--format', 'json');
    const kinds = JSON.parse(out) as object[];
    expect(kinds).toHaveLength(16);
    expect(kinds).toContainEqual(expect.objectContaining({ name: 'Status', file: 'Status.json' }));
  });
});

describe('shakedown list kinds --dialect game', () => {
  const game = ['list', 'kinds', '--dialect', 'game'];

  it('names those outside the specification apart from the sixteen, on 80 columns', async () => {
    const { code, out } = await shakedown(...game);
    expect(code).toBe(0);
    const [inside = '', outside = ''] = out.split('\n\nOutside the specification\n');
    for (const { name } of specification.kinds) expect(inside).toMatch(new RegExp(`^${name}\\b`, 'm'));
    for (const { name } of extraKinds.kinds) expect(outside).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('marks them in JSON', async () => {
    const { out } = await shakedown(...game, '--format', 'json');
    const kinds = JSON.parse(out) as { name: string; outside?: boolean }[];
    const outside = kinds.filter((kind) => kind.outside).map(({ name }) => name);
    expect(outside).toEqual(extraKinds.kinds.map(({ name }) => name));
    expect(kinds).toHaveLength(16 + outside.length);
  });
});

describe('shakedown list rules', () => {
  it('names every rule with its severity on 80 columns', async () => {
    const { code, out } = await shakedown('list', 'rules');
    expect(code).toBe(0);
    for (const { id, severity } of ruleCatalogue) expect(out).toMatch(new RegExp(`^  ${id} +${severity} +\\S`, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('prints JSON when asked', async () => {
    const { out } = await shakedown('list', 'rules', '--format', 'json');
    const facts = ruleCatalogue.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason }));
    expect(JSON.parse(out)).toEqual(facts);
  });

  it('is suggested to who misspells it', async () => {
    const { code, err } = await shakedown('list', 'rule');
    expect({ code, err }).toEqual({ code: 2, err: "shakedown: there is no list named 'rule': did you mean 'rules'?" });
  });
});

describe.each(['plans', 'systems', 'stations'])('shakedown list %s', (what) => {
  it('fits on 80 columns, and prints the same as data', async () => {
    const { code, out } = await shakedown('list', what);
    expect(code).toBe(0);
    expect(widest(out)).toBeLessThanOrEqual(80);
    const entries = JSON.parse((await shakedown('list', what, '--format', 'json')).out) as { name: string }[];
    expect(entries.length).toBeGreaterThan(5);
    for (const { name } of entries) expect(out).toContain(name);
  });
});
