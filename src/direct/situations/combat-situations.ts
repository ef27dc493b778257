import { ambush } from '../../simulate/activities/combat/ambush.js';
import { fightFor, sidesIn } from '../../simulate/activities/combat/battle.js';
import { pirate } from '../../simulate/activities/combat/contacts.js';
import { commitCrime, sufferCrime } from '../../simulate/activities/combat/crimes.js';
import { die, selfDestruct } from '../../simulate/activities/combat/death.js';
import { duel, isBeaten } from '../../simulate/activities/combat/duel.js';
import { flyFighter } from '../../simulate/activities/combat/fighter.js';
import { interdict } from '../../simulate/activities/combat/interdict.js';
import { earnMerits } from '../../simulate/activities/combat/merits.js';
import { flyOperation, hasOperations } from '../../simulate/activities/combat/operation.js';
import { damageHull, heatUp, recoverShields, takeFire } from '../../simulate/activities/combat/own-damage.js';
import { lockOn, loseTarget } from '../../simulate/activities/combat/targeting.js';
import { payFines } from '../../simulate/activities/station/pay-fines.js';
import { buyAmmunition } from '../../simulate/activities/station/rearm-ship.js';
import { redeemVouchers } from '../../simulate/activities/station/redeem-vouchers.js';
import { repair } from '../../simulate/activities/station/repair-ship.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { addOffence } from '../../simulate/commander/legal-standing.js';
import { addVoucher } from '../../simulate/commander/vouchers.js';
import { ammunitionIn, useRounds, weaponsOf } from '../../simulate/ship/ammunition.js';
import { rebuyCost } from '../../simulate/ship/ship-prices.js';
import { clearScanner } from '../../simulate/world/ship-scanner.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { fitWeapon, smallWeapons } from './module-fitting.js';
import { docked, inNormalSpace, inSupercruise, offersService, pledged, underLaw } from './prerequisites.js';
import { addShip, ensureCredits } from './provisions.js';
import { requiredModules } from './required-module-table.js';
import { retryUntil } from './retry-until.js';
import { inOrder, inShip } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** There are none before 4.4.0. */
function assertOperations(world: World): void {
  if (!hasOperations(world)) throw new StageError(`version ${world.game.gameversion} has no operations`);
}

/** More credits than any service here costs. */
const enough = 20_000_000;

/** In normal space near a station under law, in an armed ship fit for combat. */
function* readyToFight(world: World, settings: SessionSettings): Activity {
  if (weaponsOf(world.ship).length === 0 || isBeaten(world)) yield* makeFit(world);
  yield* nearLaw(world, settings);
}

/** In normal space near a station under law. */
function* nearLaw(world: World, settings: SessionSettings): Activity {
  yield* underLaw(world, settings);
  yield* inNormalSpace(world);
}

/** Has the ship repaired, armed and rearmed. */
function* makeFit(world: World): Activity {
  const { ship } = world;
  yield* docked(world, {}, offersService(world, 'Outfitting', 'Repair', 'Rearm'));
  ensureCredits(world, enough);
  yield* repair(world);
  yield* buyAmmunition(world);
  if (weaponsOf(ship).length === 0) yield* fitWeapon(world, smallWeapons.laser);
}

/** In space, able to pay for another ship. */
export function* toDie(world: World, settings: SessionSettings): Activity {
  yield* docked(world, settings);
  ensureCredits(world, rebuyCost(world.ship));
  yield* inNormalSpace(world);
}

/** Kills a pirate. */
function* slay(world: World): Activity {
  const foe = pirate(world);
  foe.shield = 0;
  foe.hullHealth = 30;
  world.scanner.contacts.push(foe);
  yield* lockOn(world, foe);
  yield* duel(world, foe);
  clearScanner(world.scanner);
}

/** Fights for a side of the war in this system, once more fit for combat if an earlier fight was lost. */
function* goToWar(world: World, settings: SessionSettings): Activity {
  if (isBeaten(world) || world.place.is !== 'space') yield* readyToFight(world, settings);
  world.politics.override(world.system, { conflict: { type: 'war', phase: 'active' } });
  const sides = sidesIn(world);
  if (!sides) throw new StageError(`there are no two factions in ${world.system.name} that could fight`);
  yield* fightFor(world, sides, 3);
}

/** Loses the shields, and enough of the hull to be written. */
function* sufferDamage(world: World): Activity {
  yield* takeFire(world, 3);
  yield* damageHull(world, Math.max(0.1, world.ship.health - 0.55));
  yield* recoverShields(world);
}

function meritSituation(earn: (world: World) => Activity): Staging {
  return {
    prepare: inOrder(pledged(true), inNormalSpace),
    *act(world) {
      yield wait(world.random.integer(2, 6));
      yield* earn(world);
    },
  };
}

