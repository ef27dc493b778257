import { careerMembers } from '../commander/career.js';
import { engineerSummary } from '../commander/engineers.js';
import { shownSuit, suitLoadoutMembers, suitName } from '../commander/loadout.js';
import { localised } from '../commander/localised.js';
import { materialsMembers } from '../commander/materials.js';
import { missionsMembers } from '../commander/missions.js';
import { squadronMembers } from '../commander/squadron.js';
import { progressMembers, rankMembers, reputationMembers } from '../commander/standing.js';
import type { Play } from '../play/play.js';
import { type Activity, wait, write } from '../play/step.js';
import { sixth } from '../round.js';
import { tellCargo, tellLoadout } from './cockpit/hold.js';
import { locationMembers } from './location.js';
import { hearOfGoals } from './station/community-goals.js';

/** What the game tells when it has started, in its order. */
export function* startUp(play: Play): Activity {
  const { commander, game } = play;
  const { language, ...version } = game;
  yield write('Fileheader', { part: 1, language, Odyssey: commander.odyssey, ...version });
  yield* logIn(play);
}

/** What it tells when a commander comes in from the main menu. */
export function* logIn(play: Play): Activity {
  const { commander, dialect, random } = play;
  const { memory, standing } = commander;
  yield write('Commander', { FID: commander.id, Name: commander.name });
  yield write('Materials', materialsMembers(commander));
  yield write('Rank', rankMembers(standing));
  yield write('Progress', progressMembers(standing));
  yield write('Reputation', reputationMembers(standing));
  yield write('EngineerProgress', { Engineers: engineerSummary(commander) });
  if (commander.squadron) yield write('SquadronStartup', squadronMembers(commander.squadron));
  play.isInMenu = false;
  yield write('LoadGame', loadGameMembers(play));
  yield write('Statistics', careerMembers(commander, play.ship, play.now));
  yield wait(random.integer(3, 8));
  yield write('Location', locationMembers(play));
  yield write('Missions', missionsMembers(commander.missions, play.now, dialect));
  delete memory.loadout;
  memory.cargo.clear();
  yield* tellLoadout(play);
  yield* tellCargo(play);
  if (play.ride === 'foot') yield write('SuitLoadout', suitLoadoutMembers(commander.loadout, dialect));
  yield wait(random.integer(1, 4));
  delete memory.goals;
  if (commander.goals.length > 0) yield* hearOfGoals(play);
}

function loadGameMembers(play: Play): Record<string, unknown> {
  const { commander, game, place } = play;
  return {
    FID: commander.id,
    Commander: commander.name,
    Horizons: true,
    Odyssey: commander.odyssey,
    ...vesselMembers(play),
    ...(place.is === 'landed' && { StartLanded: true }),
    GameMode: 'Solo',
    Credits: commander.credits,
    Loan: 0,
    ...game,
  };
}

/** The ship, or on foot the suit, which counts as one. */
function vesselMembers({ commander, dialect, ride, ship }: Play): Record<string, unknown> {
  const { suit, id } = commander.loadout;
  if (ride === 'foot') {
    const Ship = suitName(suit);
    const shown = localised('Ship', Ship, shownSuit(suit, dialect));
    return { Ship, ...shown, ShipID: id, ShipName: '', ShipIdent: '', FuelLevel: 1, FuelCapacity: 1 };
  }
  return {
    Ship: ship.hull,
    ...localised('Ship', ship.hull, ship.name),
    ShipID: ship.id,
    ShipName: ship.christened,
    ShipIdent: ship.ident,
    FuelLevel: sixth(ship.fuel.main),
    FuelCapacity: ship.tank,
  };
}
