import type { Client } from '../../game/clients.js';
import { gameVersion } from '../../game/game-version.js';
import { isHullIn, takesRhino } from '../../game/hulls.js';
import type { Language } from '../../game/languages.js';
import { materialTable } from '../../game/material-table.js';
import { distanceBetween, type StarSystem, type Station } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { hasUpdate } from '../client-dialect.js';
import { countFleet } from '../commander/career-statistics.js';
import { meetEngineersOf } from '../commander/engineer-progress.js';
import { makeCommander } from '../commander/make-commander.js';
import { addMaterial, materialCount } from '../commander/material-stock.js';
import { keepAtHome, makeOwnedShips } from '../commander/owned-ships.js';
import { mayEnter, maySail } from '../commander/permits.js';
import type { Commander } from '../commander/simulated-commander.js';
import { storageAt } from '../commander/stored-modules.js';
import { galaxyOf } from '../galaxy/milky-way.js';
import { Markets } from '../market/markets.js';
import { pricesPaid } from '../market/prices-paid.js';
import { Politics } from '../politics/galaxy-politics.js';
import { Random, type Weights } from '../random.js';
import { fitRhinoHangar, makeShip } from '../ship/make-ship.js';
import type { ShipPurpose } from '../ship/ship.js';
import { dockedAt, stationsWithPadFor } from './landing-pads.js';
import type { Start } from './starting-place.js';
import type { World } from './world.js';

export interface StartConditions {
  readonly ship: readonly ShipPurpose[];
  readonly pledged?: boolean;
  /** Whether the ship has a hangar with a Rhino, if the game has them yet. */
  readonly rhino?: true;
  readonly squadron?: boolean;
  /** Whether the commander owns a fleet carrier; random if omitted. */
  readonly carrier?: boolean;
  /** Required services of the first station, by their names in the specification. */
  readonly services?: readonly string[];
  /** Whether the first station must have the shops for commanders on foot. */
  readonly shops?: true;
  /** Whether the commander must own Odyssey, unless the session has a client without it. */
  readonly odyssey?: true;
  /** The commander's minimum: credits, and the number of each usable material. */
  readonly means?: { readonly credits: number; readonly ofEachMaterial: number };
  /** Where the session begins; `usualStarts` if omitted. */
  readonly starts?: Weights<Start>;
}

export interface WorldOptions {
  readonly seed: number;
  readonly now: number;
  readonly dialect: Dialect;
  readonly startConditions: StartConditions;
  /** Whether to write the version number of the live game; otherwise the version is that of a beta. */
  readonly asLive?: boolean;
  readonly language?: Language | undefined;
  readonly client?: Client | undefined;
}

/** Sessions begin within this many light-years of Sol. */
const bubble = 250;

function isInBubble({ position }: StarSystem): boolean {
  return distanceBetween(position, [0, 0, 0]) < bubble;
}

function endow(commander: Commander, { credits, ofEachMaterial }: NonNullable<StartConditions['means']>): void {
  commander.credits = Math.max(commander.credits, credits);
  for (const [name] of materialTable) {
    const missing = ofEachMaterial - materialCount(commander, name);
    if (missing > 0) addMaterial(commander, name, missing);
  }
}

