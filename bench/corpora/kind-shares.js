/**
 * Frequencies of kinds in real journals: percentages of 1,030,871 distinct public lines from 2021 to 2026, of
 * about twenty commanders. Only kinds with at least half a percent; `specified` is the total of the sixteen
 * kinds of the specification.
 */
export const realShares = {
  FSSSignalDiscovered: 20.99,
  Music: 13.13,
  ReceiveText: 10.1,
  ShipLocker: 7.92,
  Scan: 6.79,
  ShipTargeted: 5.26,
  UnderAttack: 3.12,
  StartJump: 1.49,
  FSDTarget: 1.34,
  Scanned: 1.24,
  ScanOrganic: 1.05,
  FuelScoop: 1.03,
  FSDJump: 1.02,
  Loadout: 0.93,
  SuitLoadout: 0.9,
  Backpack: 0.9,
  Disembark: 0.88,
  Embark: 0.88,
  Cargo: 0.84,
  MaterialCollected: 0.78,
  Bounty: 0.78,
  FSSDiscoveryScan: 0.76,
  SupercruiseExit: 0.64,
  Touchdown: 0.59,
  Liftoff: 0.59,
  FSSBodySignals: 0.54,
  ReservoirReplenished: 0.54,
  DockingRequested: 0.53,
  Powerplay: 0.51,
  NpcCrewPaidWage: 0.5,
  ScanBaryCentre: 0.5,
};

export const realShareOfSpecifiedKinds = 3.83;

/** Average number of lines per start of the game. */
export const realLinesPerStart = 388;
