/** The lists of the `game` dialect: what stands in a field that the specification calls just text. */
import { open } from '../values.js';
import {
  flightSuit,
  handWeapons,
  type Suit,
  suitMods,
  suitOfClass,
  suitSlots,
  suits,
  topClass,
  weaponMods,
} from './on-foot.js';
import { engineers } from './people.js';
import { allegiances, bareGovernments, economies, governments, powers } from './politics.js';
import { starClasses } from './sky.js';

export const economyTokens = open(
  'EconomyToken',
  'what a system or a station lives on',
  Object.keys(economies).map((word) => `$economy_${word};`),
);

export const governmentTokens = open(
  'GovernmentToken',
  'how a system or a station is governed',
  Object.keys(governments).map((word) => `$government_${word};`),
);

export const governmentNames = open<string>('GovernmentName', 'how a faction is governed', [
  ...Object.keys(governments),
  ...bareGovernments,
]);

export const allegianceNames = open<string>('AllegianceName', 'whom somebody follows; empty where nobody lives', [
  ...allegiances,
  '',
]);

export const powerNames = open<string>('PowerName', 'those who reach for power', powers);

export const starClassNames = open<string>('StarClassName', 'the class of a star', starClasses);

export const engineerNames = open<string>(
  'EngineerName',
  'the engineers',
  engineers.map(([, name]) => name),
);

export const suitNames = open('SuitTypeName', 'the suits, each class by a name of its own', [
  flightSuit,
  ...(Object.keys(suits) as Suit[]).flatMap((suit) =>
    Array.from({ length: topClass }, (_, index) => suitOfClass(suit, index + 1)),
  ),
]);

export const suitSlotNames = open<string>('SuitSlotName', 'where a weapon is carried', suitSlots);

export const handWeaponNames = open('HandWeaponName', 'the weapons carried on foot', Object.keys(handWeapons));

export const suitModNames = open<string>('SuitModName', 'the modifications of suits', suitMods);

export const weaponModNames = open<string>('WeaponModName', 'the modifications of hand weapons', weaponMods);
