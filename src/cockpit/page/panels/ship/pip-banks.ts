/** Power distribution, in half pips up to four pips per bank. */
import type { Fields } from '../../moment/loose-fields.js';

export interface PipBank {
  readonly name: 'SYS' | 'ENG' | 'WEP';
  readonly title: string;
  /** Undefined if unknown. */
  readonly pips: number | undefined;
  /** Fill of each of the four cells: 0, 0.5 or 1. */
  readonly cells: readonly (0 | 0.5 | 1)[];
}

const banks = [
  { name: 'SYS', title: 'Systems' },
  { name: 'ENG', title: 'Engines' },
  { name: 'WEP', title: 'Weapons' },
] as const;

const cellsOfBank = [0, 1, 2, 3];

export function pipBanks(status: Fields | undefined): PipBank[] {
  const halves: readonly unknown[] = Array.isArray(status?.Pips) ? status.Pips : [];
  return banks.map((bank, at) => {
    const given = halves[at];
    const half = typeof given === 'number' ? given : undefined;
    return {
      ...bank,
      pips: half === undefined ? undefined : half / 2,
      cells: cellsOfBank.map((cell) => litOf((half ?? 0) - 2 * cell)),
    };
  });
}

function litOf(halves: number): 0 | 0.5 | 1 {
  return halves >= 2 ? 1 : halves >= 1 ? 0.5 : 0;
}
