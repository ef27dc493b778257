import { describe, expect, it } from 'vitest';
import type { StarSystem, Station } from '../../game/star-system.js';
import { Random } from '../random.js';
import { Politics } from './galaxy-politics.js';

const noon = Date.UTC(2026, 10, 14, 12) / 1000;
const day = 86_400;

const station: Station = {
  name: 'Vance Terminal',
  type: 'Coriolis',
  marketId: 3_224_116_736,
  distance: 320,
  pads: [17, 18, 9],
  faction: 'Wexa 0 Liberals',
  government: 'Democracy',
  allegiance: 'Federation',
  economies: [['HighTech', 1]],
  services: [],
};

function systemOf(index: number, fields: Partial<StarSystem> = {}): StarSystem {
  const name = `Wexa ${index}`;
  return {
    name,
    address: 1_000_000_007 * (index + 1),
    position: [((index * 37) % 160) - 80, ((index * 13) % 80) - 40, ((index * 53) % 160) - 80],
    starClass: 'K',
    arrival: { name, id: 0, type: 'Star' },
    population: 4_500_000,
    allegiance: 'Federation',
    economy: 'HighTech',
    secondEconomy: 'Refinery',
    government: 'Democracy',
    security: 'high',
    faction: `${name} Liberals`,
    stations: [station],
    ...fields,
  };
}

const systems = Array.from({ length: 100 }, (_, index) => systemOf(index));
const [first, second] = systems as [StarSystem, StarSystem];

function politicsOf(seed: number, pledge?: string): Politics {
  return new Politics(new Random(seed).stream('politics'), { pledge });
}

