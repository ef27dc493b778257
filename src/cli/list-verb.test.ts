import { describe, expect, it } from 'vitest';
import { shakedown, widest } from '../../test/shakedown.js';
import { ruleCatalogue } from '../check/rules/rule-catalogue.js';
import { dialects } from '../interface/dialect/dialects.js';
import { specification } from '../interface/kind-catalogue.js';
import { kindsByGroup } from '../interface/kinds/kind-list.js';
import { messageRules } from '../services/message-rules.js';

const terminal = { terminal: true, env: { NO_COLOR: '1' } };

describe('shakedown list', () => {
  it('lists what can be listed', async () => {
    const { code, out } = await shakedown('list');
    expect(code).toBe(0);
    expect(out).toContain('situations  what can be made to happen in a session\n');
    const entries = JSON.parse((await shakedown('list', '--format', 'json')).out) as { name: string; about: string }[];
    for (const { name } of entries) expect((await shakedown('list', name)).code).toBe(0);
    expect(entries).toHaveLength(10);
  });

  it('has an entry on each line where another program reads it, and wraps it on a terminal', async () => {
    const { out } = await shakedown('list', 'situations');
    const entries = JSON.parse((await shakedown('list', 'situations', '--format', 'json')).out) as object[];
    expect(out.split('\n\n')[0]?.split('\n')).toHaveLength(entries.length);
    const wrapped = (await shakedown(terminal, 'list', 'situations')).out;
    expect(widest(wrapped)).toBeLessThanOrEqual(80);
    expect(wrapped.replaceAll(/\s+/g, ' ')).toBe(out.replaceAll(/\s+/g, ' '));
  });
});

describe('shakedown list kinds', () => {
  it('names every kind below its group, with how well it is known, on 80 columns', async () => {
    const { code, out } = await shakedown(terminal, 'list', 'kinds');
    expect(code).toBe(0);
    for (const { name } of dialects.game.kinds) expect(out).toMatch(new RegExp(`^ {4}${name} `, 'm'));
    expect(out).toMatch(/^Exploration \(--group exploration, \d+ kinds\)\n {2}\S/m);
    const words = out.replaceAll(/\s+/g, ' ');
    expect(words).toContain('a star, a planet or a belt cluster has been scanned (seen in 69,968 lines)');
    expect(words).toContain('the player founds a squadron (declared only, since 3.3)');
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('prints JSON when asked', async () => {
    const { out } = await shakedown('list', 'kinds', '--format', 'json');
    const kinds = JSON.parse(out) as object[];
    expect(kinds).toHaveLength(dialects.game.kinds.length);
    expect(kinds).toContainEqual(
      expect.objectContaining({ name: 'Status', file: 'Status.json', group: 'start-up', grade: 'specified' }),
    );
    expect(kinds).toContainEqual(
      expect.objectContaining({ name: 'Scan', group: 'exploration', grade: 'observed', lines: 69_968 }),
    );
  });
});

describe('shakedown list kinds --group', () => {
  it('names the kinds of that group alone', async () => {
    const { out } = await shakedown(terminal, 'list', 'kinds', '--group', 'on-foot');
    expect(out).toMatch(/^On foot \(--group on-foot, \d+ kinds\)\n/);
    expect(out).toContain('\n    SuitLoadout ');
    expect(out).not.toContain('FSDJump');
    expect(widest(out)).toBeLessThanOrEqual(80);
    const json = JSON.parse(
      (await shakedown('list', 'kinds', '--group', 'on-foot', '--format', 'json')).out,
    ) as object[];
    expect(json).toHaveLength(kindsByGroup['on-foot'].length);
  });

  it.each([
    [['kinds', '--group', 'explortion'], "unknown group 'explortion': did you mean 'exploration'?"],
    [['rules', '--group', 'travel'], '--group chooses kinds; rules have no such groups'],
  ])('%j is answered with a sentence', async (words, sentence) => {
    const { code, err } = await shakedown('list', ...words);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe('shakedown list kinds --dialect spec', () => {
  it('names the sixteen kinds of the specification in its order', async () => {
    const { code, out } = await shakedown(terminal, 'list', 'kinds', '--dialect', 'spec');
    expect(code).toBe(0);
    const names = Array.from(out.matchAll(/^\w+/gm), ([name]) => name);
    expect(names).toEqual(specification.kinds.map(({ name }) => name));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });
});

describe('shakedown list rules', () => {
  it('names every rule with its severity on 80 columns', async () => {
    const { code, out } = await shakedown(terminal, 'list', 'rules');
    expect(code).toBe(0);
    for (const { id, severity } of ruleCatalogue) expect(out).toMatch(new RegExp(`^  ${id} +${severity} +\\S`, 'm'));
    expect(widest(out)).toBeLessThanOrEqual(80);
  });

  it('prints JSON when asked', async () => {
    const { out } = await shakedown('list', 'rules', '--format', 'json');
    const all = [...ruleCatalogue, ...messageRules.map((rule) => ({ ...rule, group: 'message' }))];
    const facts = all.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason }));
    expect(JSON.parse(out)).toEqual(facts);
  });

  it('is suggested for a misspelling', async () => {
    const { code, err } = await shakedown('list', 'rule');
    expect({ code, err }).toEqual({ code: 2, err: "shakedown: there is no list named 'rule': did you mean 'rules'?" });
  });
});

describe.each(['plans', 'systems', 'stations'])('shakedown list %s', (what) => {
  it('fits on 80 columns, and prints the same as data', async () => {
    const { code, out } = await shakedown(terminal, 'list', what);
    expect(code).toBe(0);
    expect(widest(out)).toBeLessThanOrEqual(80);
    const entries = JSON.parse((await shakedown('list', what, '--format', 'json')).out) as { name: string }[];
    expect(entries.length).toBeGreaterThan(5);
    for (const { name } of entries) expect(out).toContain(name);
  });
});
