import { laterVersion } from '../../game/game-version.js';
import { type Activity, wait, write } from '../activity.js';
import { changeMode } from '../commander/game-mode.js';
import { makeCommander } from '../commander/make-commander.js';
import { expireMissions } from '../commander/taken-missions.js';
import { fitOut } from '../ship/make-ship.js';
import { switchEverythingOff } from '../world/cockpit-state.js';
import { dockedAt } from '../world/landing-pads.js';
import { clearScanner } from '../world/ship-scanner.js';
import { positionLike } from '../world/whereabouts.js';
import type { World } from '../world/world.js';
import { arriveWithCarrier } from './carrier/carrier-jump.js';
import { leaveWing } from './company/wing.js';
import { startUp } from './start-up-events.js';
import { abandonBefore } from './station/mission-board.js';

/** How a player leaves the game: through the main menu, straight to the desktop, or because it crashes. */
export type WayOut = 'by menu' | 'at once' | 'by crash';

export interface TimeAway {
  /** Seconds until the game is started again. */
  readonly seconds?: number;
  /** When it is started again instead, in seconds since 1970. */
  readonly until?: number;
  readonly leaves?: WayOut;
  /** Whether the player has begun a new life in between. */
  readonly startsOver?: boolean;
}

/** The game is closed or crashes, and is started again: another journal, with the start-up events. */
export function* relaunch(world: World, away: TimeAway): Activity {
  const { leaves = 'by menu', until, startsOver = false } = away;
  yield* leave(world, leaves);
  const left = world.now;
  const seconds = until === undefined ? (away.seconds ?? 0) : Math.max(1, until - left);
  yield { away: seconds, crashes: leaves === 'by crash' };
  // Time away is not time played.
  world.commander.memory.began += world.now - left;
  world.isInMenu = true;
  wakeUp(world);
  if (startsOver) beginLife(world);
  yield* startUp(world, startsOver ? 'new' : 'usual');
}

/** A new commander: next to nothing, and the ship that everyone begins with. */
function beginLife(world: World): void {
  const { commander, galaxy, now, place, random } = world;
  const { id, odyssey } = commander;
  const newcomer = { experience: 'new', pledged: false, squadron: false, carrier: false } as const;
  const fresh = makeCommander(random.stream(`life from ${now} on`), now, { galaxy, odyssey, ...newcomer });
  const [loadout] = fresh.loadouts;
  delete commander.pledge;
  delete commander.squadron;
  delete commander.colony;
  Object.assign(commander, fresh, { id, credits: 1000, missions: [], ships: [], storedModules: [], goals: [] });
  Object.assign(commander, { loadouts: [loadout], loadout, shareAfterCrew: 1, offences: new Map() });
  for (const stock of [commander.materials, commander.data, commander.foundMaterials]) stock.clear();
  world.ship = { ...fitOut(random, 'sidewinder', 'all-rounder', 'new'), id: 1, christened: '', ident: '' };
  world.ship.cargo.clear();
  if (place.is === 'docked') world.place = dockedAt(place.station);
}

/** Seconds after which the player expects to be back. */
const usualBreak = 86_400;

/** What happens before the game is closed. */
export function* leave(world: World, way: WayOut): Activity {
  if (way !== 'by menu') return;
  const { random } = world;
  world.cockpit.focus = 0;
  yield* abandonBefore(world, world.now + usualBreak);
  yield* leaveWing(world);
  world.isInMenu = true;
  yield write('Music', { MusicTrack: 'MainMenu' });
  yield wait(random.integer(3, 25));
}

/** The game never resumes in the middle of something. */
function wakeUp(world: World): void {
  const { cockpit, commander, place, ownShipAt, person, scanner } = world;
  world.game = laterVersion(world.game, world.now, world.client);
  expireMissions(commander.missions, world.now);
  if (world.random.chance(0.15)) changeMode(commander, world.random);
  if (place.is === 'supercruise' || place.is === 'hyperspace') world.place = { is: 'space' };
  // A taxi does not wait, and a crew is dissolved.
  if (ownShipAt && world.vehicle !== 'foot') {
    Object.assign(world, { ...ownShipAt, vehicle: 'ship', outsidePosition: undefined });
    world.ownShipAt = undefined;
    world.otherShip = undefined;
  }
  arriveWithCarrier(world);
  switchEverythingOff(cockpit);
  if (world.vehicle !== 'srv') delete world.ship.vehicleOut;
  if (world.vehicle === 'srv' && place.is === 'landed') {
    world.outsidePosition ??= positionLike(place.over, {});
    cockpit.flags.add('SrvHandbrake');
  }
  cockpit.heat = 0.3;
  delete cockpit.target;
  clearScanner(scanner);
  person.health = 1;
  person.oxygen = 1;
  commander.passingLegalState = undefined;
  commander.wing = [];
  commander.memory.upgraded.clear();
  delete commander.memory.modules;
  world.motion = undefined;
  world.route = [];
  world.hasOpenNavRoute = false;
  world.isUninterruptible = false;
}
