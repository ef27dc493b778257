import { militaryName } from '../../../game/combat-table.js';
import { localisedField } from '../../../game/localised.js';
import { type Activity, wait, write } from '../../activity.js';
import { isWantedIn } from '../../commander/legal-standing.js';
import { unitOf } from '../../random.js';
import { type Contact, clearScanner } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { supercruiseExit } from '../travel/flight-events.js';
import { enterSupercruise } from '../travel/supercruise.js';
import { endure } from './ambush.js';
import { pirate } from './contacts.js';
import { duel } from './duel.js';
import { lockOn } from './targeting.js';

/** A ship tries to interdict the commander, who escapes, or is pulled out and fights or flees. */
export function* interdiction(world: World): Activity {
  if (world.place.is !== 'supercruise' || world.place.over || world.vehicle !== 'ship') return;
  const { cockpit, random, scanner } = world;
  const other = interdictor(world);
  const who = {
    Interdictor: nameOf(other),
    ...localisedField('Interdictor', nameOf(other), other.pilot.shown),
    IsPlayer: false,
  };
  scanner.contacts.push(other);
  cockpit.flags.add('BeingInterdicted').add('IsInDanger');
  try {
    yield wait(random.integer(8, 30));
    cockpit.flags.delete('BeingInterdicted');
    if (random.chance(0.4)) {
      yield write('EscapeInterdiction', who);
      return;
    }
    world.place = { is: 'space' };
    const Submitted = random.chance(0.9);
    const isNamed = unitOf(`name of ${other.pilot.shown}`) > 0.25;
    yield write('Interdicted', { Submitted, ...(isNamed ? who : { IsPlayer: false }), Faction: other.faction });
    yield wait(1);
    yield supercruiseExit(world, undefined);
    yield* meet(world, other);
  } finally {
    cockpit.flags.delete('BeingInterdicted');
    cockpit.flags.delete('IsInDanger');
    clearScanner(scanner);
  }
  yield* enterSupercruise(world);
}

/** Wanted commanders are interdicted by the system's forces, others by pirates. */
function interdictor(world: World): Contact {
  const { commander, system } = world;
  const robber = pirate(world);
  if (!isWantedIn(commander, system)) return robber;
  const [internal, shown] = militaryName;
  return { ...robber, role: 'police', pilot: { internal, shown }, faction: system.faction, legalStatus: 'Clean' };
}

/** Pirates appear by their plain names here. */
function nameOf({ pilot, role }: Contact): string {
  return role === 'pirate' ? pilot.shown : pilot.internal;
}

/** A combat ship fights a pirate; any other flees. */
function* meet(world: World, other: Contact): Activity {
  const { random, ship, cockpit } = world;
  yield wait(random.integer(3, 9));
  if (ship.purpose === 'combat' && other.legalStatus === 'Wanted' && random.chance(0.7)) {
    yield* lockOn(world, other);
    yield* duel(world, other);
    return;
  }
  cockpit.flags.add('IsInDanger');
  yield* endure(world);
}
