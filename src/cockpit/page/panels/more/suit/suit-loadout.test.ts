import { expect, it } from 'vitest';
import { momentOf } from '../../../../../../test/support/moment-of.js';
import { suitMods, weaponMods } from '../../../../../game/suits-and-hand-weapons.js';
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
  expect(worn).toEqual({
    suit: 'Artemis Suit',
    grade: 4,
    loadout: 'Walks',
    mods: ['Increased sprint duration'],
    weapons: [{ slot: 'Primary weapon1', name: 'AR-50', grade: 3, mods: [] }],
  });
  const all =
    wornSuit(momentOf({ latest: [{ event: 'SuitLoadout', SuitMods: [...suitMods, ...weaponMods] }] }))?.mods ?? [];
  // A longer word would be two words that were not split.
  expect(all.flatMap((mod) => mod.split(' ')).filter((word) => word.length > 13)).toEqual([]);
});
