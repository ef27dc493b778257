/** Suit and weapons on foot. */
import type { Moment } from '../../../protocol.js';
import { type Fields, listIn, numberIn, shownIn, textIn, textsIn } from '../../moment/loose-fields.js';
import { newestEvent } from '../../moment/moment-events.js';
import { type Block, type Fact, joined } from './block.js';
import { plainName } from './plain-name.js';

export function wornSuit(moment: Moment): Block[] | undefined {
  const event = newestEvent(moment, 'SuitLoadout', 'SwitchSuitLoadout');
  if (!event) return undefined;
  const weapons = listIn(event, 'Modules');
  return [
    {
      facts: [
        ['Suit', shownIn(event, 'SuitName') ?? 'Suit without a name'],
        ['Grade', /_class(\d)/i.exec(textIn(event, 'SuitName') ?? '')?.[1]],
        ['Loadout', textIn(event, 'LoadoutName')],
        modsFact(event, 'SuitMods'),
      ],
    },
    {
      heading: 'Weapons',
      ...(weapons.length === 0 && { text: 'None are carried.' }),
      cards: weapons.map((weapon) => ({
        title: shownIn(weapon, 'ModuleName') ?? 'Weapon without a name',
        facts: [
          ['Slot', plainName(textIn(weapon, 'SlotName') ?? '')],
          ['Grade', numberIn(weapon, 'Class')],
          modsFact(weapon, 'WeaponMods'),
        ],
      })),
    },
  ];
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
function modsFact(fields: Fields, name: string): Fact {
  const mods = textsIn(fields, name).map((mod) => {
    const words = mod.replace(/^(?:suit|weapon)_/i, '').replaceAll(modWords, '$& ');
    return plainName(words.replaceAll(/[\s_]+/g, ' '));
  });
  return ['Modifications', joined(mods) ?? 'none'];
}
