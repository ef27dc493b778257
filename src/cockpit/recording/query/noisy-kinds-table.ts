/** Kinds that a journal is full of and that seldom matter; `kind:noise` means all of them. */
export const noisyKinds: readonly string[] = [
  'Music',
  'ReceiveText',
  'FSSSignalDiscovered',
  'ReservoirReplenished',
  'FuelScoop',
  'ShipTargeted',
  'NpcCrewPaidWage',
  'Friends',
];
