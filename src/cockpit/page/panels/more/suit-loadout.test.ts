import { expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { suitMods, weaponMods } from '../../../../game/suit-and-weapon-table.js';
import { wornSuit } from './suit-loadout.js';

it('the suit is the one put on last, with its weapons', () => {
  const suit = (event: string, SuitName: string) => ({
    event,
    SuitName,
    SuitName_Localised: 'Artemis Suit',
    LoadoutName: 'Walks',
    SuitMods: ['suit_increasedsprintduration'],
    Modules: [
      { SlotName: 'PrimaryWeapon1', ModuleName: 'wpn_x', ModuleName_Localised: 'AR-50', Class: 3, WeaponMods: [] },
    ],
  });
  const worn = wornSuit(
    momentOf({ latest: [suit('SuitLoadout', 'a_class1'), suit('SwitchSuitLoadout', 'explorationsuit_class4')] }),
  );
  expect(worn).toEqual([
    {
      facts: [
        ['Suit', 'Artemis Suit'],
        ['Grade', '4'],
        ['Loadout', 'Walks'],
        ['Modifications', 'Increased sprint duration'],
      ],
    },
    {
      heading: 'Weapons',
      cards: [
        {
          title: 'AR-50',
          facts: [
            ['Slot', 'Primary weapon1'],
            ['Grade', 3],
            ['Modifications', 'none'],
          ],
        },
      ],
    },
  ]);
  const all = wornSuit(momentOf({ latest: [{ event: 'SuitLoadout', SuitMods: [...suitMods, ...weaponMods] }] }));
  const mods = String(all?.[0]?.facts?.[3]?.[1]);
  // A longer word would be two words that were not split.
  expect(mods.split(/[ ,]+/).filter((word) => word.length > 13)).toEqual([]);
});
