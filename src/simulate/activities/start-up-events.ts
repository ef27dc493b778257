import { isHullIn } from '../../game/hulls.js';
import { localisedField } from '../../game/localised.js';
import { shipSymbol } from '../../game/ship-names.js';
import { type Activity, type WriteStep, wait, write, writeMade } from '../activity.js';
import { carrierLocationFields } from '../carrier/carrier-fields.js';
import { squadronCarrierIn } from '../carrier/squadron-carrier.js';
import { hasMiningLocations } from '../client-dialect.js';
import { careerStatisticsFields } from '../commander/career-statistics.js';
import { engineerSummary } from '../commander/engineer-progress.js';
import { gameModeFields } from '../commander/game-mode.js';
import { lockerFields } from '../commander/locker.js';
import { materialsFields } from '../commander/material-stock.js';
import { powerplayFields } from '../commander/power-work.js';
import { progressFields, rankFields, reputationFields } from '../commander/ranks-and-reputation.js';
import { squadronFields } from '../commander/squadron.js';
import { suitDisplayName, suitLoadoutFields, suitSymbol } from '../commander/suit-loadouts.js';
import { missionsFields, passengersAboard } from '../commander/taken-missions.js';
import type { EventFields } from '../event-fields.js';
import { bodyTreeOf } from '../galaxy/body-tree/body-tree.js';
import { saaSignalsFoundFields } from '../galaxy/body-tree/signal-fields.js';
import { unitOf } from '../random.js';
import { sixDecimals } from '../round.js';
import { srvFields, srvIdOf, vesselIdOf } from '../ship/srv-vehicles.js';
import type { World } from '../world/world.js';
import { placeCarrier } from './carrier/carrier-place.js';
import { tellPlace } from './carrier/squadron-news.js';
import { writeCargo, writeLoadout } from './cockpit/write-cargo-and-loadout.js';
import { locationFields } from './location-fields.js';

/**
 * Quantiles in seconds at 5, 25, 50, 75 and 95 %: until the player leaves the main menu, and until the galaxy
 * is loaded.
 */
const inMenu = [20, 33, 42, 60, 110] as const;
const loading = [6, 12, 18, 24, 40] as const;

/** The start-up events, in the order of the game; the dead have to choose first how to go on. */
export function* startUp(world: World, as: 'usual' | 'dead' | 'new' = 'usual'): Activity {
  const { commander, game, random } = world;
  delete world.playMode;
  const { language, ...version } = game;
  // Said of the program, not of what the commander owns.
  const Odyssey = world.client ? world.client !== 'legacy' : commander.odyssey;
  yield write('Fileheader', { part: 1, language, Odyssey, ...version });
  yield wait(random.seconds(inMenu));
  if (as === 'dead') return yield* introduce(world, { ...loadGameFields(world), StartDead: true });
  if (as === 'new') {
    yield write('NewCommander', { FID: commander.id, Name: commander.name, Package: 'Default3' });
    yield wait(random.integer(2, 3));
  }
  yield* logIn(world);
}

/** The events after entering from the main menu. */
export function* logIn(world: World): Activity {
  const { random } = world;
  yield* introduce(world, loadGameFields(world));
  yield wait(random.seconds(loading));
  world.isInMenu = false;
  yield* arrive(world);
}

/** A match in the arena: the commander has no ship there, and never arrives anywhere. */
export function* enterArena(world: World): Activity {
  const { FID, Commander, Horizons, Odyssey, Credits, Loan } = loadGameFields(world);
  yield* introduce(world, {
    FID,
    Commander,
    Horizons,
    ...(Odyssey !== undefined && { Odyssey }),
    Credits,
    Loan,
    ...world.game,
  });
  yield write('Music', { MusicTrack: 'CQCMenu' });
  yield wait(world.random.integer(300, 1200));
}

/** Who the commander is, up to Statistics. */
function* introduce(world: World, loadGame: EventFields<'LoadGame'>): Activity {
  const { commander, random } = world;
  const { standing } = commander;
  yield write('Commander', { FID: commander.id, Name: commander.name });
  // Which lines of a log-in it stands between is not known; that it follows Commander is.
  yield write('GameModeChange', { GameMode: world.playMode ?? 'MainGame' });
  const Manifest = passengersAboard(commander.missions, world.dialect);
  if (Manifest.length > 0) yield write('Passengers', { Manifest });
  yield writeMade('Materials', () => materialsFields(commander));
  yield write('Rank', rankFields(standing));
  yield write('Progress', progressFields(standing));
  yield write('Reputation', reputationFields(standing));
  yield write('EngineerProgress', { Engineers: engineerSummary(commander.engineers, commander.odyssey) });
  const squadron = commander.squadron && write('SquadronStartup', squadronFields(commander.squadron));
  const isSquadronFirst = random.chance(0.1) && world.client !== 'legacy';
  if (squadron && isSquadronFirst) yield squadron;
  yield write('LoadGame', loadGame);
  if (squadron && !isSquadronFirst) yield squadron;
  if (commander.carrier.isOwned) {
    yield write('CarrierLocation', carrierLocationFields(commander.carrier, placeCarrier(world)));
  }
  const ofSquadron = squadronCarrierIn(world);
  if (ofSquadron) {
    yield wait(random.integer(3, 6));
    yield* tellPlace(world, ofSquadron);
  }
  yield wait(random.integer(1, 5));
  if (world.client !== 'legacy') yield statisticsOf(world);
}

