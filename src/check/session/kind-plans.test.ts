import { expect, it } from 'vitest';
import { planOf } from './kind-plans.js';
import { sessionRules } from './session-rules.js';

it('asks all rules of a kind, in their order, where a line tells news and its tests may fail', () => {
  for (const kind of ['FSDJump', 'Docked', 'NavRoute', 'Cargo', 'Music']) {
    const { rules, asked } = planOf(kind);
    expect(rules).toEqual(sessionRules.filter(({ reads }) => Object.hasOwn(reads, kind)));
    expect(asked[0]?.rules).toEqual(rules);
  }
});

it('leaves out rules that look at news alone where there are none, and those whose tests hold', () => {
  const named = planOf('FSDJump').asked.map(({ rules }) => rules.map(({ id }) => id));
  const without = (...left: readonly string[]) => named[0]?.filter((id) => !left.includes(id));
  const news = ['system/address', 'system/position', 'system/cell'];
  const tested = ['factions/influence', 'factions/controlling', 'factions/conflict'];
  expect(named).toEqual([named[0], without(...news), without(...tested), without(...news, ...tested)]);
  expect(named[0]).toEqual(expect.arrayContaining([...news, ...tested, 'jump/distance', 'jump/fuel']));
});