export const combatSituations = {
  'ship-targeted': {
    prepare: inNormalSpace,
    *act(world) {
      const other = pirate(world);
      world.scanner.contacts.push(other);
      yield* lockOn(world, other);
      yield wait(world.random.integer(3, 9));
      yield* loseTarget(world);
      clearScanner(world.scanner);
    },
  },
  ambush: { prepare: inNormalSpace, act: (world) => ambush(world) },
  'bounty-earned': { prepare: readyToFight, act: (world) => retryUntil(world, 'Bounty', () => slay(world)) },
  'skimmer-destroyed': {
    prepare: readyToFight,
    *act({ commander, random, system }) {
      const Reward = 500 * random.integer(2, 20);
      yield wait(random.integer(5, 15));
      addVoucher(commander.vouchers.bounties, system.faction, Reward);
      yield write('Bounty', { Faction: system.faction, Target: 'Skimmer', Reward, VictimFaction: system.faction });
    },
  },
  'bond-earned': {
    prepare: readyToFight,
    act: (world, settings) => retryUntil(world, 'FactionKillBond', () => goToWar(world, settings)),
  },
  'hull-damaged': {
    *prepare(world, settings) {
      if (world.ship.health < 0.8) yield* makeFit(world);
      yield* inNormalSpace(world, settings);
    },
    act: sufferDamage,
  },
  died: { prepare: toDie, act: (world) => die(world, pirate(world)), succeeded: ({ place }) => place.is === 'docked' },
  'self-destruct': { prepare: toDie, act: (world) => selfDestruct(world) },
  'ship-sold-on-rebuy': {
    *prepare(world, settings) {
      yield* toDie(world, settings);
      addShip(world, false);
    },
    act: (world) => die(world, pirate(world), { sells: world.commander.ships.at(-1) }),
  },
  interdict: {
    ...inShip(requiredModules.interdictor, { prepare: inOrder(readyToFight, inSupercruise) }),
    act: interdict,
  },
  'canopy-broken': {
    prepare: inNormalSpace,
    *act({ random, ship }) {
      yield wait(random.integer(2, 8));
      ship.isCanopyBroken = true;
      yield write('CockpitBreached', {});
    },
  },
  'systems-shutdown': {
    prepare: inNormalSpace,
    *act({ random }) {
      yield wait(random.integer(2, 8));
      yield write('SystemsShutdown', {});
      yield wait(random.integer(20, 40));
    },
  },
  'heat-damage': {
    prepare: inNormalSpace,
    *act(world) {
      world.cockpit.heat = 0.5;
      yield* heatUp(world, 1.4);
      yield wait(world.random.integer(5, 10));
      world.cockpit.heat = 0.5;
    },
  },
  'fighter-lost': {
    ...inShip(requiredModules.fighter, { prepare: inNormalSpace }),
    act: (world) => flyFighter(world, { isFlown: false, isLost: true }),
  },
  'crime-committed': {
    prepare: nearLaw,
    *act(world) {
      yield wait(world.random.integer(2, 6));
      yield* commitCrime(world, 'assault');
    },
  },
  'crime-suffered': {
    prepare: nearLaw,
    *act(world) {
      yield wait(world.random.integer(2, 6));
      yield* sufferCrime(world, pirate(world));
    },
  },
  'pay-bounties': {
    prepare: underLaw,
    *act(world) {
      addOffence(world.commander, world.system, { bounty: 400 });
      ensureCredits(world, enough);
      yield* payFines(world);
    },
  },
  'vouchers-redeemed': {
    prepare: underLaw,
    *act(world) {
      const { commander, politics, system, now } = world;
      const [local] = politics.society(system, now).factions;
      addVoucher(commander.vouchers.bounties, local?.resident.name ?? system.faction, 45_600);
      yield* redeemVouchers(world);
    },
  },
  rearm: {
    *prepare(world, settings) {
      if (!world.ship.modules.some(ammunitionIn)) yield* fitWeapon(world, smallWeapons.cannon);
      yield* docked(world, settings, offersService(world, 'Rearm'), 'with ammunition');
    },
    *act(world) {
      const { ship } = world;
      ensureCredits(world, enough);
      for (const module of ship.modules) useRounds(module, 5);
      yield* buyAmmunition(world);
    },
  },
  'merits-earned': meritSituation((world) => earnMerits(world, 7)),
  'merits-thrice': meritSituation(function* ({ commander }) {
    const { pledge: Power = '', powerWork } = commander;
    powerWork.merits += 7;
    for (let times = 0; times < 3; times++)
      yield write('PowerplayMerits', { Power, MeritsGained: 7, TotalMerits: powerWork.merits + 7 * times });
  }),
  'merits-late': meritSituation(function* ({ commander }) {
    const { pledge: Power = '', powerWork } = commander;
    powerWork.merits += 5 + 12;
    yield write('PowerplayMerits', { Power, MeritsGained: 12, TotalMerits: powerWork.merits });
    yield wait(8);
    yield write('PowerplayMerits', { Power, MeritsGained: 5, TotalMerits: powerWork.merits });
  }),
  operation: { assertPossible: assertOperations, prepare: inNormalSpace, act: flyOperation },
} satisfies Stagings;
