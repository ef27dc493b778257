/** The order in which the specification describes its kinds. */
export const specifiedNames = [
  'FSDJump',
  'Status',
  'Docked',
  'CommunityGoal',
  'EngineerProgress',
  'Missions',
  'StoredModules',
  'MultiSellExplorationData',
  'CargoTransfer',
  'ModuleInfo',
  'NavRoute',
  'Synthesis',
  'SquadronStartup',
  'SuitLoadout',
  'UpgradeSuit',
  'UpgradeWeapon',
];
