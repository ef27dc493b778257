/** Crimes by internal name, and their penalty in credits: a fine, or a bounty on the commander. */
export const crimeTable = {
  collidedAtSpeedInNoFireZone: { fine: [50, 100] },
  dockingMinorTresspass: { fine: [400, 400] },
  dockingMinorBlockingLandingPad: { fine: [400, 400] },
  dockingMajorTresspass: { bounty: [600, 1500] },
  dumpingDangerous: { fine: [200, 800] },
  recklessWeaponsDischarge: { fine: [100, 200] },
  fireInNoFireZone: { fine: [200, 400] },
  illegalCargo: { fine: [500, 20_000] },
  passengerWanted: { fine: [500, 5000] },
  assault: { bounty: [200, 1000], victim: true },
  murder: { bounty: [5000, 60_000], victim: true },
} as const satisfies Record<string, CrimeRow>;

/** The minimum and maximum penalty of a crime, and whether it has a victim. */
export interface CrimeRow {
  readonly fine?: readonly [least: number, most: number];
  readonly bounty?: readonly [least: number, most: number];
  readonly victim?: true;
}

export type Crime = keyof typeof crimeTable;
