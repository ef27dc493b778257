/** Suit and weapons on foot. */
import type { Moment } from '../../../../protocol.js';
import { listIn, numberIn, shownIn, textIn, textsIn } from '../../../moment/loose-fields.js';
import { newestEvents } from '../../../moment/moment-events.js';
import { plainName } from '../plain-name.js';

export interface WornSuit {
  readonly suit: string;
  readonly grade?: number;
  readonly loadout?: string;
  readonly mods: readonly string[];
  readonly weapons: readonly CarriedWeapon[];
}

export interface CarriedWeapon {
  readonly slot: string;
  readonly name: string;
  readonly grade?: number;
  readonly mods: readonly string[];
}

export function wornSuit(moment: Moment): WornSuit | undefined {
  const event = newestEvents(moment, ['SuitLoadout', 'SwitchSuitLoadout'])[0]?.event;
  if (!event) return undefined;
  const internal = textIn(event, 'SuitName') ?? '';
  const grade = /_class(\d)/i.exec(internal)?.[1];
  const loadout = textIn(event, 'LoadoutName');
  return {
    suit: shownIn(event, 'SuitName') ?? 'Suit without a name',
    ...(grade !== undefined && { grade: Number(grade) }),
    ...(loadout !== undefined && { loadout }),
    mods: textsIn(event, 'SuitMods').map(modName),
    weapons: listIn(event, 'Modules').map((weapon) => {
      const level = numberIn(weapon, 'Class');
      return {
        slot: plainName(textIn(weapon, 'SlotName') ?? ''),
        name: shownIn(weapon, 'ModuleName') ?? 'Weapon without a name',
        ...(level !== undefined && { grade: level }),
        mods: textsIn(weapon, 'WeaponMods').map(modName),
      };
    }),
  };
}

/** Modifications are written as one word; these are its parts. */
const modWords = new RegExp(
  [
    'increased|improved|reduced|quieter|backpack|footsteps|movement|unpressurised|pressurised|suppression|reloading',
    'reload|battery|night|shield|headshot|melee|clip|ammo|jump|armour|tool|sprint|o2|ads',
  ].join('|'),
  'gi',
);

/** `suit_increasedsprintduration` → Increased sprint duration. */
function modName(mod: string): string {
  const words = mod.replace(/^(?:suit|weapon)_/i, '').replaceAll(modWords, '$& ');
  return plainName(words.replaceAll(/[\s_]+/g, ' '));
}
