import { localisedField } from '../../game/localised.js';
import { makerTable, microResourceNames, suitTable, weaponTable } from '../../game/suit-and-weapon-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { Resource } from '../../interface/types/game-events.js';
import type { EventFields } from '../event-fields.js';
import { type HandWeapon, type Suit, suitDisplayName, suitInternalName, weaponDisplayName } from './suit-loadouts.js';

/** The cost of the next class of a suit or a weapon. */
export interface Upgrade {
  readonly cost: number;
  /** Counts by internal name. */
  readonly resources: readonly (readonly [name: string, count: number])[];
}

const suitPrice = 150_000;

/** By the class reached: factor on the price, pieces of each paper and gas, pieces of each material. */
const steps: Readonly<Record<number, readonly [factor: number, papers: number, materials: number]>> = {
  2: [4, 1, 2],
  3: [15, 2, 5],
  4: [30, 4, 9],
  5: [50, 5, 12],
};

/** The next class of a suit; undefined for flight suits and at the highest class. */
export function suitUpgrade({ type, grade }: Suit): Upgrade | undefined {
  const plating = suitTable.find(([suit]) => suit === type)?.[1];
  if (!plating) return undefined;
  return upgradeTo(
    grade + 1,
    suitPrice,
    ['suitschematic', 'healthmonitor', 'manufacturinginstructions'],
    [plating, 'graphene'],
  );
}

/** The next class of a hand weapon; undefined at the highest class. */
export function weaponUpgrade({ type, grade }: HandWeapon): Upgrade | undefined {
  const row = weaponTable.find(([weapon]) => weapon === type);
  if (!row) return undefined;
  const [, , maker, price] = row;
  const [gas, ...materials] = makerTable[maker];
  return upgradeTo(grade + 1, price, ['weaponschematic', gas, 'manufacturinginstructions'], materials);
}

function upgradeTo(
  grade: number,
  price: number,
  papers: readonly string[],
  materials: readonly string[],
): Upgrade | undefined {
  const step = steps[grade];
  if (!step) return undefined;
  const [factor, few, many] = step;
  return {
    cost: price * factor,
    resources: [...papers.map((name) => [name, few] as const), ...materials.map((name) => [name, many] as const)],
  };
}

/** The fields of UpgradeSuit, before the upgrade: the old name, the new class. */
export function upgradeSuitFields(suit: Suit, upgrade: Upgrade, dialect: Dialect): EventFields<'UpgradeSuit'> {
  return {
    Name: suitInternalName(suit),
    ...localisedField('Name', suitInternalName(suit), suitDisplayName(suit, dialect)),
    SuitID: suit.id,
    Class: suit.grade + 1,
    Cost: upgrade.cost,
    Resources: upgrade.resources.map(resourceFields),
  };
}

/** The fields of UpgradeWeapon, before the upgrade. */
export function upgradeWeaponFields(weapon: HandWeapon, upgrade: Upgrade): EventFields<'UpgradeWeapon'> {
  return {
    Name: weapon.type,
    ...localisedField('Name', weapon.type, weaponDisplayName(weapon.type)),
    Class: weapon.grade + 1,
    SuitModuleID: weapon.id,
    Cost: upgrade.cost,
    Resources: upgrade.resources.map(resourceFields),
  };
}

function resourceFields([name, count]: readonly [string, number]): Resource {
  return { Name: name, ...localisedField('Name', name, microResourceNames[name] ?? name), Count: count };
}