function statisticsOf({ commander, ship, now }: World): WriteStep {
  return writeMade('Statistics', () => careerStatisticsFields(commander, ship, now));
}

/** The galaxy has loaded: the commander's location and belongings. */
export function* arrive(world: World): Activity {
  const { commander, dialect, random, vehicle } = world;
  const { memory } = commander;
  yield write('Location', locationFields(world));
  if (commander.pledge !== undefined) {
    yield write('Powerplay', powerplayFields(commander.pledge, commander.powerWork, world.now));
  }
  // Followed by the backpack and the locker.
  if (vehicle === 'foot') yield write('SuitLoadout', suitLoadoutFields(commander.loadout, dialect));
  else yield writeMade('ShipLocker', () => lockerFields(commander));
  yield write('Missions', missionsFields(commander.missions, world.now, dialect));
  delete memory.loadout;
  memory.cargo.clear();
  const signals = signalsBelow(world);
  if (signals) yield write('SAASignalsFound', signals);
  if (vehicle === 'ship') yield* writeLoadout(world);
  if (world.client === 'legacy') yield statisticsOf(world);
  yield wait(2);
  if (vehicle !== 'foot') yield* writeCargo(world);
  yield wait(random.integer(1, 4));
  // The goals are written at the next look, changed or not.
  delete memory.goals;
}

/** The signals found by the commander's probes on the body they are on. */
function signalsBelow(world: World): EventFields<'SAASignalsFound'> | undefined {
  const { place, system } = world;
  if (place.is !== 'landed') return undefined;
  const body = bodyTreeOf(system).all.find(({ id }) => id === place.over.body.id);
  return body?.is === 'planet' ? saaSignalsFoundFields(system.address, body, hasMiningLocations(world)) : undefined;
}

export function loadGameFields(world: World): EventFields<'LoadGame'> {
  const { commander, game, vehicle } = world;
  const { place } = world;
  const isOnGround = place.is === 'landed' && (vehicle !== 'foot' || world.outsidePosition !== undefined);
  return {
    FID: commander.id,
    Commander: commander.name,
    Horizons: true,
    Odyssey: commander.odyssey,
    ...shipOrSuitFields(world),
    ...(isOnGround && { StartLanded: true }),
    ...gameModeFields(commander),
    Credits: commander.credits,
    Loan: 0,
    ...game,
  };
}

/** The ship, the fighter or the SRV; on foot the suit, which counts as a ship. */
function shipOrSuitFields({
  commander,
  dialect,
  vehicle,
  ship,
}: World): Pick<
  EventFields<'LoadGame'>,
  'Ship' | 'Ship_Localised' | 'ShipID' | 'ShipName' | 'ShipIdent' | 'FuelLevel' | 'FuelCapacity'
> {
  const { suit, id } = commander.loadout;
  if (vehicle === 'foot') {
    const Ship = suitSymbol(suit);
    const shown = localisedField('Ship', Ship, suitDisplayName(suit, dialect));
    return { Ship, ...shown, ShipID: id, ...unnamed, FuelLevel: 1, FuelCapacity: 1 };
  }
  if (vehicle === 'fighter') {
    const Ship = 'Independent_Fighter';
    return { Ship, Ship_Localised: 'Taipan', ShipID: vesselIdOf(ship), ...unnamed, FuelLevel: 0, FuelCapacity: 0 };
  }
  if (vehicle === 'srv') {
    const { SRVType, SRVType_Localised } = srvFields(ship);
    const Ship = shipSymbol(SRVType);
    return {
      Ship,
      Ship_Localised: SRVType_Localised,
      ShipID: srvIdOf(ship),
      ...unnamed,
      FuelLevel: 0,
      FuelCapacity: 0,
    };
  }
  return {
    Ship: shipSymbol(ship.hull),
    ...(hasShownName(ship) && localisedField('Ship', ship.hull, ship.name)),
    ShipID: ship.id,
    ShipName: ship.christened,
    ShipIdent: ship.ident,
    FuelLevel: sixDecimals(ship.fuel.main),
    FuelCapacity: ship.tank,
  };
}

/** Of the hulls that came after 4.1, LoadGame gives the displayed name in some journals only. */
function hasShownName({ hull, id }: World['ship']): boolean {
  return isHullIn('4.1.2.100', hull) || unitOf(`displayed name of ${id} ${hull}`) < 0.5;
}

const unnamed = { ShipName: '', ShipIdent: '' };
