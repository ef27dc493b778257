import { localisedField } from '../../game/localised.js';
import { type Activity, wait, write } from '../activity.js';
import { carrierLocationFields } from '../carrier/carrier-fields.js';
import { careerStatisticsFields } from '../commander/career-statistics.js';
import { engineerSummary } from '../commander/engineer-progress.js';
import { materialsFields } from '../commander/material-stock.js';
import { progressFields, rankFields, reputationFields } from '../commander/ranks-and-reputation.js';
import { squadronFields } from '../commander/squadron.js';
import { suitDisplayName, suitInternalName, suitLoadoutFields } from '../commander/suit-loadouts.js';
import { missionsFields } from '../commander/taken-missions.js';
import type { EventFields } from '../event-fields.js';
import { sixDecimals } from '../round.js';
import type { World } from '../world/world.js';
import { placeCarrier } from './carrier/carrier-place.js';
import { writeCargo, writeLoadout } from './cockpit/write-cargo-and-loadout.js';
import { locationFields } from './location-fields.js';
import { writeGoals } from './station/contribute-to-goals.js';

/** What the game writes at start-up, in its order. */
export function* startUp(world: World): Activity {
  const { commander, game } = world;
  const { language, ...version } = game;
  yield write('Fileheader', { part: 1, language, Odyssey: commander.odyssey, ...version });
  yield* logIn(world);
}

/** What it writes when a commander enters from the main menu. */
export function* logIn(world: World): Activity {
  const { commander, dialect, random } = world;
  const { memory, standing } = commander;
  yield write('Commander', { FID: commander.id, Name: commander.name });
  yield write('Materials', materialsFields(commander));
  yield write('Rank', rankFields(standing));
  yield write('Progress', progressFields(standing));
  yield write('Reputation', reputationFields(standing));
  yield write('EngineerProgress', { Engineers: engineerSummary(commander.engineers, commander.odyssey) });
  if (commander.squadron) yield write('SquadronStartup', squadronFields(commander.squadron));
  world.isInMenu = false;
  yield write('LoadGame', loadGameFields(world));
  if (commander.carrier.isOwned) {
    yield write('CarrierLocation', carrierLocationFields(commander.carrier, placeCarrier(world), world.game.gameversion));
  }
  yield write('Statistics', careerStatisticsFields(commander, world.ship, world.now));
  yield wait(random.integer(3, 8));
  yield write('Location', locationFields(world));
  yield write('Missions', missionsFields(commander.missions, world.now, dialect));
  delete memory.loadout;
  memory.cargo.clear();
  yield* writeLoadout(world);
  yield* writeCargo(world);
  if (world.vehicle === 'foot') yield write('SuitLoadout', suitLoadoutFields(commander.loadout, dialect));
  yield wait(random.integer(1, 4));
  delete memory.goals;
  if (commander.goals.length > 0) yield* writeGoals(world);
}

function loadGameFields(world: World): EventFields<'LoadGame'> {
  const { commander, game, place } = world;
  return {
    FID: commander.id,
    Commander: commander.name,
    Horizons: true,
    Odyssey: commander.odyssey,
    ...shipOrSuitFields(world),
    ...(place.is === 'landed' && { StartLanded: true }),
    GameMode: 'Solo',
    Credits: commander.credits,
    Loan: 0,
    ...game,
  };
}

/** The ship, or on foot the suit, which counts as one. */
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
    const Ship = suitInternalName(suit);
    const shown = localisedField('Ship', Ship, suitDisplayName(suit, dialect));
    return { Ship, ...shown, ShipID: id, ShipName: '', ShipIdent: '', FuelLevel: 1, FuelCapacity: 1 };
  }
  return {
    Ship: ship.hull,
    ...localisedField('Ship', ship.hull, ship.name),
    ShipID: ship.id,
    ShipName: ship.christened,
    ShipIdent: ship.ident,
    FuelLevel: sixDecimals(ship.fuel.main),
    FuelCapacity: ship.tank,
  };
}
