/** Changes to the suit loadouts that the commander owns. */

import { localisedField } from '../../../game/localised.js';
import { flightSuit } from '../../../game/suit-and-weapon-table.js';
import { type Activity, wait, write } from '../../activity.js';
import {
  type SuitLoadout,
  suitDisplayName,
  suitInternalName,
  suitLoadoutFields,
  weaponDisplayName,
} from '../../commander/suit-loadouts.js';
import type { World } from '../../world/world.js';
import { shopHere } from './buy-upgrades.js';
import { suitPriceOf, weaponPriceOf } from './outfit-prices.js';

/** The share of the price that shops pay. */
const shareBack = 0.6;

/** Deletes a loadout that is not worn, and sells its suit and weapons. */
export function* sellOutfit(world: World): Activity {
  const { commander, dialect, random } = world;
  const usersOf = (id: number) => commander.loadouts.filter(({ weapons }) => weapons.some((each) => each.id === id));
  // With a weapon of its own.
  const isSpare = ({ suit, weapons }: SuitLoadout) =>
    suit.type !== flightSuit && weapons.some(({ id }) => usersOf(id).length === 1);
  const spare = commander.loadouts.filter((each) => each !== commander.loadout && isSpare(each));
  if (!shopHere(world) || spare.length === 0) return;
  const loadout = random.pick(spare);
  const { suit } = loadout;
  yield wait(random.integer(20, 60));
  commander.loadouts = commander.loadouts.filter((each) => each !== loadout);
  yield write('DeleteSuitLoadout', nameFields(world, loadout));
  yield wait(random.integer(5, 20));
  const price = Math.floor(suitPriceOf(suit) * shareBack);
  commander.credits += price;
  const symbol = suitInternalName(suit);
  yield write('SellSuit', {
    SuitID: suit.id,
    SuitMods: [...suit.mods],
    Name: symbol,
    ...localisedField('Name', symbol, suitDisplayName(suit, dialect)),
    Price: price,
  });
  for (const weapon of loadout.weapons) {
    if (usersOf(weapon.id).length > 0) continue;
    yield wait(random.integer(5, 20));
    const Price = Math.floor(weaponPriceOf(weapon) * shareBack);
    commander.credits += Price;
    const { type, grade, mods, id } = weapon;
    yield write('SellWeapon', {
      Name: type,
      Name_Localised: weaponDisplayName(type),
      Class: grade,
      WeaponMods: [...mods],
      Price,
      SuitModuleID: id,
    });
  }
}

/**
 * Puts a weapon into a loadout in place of another, which may be taken out first: into the one that is worn,
 * if it has any.
 */
export function* changeWeapon(world: World, takesOut = world.random.chance(0.1)): Activity {
  const { commander, random } = world;
  const loadout = [commander.loadout, ...commander.loadouts].find(({ weapons }) => weapons.length > 0);
  const [old] = loadout?.weapons ?? [];
  if (!loadout || !old) return;
  const others = commander.loadouts.flatMap(({ weapons }) => weapons).filter(({ slot }) => slot === old.slot);
  const next = random.pick(others);
  yield wait(random.integer(5, 20));
  const { LoadoutID, LoadoutName, ...suit } = nameFields(world, loadout);
  const into = { LoadoutName, ...suit, LoadoutID, SlotName: old.slot };
  if (takesOut) {
    yield write('LoadoutRemoveModule', {
      ...into,
      ModuleName: old.type,
      ModuleName_Localised: weaponDisplayName(old.type),
      Class: old.grade,
      SuitModuleID: old.id,
      WeaponMods: [...old.mods],
    });
  }
  replace(world, loadout, { ...loadout, weapons: loadout.weapons.map((weapon) => (weapon === old ? next : weapon)) });
  yield write('LoadoutEquipModule', {
    ...into,
    ModuleName: next.type,
    ModuleName_Localised: weaponDisplayName(next.type),
    Class: next.grade,
    WeaponMods: [...next.mods],
    SuitModuleID: next.id,
  });
}

/** Gives the loadout that is worn another name. */
export function* renameLoadout(world: World): Activity {
  const { commander, random } = world;
  yield wait(random.integer(5, 20));
  const name = random.pick(['Spare', 'Long walks', 'Second best', 'Quiet work']);
  replace(world, commander.loadout, { ...commander.loadout, name });
  yield write('RenameSuitLoadout', nameFields(world, commander.loadout));
}

/** Changes a loadout, whether or not it is worn. */
function replace({ commander }: World, loadout: SuitLoadout, changed: SuitLoadout): void {
  commander.loadouts = commander.loadouts.map((each) => (each === loadout ? changed : each));
  if (commander.loadout === loadout) commander.loadout = changed;
}

function nameFields({ dialect }: World, loadout: SuitLoadout) {
  const { SuitID, SuitName, SuitName_Localised, LoadoutID, LoadoutName } = suitLoadoutFields(loadout, dialect);
  return {
    SuitID,
    SuitName,
    ...(SuitName_Localised !== undefined && { SuitName_Localised }),
    LoadoutID,
    LoadoutName,
  };
}
