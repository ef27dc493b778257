import { type Activity, wait, write } from '../../activity.js';
import { commanderNames } from '../../commander/commander-names.js';
import { hasFighter } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { supercruiseExit } from '../travel/flight-events.js';
import { targetSystem } from '../travel/nav-target.js';
import { enterSupercruise } from '../travel/supercruise.js';

/** A pirate tries to pull the ship out of supercruise. It escapes, or is pulled out and fights. */
export function* interdiction(world: World): Activity {
  if (world.place.is !== 'supercruise' || world.place.over || world.vehicle !== 'ship') return;
  const { cockpit, random } = world;
  const pirate = `${random.pick(commanderNames.firsts)} ${random.pick(commanderNames.lasts)}`;
  const who = { Interdictor: `$npc_name_decorate:#name=${pirate};`, Interdictor_Localised: pirate, IsPlayer: false };
  cockpit.flags.add('BeingInterdicted').add('IsInDanger');
  yield wait(random.integer(8, 20));
  cockpit.flags.delete('BeingInterdicted');
  if (random.chance(0.35)) {
    yield write('EscapeInterdiction', who);
    cockpit.flags.delete('IsInDanger');
    return;
  }
  world.place = { is: 'space' };
  yield write('Interdicted', { Submitted: random.chance(0.4), ...who });
  yield supercruiseExit(world, undefined);
  yield* exchangeFire(world);
  yield* enterSupercruise(world);
}

/** Where to fight, as the navigation panel shows it. */
const battlefields = [
  { name: '$MULTIPLAYER_SCENARIO14_TITLE;', localised: 'Resource Extraction Site', legalState: 'Allied' },
  { name: '$Warzone_PointRace_Low;', localised: 'Conflict Zone [Low Intensity]', legalState: 'Hostile' },
  { name: '$Warzone_PointRace_High;', localised: 'Conflict Zone [High Intensity]', legalState: 'Hostile' },
] as const;

const thargoidBattlefield = { name: '$Warzone_TG;', localised: 'AX Conflict Zone', legalState: 'Thargoid' } as const;

/** Flies to where there is fighting in this system, and fights: against others, or Thargoids. */
export function* fight(world: World): Activity {
  const { cockpit, commander, politics, random, system } = world;
  yield* enterSupercruise(world);
  if (world.place.is !== 'supercruise') return;
  const { thargoid } = politics.interestOf(system, world.now);
  const { legalState, ...field } = thargoid === undefined ? random.pick(battlefields) : thargoidBattlefield;
  cockpit.target = { address: system.address, body: random.integer(1, 30), ...field };
  yield wait(random.integer(50, 140));
  world.place = { is: 'space' };
  yield supercruiseExit(world, undefined);
  yield wait(random.integer(5, 15));
  // Sometimes the legal state shows the side taken in the fight.
  if (random.chance(0.4)) commander.passingLegalState = legalState;
  try {
    for (let rounds = random.integer(1, 3); rounds > 0; rounds--) yield* exchangeFire(world);
    yield* flyFighter(world);
  } finally {
    commander.passingLegalState = undefined;
  }
  targetSystem(world);
}

/** Hardpoints out, heat up, shields perhaps down for a while, and then the hull suffers. */
export function* exchangeFire(world: World): Activity {
  const { cockpit, random, ship } = world;
  cockpit.flags.add('IsInDanger').add('HardpointsDeployed');
  cockpit.pips = [2, 2, 8];
  yield wait(random.integer(5, 20));
  yield write('UnderAttack', { Target: 'You' });
  yield wait(random.integer(10, 40));
  if (random.chance(0.4)) {
    cockpit.heat = random.number(1.02, 1.4);
    yield write('HeatWarning', {});
  }
  if (random.chance(0.45)) yield* loseShields(world);
  yield wait(random.integer(10, 40));
  cockpit.heat = random.number(0.4, 0.7);
  cockpit.flags.delete('HardpointsDeployed');
  yield wait(random.integer(5, 15));
  ship.hasShields = true;
  cockpit.flags.delete('IsInDanger');
  cockpit.pips = [4, 8, 0];
}

function* loseShields({ ship, random }: World): Activity {
  ship.hasShields = false;
  ship.health = Math.max(0.2, ship.health - random.number(0.02, 0.3));
  if (random.chance(0.4)) ship.isCanopyBroken = true;
  yield write('UnderAttack', { Target: 'You' });
  yield wait(random.integer(20, 60));
}

/** The number that fighters have among the vehicles of a ship. */
const fighterId = 13;

/** Launches a fighter, flies it, and docks it again. */
export function* flyFighter(world: World): Activity {
  if (world.place.is !== 'space' || world.vehicle !== 'ship' || !hasFighter(world.ship)) return;
  const { cockpit, random } = world;
  const before = [...cockpit.flags];
  cockpit.flags.clear();
  world.vehicle = 'fighter';
  // The crew flies the ship meanwhile.
  cockpit.flags2.add('NpcCrewActive');
  yield write('LaunchFighter', { Loadout: 'one', ID: fighterId, PlayerControlled: true });
  yield wait(random.integer(20, 60));
  cockpit.flags.add('HardpointsDeployed').add('IsInDanger');
  yield wait(random.integer(20, 90));
  if (random.chance(0.5)) yield write('UnderAttack', { Target: 'Fighter' });
  cockpit.flags.clear();
  for (const flag of before) cockpit.flags.add(flag);
  cockpit.flags2.delete('NpcCrewActive');
  world.vehicle = 'ship';
  yield write('DockFighter', { ID: fighterId });
  yield wait(random.integer(5, 15));
}
