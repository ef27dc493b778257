import type { StarPosition, StarSystem, Station } from '../../game/star-system.js';
import type { StationType } from '../../game/station-service-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { StationService } from '../../interface/types/game-events.js';
import { RecentCache } from '../../words/memo.js';
import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import { territoryOf } from './faction-roster.js';
import {
  type FactionTie,
  type JumpPoliticsFields,
  powerplayFields,
  systemFactionsFields,
  systemPoliticsFields,
  thargoidWarFields,
} from './jump-fields.js';
import { isAtHome, isStillOffered, offeredServices } from './offered-services.js';
import { dayOf, weekOf } from './political-tick.js';
import { OverridesBySystem, type PoliticsOverrides } from './politics-overrides.js';
import { type StationPoliticsFields, type StationState, stationPoliticsFields } from './station-fields.js';
import { type SystemFactions, systemConflictsOn, systemFactionsOn } from './system-factions.js';
import { type Powerplay, powerplayAt } from './system-powers.js';
import {
  abandoned,
  frontOf,
  isHeldByThargoids,
  type ThargoidWar,
  type ThargoidWarState,
  warAt,
} from './thargoid-war.js';

export interface PoliticsOptions {
  /** The power the commander is pledged to. */
  readonly pledge?: string | undefined;
  /** The faction the commander's squadron is aligned to. */
  readonly squadronFaction?: string | undefined;
  /** The system that faction comes from, if its name does not say so. */
  readonly squadronHome?: string | undefined;
}

/** Reasons to visit a system. */
export interface Interest {
  /** Whether factions fight there now. */
  readonly conflict: boolean;
  /** The state of the Thargoid war. */
  readonly thargoid?: ThargoidWarState | undefined;
  /** The power in control, or the first that is present. */
  readonly power?: string | undefined;
}

/** Whether powers are written, by the commander's pledge. */
const writesPowers: Readonly<Record<Dialect, (pledge: string | undefined) => boolean>> = {
  spec: (pledge) => pledge !== undefined,
  // Since Powerplay 2.0 the game writes them for every commander.
  game: () => true,
};

/** Cache size of `society`. */
const remembered = 50;

/**
 * The political state of every system. It is a function of the seed, the system and the time; only overrides
 * are stored.
 */
export class Politics {
  readonly #random: Random;
  readonly #options: PoliticsOptions;
  readonly #front: StarPosition;
  readonly #overrides = new OverridesBySystem();
  #societies = new RecentCache<string, SystemFactions>(remembered);

  constructor(random: Random, options: PoliticsOptions = {}) {
    this.#random = random;
    this.#options = options;
    this.#front = frontOf(random.stream('front of the war'));
  }

