import type { Dialect } from '../../spec/dialect.js';
import type { StarPosition, StarSystem, Station } from '../galaxy/system.js';
import type { Random } from '../random.js';
import { dayOf, weekOf } from './calendar.js';
import { type Forced, Wishes } from './force.js';
import { powerplayMembers, societyMembers, systemMembers, type Tie, warMembers } from './jump-members.js';
import { type Powerplay, powerplayAt } from './powerplay.js';
import { territoryOf } from './roster.js';
import { servicesOf } from './services.js';
import { fightsOn, type Society, societyOn } from './society.js';
import { membersOf, type StationState } from './station-members.js';
import { frontOf, type War, type WarState, warAt } from './thargoid-war.js';

export interface PoliticsOptions {
  /** The power the commander is pledged to. */
  readonly pledge?: string | undefined;
  /** The faction the commander's squadron is aligned to. */
  readonly squadronFaction?: string | undefined;
  /** The system that faction comes from, if its name does not say so. */
  readonly squadronHome?: string | undefined;
}

/** What makes a system worth a visit. */
export interface Interest {
  /** Factions fight there now. */
  readonly conflict: boolean;
  /** The state of the war against the Thargoids. */
  readonly thargoid?: WarState | undefined;
  /** The power in control, or the first that is there. */
  readonly power?: string | undefined;
}

/**
 * The political state of every system. It is a function of the seed, the system and the time, so that nothing needs to be
 * remembered but what was forced.
 */
export class Politics {
  readonly #random: Random;
  readonly #options: PoliticsOptions;
  readonly #front: StarPosition;
  readonly #wishes = new Wishes();
  #latest: { readonly address: number; readonly day: number; readonly society: Society } | undefined;

  constructor(random: Random, options: PoliticsOptions = {}) {
    this.#random = random;
    this.#options = options;
    this.#front = frontOf(random.stream('front of the war'));
  }

  /** The political members of FSDJump. */
  jumpMembers(system: StarSystem, now: number, dialect: Dialect): Record<string, unknown> {
    const powerplay = this.#options.pledge === undefined ? undefined : this.powerplay(system, now);
    const war = this.#war(system, now);
    const tie = (faction: string) => this.#tie(faction, system);
    return Object.assign(
      systemMembers(system),
      powerplay && powerplayMembers(powerplay),
      war && warMembers(war, dialect),
      societyMembers(this.society(system, now), system.faction, tie, dialect),
    );
  }

  /** The members of Docked that tell of the station itself, not of where it is. */
  stationMembers(system: StarSystem, station: Station, now: number, dialect: Dialect): Record<string, unknown> {
    const society = this.society(system, now);
    const services = this.services(station, dialect);
    return membersOf({ system, station, society, services, state: this.stationState(system, station, now) }, dialect);
  }

  /** What a station offers, by the names of the dialect. */
  services(station: Station, dialect: Dialect): string[] {
    return servicesOf(station, this.#random.stream(`${station.marketId} services of a station`), dialect);
  }

  /** What has befallen a station, if anything has. The war is harder on stations than peace is. */
  stationState(system: StarSystem, station: Station, now: number): StationState | undefined {
    const { stations } = this.#wishes.of(system);
    if (stations !== undefined) return stations || undefined;
    if (station.type === 'FleetCarrier' || station.government === 'Engineer') return undefined;
    const thargoid = this.#war(system, now)?.state;
    const luck = this.#random.stream(`${weekOf(now)} ${station.marketId} luck of a station`).number(0, 1);
    if (thargoid === 'Thargoid_Harvest') return luck < 0.5 ? 'Damaged' : undefined;
    if (thargoid === 'Thargoid_Recovery') return luck < 0.5 ? 'UnderRepairs' : undefined;
    if (luck < 0.012) return 'Damaged';
    return luck < 0.024 ? 'UnderRepairs' : undefined;
  }

  /** The factions of a system and their conflicts. */
  society(system: StarSystem, now: number): Society {
    const { address } = system;
    const day = dayOf(now);
    if (this.#latest?.address !== address || this.#latest.day !== day) {
      const society = societyOn(day, system, this.#own(system), this.#wishes.of(system).conflict);
      this.#latest = { address, day, society };
    }
    return this.#latest.society;
  }

  /** What the powers do in a system, whether the commander is told or not. */
  powerplay(system: StarSystem, now: number): Powerplay | undefined {
    return powerplayAt(now, system, this.#own(system), this.#wishes.of(system).powerplay);
  }

  /** Whether factions fight there now. */
  isAtWar(system: StarSystem, now: number): boolean {
    const fights = fightsOn(dayOf(now), system, this.#own(system), this.#wishes.of(system).conflict);
    return fights.some(({ phase }) => phase === 'active');
  }

  interesting(system: StarSystem, now: number): Interest {
    const powerplay = this.powerplay(system, now);
    return {
      conflict: this.isAtWar(system, now),
      thargoid: this.#attackOn(system, now),
      power: powerplay?.controlling ?? powerplay?.powers[0],
    };
  }

  /** Those of some systems where factions fight each other or the Thargoids attack. */
  systemsAtWar(systems: readonly StarSystem[], now: number): StarSystem[] {
    return systems.filter((system) => this.#attackOn(system, now) !== undefined || this.isAtWar(system, now));
  }

  /** From now on it is so in a system; what is left out stays as it is. */
  force(system: StarSystem, forced: Forced): void {
    this.#wishes.add(system, forced);
    this.#latest = undefined;
  }

  /** The standing of the commander with a faction, -100 to 100; most have never heard of them. */
  reputation(faction: string): number {
    const chance = this.#random.stream(`${faction} and the commander`);
    if (chance.chance(0.78)) return 0;
    if (chance.chance(0.3)) return 100;
    return Math.round(chance.number(-40, 100) * 1e6) / 1e6;
  }

  #own({ address }: StarSystem): Random {
    return this.#random.stream(`${address} politics of a system`);
  }

  #war(system: StarSystem, now: number): War | undefined {
    return warAt(now, system, this.#front, this.#own(system), this.#wishes.of(system).war);
  }

  #attackOn(system: StarSystem, now: number): WarState | undefined {
    const state = this.#war(system, now)?.state;
    return state === 'peace' ? undefined : state;
  }

  #tie(faction: string, system: StarSystem): Tie {
    const reputation = this.reputation(faction);
    if (faction !== this.#options.squadronFaction) return { reputation };
    const [strongest, ...others] = territoryOf(faction);
    const home = this.#options.squadronHome ?? strongest;
    const isHome = home === undefined ? faction.includes(system.name) : home === system.name;
    const happiest = this.#random.stream('happiest system').chance(0.6) ? home : (others[0] ?? home);
    return {
      reputation,
      squadron: { home: isHome, happiest: happiest === undefined ? isHome : happiest === system.name },
    };
  }
}
