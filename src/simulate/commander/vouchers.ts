/** The factions' debts to the commander, in credits, by the name of the faction. */
export interface Vouchers {
  readonly bounties: Map<string, number>;
  readonly bonds: Map<string, number>;
  /** For data taken from others. */
  readonly data: Map<string, number>;
}

export function addVoucher(owed: Map<string, number>, faction: string, credits: number): void {
  owed.set(faction, (owed.get(faction) ?? 0) + credits);
}

/** Removes and returns the vouchers of the factions that `pay`, in the order in which they were earned. */
export function takeVouchers(
  owed: Map<string, number>,
  pays: (faction: string) => boolean,
): (readonly [faction: string, credits: number])[] {
  const taken = [...owed].filter(([faction]) => pays(faction));
  for (const [faction] of taken) owed.delete(faction);
  return taken;
}