/** A commander in a docked ship, in a populated system. */
export function makeWorld(options: WorldOptions): World {
  const { seed, now, dialect, startConditions, asLive = false, language, client } = options;
  const random = new Random(seed);
  const galaxy = galaxyOf(client);
  const { squadron, carrier } = startConditions;
  // The legacy game has the first Powerplay.
  const pledged = client === 'legacy' ? false : startConditions.pledged;
  const commander = makeCommander(random.stream('commander'), now, {
    galaxy,
    odyssey: client ? client === 'odyssey' : (startConditions.odyssey ?? random.stream('expansions').chance(0.9)),
    ...(pledged !== undefined && { pledged }),
    ...(squadron !== undefined && { squadron }),
    ...(carrier !== undefined && { carrier }),
  });
  if (startConditions.means) endow(commander, startConditions.means);
  const game = gameVersion(now, asLive, language, client);
  const mayOwn = (hull: string) => maySail(commander, hull) && isHullIn(game.gameversion, hull);
  const hasRhino = startConditions.rhino !== undefined && hasUpdate({ client, game }, '4.4.1.0');
  const ship = makeShip(
    random.stream('ship'),
    random.stream('purpose').pick(startConditions.ship),
    hasRhino ? 'settled' : commander.experience,
    (hull) => mayOwn(hull) && (!hasRhino || takesRhino(hull)),
    game.gameversion,
  );
  if (hasRhino) fitRhinoHangar(ship);
  commander.ships.push(
    ...makeOwnedShips(random.stream('other ships'), commander.experience, ship, galaxy, mayOwn, game.gameversion),
  );
  const fleet = [ship, ...commander.ships.map((owned) => owned.ship)];
  for (const each of fleet) meetEngineersOf(each, commander.engineers);
  countFleet(commander.statistics, fleet);
  const state = new Politics(random.stream('politics'));
  const suits = (each: StarSystem, candidate: Station) =>
    suitsStart(startConditions, state, { system: each, station: candidate, now });
  const homes = galaxy.populated.filter(
    (each) =>
      isInBubble(each) &&
      mayEnter(commander, each) &&
      stationsWithPadFor(each, ship).some((candidate) => suits(each, candidate)),
  );
  for (const [type, price] of pricesPaid(ship)) commander.averagePricePaid.set(type, price);
  const choice = random.stream('opening');
  // Who works for a power lives where it rules; one that rules nowhere here is left for another.
  const rulerOf = (each: StarSystem) => (pledged ? state.powerplay(each, now)?.controlling : undefined);
  const ruled = homes.filter((each) => rulerOf(each) !== undefined);
  const own = ruled.filter((each) => rulerOf(each) === commander.pledge);
  const system = choice.pick([own, ruled, homes].find(({ length }) => length > 0) ?? []);
  const ruler = rulerOf(system);
  if (ruler !== undefined) commander.pledge = ruler;
  const station = choice.pick(stationsWithPadFor(system, ship).filter((candidate) => suits(system, candidate)));
  if (station.services.includes('Shipyard')) {
    keepAtHome(random.stream('garage'), commander.ships, storageAt(system, station), (each) =>
      stationsWithPadFor(system, each).includes(station),
    );
  }
  // Some sessions begin with little fuel.
  if (choice.chance(0.12) && station.services.includes('Refuel')) ship.fuel.main = ship.tank * choice.number(0.1, 0.24);
  // The squadron is at home where the session begins.
  const politics = new Politics(random.stream('politics'), {
    pledge: commander.pledge,
    ...(commander.squadron && { squadronFaction: system.faction, squadronHome: system.name }),
  });
  return {
    dialect,
    client,
    game,
    random: random.stream('deeds'),
    galaxy,
    politics,
    markets: new Markets(),
    commander,
    now,
    ship,
    home: system,
    system,
    place: dockedAt(station),
    vehicle: 'ship',
    otherShip: undefined,
    ownShipAt: undefined,
    isUninterruptible: false,
    isInMenu: false,
    standingOn: 'hangar',
    person: { oxygen: 1, health: 1, temperature: 293, weapon: undefined },
    outsidePosition: undefined,
    motion: undefined,
    srvFuel: 0.5,
    route: [],
    hasOpenNavRoute: false,
    scanner: { contacts: [], target: undefined },
    cockpit: { pips: [4, 4, 4], fireGroup: 0, focus: 0, flags: new Set(), flags2: new Set(), heat: 0.3 },
  };
}

/** Whether a station meets the conditions for the start. */
export function suitsStart(
  { services = [], shops }: StartConditions,
  politics: Politics,
  { system, station, now }: { readonly system: StarSystem; readonly station: Station; readonly now: number },
): boolean {
  return politics.offersAll(system, station, services, now) && (!shops || politics.hasShops(system, station, now));
}
