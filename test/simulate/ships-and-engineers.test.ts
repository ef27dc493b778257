import { expect, it } from 'vitest';
import { engineerReferrers } from '../../src/game/engineer-table.js';
import { mostOfMaterial } from '../../src/game/material-grades.js';
import { modulePrice } from '../../src/game/module-prices.js';
import { hullRankLocks, systemRankLocks } from '../../src/game/rank-locks.js';
import { corpusOf, type Line } from '../support/corpus.js';

const sessions = corpusOf('tour').map(({ lines }) => lines);

function allOf(kind: string): Line[] {
  return sessions.flat().filter(({ event }) => event === kind);
}

it('stored modules follow nothing but what shows or changes them', () => {
  const before = [
    'Outfitting',
    'ModuleStore',
    'ModuleRetrieve',
    'MassModuleStore',
    'FetchRemoteModule',
    'ModuleSellRemote',
  ];
  for (const lines of sessions) {
    for (const [index, { event, timestamp }] of lines.entries()) {
      if (event !== 'StoredModules') continue;
      const [cause] = lines
        .slice(0, index)
        .filter((each) => each.event !== 'Music' && each.event !== 'ReceiveText')
        .slice(-1);
      expect(before).toContain(cause?.event);
      expect(cause?.timestamp).toBe(timestamp);
    }
  }
});

it('the value of a module is its price, or a discount on it', () => {
  const modules = allOf('Loadout').flatMap(({ Modules }) => Modules as { Item: string; Value?: number }[]);
  expect(modules.length).toBeGreaterThan(100);
  for (const { Item, Value } of modules) {
    if (Value === undefined) continue;
    expect(Value / modulePrice(Item)).toBeGreaterThan(0.8);
    expect(Value / modulePrice(Item)).toBeLessThanOrEqual(1.25);
  }
});

it('every ship has a voice, and its rebuy cost is a twentieth of what it is worth', () => {
  for (const { Modules, HullValue, ModulesValue, Rebuy } of allOf('Loadout')) {
    expect((Modules as { Slot: string }[]).map(({ Slot }) => Slot)).toContain('VesselVoice');
    if (HullValue === undefined) continue;
    expect(Number(Rebuy)).toBe(Math.ceil((Number(HullValue) + Number(ModulesValue)) / 20));
  }
});

it('no engineer is known whose referrer does not know the commander well', () => {
  for (const { Engineers } of allOf('EngineerProgress')) {
    const known = (Engineers ?? []) as { EngineerID: number; Progress: string; Rank?: number }[];
    const byId = new Map(known.map((engineer) => [engineer.EngineerID, engineer]));
    for (const { EngineerID } of known) {
      const referrer = engineerReferrers[EngineerID];
      if (referrer === undefined) continue;
      expect(byId.get(referrer)?.Progress).toBe('Unlocked');
      // Those of suits and hand weapons have no ranks.
      expect(byId.get(referrer)?.Rank).toBeGreaterThanOrEqual(referrer < 400_000 ? 3 : 0);
    }
  }
});

it('what engineers did to a ship is within the rank that they gave the commander', () => {
  for (const lines of sessions) {
    const start = lines.find(({ event }) => event === 'EngineerProgress');
    const ranks = new Map(
      ((start?.Engineers ?? []) as { EngineerID: number; Rank?: number }[]).map((each) => [
        each.EngineerID,
        each.Rank ?? 0,
      ]),
    );
    const loadout = lines.find(({ event }) => event === 'Loadout');
    const modules = (loadout?.Modules ?? []) as { Engineering?: { EngineerID: number; Level: number } }[];
    const beyond = modules.filter(
      ({ Engineering: done }) => done !== undefined && (ranks.get(done.EngineerID) ?? 0) < done.Level,
    );
    expect(beyond).toEqual([]);
  }
});

it('ships and systems that need a rank belong to those who have it', () => {
  for (const lines of sessions) {
    const ranks = lines.find(({ event }) => event === 'Rank') as Readonly<Record<string, unknown>>;
    const required = lines.flatMap(({ event, Ship, StarSystem }) => {
      if (event === 'Loadout') return hullRankLocks.get(String(Ship)) ?? [];
      return event === 'FSDJump' || event === 'Location' ? (systemRankLocks.get(String(StarSystem)) ?? []) : [];
    });
    for (const { navy, rank } of required) expect(Number(ranks[navy])).toBeGreaterThanOrEqual(rank);
  }
});

it('no commander has more of a material than its limit', () => {
  for (const { Raw, Manufactured, Encoded } of allOf('Materials')) {
    for (const { Name, Count } of [Raw, Manufactured, Encoded].flat() as { Name: string; Count: number }[]) {
      expect(Count).toBeLessThanOrEqual(mostOfMaterial(Name));
    }
  }
  const raw = allOf('Materials').flatMap((line) => (line.Raw as { Name: string }[]).map(({ Name }) => Name));
  for (const name of ['rhenium', 'lead', 'boron']) expect(raw).toContain(name);
});

it('statistics do not contradict themselves or the ship', () => {
  for (const lines of sessions) {
    const statistics = lines.find(({ event }) => event === 'Statistics') as unknown as Record<
      string,
      Record<string, number>
    >;
    const { Bank_Account: bank = {}, Trading: trading = {}, Exploration: explored = {} } = statistics;
    // A commander who starts on foot has no Loadout yet.
    const loadout = lines.find(({ event }) => event === 'Loadout');
    expect(bank.Spent_On_Ships).toBeGreaterThanOrEqual(Number(loadout?.HullValue ?? 0));
    expect(bank.Spent_On_Outfitting).toBeGreaterThanOrEqual(Number(loadout?.ModulesValue ?? 0));
    expect(trading.Highest_Single_Transaction).toBeLessThanOrEqual(trading.Market_Profits ?? 0);
    expect(explored.Highest_Payout).toBeLessThanOrEqual(explored.Exploration_Profits ?? 0);
    expect(explored.Systems_Visited).toBeLessThanOrEqual(explored.Total_Hyperspace_Jumps ?? 0);
    expect(statistics).toHaveProperty('Squadron');
  }
});
