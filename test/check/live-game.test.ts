/** Deviations of the live game are no findings; what merely resembles them is one. */
import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import { inProject, name, rules, write } from '../checked-project.js';
import { at } from '../support/scenes.js';

inProject();

const coherence = 'jump/fuel,factions/controlling';

/** Rules that the command finds broken in a journal of these events. */
function broken(dialect: Dialect, events: readonly object[]): Promise<string[]> {
  const header = at(0, 'Fileheader', { part: 1 });
  write(name, [header, ...events].map((event) => `${JSON.stringify(event)}\r\n`).join(''));
  return rules(name, '--dialect', dialect, '--only', coherence);
}

const jump = (seconds: number, FuelLevel: number, FuelUsed: number, more = {}) =>
  at(seconds, 'FSDJump', { FuelLevel, FuelUsed, ...more });

describe.each(['game', 'spec'] as const)('a journal that is checked in the %s dialect', (dialect) => {
  it('may leave the portion of fuel untold that a jump has cut short, but not more', async () => {
    const scoop = at(40, 'FuelScoop', { Scooped: 5.004 });
    expect(await broken(dialect, [jump(10, 20, 8), scoop, jump(80, 21.5, 8)])).toEqual([]);
    expect(await broken(dialect, [jump(10, 20, 8), scoop, jump(80, 22.5, 8)])).toEqual(['jump/fuel']);
  });

  it('may fill the reservoir of a large ship from the main tank, but not lose more', async () => {
    expect(await broken(dialect, [jump(10, 20, 8), jump(55, 10.35, 8)])).toEqual([]);
    expect(await broken(dialect, [jump(10, 20, 8), jump(55, 9.5, 8)])).toEqual(['jump/fuel']);
  });

  it("may name the Pilots' Federation as ruler where it is not listed, and no other faction", async () => {
    const ruledBy = (Name: string) =>
      jump(10, 20, 8, { Factions: [{ Name: 'LTT 4487 Industry', Influence: 1 }], SystemFaction: { Name } });
    expect(await broken(dialect, [ruledBy("Pilots' Federation Local Branch")])).toEqual([]);
    expect(await broken(dialect, [ruledBy("Pilots' Federation Lokal Branch")])).toEqual(['factions/controlling']);
  });
});
