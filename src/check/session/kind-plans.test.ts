import { expect, it } from 'vitest';
import { planOf } from './kind-plans.js';
import { sessionRules } from './session-rules.js';

it('asks all rules of a kind, in their order, where a line may be wrong about systems and its tests may fail', () => {
  for (const kind of ['FSDJump', 'Docked', 'NavRoute', 'Cargo', 'Music']) {
    const { rules, asked } = planOf(kind);
    expect(rules).toEqual(sessionRules.filter(({ reads }) => Object.hasOwn(reads, kind)));
    expect(asked[0]?.rules).toEqual(rules);
  }
});

it('leaves out rules that look at doubtful systems alone where there are none, and those whose tests hold', () => {
  const named = planOf('FSDJump').asked.map(({ rules }) => rules.map(({ id }) => id));
  const without = (...left: readonly string[]) => named[0]?.filter((id) => !left.includes(id));
  const doubtful = ['system/address', 'system/position', 'system/cell'];
  const tested = ['factions/influence', 'factions/controlling', 'factions/conflict'];
  expect(named).toEqual([named[0], without(...doubtful), without(...tested), without(...doubtful, ...tested)]);
  expect(named[0]).toEqual(expect.arrayContaining([...doubtful, ...tested, 'jump/distance', 'jump/fuel']));
});
