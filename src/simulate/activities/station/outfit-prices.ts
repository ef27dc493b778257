import { weaponTable } from '../../../game/suit-and-weapon-table.js';
import type { HandWeapon, Suit } from '../../commander/suit-loadouts.js';

const suitPrice = 150_000;

/** The price of a suit, in credits. */
export function suitPriceOf({ grade }: Suit): number {
  return suitPrice * priceOfGrade(grade);
}

export function weaponPriceOf({ type, grade }: HandWeapon): number {
  const [, , , base] = weaponTable.find(([each]) => each === type) ?? weaponTable[0];
  return base * priceOfGrade(grade);
}

/** Each class costs five times as much as the one before. */
function priceOfGrade(grade: number): number {
  return 5 ** (grade - 1);
}
