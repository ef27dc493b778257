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
import { fitWeapon, requiredModules, smallWeapons } from './module-fitting.js';
import { docked, inNormalSpace, inSupercruise, offersService, pledged, underLaw } from './prerequisites.js';
import { addShip, ensureCredits } from './provisions.js';
import { retryUntil } from './retry-until.js';
import { atStation, inOrder, inShip } from './scenes.js';
import type { Situation, Situations } from './situation.js';

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
  yield* docked(world, {}, (station, system) =>
    ['Outfitting', 'Repair', 'Rearm'].every((service) => offersService(world, service)(station, system)),
  );
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

function meritSituation(
  about: string,
  earn: (world: World) => Activity,
): Situation<'station' | 'system', 'PowerplayMerits'> {
  return {
    about,
    writes: ['PowerplayMerits'],
    ...atStation(inOrder(pledged(true), inNormalSpace)),
    *act(world) {
      yield wait(world.random.integer(2, 6));
      yield* earn(world);
    },
  };
}

export const combatSituations = {
  'ship-targeted': {
    about: 'targets a ship and scans it',
    writes: ['ShipTargeted'],
    ...atStation(inNormalSpace),
    *act(world) {
      const other = pirate(world);
      world.scanner.contacts.push(other);
      yield* lockOn(world, other);
      yield wait(world.random.integer(3, 9));
      yield* loseTarget(world);
      clearScanner(world.scanner);
    },
  },
  ambush: {
    about: 'is attacked by a pirate in normal space',
    writes: ['UnderAttack', 'ShipTargeted'],
    ...atStation(inNormalSpace),
    act: (world) => ambush(world),
  },
  'bounty-earned': {
    about: 'destroys a pirate, and earns a bounty',
    writes: ['ShipTargeted', 'Bounty'],
    ...atStation(readyToFight),
    act: (world) => retryUntil(world, 'Bounty', () => slay(world)),
  },
  'skimmer-destroyed': {
    about: 'destroys a skimmer: its bounty has one payer, and no list of them',
    writes: ['Bounty'],
    ...atStation(readyToFight),
    *act({ commander, random, system }) {
      const Reward = 500 * random.integer(2, 20);
      yield wait(random.integer(5, 15));
      addVoucher(commander.vouchers.bounties, system.faction, Reward);
      yield write('Bounty', { Faction: system.faction, Target: 'Skimmer', Reward, VictimFaction: system.faction });
    },
  },
  'bond-earned': {
    about: 'destroys an enemy in a war of two factions, and earns a combat bond',
    writes: ['FactionKillBond'],
    ...atStation(readyToFight),
    act: (world, settings) => retryUntil(world, 'FactionKillBond', () => goToWar(world, settings)),
  },
  'hull-damaged': {
    about: 'loses the shields and some of the hull under fire',
    writes: ['UnderAttack', 'ShieldState', 'HullDamage'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      if (world.ship.health < 0.8) yield* makeFit(world);
      yield* inNormalSpace(world, settings);
    },
    act: sufferDamage,
  },
  died: {
    about: 'is killed, pays for a new ship, and wakes up in the last port',
    writes: ['Died', 'Resurrect', 'Location'],
    ...atStation(toDie),
    act: (world) => die(world, pirate(world)),
    succeeded: ({ place }) => place.is === 'docked',
  },
  'self-destruct': {
    about: 'blows up the ship: no one has killed the commander',
    writes: ['SelfDestruct', 'Died', 'Resurrect', 'Location'],
    prepare: toDie,
    act: (world) => selfDestruct(world),
  },
  'ship-sold-on-rebuy': {
    about: 'is killed, and sells a stored ship to pay for a new one',
    writes: ['Died', 'SellShipOnRebuy', 'Resurrect', 'Location'],
    *prepare(world, settings) {
      yield* toDie(world, settings);
      addShip(world, false);
    },
    act: (world) => die(world, pirate(world), { sells: world.commander.ships.at(-1) }),
  },
  interdict: {
    about: 'pulls a pirate out of supercruise',
    writes: ['Interdiction', 'SupercruiseExit', 'ShipTargeted'],
    ...inShip(requiredModules.interdictor, { prepare: inOrder(readyToFight, inSupercruise) }),
    act: interdict,
  },
  'canopy-broken': {
    about: 'loses the canopy of the cockpit',
    writes: ['CockpitBreached'],
    ...atStation(inNormalSpace),
    *act({ random, ship }) {
      yield wait(random.integer(2, 8));
      ship.isCanopyBroken = true;
      yield write('CockpitBreached', {});
    },
  },
  'systems-shutdown': {
    about: 'is hit by a Thargoid pulse that shuts the ship down',
    writes: ['SystemsShutdown'],
    ...atStation(inNormalSpace),
    *act({ random }) {
      yield wait(random.integer(2, 8));
      yield write('SystemsShutdown', {});
      yield wait(random.integer(20, 40));
    },
  },
  'heat-damage': {
    about: 'grows so hot that the ship suffers',
    writes: ['HeatWarning', 'HeatDamage'],
    ...atStation(inNormalSpace),
    *act(world) {
      world.cockpit.heat = 0.5;
      yield* heatUp(world, 1.4);
      yield wait(world.random.integer(5, 10));
      world.cockpit.heat = 0.5;
    },
  },
  'fighter-lost': {
    about: 'launches a fighter that is destroyed and rebuilt',
    writes: ['LaunchFighter', 'HullDamage', 'FighterDestroyed', 'FighterRebuilt'],
    ...inShip(requiredModules.fighter, { prepare: inNormalSpace }),
    act: (world) => flyFighter(world, { isFlown: false, isLost: true }),
  },
  'crime-committed': {
    about: 'commits a crime, and is wanted for it',
    writes: ['CommitCrime'],
    ...atStation(nearLaw),
    *act(world) {
      yield wait(world.random.integer(2, 6));
      yield* commitCrime(world, 'assault');
    },
  },
  'crime-suffered': {
    about: 'is attacked where there is a law, which is a crime',
    writes: ['CrimeVictim'],
    ...atStation(nearLaw),
    *act(world) {
      yield wait(world.random.integer(2, 6));
      yield* sufferCrime(world, pirate(world));
    },
  },
  'pay-bounties': {
    about: 'pays off a bounty',
    writes: ['PayBounties'],
    ...atStation(underLaw),
    *act(world) {
      addOffence(world.commander, world.system, { bounty: 400 });
      ensureCredits(world, enough);
      yield* payFines(world);
    },
  },
  'vouchers-redeemed': {
    about: 'is paid for a bounty',
    writes: ['RedeemVoucher'],
    ...atStation(underLaw),
    *act(world) {
      const { commander, politics, system, now } = world;
      const [local] = politics.society(system, now).factions;
      addVoucher(commander.vouchers.bounties, local?.resident.name ?? system.faction, 45_600);
      yield* redeemVouchers(world);
    },
  },
  rearm: {
    about: 'buys ammunition',
    writes: ['BuyAmmo'],
    takes: ['station', 'system'],
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
  'merits-earned': meritSituation('earns merits for the power they are pledged to', (world) => earnMerits(world, 7)),
  'merits-thrice': meritSituation('earns merits once: three lines count them', function* ({ commander }) {
    const { pledge: Power = '', powerWork } = commander;
    powerWork.merits += 7;
    for (let times = 0; times < 3; times++)
      yield write('PowerplayMerits', { Power, MeritsGained: 7, TotalMerits: powerWork.merits + 7 * times });
  }),
  'merits-late': meritSituation(
    'earns merits twice: those of the first deed are written after the second',
    function* ({ commander }) {
      const { pledge: Power = '', powerWork } = commander;
      powerWork.merits += 5 + 12;
      yield write('PowerplayMerits', { Power, MeritsGained: 12, TotalMerits: powerWork.merits });
      yield wait(8);
      yield write('PowerplayMerits', { Power, MeritsGained: 5, TotalMerits: powerWork.merits });
    },
  ),
  operation: {
    about: 'flies an operation, and docks at the ship of those who run it',
    // In the specification, the ships of operations do not exist.
    writes: ['GameModeChange'],
    assertPossible: assertOperations,
    prepare: inNormalSpace,
    act: flyOperation,
  },
} as const satisfies Situations;
