/** After these the hold may contain anything: an attack may open the hatch, synthesis makes limpets. */
export const unsettlingKinds = [
  'VehicleSwitch',
  'SRVDestroyed',
  'Synthesis',
  'UnderAttack',
  'Interdicted',
  'HullDamage',
  'TechnologyBroker',
  'PowerplayCollect',
  'PowerplayDeliver',
  'SystemsShutdown',
  'RebootRepair',
  'DeliverPowerMicroResources',
];

/** After these it is another hold. */
export const shipChangingKinds = [
  'ShipyardBuy',
  'ShipyardNew',
  'ShipyardSwap',
  'Resurrect',
  'JoinACrew',
  'QuitACrew',
  'ChangeCrewRole',
];
