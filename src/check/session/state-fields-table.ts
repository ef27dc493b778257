/** The fields on which the facts that rules read depend. The scanner takes them from clean lines. */
import { creditChanges, unstatedChanges } from '../../state/credit-change-table.js';
import { namesIn } from '../../state/credits-fold.js';
import { materialFields } from '../../state/materials-fold.js';
import { systemFields } from './system-mentions.js';

const navies = ['Empire', 'Federation'];

/** By concern, then by kind. */
export const stateFields: readonly Readonly<Record<string, readonly string[]>>[] = [
  // launch and account
  {
    Fileheader: ['part', 'gameversion'],
    Commander: ['FID', 'Name'],
    LoadGame: ['FID', 'Commander', 'gameversion'],
  },
  // credits
  { LoadGame: ['Credits', 'Loan'], CarrierBankTransfer: ['PlayerBalance'] },
  mapped(creditChanges, (change) => Object.keys(change).flatMap(namesIn)),
  unstatedChanges,
  // hold
  {
    LoadGame: ['Ship'],
    Loadout: ['CargoCapacity'],
    Cargo: ['Vessel', 'Count'],
    MarketBuy: ['Count'],
    MarketSell: ['Count'],
    BuyDrones: ['Count'],
    SellDrones: ['Count'],
    SearchAndRescue: ['Count'],
    CargoDepot: ['UpdateType', 'Count'],
    EjectCargo: ['Count'],
    CargoTransfer: ['Transfers/*/Count', 'Transfers/*/Direction'],
    EngineerContribution: ['Commodity', 'Quantity'],
    CarrierDepositFuel: ['Amount'],
    ColonisationContribution: ['Contributions/*/Amount'],
  },
  // materials
  {
    Materials: materialFields,
    MaterialCollected: ['Name', 'Count'],
    MaterialDiscarded: ['Name', 'Count'],
    Synthesis: ['Materials/*/Name', 'Materials/*/Count'],
    EngineerCraft: ['Ingredients/*/Name', 'Ingredients/*/Count'],
    MaterialTrade: ['Paid/Material', 'Paid/Quantity', 'Received/Material', 'Received/Quantity'],
    MissionCompleted: ['MaterialsReward/*/Count'],
  },
  // surveys
  {
    Scan: ['StarSystem', 'BodyID', 'ScanType', 'DistanceFromArrivalLS'],
    MultiSellExplorationData: ['Discovered/*/SystemName'],
  },
  // missions
  {
    MissionAccepted: ['MissionID', 'Faction', 'Expiry', 'Wing', 'KillCount', 'TargetFaction'],
    MissionRedirected: ['MissionID', 'NewDestinationSystem', 'NewDestinationStation'],
    MissionCompleted: ['MissionID'],
    MissionFailed: ['MissionID'],
    MissionAbandoned: ['MissionID'],
    Bounty: ['VictimFaction'],
    FactionKillBond: ['VictimFaction'],
  },
  { MissionAccepted: ['DestinationSystem', 'DestinationStation', 'DestinationSettlement'] },
  // ranks
  { Rank: navies, Promotion: navies },
  // boarding
  { Embark: ['SRV', 'Taxi', 'Multicrew'] },
  // system, docking and route
  systemFields,
  {
    FSDJump: ['Taxi', 'Multicrew'],
    Location: ['StationName', 'StationType', 'Docked', 'OnFoot', 'Multicrew'],
    CarrierJump: ['StationType', 'Docked', 'OnFoot', 'Multicrew'],
    Docked: ['StationName', 'StationType', 'Multicrew'],
    FSDTarget: ['RemainingJumpsInRoute'],
    NavRoute: ['Route/*/StarClass'],
  },
  // jumpFuel
  {
    FSDJump: ['FuelUsed', 'FuelLevel'],
    LoadGame: ['FuelCapacity'],
    Loadout: ['FuelCapacity/Main', 'FuelCapacity/Reserve'],
    FuelScoop: ['Scooped', 'Total'],
    ReservoirReplenished: ['FuelMain'],
    StartJump: ['JumpType', 'StarSystem'],
  },
];

function mapped<Value>(
  table: Readonly<Record<string, Value>>,
  fieldsOf: (value: Value) => readonly string[],
): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(table).map(([kind, value]) => [kind, fieldsOf(value)]));
}
