/**
 * The events that the Inara API takes: the members of `eventData`, required ones with `!`. `list` allows a
 * list of such objects. `from` is the kind of the line with the same time, and `same` its fields with equal
 * values. A state may also have the time of any later line, as when a tool starts.
 */
export interface InaraEvent {
  readonly members: string;
  readonly list?: true;
  readonly from?: string;
  readonly isState?: true;
  readonly same?: Readonly<Record<string, string>>;
}

const ship = 'shipType! shipGameID!';
const item = 'itemName! itemCount! itemType isStolen missionGameID itemLocation';
const opponents = 'starsystemName opponentName! isPlayer isThargoid';
const carried = 'itemName! itemCount! isStolen missionGameID';
const suit = 'loadoutGameID! loadoutName suitType suitGameID suitMods suitLoadout suitName';
const missionEnd = { members: 'missionGameID!' };

export const inaraEvents: Readonly<Record<string, InaraEvent>> = {
  getCommanderProfile: { members: 'searchName' },
  addCommanderFriend: { members: 'commanderName! gamePlatform' },
  delCommanderFriend: { members: 'commanderName! gamePlatform' },
  addCommanderPermit: { members: 'starsystemName!' },
  setCommanderCredits: { members: 'commanderCredits! commanderAssets commanderLoan' },
  setCommanderGameStatistics: { members: '*', from: 'Statistics', isState: true },
  setCommanderRankEngineer: { members: 'engineerName! rankStage rankValue', list: true },
  setCommanderRankPilot: { members: 'rankName! rankValue rankProgress', list: true },
  setCommanderRankPower: { members: 'powerName! rankValue! meritsValue' },
  setCommanderReputationMajorFaction: { members: 'majorfactionName! majorfactionReputation!', list: true },
  setCommanderReputationMinorFaction: { members: 'minorfactionName! minorfactionReputation!', list: true },
  addCommanderInventoryItem: { members: item, list: true },
  delCommanderInventoryItem: { members: item, list: true },
  setCommanderInventory: { members: item, list: true },
  setCommanderInventoryItem: { members: item, list: true },
  resetCommanderInventory: { members: 'itemType! itemLocation', list: true },
  addCommanderInventoryCargoItem: { members: carried, list: true },
  delCommanderInventoryCargoItem: { members: carried, list: true },
  setCommanderInventoryCargo: { members: carried, list: true },
  setCommanderInventoryCargoItem: { members: carried, list: true },
  addCommanderInventoryMaterialsItem: { members: 'itemName! itemCount!', list: true },
  delCommanderInventoryMaterialsItem: { members: 'itemName! itemCount!', list: true },
  setCommanderInventoryMaterials: { members: 'itemName! itemCount!', list: true },
  setCommanderInventoryMaterialsItem: { members: 'itemName! itemCount!', list: true },
  setCommanderStorageModules: {
    members: 'itemName! itemValue isHot starsystemName stationName marketID engineering transferCost transferTime',
    list: true,
  },
  addCommanderShip: { members: ship, from: 'ShipyardNew', same: { shipGameID: 'NewShipID' } },
  delCommanderShip: { members: ship },
  setCommanderShip: {
    members: `${ship} shipName shipIdent shipRole isCurrentShip isMainShip isHot shipHullValue shipModulesValue shipRebuyCost shipMaxJumpRange shipCargoCapacity starsystemName stationName marketID`,
  },
  setCommanderShipLoadout: {
    members: `${ship} shipLoadout!`,
    from: 'Loadout',
    isState: true,
    same: { shipGameID: 'ShipID' },
  },
  setCommanderShipTransfer: {
    members: `${ship} starsystemName! stationName! marketID transferTime`,
    from: 'ShipyardTransfer',
    same: { shipGameID: 'ShipID', marketID: 'MarketID' },
  },
  setCommanderSuitLoadout: { members: suit, from: 'SuitLoadout', isState: true, same: { loadoutGameID: 'LoadoutID' } },
  updateCommanderSuitLoadout: { members: suit },
  delCommanderSuitLoadout: { members: 'loadoutGameID!' },
  addCommanderTravelDock: {
    members:
      'starsystemName! stationName! marketID shipType shipGameID isTaxiShuttle isTaxiDropship starsystemBodyName starsystemBodyCoords',
    from: 'Docked',
    same: { starsystemName: 'StarSystem', stationName: 'StationName', marketID: 'MarketID' },
  },
  addCommanderTravelFSDJump: {
    members: 'starsystemName! starsystemCoords jumpDistance shipType shipGameID isTaxiShuttle isTaxiDropship',
    from: 'FSDJump',
    same: { starsystemName: 'StarSystem', starsystemCoords: 'StarPos', jumpDistance: 'JumpDist' },
  },
  addCommanderTravelCarrierJump: {
    members: 'starsystemName! stationName marketID starsystemCoords shipType shipGameID',
    from: 'CarrierJump',
    same: { starsystemName: 'StarSystem', stationName: 'StationName', marketID: 'MarketID' },
  },
  addCommanderTravelLand: {
    members:
      'starsystemName! starsystemBodyName! starsystemBodyCoords shipType shipGameID isTaxiShuttle isTaxiDropship',
    from: 'Touchdown',
    same: { starsystemName: 'StarSystem', starsystemBodyName: 'Body' },
  },
  setCommanderTravelLocation: {
    members: 'starsystemName! starsystemCoords starsystemBodyName starsystemBodyCoords stationName marketID',
  },
  addCommanderMission: {
    members:
      'missionName! missionGameID! missionExpiry influenceGain reputationGain starsystemNameOrigin stationNameOrigin minorfactionNameOrigin starsystemNameTarget starsystemBodyNameTarget stationNameTarget minorfactionNameTarget commodityName commodityCount targetName targetType killCount passengerType passengerCount passengerIsVIP passengerIsWanted',
    from: 'MissionAccepted',
    same: {
      missionGameID: 'MissionID',
      missionName: 'Name',
      minorfactionNameOrigin: 'Faction',
      starsystemNameTarget: 'DestinationSystem',
      stationNameTarget: 'DestinationStation',
    },
  },
  setCommanderMissionAbandoned: { ...missionEnd, from: 'MissionAbandoned', same: { missionGameID: 'MissionID' } },
  setCommanderMissionFailed: { ...missionEnd, from: 'MissionFailed', same: { missionGameID: 'MissionID' } },
  setCommanderMissionCompleted: {
    members:
      'missionGameID! donationCredits rewardCredits rewardPermits rewardCommodities rewardMaterials minorfactionEffects',
    from: 'MissionCompleted',
    same: { missionGameID: 'MissionID', rewardCredits: 'Reward' },
  },
  addCommanderCombatDeath: {
    members: 'starsystemName opponentName wingOpponentNames isPlayer isThargoid',
    from: 'Died',
    same: { opponentName: 'KillerName' },
  },
  addCommanderCombatInterdicted: {
    members: `${opponents} isSubmit`,
    from: 'Interdicted',
    same: { opponentName: 'Interdictor', isSubmit: 'Submitted' },
  },
  addCommanderCombatInterdiction: {
    members: `${opponents} isSuccess`,
    from: 'Interdiction',
    same: { opponentName: 'Interdicted', isSuccess: 'Success' },
  },
  addCommanderCombatInterdictionEscape: { members: opponents, from: 'EscapeInterdiction' },
  addCommanderCombatKill: { members: opponents, from: 'PVPKill', same: { opponentName: 'Victim' } },
  getCommunityGoalsRecent: { members: '' },
  setCommunityGoal: {
    members:
      'communitygoalGameID! communitygoalName! starsystemName! stationName! goalExpiry! tierReached tierMax topRankSize isCompleted! contributorsNum! contributionsTotal! completionBonus',
  },
  setCommanderCommunityGoalProgress: {
    members: 'communitygoalGameID! contribution! percentileBand! percentileBandReward isTopRank',
  },
};
