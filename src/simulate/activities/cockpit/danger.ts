import { callSigns } from '../../commander/names.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { hasFighter } from '../../ship/ship.js';
import { supercruiseExit } from '../travel/flight-lines.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { targetSystem } from '../travel/target.js';

/** Somebody tries to pull the ship out of supercruise. It gets away at once, or fights first. */
export function* interdiction(play: Play): Activity {
  if (play.place.is !== 'supercruise' || play.place.over || play.ride !== 'ship') return;
  const { cockpit, random } = play;
  const pirate = `${random.pick(callSigns.firsts)} ${random.pick(callSigns.lasts)}`;
  const who = { Interdictor: `$npc_name_decorate:#name=${pirate};`, Interdictor_Localised: pirate, IsPlayer: false };
  cockpit.flags.add('BeingInterdicted').add('IsInDanger');
  yield wait(random.integer(8, 20));
  cockpit.flags.delete('BeingInterdicted');
  if (random.chance(0.35)) {
    yield write('EscapeInterdiction', who);
    cockpit.flags.delete('IsInDanger');
    return;
  }
  play.place = { is: 'space' };
  yield write('Interdicted', { Submitted: random.chance(0.4), ...who });
  yield supercruiseExit(play, undefined);
  yield* exchangeFire(play);
  yield* enterSupercruise(play);
}

/** Where one fights, as the navigation panel has it. */
const battlefields = [
  { name: '$MULTIPLAYER_SCENARIO14_TITLE;', localised: 'Resource Extraction Site', notice: 'Allied' },
  { name: '$Warzone_PointRace_Low;', localised: 'Conflict Zone [Low Intensity]', notice: 'Hostile' },
  { name: '$Warzone_PointRace_High;', localised: 'Conflict Zone [High Intensity]', notice: 'Hostile' },
] as const;

const nest = { name: '$Warzone_TG;', localised: 'AX Conflict Zone', notice: 'Thargoid' } as const;

/** Flies to where there is fighting in this system, and fights: against others, or Thargoids. */
export function* fight(play: Play): Activity {
  const { cockpit, commander, politics, random, system } = play;
  yield* enterSupercruise(play);
  if (play.place.is !== 'supercruise') return;
  const { thargoid } = politics.interesting(system, play.now);
  const { notice, ...field } = thargoid === undefined ? random.pick(battlefields) : nest;
  cockpit.target = { address: system.address, body: random.integer(1, 30), ...field };
  yield wait(random.integer(50, 140));
  play.place = { is: 'space' };
  yield supercruiseExit(play, undefined);
  yield wait(random.integer(5, 15));
  // Some are known to those who fight there, and looked upon accordingly.
  if (random.chance(0.4)) commander.notice = notice;
  try {
    for (let rounds = random.integer(1, 3); rounds > 0; rounds--) yield* exchangeFire(play);
    yield* flyFighter(play);
  } finally {
    commander.notice = undefined;
  }
  targetSystem(play);
}

/** Hardpoints out, heat up, shields perhaps down for a while, and then the hull suffers. */
export function* exchangeFire(play: Play): Activity {
  const { cockpit, random, ship } = play;
  cockpit.flags.add('IsInDanger').add('HardpointsDeployed');
  cockpit.pips = [2, 2, 8];
  yield wait(random.integer(5, 20));
  yield write('UnderAttack', { Target: 'You' });
  yield wait(random.integer(10, 40));
  if (random.chance(0.4)) {
    cockpit.heat = random.number(1.02, 1.4);
    yield write('HeatWarning');
  }
  if (random.chance(0.45)) yield* loseShields(play);
  yield wait(random.integer(10, 40));
  cockpit.heat = random.number(0.4, 0.7);
  cockpit.flags.delete('HardpointsDeployed');
  yield wait(random.integer(5, 15));
  ship.hasShields = true;
  cockpit.flags.delete('IsInDanger');
  cockpit.pips = [4, 8, 0];
}

function* loseShields({ ship, random }: Play): Activity {
  ship.hasShields = false;
  ship.health = Math.max(0.2, ship.health - random.number(0.02, 0.3));
  if (random.chance(0.4)) ship.isBreached = true;
  yield write('UnderAttack', { Target: 'You' });
  yield wait(random.integer(20, 60));
}

/** The number that fighters have among the vehicles of a ship. */
const fighterId = 13;

/** Launches a fighter, flies it, and docks it again. */
export function* flyFighter(play: Play): Activity {
  if (play.place.is !== 'space' || play.ride !== 'ship' || !hasFighter(play.ship)) return;
  const { cockpit, random } = play;
  const before = [...cockpit.flags];
  cockpit.flags.clear();
  play.ride = 'fighter';
  // Somebody has to fly the ship meanwhile.
  cockpit.flags2.add('NpcCrewActive');
  yield write('LaunchFighter', { Loadout: 'one', ID: fighterId, PlayerControlled: true });
  yield wait(random.integer(20, 60));
  cockpit.flags.add('HardpointsDeployed').add('IsInDanger');
  yield wait(random.integer(20, 90));
  if (random.chance(0.5)) yield write('UnderAttack', { Target: 'Fighter' });
  cockpit.flags.clear();
  for (const flag of before) cockpit.flags.add(flag);
  cockpit.flags2.delete('NpcCrewActive');
  play.ride = 'ship';
  yield write('DockFighter', { ID: fighterId });
  yield wait(random.integer(5, 15));
}
