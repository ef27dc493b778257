import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { enterSupercruise } from '../travel/supercruise.js';

/** Somebody pulls the ship out of supercruise. It fights or flees, and gets away. */
export function* interdiction(play: Play): Activity {
  if (play.place.is !== 'supercruise' || play.place.over) return;
  const { cockpit, random } = play;
  cockpit.flags.add('BeingInterdicted');
  yield wait(random.integer(8, 20));
  cockpit.flags.delete('BeingInterdicted');
  play.place = { is: 'space' };
  yield* fight(play);
  yield* enterSupercruise(play);
}

/** Hardpoints out, heat up, shields perhaps down for a while. */
export function* fight(play: Play): Activity {
  const { cockpit, random, system } = play;
  cockpit.flags.add('IsInDanger').add('HardpointsDeployed');
  cockpit.pips = [2, 2, 8];
  cockpit.target = { address: system.address, body: random.integer(1, 30), ...random.pick(battlefields) };
  yield wait(random.integer(15, 60));
  if (random.chance(0.4)) cockpit.heat = random.number(1.02, 1.4);
  yield wait(random.integer(10, 40));
  cockpit.heat = random.number(0.4, 0.7);
  cockpit.flags.delete('HardpointsDeployed');
  yield wait(random.integer(5, 15));
  cockpit.flags.delete('IsInDanger');
  cockpit.pips = [4, 8, 0];
  delete cockpit.target;
}

/** Where one fights, as the navigation panel has it. */
const battlefields = [
  { name: '$MULTIPLAYER_SCENARIO14_TITLE;', localised: 'Resource Extraction Site' },
  { name: '$Warzone_PointRace_Low;', localised: 'Conflict Zone [Low Intensity]' },
  { name: '$Warzone_PointRace_High;', localised: 'Conflict Zone [High Intensity]' },
] as const;

/** Launches a fighter, flies it, and docks it again. */
export function* flyFighter(play: Play): Activity {
  if (play.place.is !== 'space') return;
  const { cockpit, random } = play;
  const before = [...cockpit.flags];
  cockpit.flags.clear();
  play.ride = 'fighter';
  // Somebody has to fly the ship meanwhile.
  cockpit.flags2.add('NpcCrewActive');
  yield wait(random.integer(20, 60));
  cockpit.flags.add('HardpointsDeployed').add('IsInDanger');
  yield wait(random.integer(20, 90));
  cockpit.flags.clear();
  for (const flag of before) cockpit.flags.add(flag);
  cockpit.flags2.delete('NpcCrewActive');
  play.ride = 'ship';
  yield wait(random.integer(5, 15));
}
