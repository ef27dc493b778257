import { localisedField } from '../../game/localised.js';
import {
  flightSuit,
  type SuitSlot,
  type Suit as SuitWithClasses,
  suitMods,
  suits,
  suitTable,
  type HandWeapon as WeaponType,
  weaponMods,
  handWeapons as weaponNames,
  weaponTable,
} from '../../game/suit-and-weapon-table.js';
import { suitOfClass } from '../../game/suits-and-hand-weapons.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Experience } from './experience.js';

/** A suit with the weapons that go with it. */
export interface SuitLoadout {
  /** 4293000000 and up. */
  readonly id: number;
  readonly name: string;
  readonly suit: Suit;
  readonly weapons: readonly HandWeapon[];
}

export interface Suit {
  readonly id: number;
  readonly type: SuitType;
  /** 1 to 5; the flight suit stays at 1. */
  grade: number;
  readonly mods: string[];
}

type SuitType = typeof flightSuit | SuitWithClasses;

export interface HandWeapon {
  readonly id: number;
  readonly slot: SuitSlot;
  /** Internal name: `wpn_s_pistol_laser_sauto`. */
  readonly type: WeaponType;
  /** 1 to 5. */
  grade: number;
  readonly mods: string[];
}

const firstLoadout = 4_293_000_000;

const loadoutNames = ['Default loadout', 'Exo biology', 'Settlement run', 'Night shift', 'Heavy', 'Scavenger', 'Ghost'];

/** The flight suit that every commander has, and one to three more. */
export function makeLoadouts(random: Random, now: number, experience: Experience): SuitLoadout[] {
  const flight: SuitLoadout = {
    id: firstLoadout,
    name: 'Default loadout',
    suit: { id: boughtBefore(random, now), type: flightSuit, grade: 1, mods: [] },
    weapons: [weaponFor(random, now, 'SecondaryWeapon', 'new')],
  };
  const names = random.shuffle(loadoutNames.slice(1));
  const own = random.sample(suitTable, experience === 'new' ? 1 : random.integer(1, 3)).map(([type], index) => {
    // At least one suit can still be upgraded.
    const grade = Math.min(gradeFor(random, experience), index === 0 ? 4 : 5);
    const slots = new Set(random.sample(slotsOf(type), random.integer(1, 3)));
    return {
      id: firstLoadout + 1 + index,
      name: names[index] as string,
      suit: { id: boughtBefore(random, now), type, grade, mods: random.sample(suitMods, random.integer(0, grade - 1)) },
      weapons: slotsOf(type)
        .filter((slot) => slots.has(slot))
        .map((slot) => weaponFor(random, now, slot, experience)),
    };
  });
  return [flight, ...own];
}

/** A newly bought suit with a weapon for it, and a name of its own. */
export function newSuitLoadout(random: Random, now: number, owned: readonly SuitLoadout[]): SuitLoadout {
  const [type] = random.pick(suitTable);
  const grade = random.integer(1, 3);
  const unused = loadoutNames.filter((name) => !owned.some((each) => each.name === name));
  const weapon = weaponFor(random, now, random.pick(slotsOf(type)), 'new');
  return {
    id: Math.max(firstLoadout, ...owned.map(({ id }) => id)) + 1,
    name: unused.length > 0 ? random.pick(unused) : `Loadout ${owned.length + 1}`,
    suit: { id: idBoughtAt(random, now), type, grade, mods: [] },
    weapons: [{ ...weapon, id: idBoughtAt(random, now + 60), grade: random.integer(1, grade), mods: [] }],
  };
}

function slotsOf(suit: SuitType): SuitSlot[] {
  return suit === 'tacticalsuit'
    ? ['PrimaryWeapon1', 'PrimaryWeapon2', 'SecondaryWeapon']
    : ['PrimaryWeapon1', 'SecondaryWeapon'];
}

