/** Frequencies compared with real journals, over many systems, days and seeds. */
import { describe, expect, it } from 'vitest';
import type { StarSystem, Station } from '../../game/star-system.js';
import { isOnBody } from '../../game/station-type-services.js';
import { carrierAsStation, jumpCarrierTo, makeCarrier } from '../galaxy/fleet-carrier.js';
import { galaxy } from '../galaxy/milky-way.js';
import { Random } from '../random.js';
import { Politics } from './galaxy-politics.js';
import type { JumpPoliticsFields } from './jump-fields.js';

const noon = Date.UTC(2026, 10, 14, 12) / 1000;
const seeds = [1, 2, 3, 4, 5, 6];

/** Jumps to populated systems, a month apart, of unpledged commanders. */
const jumps: readonly JumpPoliticsFields[] = seeds.flatMap((seed) => {
  const politics = new Politics(new Random(seed).stream('politics'));
  return galaxy.populated
    .filter(({ population }) => population > 0)
    .map((system) => politics.jumpFields(system, noon + seed * 30 * 86_400, 'game'))
    .filter(({ Population }) => Population > 0);
});

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  expect(items.length).toBeGreaterThan(300);
  return items.filter(holds).length / items.length;
}

function systemNamed(requested: string): StarSystem {
  return galaxy.populated.find(({ name }) => name === requested) as StarSystem;
}

function stateOfRuler({ SystemFaction }: JumpPoliticsFields): string | undefined {
  return typeof SystemFaction === 'object' ? SystemFaction.FactionState : undefined;
}

/** Whether a share is within a few hundredths of that in real journals. */
function isAbout(share: number, real: number, tolerance = 0.05): boolean {
  return Math.abs(share - real) < tolerance;
}

describe('of the jumps to populated systems', () => {
  it('three of four have powers, even for unpledged commanders', () => {
    expect(
      isAbout(
        shareOf(jumps, ({ Powers }) => Powers !== undefined),
        0.75,
      ),
    ).toBe(true);
    expect(jumps.every(({ Powers, PowerplayState }) => (Powers === undefined) === (PowerplayState === undefined))).toBe(
      true,
    );
  });

  it('one of seven has a conflict', () => {
    expect(
      isAbout(
        shareOf(jumps, ({ Conflicts }) => Conflicts !== undefined),
        0.14,
        0.04,
      ),
    ).toBe(true);
    const fights = jumps.flatMap(({ Conflicts }) => Conflicts ?? []);
    expect(isAbout(fights.filter(({ Status }) => Status === 'active').length / fights.length, 0.75, 0.12)).toBe(true);
  });

  it('six of ten have a controlling faction with a state, mostly Expansion or Boom', () => {
    expect(
      isAbout(
        shareOf(jumps, (jump) => stateOfRuler(jump) !== undefined),
        0.6,
        0.06,
      ),
    ).toBe(true);
    const states = jumps.flatMap((jump) => stateOfRuler(jump) ?? []);
    expect(shareOf(states, (state) => state === 'Expansion' || state === 'Boom')).toBeGreaterThan(0.75);
  });

  it('seven of ten factions are in no state', () => {
    const factions = jumps.flatMap(({ Factions }) => Factions ?? []);
    expect(
      isAbout(
        shareOf(factions, ({ FactionState }) => FactionState === 'None'),
        0.71,
      ),
    ).toBe(true);
  });
});

it("the Pilots' Federation controls without being listed in the live game, and is listed by the specification", () => {
  const politics = new Politics(new Random(1).stream('politics'));
  const shinrarta = systemNamed('Shinrarta Dezhra');
  const ruler = "Pilots' Federation Local Branch";
  for (const dialect of ['game', 'spec'] as const) {
    const fields = politics.jumpFields(shinrarta, noon, dialect);
    expect(fields.SystemFaction).toMatchObject({ Name: ruler });
    expect(fields.Factions?.some(({ Name }) => Name === ruler)).toBe(dialect === 'spec');
  }
});

describe('of the stations', () => {
  const services = seeds.flatMap((seed) => {
    const politics = new Politics(new Random(seed).stream('politics'));
    return galaxy.populated.flatMap(({ stations }) =>
      stations.map((station) => ({ station, services: politics.services(station, 'game') as readonly string[] })),
    );
  });
  const orbital = new Set(['Coriolis', 'Orbis', 'Ocellus', 'Outpost']);

  it('nine of ten in orbit register colonies', () => {
    const inOrbit = services.filter(({ station }) => orbital.has(station.type) && !isOnBody(station.type));
    expect(
      isAbout(
        shareOf(inOrbit, (each) => each.services.includes('registeringcolonisation')),
        0.92,
        0.04,
      ),
    ).toBe(true);
  });

  it('those of engineers modify and sell modules, and have nothing for travellers', () => {
    const bases = services.filter(({ station }) => station.government === 'Engineer');
    expect(bases.length).toBeGreaterThan(60);
    const forTravellers = /crewlounge|bartender|vistagenomics|pioneersupplies|frontlinesolutions|missions|socialspace/;
    for (const { station, services: offered } of bases) {
      expect(offered, station.name).toEqual(expect.arrayContaining(['tuning', 'outfitting', 'engineer', 'shop']));
      expect(
        offered.filter((name) => forTravellers.test(name)),
        station.name,
      ).toEqual([]);
    }
    expect(bases.some((each) => each.services.includes('facilitator'))).toBe(true);
  });

  it('those of engineers are workshops', () => {
    const politics = new Politics(new Random(1).stream('politics'));
    const deciat = systemNamed('Deciat');
    const farseer = deciat.stations.find(({ government }) => government === 'Engineer') as Station;
    const fields = politics.stationFields(deciat, farseer, noon, 'game');
    expect(fields.StationGovernment_Localised).toBe('Workshop');
    expect(politics.offers(deciat, { ...farseer, services: ['Missions'] }, 'Missions', noon)).toBe(false);
  });

  it('fleet carriers rarely rearm, mostly have a shipyard, and sell no module packs', () => {
    const politics = new Politics(new Random(1).stream('politics'));
    const offers = Array.from({ length: 800 }, (_, index) => {
      const carrier = makeCarrier(new Random(index));
      jumpCarrierTo(carrier, galaxy.populated[0] as StarSystem, noon, new Random(index));
      return politics.services(carrierAsStation(carrier), 'game');
    });
    expect(
      isAbout(
        shareOf(offers, (each) => each.includes('rearm')),
        0.18,
      ),
    ).toBe(true);
    expect(
      isAbout(
        shareOf(offers, (each) => each.includes('shipyard')),
        0.78,
      ),
    ).toBe(true);
    expect(
      isAbout(
        shareOf(offers, (each) => each.includes('outfitting')),
        0.11,
      ),
    ).toBe(true);
    expect(shareOf(offers, (each) => each.includes('modulepacks'))).toBeLessThan(0.01);
  });
});
