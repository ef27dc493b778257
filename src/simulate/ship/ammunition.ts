import { fullAmmunition } from '../../game/module-ammunition.js';
import type { Ammunition, FittedModule, Ship } from './ship.js';

/** The rounds in a module: those left, or all if it was never used; undefined if it needs none. */
export function ammunitionIn({ item, ammunition }: FittedModule): Readonly<Ammunition> | undefined {
  return ammunition ?? fullAmmunition(item);
}

/**
 * Uses up rounds while there are any; the clip is refilled from the hopper. Returns whether there were any.
 */
export function useRounds(module: FittedModule, rounds: number): boolean {
  const full = fullAmmunition(module.item);
  if (!full) return true;
  const { clip, hopper } = ammunitionIn(module) ?? full;
  const left = Math.max(0, clip + hopper - rounds);
  const inClip = clip > rounds ? clip - rounds : Math.min(full.clip, left);
  module.ammunition = { clip: inClip, hopper: left - inClip };
  return clip + hopper > 0;
}

/** Credits for a full rearm. */
export function rearmingCost({ modules }: Ship): number {
  return Math.ceil(modules.reduce((sum, module) => sum + missingRounds(module), 0));
}

function missingRounds(module: FittedModule): number {
  const full = fullAmmunition(module.item);
  const { clip = 0, hopper = 0 } = ammunitionIn(module) ?? {};
  return full ? (full.clip + full.hopper - clip - hopper) * full.price : 0;
}

export function rearm({ modules }: Ship): void {
  for (const module of modules) if (module.ammunition) module.ammunition = undefined;
}

export function weaponsOf({ modules }: Ship): readonly FittedModule[] {
  return modules.filter(({ slot }) => /^(Huge|Large|Medium|Small)Hardpoint/.test(slot));
}

export function canFire(ship: Ship): boolean {
  return weaponsOf(ship).some((weapon) => {
    const left = ammunitionIn(weapon);
    return !left || left.clip + left.hopper > 0;
  });
}