function weaponFor(random: Random, now: number, slot: SuitSlot, experience: Experience): HandWeapon {
  const grade = gradeFor(random, experience);
  const fitting = weaponTable.filter(([, kind]) => kind === (slot === 'SecondaryWeapon' ? 'secondary' : 'primary'));
  const [type] = experience === 'new' ? (fitting[0] as (typeof fitting)[number]) : random.pick(fitting);
  return {
    id: boughtBefore(random, now),
    slot,
    type,
    grade,
    mods: random.sample(weaponMods, random.integer(0, grade - 1)),
  };
}

function gradeFor(random: Random, experience: Experience): number {
  const most = { new: 1, settled: 3, veteran: 5 }[experience];
  return random.integer(1, most);
}

/** IDs of suits and weapons derive from the time of purchase, in fractions of a second. */
function boughtBefore(random: Random, now: number): number {
  return idBoughtAt(random, now - random.integer(86_400, 3 * 365 * 86_400));
}

function idBoughtAt(random: Random, second: number): number {
  return Math.floor(second) * 2 ** 20 + random.integer(0, 2 ** 20 - 1);
}

/** The internal name of a suit, with its class at the end; the flight suit has none. */
export function suitInternalName({ type, grade }: Suit): string {
  return type === flightSuit ? type : suitOfClass(type, grade);
}

/** The displayed name of a suit. The live game shows the bare token once a suit has been upgraded. */
const suitDisplayNames: Readonly<Record<Dialect, (suit: Suit) => string>> = {
  spec: ({ type }) => plainSuitName(type),
  game: ({ type, grade }) => (grade === 1 ? plainSuitName(type) : token(type)),
};

export function suitDisplayName(suit: Suit, dialect: Dialect): string {
  return suitDisplayNames[dialect](suit);
}

function plainSuitName(type: SuitType): string {
  return type === flightSuit ? 'Flight Suit' : suits[type];
}

function token(type: SuitType): string {
  return `$${withCapitals(type)}_Class1_Name;`;
}

/** The internal name of a suit in LoadGame and shops: `UtilitySuit_Class3`. */
export function suitSymbol(suit: Suit): string {
  return withCapitals(suitInternalName(suit));
}

function withCapitals(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`.replace('suit', 'Suit').replace('_class', '_Class');
}

export function weaponDisplayName(type: WeaponType): string {
  return weaponNames[type];
}

export function suitLoadoutFields(
  { id, name, suit, weapons }: SuitLoadout,
  dialect: Dialect,
): EventFields<'SuitLoadout'> {
  return {
    SuitID: suit.id,
    SuitName: suitInternalName(suit),
    ...localisedField('SuitName', suitInternalName(suit), suitDisplayName(suit, dialect)),
    SuitMods: [...suit.mods],
    LoadoutID: id,
    LoadoutName: name,
    Modules: weapons.map((weapon) => ({
      SlotName: weapon.slot,
      SuitModuleID: weapon.id,
      ModuleName: weapon.type,
      ...localisedField('ModuleName', weapon.type, weaponDisplayName(weapon.type)),
      Class: weapon.grade,
      WeaponMods: [...weapon.mods],
    })),
  };
}

/** An item in the hands of a commander on foot, as Status writes it. */
export interface HeldItem {
  readonly name: string;
  readonly localised: string;
}

/** Empty hands. */
export const unarmed: HeldItem = { name: '$humanoid_fists_name;', localised: 'Unarmed' };

const geneticSampler: HeldItem = { name: '$humanoid_sampletool_name;', localised: 'Genetic Sampler' };

/** What a commander on foot can hold: the weapons of the loadout, the tool of an Artemis suit, or nothing. */
export function holdableItems({ suit, weapons }: SuitLoadout): readonly HeldItem[] {
  return [
    ...weapons.map(({ type }) => ({ name: `$${type}_name;`, localised: weaponDisplayName(type) })),
    ...(suit.type === 'explorationsuit' ? [geneticSampler] : []),
    unarmed,
  ];
}