describe('politics', () => {
  it('are the same for the same seed, and differ for another', () => {
    const fieldsOf = (seed: number) => systems.map((system) => politicsOf(seed).jumpFields(system, noon, 'spec'));
    expect(fieldsOf(5)).toEqual(fieldsOf(5));
    expect(fieldsOf(5)).not.toEqual(fieldsOf(6));
  });

  it('do not depend on earlier visits', () => {
    const wanderer = politicsOf(3, 'Yuri Grom');
    for (const system of systems) wanderer.jumpFields(system, noon - 40 * day, 'game');
    const homebody = politicsOf(3, 'Yuri Grom');
    expect(wanderer.jumpFields(first, noon, 'spec')).toEqual(homebody.jumpFields(first, noon, 'spec'));
  });

  it('are constant for an hour', () => {
    const politics = politicsOf(11, 'Yuri Grom');
    for (const system of systems) {
      const before = politics.jumpFields(system, noon + 3600, 'spec');
      politics.jumpFields(first, noon, 'spec');
      expect(politics.jumpFields(system, noon + 7199, 'spec')).toEqual(before);
      const docked = politics.stationFields(system, station, noon, 'spec');
      expect(politics.stationFields(system, station, noon + 3599, 'spec')).toEqual(docked);
    }
  });

  it('change a little by the next day', () => {
    const politics = politicsOf(11);
    let moved = 0;
    for (const system of systems) {
      const today = politics.society(system, noon).factions;
      const tomorrow = politics.society(system, noon + day).factions;
      expect(tomorrow.map(({ resident }) => resident)).toEqual(today.map(({ resident }) => resident));
      const moves = today.map(({ influence }, index) => Math.abs(influence - (tomorrow[index]?.influence ?? 0)));
      expect(Math.max(...moves)).toBeLessThan(0.15);
      if (Math.max(...moves) > 0) moved++;
    }
    expect(moved).toBe(systems.length);
  });

  it('omit the powers for an unpledged commander', () => {
    const names = systems.flatMap((system) => Object.keys(politicsOf(2).jumpFields(system, noon, 'spec')));
    expect(names.filter((name) => name.includes('Power'))).toEqual([]);
  });

  it('leave an empty system without factions', () => {
    const empty = systemOf(1, { population: 0, allegiance: '', faction: '', stations: [] });
    const fields = politicsOf(1).jumpFields(empty, noon, 'spec');
    expect(fields).toMatchObject({
      SystemAllegiance: '',
      SystemEconomy: '$economy_None;',
      SystemSecondEconomy: '$economy_None;',
      SystemGovernment: '$government_None;',
      SystemSecurity: '$GAlAXY_MAP_INFO_state_anarchy;',
      Population: 0,
    });
    expect(Object.keys(fields).filter((name) => /Faction|Conflict/.test(name))).toEqual([]);
  });

  it('leave no faction in a system held by Thargoids, and no system with stations is held at random', () => {
    const politics = politicsOf(1);
    politics.override(first, { war: 'Thargoid_Controlled' });
    const fields = politics.jumpFields(first, noon, 'spec');
    expect(fields).toMatchObject({
      SystemAllegiance: 'Thargoid',
      SystemEconomy: '$economy_None;',
      SystemGovernment: '$government_None;',
      Population: 0,
      ThargoidWar: { CurrentState: 'Thargoid_Controlled' },
    });
    expect(fields).not.toHaveProperty('Factions');
    for (let seed = 0; seed < 20; seed++) {
      const states = systems.map((system) => politicsOf(seed).interestOf(system, noon).thargoid);
      expect(states).not.toContain('Thargoid_Controlled');
      expect(states).not.toContain('Thargoid_Stronghold');
    }
  });

  it('leave Sol in peace', () => {
    const sol = systemOf(1, { position: [0, 0, 0] });
    for (let seed = 0; seed < 50; seed++) {
      expect(politicsOf(seed).interestOf(sol, noon).thargoid).toBeUndefined();
    }
  });

  it('damage only ports, and leave few of their services', () => {
    const politics = politicsOf(1);
    const weeks = Array.from({ length: 400 }, (_, week) => noon + week * 7 * 86_400);
    const states = (type: string, name = 'A') =>
      new Set(weeks.map((at) => politics.stationState(first, { ...station, type, name }, at)));
    expect([...states('OnFootSettlement'), ...states('MegaShip', '$EXT_PANEL_ColonisationShip; A')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(states('Coriolis').size).toBeGreaterThan(1);
    const coriolis = { ...station, type: 'Coriolis', services: ['Outfitting', 'Refuel'] };
    politics.override(first, { stations: 'Damaged' });
    expect(politics.services(coriolis, 'spec', 'Damaged').length).toBeLessThan(12);
    expect(politics.services(coriolis, 'spec').length).toBeGreaterThan(18);
    expect(politics.offers(first, coriolis, 'Refuel', noon)).toBe(true);
    expect(politics.offers(first, coriolis, 'Outfitting', noon)).toBe(false);
    expect(politics.hasShops(first, coriolis, noon)).toBe(false);
  });

  it('have the same reputation of a faction in every system', () => {
    const politics = politicsOf(4);
    const reputations = Array.from({ length: 300 }, (_, index) => politics.reputation(`Wexa ${index} Group`));
    expect(politics.reputation('Wexa 7 Group')).toBe(reputations[7]);
    expect(reputations.filter((reputation) => reputation === 0).length).toBeGreaterThan(200);
    expect(reputations).toContain(100);
    expect(Math.min(...reputations)).toBeLessThan(0);
  });

  it('list systems that are at war, contested or controlled by a power', () => {
    const politics = politicsOf(9);
    const atWar = systems.filter((system) => {
      const { conflict, thargoid } = politics.interestOf(system, noon);
      return conflict || thargoid !== undefined;
    });
    expect(atWar.length).toBeGreaterThan(10);
    expect(atWar.length).toBeLessThan(90);
    for (const system of systems) {
      expect(politics.interestOf(system, noon).conflict).toBe(politics.isAtWar(system, noon));
    }
    expect(systems.some((system) => politics.interestOf(system, noon).power !== undefined)).toBe(true);
  });
});

describe('a system with overrides', () => {
  it('has the requested war, conflict, power and damage; everything else is unaffected', () => {
    const politics = politicsOf(1, 'Yuri Grom');
    politics.override(first, { war: 'Thargoid_Harvest', conflict: { type: 'election', phase: 'pending' } });
    politics.override(first, { powerplay: { state: 'Fortified', power: 'Yuri Grom' }, stations: 'Damaged' });
    const fields = politics.jumpFields(first, noon, 'spec');
    expect(fields).toMatchObject({
      ThargoidWar: { CurrentState: 'Thargoid_Harvest' },
      PowerplayState: 'Fortified',
      ControllingPower: 'Yuri Grom',
    });
    expect(fields.Conflicts).toContainEqual(expect.objectContaining({ WarType: 'election', Status: 'pending' }));
    expect(politics.stationFields(first, station, noon, 'spec')).toMatchObject({ StationState: 'Damaged' });
    expect(politics.jumpFields(second, noon, 'spec')).toEqual(
      politicsOf(1, 'Yuri Grom').jumpFields(second, noon, 'spec'),
    );
  });

  it('has peace on request', () => {
    const politics = politicsOf(1, 'Yuri Grom');
    for (const system of systems) {
      politics.override(system, { war: false, conflict: false, powerplay: false, stations: false });
      expect(Object.keys(politics.jumpFields(system, noon, 'spec'))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/Conflicts|ThargoidWar|Power/)]),
      );
      expect(politics.stationState(system, station, noon)).toBeUndefined();
    }
  });

  it('is dropped after many other overrides', () => {
    const politics = politicsOf(1);
    politics.override(first, { stations: 'Damaged' });
    for (const system of systems.slice(1)) politics.override(system, { stations: 'Damaged' });
    expect(politics.stationState(first, station, noon)).toBe(politicsOf(1).stationState(first, station, noon));
    expect(politics.stationState(systems[99] as StarSystem, station, noon)).toBe('Damaged');
  });
});