  /** The political fields of FSDJump and Location. */
  jumpFields(system: StarSystem, now: number, dialect: Dialect): JumpPoliticsFields {
    const hasPowers = writesPowers[dialect](this.#options.pledge);
    const powerplay = hasPowers ? this.powerplay(system, now) : undefined;
    const war = this.#war(system, now);
    const tie = (faction: string) => this.#tie(faction, system);
    const held = isHeldByThargoids(war);
    const { SystemAllegiance, ...others } = systemPoliticsFields(held ? abandoned(system) : system);
    return {
      SystemAllegiance,
      ...others,
      ...(powerplay && !held && powerplayFields(powerplay)),
      ...(war && thargoidWarFields(war, dialect)),
      ...(!held && systemFactionsFields(this.society(system, now), system.faction, tie, dialect)),
    };
  }

  /** The fields of Docked about the station itself, not about its location. */
  stationFields(system: StarSystem, station: Station, now: number, dialect: Dialect): StationPoliticsFields {
    const society = this.society(system, now);
    const state = this.stationState(system, station, now);
    const services = this.services(station, dialect, state);
    return stationPoliticsFields({ system, station, society, services, state }, dialect);
  }

  /** The services of a station, by their names in the dialect; few remain after an attack. */
  services(station: Station, dialect: Dialect, state?: StationState): StationService[] {
    return offeredServices(station, this.#random.stream(`${station.marketId} services of a station`), dialect, state);
  }

  /** Whether a station definitely offers a service now, by the name of the specification. */
  offers(system: StarSystem, station: Station, service: string, now: number): boolean {
    return this.offersAll(system, station, [service], now);
  }

  /**
   * Whether it offers all of several services. Its state is the costliest to compute, so it is looked up
   * once, and last.
   */
  offersAll(system: StarSystem, station: Station, services: readonly string[], now: number): boolean {
    if (!services.every((name) => station.services.includes(name) && isAtHome(name, station))) return false;
    const state = services.length > 0 ? this.stationState(system, station, now) : undefined;
    return services.every((name) => isStillOffered(name, state));
  }

  /** Whether a station sells and upgrades suits and hand weapons. */
  hasShops(system: StarSystem, station: Station, now: number): boolean {
    const services = this.services(station, 'game', this.stationState(system, station, now));
    return services.includes('shop') && services.includes('pioneersupplies');
  }

  /** Whether a station is damaged or under repair; more likely during a Thargoid attack. */
  stationState(system: StarSystem, station: Station, now: number): StationState | undefined {
    const { stations } = this.#overrides.of(system);
    if (stations !== undefined) return stations || undefined;
    if (!isPort(station)) return undefined;
    const luck = this.#random.stream(`${weekOf(now)} ${station.marketId} luck of a station`).number(0, 1);
    if (luck >= hardestHit) return undefined;
    const thargoid = this.#war(system, now)?.state;
    if (thargoid === 'Thargoid_Harvest') return 'Damaged';
    if (thargoid === 'Thargoid_Recovery') return 'UnderRepairs';
    if (luck < 0.012) return 'Damaged';
    return luck < 0.024 ? 'UnderRepairs' : undefined;
  }

  /** The factions of a system and their conflicts. */
  society(system: StarSystem, now: number): SystemFactions {
    const day = dayOf(now);
    return this.#societies.getOrMake(`${system.address} ${day}`, () =>
      systemFactionsOn(day, system, this.#own(system), this.#overrides.of(system).conflict),
    );
  }

  /** Powerplay in a system, whether or not the commander is pledged. */
  powerplay(system: StarSystem, now: number): Powerplay | undefined {
    return powerplayAt(now, system, this.#own(system), this.#overrides.of(system).powerplay);
  }

  isAtWar(system: StarSystem, now: number): boolean {
    const fights = systemConflictsOn(dayOf(now), system, this.#own(system), this.#overrides.of(system).conflict);
    return fights.some(({ phase }) => phase === 'active');
  }

  interestOf(system: StarSystem, now: number): Interest {
    const powerplay = this.powerplay(system, now);
    return {
      conflict: this.isAtWar(system, now),
      thargoid: this.#attackOn(system, now),
      power: powerplay?.controlling ?? powerplay?.powers[0],
    };
  }

  /** Overrides the politics of a system from now on; omitted parts stay as they are. */
  override(system: StarSystem, forced: PoliticsOverrides): void {
    this.#overrides.add(system, forced);
    this.#societies = new RecentCache(remembered);
  }

  /** The commander's reputation with a faction, -100 to 100; mostly 0. */
  reputation(faction: string): number {
    const chance = this.#random.stream(`${faction} and the commander`);
    if (chance.chance(0.78)) return 0;
    if (chance.chance(0.3)) return 100;
    return sixDecimals(chance.number(-40, 100));
  }

  #own({ address }: StarSystem): Random {
    return this.#random.stream(`${address} politics of a system`);
  }

  #war(system: StarSystem, now: number): ThargoidWar | undefined {
    return warAt(now, system, this.#front, this.#own(system), this.#overrides.of(system).war);
  }

  #attackOn(system: StarSystem, now: number): ThargoidWarState | undefined {
    const state = this.#war(system, now)?.state;
    return state === 'peace' ? undefined : state;
  }

  #tie(faction: string, system: StarSystem): FactionTie {
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

/** The share of stations that an attack hits; the others are always spared. */
const hardestHit = 0.5;

/** The types of stations that may be damaged. */
const ports: ReadonlySet<string> = new Set<StationType>([
  'Coriolis',
  'Orbis',
  'Ocellus',
  'Bernal',
  'Outpost',
  'AsteroidBase',
  'CraterPort',
  'CraterOutpost',
]);

function isPort({ type, government }: Station): boolean {
  return ports.has(type) && government !== 'Engineer';
}
