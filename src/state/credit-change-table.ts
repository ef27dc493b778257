/** Lines that change the balance of the commander. */

/**
 * Each field adds to the balance, or is taken from it. One that ends in ? may be missing; of two with |
 * between them, the second counts where the first is missing.
 */
export type CreditChange = Readonly<Record<string, 1 | -1>>;

/** What a line of each kind pays or costs, by its own words: the balance and the ledger read it. */
export const creditChanges: Readonly<Record<string, CreditChange>> = {
  MarketBuy: { TotalCost: -1 },
  MarketSell: { TotalSale: 1 },
  BuyDrones: { TotalCost: -1 },
  SellDrones: { TotalSale: 1 },
  BuyTradeData: { Cost: -1 },
  BuyExplorationData: { Cost: -1 },
  SellExplorationData: { TotalEarnings: 1 },
  MultiSellExplorationData: { TotalEarnings: 1 },
  SellOrganicData: { 'BioData/*/Value': 1, 'BioData/*/Bonus': 1 },
  SearchAndRescue: { Reward: 1 },
  MissionCompleted: { 'Reward?': 1, 'Donated|Donation?': -1 },
  CommunityGoalReward: { Reward: 1 },
  PowerplaySalary: { Amount: 1 },
  PowerplayFastTrack: { Cost: -1 },
  RedeemVoucher: { Amount: 1 },
  PayFines: { Amount: -1 },
  PayBounties: { Amount: -1 },
  PayLegacyFines: { Amount: -1 },
  RefuelAll: { Cost: -1 },
  RefuelPartial: { Cost: -1 },
  Repair: { Cost: -1 },
  RepairAll: { Cost: -1 },
  BuyAmmo: { Cost: -1 },
  RestockVehicle: { Cost: -1 },
  ModuleBuy: { BuyPrice: -1, 'SellPrice?': 1 },
  ModuleBuyAndStore: { BuyPrice: -1 },
  ModuleSell: { SellPrice: 1 },
  ModuleSellRemote: { SellPrice: 1 },
  ModuleStore: { 'Cost?': -1 },
  ModuleRetrieve: { 'Cost?': -1 },
  FetchRemoteModule: { TransferCost: -1 },
  ShipyardBuy: { ShipPrice: -1, 'SellPrice?': 1 },
  ShipyardSell: { ShipPrice: 1 },
  ShipyardTransfer: { TransferPrice: -1 },
  SellShipOnRebuy: { ShipPrice: 1 },
  Resurrect: { Cost: -1 },
  CrewHire: { Cost: -1 },
  BuySuit: { Price: -1 },
  SellSuit: { Price: 1 },
  UpgradeSuit: { Cost: -1 },
  BuyWeapon: { Price: -1 },
  SellWeapon: { Price: 1 },
  UpgradeWeapon: { Cost: -1 },
  BuyMicroResources: { Price: -1 },
  SellMicroResources: { Price: 1 },
  BookTaxi: { Cost: -1 },
  BookDropship: { Cost: -1 },
  CancelTaxi: { Refund: 1 },
  CancelDropship: { Refund: 1 },
  CarrierBuy: { Price: -1 },
  CarrierBankTransfer: { 'Withdraw?': 1, 'Deposit?': -1 },
  NpcCrewPaidWage: { Amount: -1 },
};

/**
 * Lines that say what is left after the wages of hired pilots written just before, which then cost nothing
 * more, and those that say what was earned before them. Of others it is not known.
 */
export const paidAroundWages: Readonly<Record<'after' | 'before', readonly unknown[]>> = {
  after: ['SellExplorationData', 'MultiSellExplorationData', 'SearchAndRescue'],
  before: ['MarketSell', 'MissionCompleted'],
};

/** Values of a field that say that nothing is paid. */
export const freeOfCharge: readonly unknown[] = [
  undefined,
  0,
  'Pause',
  'Resume',
  'Commodity',
  'Materials',
  'Bounty',
  'Bond',
];

/** Lines that change the balance by an unstated amount; with fields, unless all are free of charge. */
export const unstatedChanges: Readonly<Record<string, readonly string[]>> = {
  MissionFailed: ['Fine'],
  MissionAbandoned: ['Fine'],
  EngineerContribution: ['Type'],
  PowerplayJoin: [],
  PowerplayDefect: [],
  PowerplayLeave: [],
  ColonisationSystemClaim: [],
  ColonisationSystemClaimRelease: [],
  ColonisationBeaconDeployed: [],
  ColonisationContribution: [],
  CarrierDecommission: [],
  CarrierCancelDecommission: [],
  CarrierCrewServices: ['Operation'],
  CarrierModulePack: [],
  CarrierShipPack: [],
  ClearImpound: [],
  Resupply: [],
  ShipyardBankDeposit: [],
  ShipyardRedeem: [],
  SquadronCreated: [],
  JoinACrew: [],
  QuitACrew: [],
  EndCrewSession: [],
  ChangeCrewRole: [],
  NewCommander: [],
  ClearSavedGame: [],
};
