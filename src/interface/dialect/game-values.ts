/** The lists of the `game` dialect: known values of fields that the specification describes only as text. */

import { engineerTable } from '../../game/engineer-table.js';
import { allegiances, bareGovernments, economies, governments } from '../../game/political-vocabulary-table.js';
import { formerPowers, powerTable } from '../../game/power-table.js';
import { starClasses } from '../../game/star-and-body-type-table.js';
import {
  flightSuit,
  handWeapons,
  highestClass,
  type Suit,
  suitMods,
  suitSlots,
  suits,
  weaponMods,
} from '../../game/suit-and-weapon-table.js';
import { suitOfClass } from '../../game/suits-and-hand-weapons.js';
import { open } from '../value-list.js';

export const economyTokens = open(
  'EconomyToken',
  'economy of a system or station',
  Object.keys(economies).map((word) => `$economy_${word};`),
);

export const governmentTokens = open(
  'GovernmentToken',
  'government of a system or station',
  Object.keys(governments).map((word) => `$government_${word};`),
);

export const governmentNames = open<string>('GovernmentName', 'government of a faction', [
  ...Object.keys(governments),
  ...bareGovernments,
]);

export const allegianceNames = open<string>('AllegianceName', 'allegiance; empty in an unpopulated system', [
  ...allegiances,
  // Stations of Operations.
  'FrontlineSolutions',
  '',
]);

export const powerNames = open<string>('PowerName', 'the powers of Powerplay', [
  ...powerTable.map(([name]) => name),
  ...formerPowers,
  // A pilot who is pledged to none of them.
  'Independent',
]);

export const starClassNames = open<string>('StarClassName', 'the class of a star', starClasses);

export const engineerNames = open<string>(
  'EngineerName',
  'the engineers',
  engineerTable.map(([, name]) => name),
);

export const suitNames = open('SuitTypeName', 'the suits, with one name for each class', [
  flightSuit,
  ...(Object.keys(suits) as Suit[]).flatMap((suit) =>
    Array.from({ length: highestClass }, (_, index) => suitOfClass(suit, index + 1)),
  ),
]);

export const suitSlotNames = open<string>('SuitSlotName', 'slots that hold a weapon', suitSlots);

export const handWeaponNames = open('HandWeaponName', 'hand weapons', Object.keys(handWeapons));

export const suitModNames = open<string>('SuitModName', 'suit modifications', suitMods);

export const weaponModNames = open<string>('WeaponModName', 'hand weapon modifications', weaponMods);
