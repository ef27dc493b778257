import type { SituationFacts } from './situation.js';

/** All situations by name. The types of the names and of their settings are derived from this table. */
export const situationTable = {
  supercruise: {
    about: 'flies in supercruise',
    writes: [],
    takes: ['system'],
  },
  undock: {
    about: 'leaves the pad of a station for normal space',
    writes: ['Undocked'],
    takes: ['station', 'system'],
  },
  'normal-space': {
    about: 'flies in normal space, away from any station',
    writes: [],
    takes: ['station', 'system'],
  },
  'target-system': {
    about: 'targets the next system, without a route',
    writes: ['FSDTarget'],
    takes: ['system'],
  },
  jump: {
    about: 'jumps to another system',
    writes: ['StartJump', 'FSDJump'],
    takes: ['system'],
  },
  hyperspace: {
    about: 'is in hyperspace, on the way to another system',
    writes: ['StartJump'],
    later: ['FSDJump'],
    takes: ['system'],
  },
  route: {
    about: 'plots a route of several jumps and follows it',
    writes: ['NavRoute', 'FSDJump'],
    takes: ['system'],
  },
  'route-plotted': {
    about: 'plots a route of several jumps, and stays where it is',
    writes: ['NavRoute'],
    takes: ['system'],
  },
  'route-long': {
    about: 'plots a route of at least 60 stops, with short jumps',
    writes: ['NavRoute'],
    takes: ['stops'],
  },
  'follow-route': {
    about: 'follows the route that is plotted, and plots one first if there is none',
    writes: ['FSDJump'],
  },
  scoop: {
    about: 'scoops fuel from a star',
    writes: ['FuelScoop'],
  },
  'reservoir-filled': {
    about: 'flies until the reservoir is empty and is filled up from the main tank',
    writes: [],
  },
  refuel: {
    about: 'fills the tank at a station',
    writes: ['RefuelAll'],
    takes: ['station', 'system'],
  },
  'refuel-partly': {
    about: 'buys some fuel at a station, but not all that is missing',
    writes: ['RefuelPartial'],
    takes: ['station', 'system'],
  },
  'low-fuel': {
    about: 'flies with less than 25 % in the tank',
    writes: [],
  },
  dock: {
    about: 'docks at a station',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-wanted': {
    about: 'docks while wanted here',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-fined': {
    about: 'docks with a fine unpaid',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-breached': {
    about: 'docks with a broken canopy',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-wanted-breached': {
    about: 'docks while wanted here, with a broken canopy and a fine unpaid',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-damaged-station': {
    about: 'docks at a station that was attacked',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-station-under-repairs': {
    about: 'docks at a station that is being repaired',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-settlement': {
    about: 'docks at a settlement on a planet',
    writes: ['DockingRequested', 'ApproachSettlement', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-denied': {
    about: 'is refused a pad, since all are taken, and docks after another try',
    writes: ['DockingRequested', 'DockingDenied', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-too-far': {
    about: 'asks for a pad from too far away, and docks after another try',
    writes: ['DockingRequested', 'DockingDenied', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-cancelled': {
    about: 'gives a pad back, asks for another one and docks',
    writes: ['DockingRequested', 'DockingCancelled', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'dock-timeout': {
    about: 'takes too long to land, loses the pad, asks for another one and docks',
    writes: ['DockingRequested', 'DockingTimeout', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  carrier: {
    about: 'docks at a fleet carrier',
    writes: ['DockingRequested', 'DockingGranted', 'Docked'],
    takes: ['system'],
  },
  'drop-at-station': {
    about: 'drops out of supercruise at a station that was chosen',
    writes: ['SupercruiseDestinationDrop', 'SupercruiseExit'],
    takes: ['station', 'system'],
  },
  'dock-refused': {
    about: 'asks for a pad at a station that lets only some in, and is refused',
    writes: ['SupercruiseDestinationDrop', 'SupercruiseExit', 'DockingRequested', 'DockingDenied'],
    takes: ['station', 'system'],
  },
  'dock-hostile': {
    about: 'asks for a pad at a station that takes the commander for an enemy, and is refused',
    writes: ['SupercruiseDestinationDrop', 'SupercruiseExit', 'DockingRequested', 'DockingDenied'],
    takes: ['station', 'system'],
  },
  scanned: {
    about: 'is scanned by the law near a station',
    writes: ['SupercruiseDestinationDrop', 'SupercruiseExit', 'Scanned', 'ReceiveText'],
    takes: ['station', 'system'],
  },
  chatter: {
    about: 'overhears what ships near a station talk about',
    writes: ['SupercruiseDestinationDrop', 'SupercruiseExit', 'ReceiveText'],
    takes: ['station', 'system'],
  },
  outfitting: {
    about: 'looks around in outfitting',
    writes: ['Outfitting', 'StoredModules'],
    takes: ['station', 'system'],
  },
  'module-transfer': {
    about: 'has stored modules brought here',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
  },
  'module-in-transit': {
    about: 'has a module on its way, as the stored modules tell',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
  },
  'hot-module': {
    about: 'has a stolen module in storage',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
  },
  'sell-exploration': {
    about: 'sells what was scanned',
    writes: ['MultiSellExplorationData'],
    takes: ['station', 'system'],
  },
  'sell-exploration-singly': {
    about: 'sells what was scanned, system by system',
    writes: ['SellExplorationData'],
    takes: ['station', 'system'],
  },
  trade: {
    about: 'sells what is dear and buys what is cheap',
    writes: ['MarketBuy'],
    takes: ['station', 'system'],
  },
  'upgrade-suit': {
    about: 'has a suit improved',
    writes: ['UpgradeSuit'],
    takes: ['station', 'system'],
  },
  'upgrade-weapon': {
    about: 'has a hand weapon improved',
    writes: ['UpgradeWeapon'],
    takes: ['station', 'system'],
  },
  'module-bought': {
    about: 'buys a module',
    writes: ['Outfitting', 'StoredModules', 'ModuleBuy'],
    takes: ['station', 'system'],
  },
  'module-sold': {
    about: 'sells a module of the ship',
    writes: ['Outfitting', 'StoredModules', 'ModuleSell'],
    takes: ['station', 'system'],
  },
  'module-stored': {
    about: 'puts a module into storage',
    writes: ['Outfitting', 'StoredModules', 'ModuleStore'],
    takes: ['station', 'system'],
  },
  'modules-stored': {
    about: 'puts several modules into storage at once',
    writes: ['Outfitting', 'StoredModules', 'MassModuleStore'],
    takes: ['station', 'system'],
  },
  'module-retrieved': {
    about: 'takes a module out of storage',
    writes: ['Outfitting', 'StoredModules', 'ModuleRetrieve'],
    takes: ['station', 'system'],
  },
  'modules-swapped': {
    about: 'changes two modules over',
    writes: ['Outfitting', 'StoredModules', 'ModuleSwap'],
    takes: ['station', 'system'],
  },
  'module-bought-and-stored': {
    about: 'buys a module for another day',
    writes: ['Outfitting', 'StoredModules', 'ModuleBuyAndStore'],
    takes: ['station', 'system'],
  },
  'stored-module-sold': {
    about: 'sells a module that is stored elsewhere',
    writes: ['Outfitting', 'StoredModules', 'ModuleSellRemote'],
    takes: ['station', 'system'],
  },
  shipyard: {
    about: 'looks around in a shipyard',
    writes: ['Shipyard', 'StoredShips'],
    takes: ['station', 'system'],
  },
  'ship-swapped': {
    about: 'changes to another ship',
    writes: ['Shipyard', 'StoredShips', 'ShipyardSwap'],
    takes: ['station', 'system'],
  },
  'ship-transferred': {
    about: 'has a ship brought here',
    writes: ['Shipyard', 'StoredShips', 'ShipyardTransfer'],
    takes: ['station', 'system'],
  },
  'ship-sold': {
    about: 'sells a stored ship',
    writes: ['Shipyard', 'StoredShips', 'ShipyardSell'],
    takes: ['station', 'system'],
  },
  'ship-bought': {
    about: 'buys a ship, and boards it',
    writes: ['Shipyard', 'StoredShips', 'ShipyardBuy', 'ShipyardNew', 'Loadout'],
    takes: ['station', 'system'],
  },
  'ship-redeemed': {
    about: 'takes a ship that was paid for outside the game',
    writes: ['Shipyard', 'StoredShips', 'ShipyardRedeem', 'ShipRedeemed'],
    takes: ['station', 'system'],
  },
  'ship-named': {
    about: 'gives the ship a name',
    writes: ['Shipyard', 'StoredShips', 'SetUserShipName'],
    takes: ['station', 'system'],
  },
  'ship-unnamed': {
    about: 'gives the ship a name of one space',
    writes: ['Shipyard', 'StoredShips', 'SetUserShipName'],
    takes: ['station', 'system'],
  },
  'ship-repaired': {
    about: 'has the ship repaired',
    writes: ['RepairAll'],
    takes: ['station', 'system'],
  },
  'material-trade': {
    about: 'trades materials for others',
    writes: ['MaterialTrade'],
    takes: ['station', 'system'],
  },
  'wear-repaired': {
    about: 'has the wear of the hull seen to',
    writes: ['Repair'],
    takes: ['station', 'system'],
  },
  promotion: {
    about: 'rises in rank',
    writes: ['Promotion'],
  },
  contribute: {
    about: 'gives something for a community goal, or joins one',
    writes: ['CommunityGoal'],
    takes: ['station', 'system'],
  },
  'goal-tier-reached': {
    about: 'learns that a community goal has reached a tier',
    writes: ['CommunityGoal'],
    takes: ['station', 'system'],
  },
  'goal-complete': {
    about: 'learns that a community goal is complete',
    writes: ['CommunityGoal'],
    takes: ['station', 'system'],
  },
  'pay-fines': {
    about: 'pays what is owed to the law here',
    writes: ['PayFines'],
    takes: ['station', 'system'],
  },
  relog: {
    about: 'goes out to the main menu, and comes in again',
    writes: ['EngineerProgress', 'Missions', 'LoadGame', 'Location'],
  },
  relaunch: {
    about: 'closes the game, and starts it again: another journal',
    writes: ['Fileheader', 'EngineerProgress', 'LoadGame', 'Location', 'Missions'],
  },
  'game-crash': {
    about: 'starts the game again after a crash: the last journal has no Shutdown',
    writes: ['Fileheader', 'EngineerProgress', 'LoadGame', 'Location', 'Missions'],
  },
  'log-in-arena': {
    about: 'plays a match of CQC: LoadGame names no ship',
    writes: ['Statistics', 'LoadGame', 'Location'],
  },
  'log-in-fighter': {
    about: 'starts the game in a fighter after a crash, and docks it',
    writes: ['LaunchFighter', 'Fileheader', 'LoadGame', 'Location', 'DockFighter'],
  },
  'log-in-srv': {
    about: 'comes in from the menu, and starts the game after a crash, in the SRV; then drives it aboard',
    writes: ['LaunchSRV', 'LoadGame', 'Fileheader', 'Location', 'DockSRV'],
    takes: ['system', 'body'],
  },
  'log-in-rhino': {
    about: 'starts the game in the Rhino after a crash, and drives it aboard',
    writes: ['LaunchSRV', 'Fileheader', 'LoadGame', 'Location', 'DockSRV'],
    takes: ['system', 'body'],
  },
  'log-in-nomad': {
    about: 'starts the game in the landed Nomad after a crash, and flies it back',
    writes: ['LaunchVessel', 'Fileheader', 'LoadGame', 'Location', 'DockSRV'],
    takes: ['system', 'body'],
  },
  'log-in-on-foot': {
    about: 'comes in from the menu, and starts the game, on foot on a planet',
    writes: ['Fileheader', 'LoadGame', 'Location', 'Embark'],
    takes: ['system', 'body'],
  },
  'log-in-concourse': {
    about: 'comes in from the menu, and starts the game, on foot in a station: Location says that no ship is docked',
    writes: ['Fileheader', 'LoadGame', 'Location', 'Embark'],
    takes: ['station', 'system'],
  },
  'log-in-docked': {
    about: 'starts the game in a station: Docked is written after Location',
    writes: ['Fileheader', 'LoadGame', 'Location', 'Docked'],
    takes: ['station', 'system'],
  },
  'log-in-dead': {
    about: 'is killed, closes the game, and starts it again before the rebuy',
    writes: ['Died', 'Fileheader', 'LoadGame', 'Resurrect', 'Location'],
  },
  'new-commander': {
    about: 'begins again as a new commander, with a Sidewinder and little else',
    writes: ['Fileheader', 'NewCommander', 'Commander', 'LoadGame', 'Location'],
  },
  'next-evening': {
    about: 'comes back the next evening, to all that was left',
    writes: ['Fileheader', 'EngineerProgress', 'LoadGame', 'Location', 'Missions'],
  },
  'engineer-craft': {
    about: 'has a module engineered',
    writes: ['EngineerCraft'],
    takes: ['engineer'],
  },
  engineer: {
    about: 'visits an engineer, and comes one step further',
    writes: ['EngineerProgress'],
    takes: ['engineer'],
  },
  'engineer-unlocked': {
    about: 'is let in by an engineer',
    writes: ['EngineerProgress'],
    takes: ['engineer'],
  },
  'engineer-supplied': {
    about: 'brings an engineer what they ask for, and is let in',
    writes: ['EngineerContribution', 'EngineerProgress'],
    takes: ['engineer'],
  },
  'engineer-ranked': {
    about: 'rises in rank with an engineer',
    writes: ['EngineerProgress'],
    takes: ['engineer'],
  },
  'mission-taken': {
    about: 'takes on a mission',
    writes: ['MissionAccepted'],
    takes: ['station', 'system'],
  },
  'mission-completed': {
    about: 'carries data for a mission, and is paid for it',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
  },
  'mission-redirected': {
    about: 'finds what a mission requires, and is redirected to report it',
    writes: ['MissionRedirected'],
    takes: ['station', 'system'],
  },
  'mission-abandoned': {
    about: 'gives up a mission',
    writes: ['MissionAbandoned'],
    takes: ['station', 'system'],
  },
  donation: {
    about: 'gives credits to a faction',
    writes: ['MissionAccepted', 'MissionCompleted'],
    takes: ['station', 'system'],
  },
  'mission-failed': {
    about: 'runs out of time with a mission, as the missions tell after the next login',
    writes: ['Missions', 'MissionFailed'],
    takes: ['station', 'system'],
  },
  honk: {
    about: 'uses the discovery scanner',
    writes: ['FSSDiscoveryScan'],
    takes: ['system'],
  },
  'find-signals': {
    about: 'picks up the signals of a populated system',
    writes: ['FSSSignalDiscovered'],
    takes: ['system'],
  },
  'find-signal-sources': {
    about: 'finds signal sources in a populated system',
    writes: ['FSSSignalDiscovered'],
    takes: ['system'],
  },
  'scan-system': {
    about: 'scans all bodies of a system',
    writes: ['Scan', 'FSSAllBodiesFound'],
    takes: ['system'],
  },
  'scan-system-again': {
    about: 'scans all bodies of a system, and is reminded of that at the next look',
    writes: ['Scan', 'FSSAllBodiesFound'],
    takes: ['system'],
  },
  'scan-moons-first': {
    about: 'scans moons before their planets',
    writes: ['Scan'],
    takes: ['system'],
  },
  'scan-again': {
    about: 'scans a planet in passing, then in detail, and gets the same line twice',
    writes: ['Scan'],
    takes: ['system'],
  },
  'scan-signals': {
    about: 'scans a planet with signals on it',
    writes: ['FSSBodySignals', 'Scan'],
    takes: ['system'],
  },
  'scan-barycentre': {
    about: 'scans a planet that circles a point between bodies',
    writes: ['ScanBaryCentre', 'Scan'],
    takes: ['system'],
  },
  'scan-nav-beacon': {
    about: 'scans the navigation beacon of a populated system',
    writes: ['NavBeaconScan', 'Scan'],
    takes: ['system'],
  },
  'map-planet': {
    about: 'maps a planet with probes',
    writes: ['SAAScanComplete', 'Scan'],
    takes: ['system'],
  },
  'map-signals': {
    about: 'maps a planet with life on it',
    writes: ['SAAScanComplete', 'SAASignalsFound', 'Scan'],
    takes: ['system'],
  },
  'scan-and-map-signals': {
    about: 'scans a planet with signals on it, and maps it',
    writes: ['FSSBodySignals', 'Scan', 'SAASignalsFound'],
    takes: ['system'],
  },
  'map-ring': {
    about: 'maps a ring with probes',
    writes: ['SAAScanComplete', 'SAASignalsFound', 'Scan'],
    takes: ['system'],
  },
  'codex-entry': {
    about: 'notes something new in the Codex',
    writes: ['CodexEntry'],
    takes: ['system'],
  },
  'sample-organism': {
    about: 'takes samples of something alive',
    writes: ['ScanOrganic'],
    takes: ['system'],
  },
  'sample-from-srv': {
    about: 'takes samples of something alive without getting out of the SRV',
    writes: ['LaunchSRV', 'ScanOrganic', 'DockSRV'],
    takes: ['system'],
  },
  'sell-organic-data': {
    about: 'sells samples to Vista Genomics',
    writes: ['SellOrganicData'],
    takes: ['station', 'system'],
  },
  'collect-materials': {
    about: 'shoots at rocks from the SRV and takes what falls off',
    writes: ['LaunchSRV', 'MaterialCollected', 'DockSRV'],
    takes: ['system', 'body'],
  },
  land: {
    about: 'lands on a planet or moon',
    writes: ['ApproachBody', 'SupercruiseExit', 'Touchdown'],
    takes: ['system', 'body'],
  },
  'orbital-cruise': {
    about: 'is in orbital cruise around a planet',
    writes: ['ApproachBody'],
    later: ['SupercruiseExit', 'Touchdown'],
    takes: ['system', 'body'],
  },
  glide: {
    about: 'glides down to a planet',
    writes: ['ApproachBody', 'SupercruiseExit'],
    later: ['Touchdown'],
    takes: ['system', 'body'],
  },
  'take-off': {
    about: 'takes off from a planet, up to supercruise',
    writes: ['Liftoff'],
    takes: ['system', 'body'],
  },
  'drive-srv': {
    about: 'drives about in the SRV',
    writes: ['LaunchSRV'],
    later: ['DockSRV'],
    takes: ['system', 'body'],
  },
  'srv-turret': {
    about: 'sits in the turret of the SRV',
    writes: ['LaunchSRV'],
    later: ['DockSRV'],
    takes: ['system', 'body'],
  },
  'srv-synthesis': {
    about: 'makes something out of materials in the SRV',
    writes: ['LaunchSRV', 'Synthesis', 'DockSRV'],
    takes: ['system', 'body'],
  },
  'data-point-scanned': {
    about: 'reads data points in the SRV: one is worth a voucher',
    writes: ['LaunchSRV', 'DatalinkScan', 'DatalinkVoucher', 'DataScanned', 'DockSRV'],
    takes: ['system', 'body'],
  },
  'srv-lost': {
    about: 'loses the SRV, and is back in the ship',
    writes: ['LaunchSRV', 'SRVDestroyed'],
    takes: ['system', 'body'],
  },
  'srv-left-behind': {
    about: 'leaves the SRV behind, and walks to the ship',
    writes: ['LaunchSRV', 'Disembark', 'Embark'],
    takes: ['system', 'body'],
  },
  nomad: {
    about: 'flies the Nomad from the hovering ship to the ground and back',
    writes: ['LaunchVessel', 'Touchdown', 'Liftoff', 'DockSRV'],
    takes: ['system', 'body'],
  },
  'surface-mining': {
    about: 'mines the ground with the Rhino, out of the hovering ship',
    writes: ['LaunchSRV', 'MiningRefined', 'DockSRV', 'Cargo'],
    takes: ['system', 'body'],
  },
  'srv-salvage': {
    about: 'scoops up cargo in the SRV',
    writes: ['LaunchSRV', 'CollectCargo', 'Cargo', 'DockSRV'],
    takes: ['system', 'body'],
  },
  disembark: {
    about: 'leaves the ship on foot in the hangar of a station',
    writes: ['Disembark', 'SuitLoadout'],
    takes: ['station', 'system'],
  },
  'disembark-planet': {
    about: 'leaves the ship on foot on a planet',
    writes: ['Disembark', 'SuitLoadout'],
    takes: ['system', 'body'],
  },
  concourse: {
    about: 'walks about in the concourse of a station',
    writes: [],
    takes: ['station', 'system'],
  },
  walk: {
    about: 'walks about on a planet',
    writes: [],
    takes: ['system', 'body'],
  },
  resupply: {
    about: 'refills the suit and its weapons on foot',
    writes: ['Resupply'],
    takes: ['system', 'body'],
  },
  'ship-recalled': {
    about: 'sends the ship away on foot, and calls it back',
    writes: ['Liftoff', 'Touchdown'],
    takes: ['system', 'body'],
  },
  embark: {
    about: 'gets back into the ship',
    writes: ['Embark'],
    takes: ['station', 'system'],
  },
  'oxygen-low': {
    about: 'is short of oxygen',
    writes: [],
    later: ['Embark'],
    takes: ['system', 'body', 'oxygen'],
  },
  'health-low': {
    about: 'is badly hurt',
    writes: [],
    later: ['Embark'],
    takes: ['system', 'body', 'health'],
  },
  'too-cold': {
    about: 'is very cold',
    writes: [],
    later: ['Embark'],
    takes: ['system', 'body', 'temperature'],
  },
  'too-hot': {
    about: 'is very hot',
    writes: [],
    later: ['Embark'],
    takes: ['system', 'body', 'temperature'],
  },
  'pick-up': {
    about: 'picks something up on foot',
    writes: ['CollectItems', 'BackpackChange'],
    takes: ['system', 'body'],
  },
  'pick-up-from-others': {
    about: 'picks up three of one thing, which belong to no one and to two others',
    writes: ['CollectItems', 'BackpackChange'],
    takes: ['system', 'body'],
  },
  'throw-grenade': {
    about: 'finds a grenade and throws it: only BackpackChange tells of that',
    writes: ['BackpackChange'],
    takes: ['system', 'body'],
  },
  'drop-item': {
    about: 'drops something on foot',
    writes: ['DropItems', 'BackpackChange'],
    takes: ['system', 'body'],
  },
  'copy-data': {
    about: 'copies data from a terminal',
    writes: ['BackpackChange'],
    takes: ['system', 'body'],
  },
  'use-medkit': {
    about: 'uses a medkit',
    writes: ['UseConsumable', 'BackpackChange'],
    takes: ['system', 'body'],
  },
  'buy-consumables': {
    about: 'buys medkits and the like',
    writes: ['BuyMicroResources'],
    takes: ['station', 'system'],
  },
  'sell-to-bartender': {
    about: 'sells things to the bartender',
    writes: ['SellMicroResources'],
    takes: ['station', 'system'],
  },
  'trade-with-bartender': {
    about: 'exchanges components with the bartender',
    writes: ['TradeMicroResources'],
    takes: ['station', 'system'],
  },
  'buy-suit': {
    about: 'buys a suit and a weapon',
    writes: ['BuySuit', 'BuyWeapon', 'CreateSuitLoadout'],
    takes: ['station', 'system'],
  },
  'switch-suit': {
    about: 'changes the suit aboard the ship',
    writes: ['SwitchSuitLoadout'],
  },
  interdicted: {
    about: 'is pulled out of supercruise by a pirate, and gets away',
    writes: [],
    later: ['Interdicted'],
    takes: ['system'],
  },
  'in-danger': {
    about: 'is in danger: a pirate attacks',
    writes: [],
    later: ['UnderAttack'],
    takes: ['station', 'system'],
  },
  fight: {
    about: 'fights in normal space, until it is over',
    writes: ['UnderAttack'],
    takes: ['station', 'system'],
  },
  'shields-down': {
    about: 'loses its shields in a fight',
    writes: [],
    takes: ['station', 'system'],
  },
  fighter: {
    about: 'flies a fighter, while a hired pilot flies the ship',
    writes: ['LaunchFighter'],
    later: ['DockFighter'],
  },
  'silent-running': {
    about: 'runs silently',
    writes: [],
    takes: ['station', 'system'],
  },
  overheat: {
    about: 'grows hotter than the ship can bear',
    writes: ['HeatWarning'],
    takes: ['station', 'system', 'heat'],
  },
  'ship-targeted': {
    about: 'targets a ship and scans it',
    writes: ['ShipTargeted'],
    takes: ['station', 'system'],
  },
  ambush: {
    about: 'is attacked by a pirate in normal space',
    writes: ['UnderAttack', 'ShipTargeted'],
    takes: ['station', 'system'],
  },
  'bounty-earned': {
    about: 'destroys a pirate, and earns a bounty',
    writes: ['ShipTargeted', 'Bounty'],
    takes: ['station', 'system'],
  },
  'skimmer-destroyed': {
    about: 'destroys a skimmer: its bounty has one payer, and no list of them',
    writes: ['Bounty'],
    takes: ['station', 'system'],
  },
  'bond-earned': {
    about: 'destroys an enemy in a war of two factions, and earns a combat bond',
    writes: ['FactionKillBond'],
    takes: ['station', 'system'],
  },
  'hull-damaged': {
    about: 'loses the shields and some of the hull under fire',
    writes: ['UnderAttack', 'ShieldState', 'HullDamage'],
    takes: ['station', 'system'],
  },
  died: {
    about: 'is killed, pays for a new ship, and wakes up in the last port',
    writes: ['Died', 'Resurrect', 'Location'],
    takes: ['station', 'system'],
  },
  'self-destruct': {
    about: 'blows up the ship: no one has killed the commander',
    writes: ['SelfDestruct', 'Died', 'Resurrect', 'Location'],
  },
  'ship-sold-on-rebuy': {
    about: 'is killed, and sells a stored ship to pay for a new one',
    writes: ['Died', 'SellShipOnRebuy', 'Resurrect', 'Location'],
  },
  interdict: {
    about: 'pulls a pirate out of supercruise',
    writes: ['Interdiction', 'SupercruiseExit', 'ShipTargeted'],
  },
  'canopy-broken': {
    about: 'loses the canopy of the cockpit',
    writes: ['CockpitBreached'],
    takes: ['station', 'system'],
  },
  'systems-shutdown': {
    about: 'is hit by a Thargoid pulse that shuts the ship down',
    writes: ['SystemsShutdown'],
    takes: ['station', 'system'],
  },
  'heat-damage': {
    about: 'grows so hot that the ship suffers',
    writes: ['HeatWarning', 'HeatDamage'],
    takes: ['station', 'system'],
  },
  'fighter-lost': {
    about: 'launches a fighter that is destroyed and rebuilt',
    writes: ['LaunchFighter', 'HullDamage', 'FighterDestroyed', 'FighterRebuilt'],
  },
  'crime-committed': {
    about: 'commits a crime, and is wanted for it',
    writes: ['CommitCrime'],
    takes: ['station', 'system'],
  },
  'crime-suffered': {
    about: 'is attacked where there is a law, which is a crime',
    writes: ['CrimeVictim'],
    takes: ['station', 'system'],
  },
  'pay-bounties': {
    about: 'pays off a bounty',
    writes: ['PayBounties'],
    takes: ['station', 'system'],
  },
  'vouchers-redeemed': {
    about: 'is paid for a bounty',
    writes: ['RedeemVoucher'],
    takes: ['station', 'system'],
  },
  rearm: {
    about: 'buys ammunition',
    writes: ['BuyAmmo'],
    takes: ['station', 'system'],
  },
  'merits-earned': {
    about: 'earns merits for the power they are pledged to',
    writes: ['PowerplayMerits'],
    takes: ['station', 'system'],
  },
  'merits-thrice': {
    about: 'earns merits once: three lines count them',
    writes: ['PowerplayMerits'],
    takes: ['station', 'system'],
  },
  'merits-late': {
    about: 'earns merits twice: those of the first deed are written after the second',
    writes: ['PowerplayMerits'],
    takes: ['station', 'system'],
  },
  operation: {
    about: 'flies an operation, and docks at the ship of those who run it',
    // In the specification, the ships of operations do not exist.
    writes: ['GameModeChange'],
  },
  fiddle: {
    about: 'looks about in the cockpit and tries a switch',
    writes: [],
  },
  'night-vision': {
    about: 'has night vision on',
    writes: [],
    takes: ['system'],
  },
  lights: {
    about: 'has the lights on',
    writes: [],
    takes: ['system'],
  },
  'analysis-mode': {
    about: 'has the HUD in analysis mode',
    writes: [],
    takes: ['system'],
  },
  'flight-assist-off': {
    about: 'flies with flight assist off',
    writes: [],
    takes: ['system'],
  },
  'cargo-scoop': {
    about: 'has the cargo scoop out',
    writes: [],
    takes: ['system'],
  },
  'galaxy-map': {
    about: 'looks at the galaxy map',
    writes: [],
    takes: ['system'],
  },
  'system-scanner': {
    about: 'scans the system',
    writes: [],
    takes: ['system'],
  },
  'look-at-modules': {
    about: 'looks at the modules panel',
    writes: ['ModuleInfo'],
  },
  synthesise: {
    about: 'makes something out of materials',
    writes: ['Synthesis'],
  },
  'jump-boosted': {
    about: 'injects the drive and jumps farther by it',
    writes: ['Synthesis', 'FSDJump'],
    takes: ['system', 'boost'],
  },
  'transfer-cargo': {
    about: 'moves cargo between the ship and a fleet carrier',
    writes: ['CargoTransfer'],
  },
  'dropship-ride': {
    about: 'is dropped into a battle on the ground, fights on foot, and is taken back',
    writes: ['BookDropship', 'Embark', 'DropshipDeploy', 'SuitLoadout'],
    later: ['FactionKillBond', 'Docked', 'Disembark'],
    takes: ['station', 'system'],
  },
  'dropship-cancelled': {
    about: 'books a dropship, and thinks better of it',
    writes: ['BookDropship', 'CancelDropship'],
    takes: ['station', 'system'],
  },
  'taxi-cancelled': {
    about: 'books a taxi, and thinks better of it',
    writes: ['BookTaxi', 'CancelTaxi'],
    takes: ['station', 'system'],
  },
  'taxi-ride': {
    about: 'rides in a taxi to another system, and back',
    writes: ['BookTaxi', 'Embark'],
    later: ['FSDJump', 'Docked', 'Disembark'],
    takes: ['station', 'system'],
  },
  'multicrew-join': {
    about: 'joins the crew of another ship for a trip',
    writes: ['JoinACrew', 'ChangeCrewRole'],
    later: ['FSDJump', 'Docked', 'QuitACrew'],
    takes: ['station', 'system'],
  },
  'multicrew-telepresence': {
    about: 'joins the crew of another ship remotely, for a trip',
    writes: ['JoinACrew', 'ChangeCrewRole'],
    later: ['FSDJump', 'Docked', 'QuitACrew'],
    takes: ['station', 'system'],
  },
  'multicrew-embark': {
    about: 'boards the ship of another player in person, for a trip',
    writes: ['Disembark', 'JoinACrew', 'Embark'],
    later: ['FSDJump', 'Docked', 'QuitACrew'],
    takes: ['station', 'system'],
  },
  'war-active': {
    about: 'jumps to where factions fight',
    writes: ['FSDJump'],
    takes: ['system', 'conflict'],
  },
  'war-pending': {
    about: 'jumps to where factions prepare to fight',
    writes: ['FSDJump'],
    takes: ['system', 'conflict'],
  },
  'war-ended': {
    about: 'jumps to where a fight between factions is just over',
    writes: ['FSDJump'],
    takes: ['system', 'conflict'],
  },
  'civil-war': {
    about: 'jumps to where a civil war is fought',
    writes: ['FSDJump'],
    takes: ['system'],
  },
  election: {
    about: 'jumps to where an election is held',
    writes: ['FSDJump'],
    takes: ['system'],
  },
  'powerplay-contested': {
    about: 'jumps to where several powers want the system',
    writes: ['FSDJump'],
    takes: ['system', 'power'],
  },
  'powerplay-unoccupied': {
    about: 'jumps to where no power has the system yet',
    writes: ['FSDJump'],
    takes: ['system', 'power'],
  },
  'powerplay-exploited': {
    about: 'jumps to where a power exploits the system',
    writes: ['FSDJump'],
    takes: ['system', 'power'],
  },
  'powerplay-fortified': {
    about: 'jumps to where a power has fortified the system',
    writes: ['FSDJump'],
    takes: ['system', 'power'],
  },
  'powerplay-stronghold': {
    about: 'jumps to where a power has its stronghold',
    writes: ['FSDJump'],
    takes: ['system', 'power'],
  },
  'thargoid-alert': {
    about: 'jumps to where Thargoids have been seen',
    writes: ['FSDJump'],
    takes: ['system'],
  },
  'thargoid-invasion': {
    about: 'jumps to where Thargoids attack',
    writes: ['FSDJump'],
    takes: ['system'],
  },
  'thargoid-controlled': {
    about: 'jumps to where Thargoids have the system',
    writes: ['FSDJump'],
    takes: ['system'],
  },
  'thargoid-recovery': {
    about: 'jumps to where the system recovers from the Thargoids',
    writes: ['FSDJump'],
    takes: ['system'],
  },
  'carrier-stats': {
    about: 'looks at the state of the own fleet carrier',
    writes: ['CarrierStats'],
  },
  'carrier-bank-transfer': {
    about: 'moves credits between the own account and the carrier',
    writes: ['CarrierStats', 'CarrierBankTransfer'],
  },
  'carrier-trade-order': {
    about: 'has the carrier buy or sell something',
    writes: ['CarrierStats', 'CarrierTradeOrder'],
  },
  'carrier-crew': {
    about: 'replaces a crew member of the carrier, or suspends a service',
    writes: ['CarrierStats', 'CarrierCrewServices'],
  },
  'carrier-finance': {
    about: 'changes the tariffs and reserves of the carrier',
    writes: ['CarrierStats', 'CarrierFinance'],
  },
  'carrier-docking-permission': {
    about: 'changes who may dock at the carrier',
    writes: ['CarrierStats', 'CarrierDockingPermission'],
  },
  'carrier-pack': {
    about: 'buys a pack of modules for the carrier',
    writes: ['CarrierStats', 'CarrierModulePack'],
  },
  'carrier-scrapped': {
    about: 'has the carrier scrapped, and thinks better of it',
    writes: ['CarrierStats', 'CarrierDecommission', 'CarrierCancelDecommission'],
  },
  'carrier-name': {
    about: 'gives the carrier another name',
    writes: ['CarrierStats', 'CarrierNameChange'],
  },
  'carrier-jump-request': {
    about: 'schedules a jump of the carrier',
    writes: ['CarrierStats', 'CarrierJumpRequest'],
  },
  'carrier-jump-cancelled': {
    about: 'calls off a jump of the carrier',
    writes: ['CarrierStats', 'CarrierJumpCancelled'],
  },
  'carrier-jump': {
    about: 'jumps to another system on board of the carrier',
    writes: ['CarrierStats', 'CarrierJumpRequest'],
    later: ['CarrierLocation', 'CarrierJump'],
  },
  'carrier-jump-alone': {
    about: 'sends the carrier away, and is docked elsewhere when it jumps',
    writes: ['CarrierStats', 'CarrierJumpRequest', 'CarrierLocation'],
    takes: ['station', 'system'],
  },
  'carrier-jump-on-foot': {
    about: 'jumps to another system on board of the carrier, on foot: CarrierJump says that no ship is docked',
    writes: ['CarrierLocation', 'CarrierJump'],
  },
  'carrier-deposit-fuel': {
    about: 'gives tritium to the carrier',
    writes: ['CarrierDepositFuel', 'Cargo'],
  },
  'carrier-bought': {
    about: 'buys a fleet carrier',
    writes: ['CarrierBuy', 'CarrierLocation'],
  },
  'squadron-bank': {
    about: 'gives a spare ship to the squadron, on its carrier',
    writes: ['CarrierStats', 'ShipyardBankDeposit'],
  },
  'carrier-bartender': {
    about: 'looks at what the bartender of the carrier trades',
    writes: ['FCMaterials'],
  },
  market: {
    about: 'opens the commodities market',
    writes: ['Market'],
    takes: ['station', 'system'],
  },
  'sell-goods': {
    about: 'buys some goods, and sells them again',
    writes: ['Market', 'MarketBuy', 'MarketSell', 'Cargo'],
    takes: ['station', 'system'],
  },
  'buy-limpets': {
    about: 'buys limpets',
    writes: ['BuyDrones', 'Cargo'],
    takes: ['station', 'system'],
  },
  'sell-limpets': {
    about: 'sells all limpets',
    writes: ['SellDrones', 'Cargo'],
    takes: ['station', 'system'],
  },
  'collect-cargo': {
    about: 'scoops up a canister',
    writes: ['CollectCargo', 'Cargo'],
    takes: ['system'],
  },
  'eject-cargo': {
    about: 'throws cargo overboard',
    writes: ['EjectCargo', 'Cargo'],
    takes: ['system'],
  },
  'search-and-rescue': {
    about: 'hands in what was found in space',
    writes: ['SearchAndRescue', 'Cargo'],
  },
  'prospect-asteroid': {
    about: 'has a limpet prospect an asteroid',
    writes: ['LaunchDrone', 'Cargo', 'ProspectedAsteroid'],
  },
  'refine-ore': {
    about: 'mines an asteroid until the refinery has made a tonne',
    writes: ['LaunchDrone', 'MiningRefined', 'Cargo'],
  },
  'crack-asteroid': {
    about: 'cracks an asteroid open and gathers its core',
    writes: ['AsteroidCracked', 'LaunchDrone', 'MiningRefined'],
  },
  'collect-raw-material': {
    about: 'gathers a raw material from an asteroid',
    writes: ['MaterialCollected'],
  },
  'claim-system': {
    about: 'claims an empty system for a colony',
    writes: ['ColonisationSystemClaim'],
  },
  'release-claim': {
    about: 'gives up the claim to a system',
    writes: ['ColonisationSystemClaimRelease'],
  },
  'deploy-beacon': {
    about: 'sets up a colonisation beacon in the claimed system',
    writes: ['ColonisationBeaconDeployed'],
  },
  'construction-depot': {
    about: 'docks at the own building site, and sees what is missing',
    writes: ['ColonisationConstructionDepot'],
  },
  'supply-construction': {
    about: 'delivers goods to the own building site',
    writes: ['ColonisationContribution', 'ColonisationConstructionDepot', 'Cargo'],
  },
  'last-delivery': {
    about: 'delivers the last tonnes to the own building site',
    writes: ['ColonisationContribution', 'ColonisationConstructionDepot', 'Cargo'],
  },
  'goal-joined': {
    about: 'joins a community goal at the station that holds it',
    writes: ['CommunityGoalJoin', 'CommunityGoal'],
    takes: ['station', 'system'],
  },
  'goal-reward': {
    about: 'collects the reward of a community goal that has ended',
    writes: ['CommunityGoalReward', 'CommunityGoal'],
    takes: ['station', 'system'],
  },
  'goal-discarded': {
    about: 'gives up a community goal',
    writes: ['CommunityGoalDiscard', 'CommunityGoal'],
    takes: ['station', 'system'],
  },
  wing: {
    about: 'is asked to join a wing, and joins it',
    writes: ['WingInvite', 'WingJoin', 'WingAdd'],
  },
  'wing-left': {
    about: 'leaves a wing',
    writes: ['WingLeave'],
  },
  'players-chat': {
    about: 'talks to other players, who use all channels',
    writes: ['ReceiveText', 'SendText'],
  },
  'guest-aboard': {
    about: 'has another player aboard as crew for a while',
    writes: ['CrewMemberJoins', 'CrewMemberRoleChange', 'EndCrewSession', 'CrewMemberQuits'],
  },
  'player-killed': {
    about: 'is attacked by another player, and kills them',
    writes: ['UnderAttack', 'PVPKill'],
  },
  'power-joined': {
    about: 'pledges to a power',
    writes: ['PowerplayRank', 'PowerplayJoin'],
  },
  'power-left': {
    about: 'leaves the power they are pledged to',
    writes: ['PowerplayLeave'],
  },
  'power-changed': {
    about: 'defects to another power',
    writes: ['PowerplayDefect'],
  },
  'squadron-applied': {
    about: 'applies to a squadron',
    writes: ['AppliedToSquadron'],
  },
  'squadron-created': {
    about: 'founds a squadron',
    writes: ['SquadronCreated'],
  },
  'squadron-bookmark': {
    about: 'shares a bookmark with the squadron',
    writes: ['SharedBookmarkToSquadron'],
  },
  'squadron-left': {
    about: 'leaves the squadron',
    writes: ['LeftSquadron'],
  },
  'modules-repaired': {
    about: 'has the AFM unit repair modules in flight',
    writes: ['AfmuRepairs'],
  },
  rebooted: {
    about: 'reboots the ship to bring failed modules back',
    writes: ['RebootRepair', 'ShieldState'],
  },
  'hull-repaired': {
    about: 'has a limpet repair the hull in flight',
    writes: ['LaunchDrone', 'RepairDrone'],
  },
  'vehicle-restocked': {
    about: 'replaces a fighter that was lost',
    writes: ['RestockVehicle'],
    takes: ['station', 'system'],
  },
  'exploration-data-bought': {
    about: 'buys data about a system',
    writes: ['BuyExplorationData'],
    takes: ['station', 'system'],
  },
  'trade-data-bought': {
    about: 'buys the trade data of a system',
    writes: ['BuyTradeData'],
    takes: ['station', 'system'],
  },
  'crew-hired': {
    about: 'hires a pilot',
    writes: ['CrewHire', 'CrewAssign'],
    takes: ['station', 'system'],
  },
  'crew-assigned': {
    about: 'sends a hired pilot on duty or ashore',
    writes: ['CrewAssign'],
    takes: ['station', 'system'],
  },
  'crew-fired': {
    about: 'fires a hired pilot',
    writes: ['CrewFire'],
    takes: ['station', 'system'],
  },
  'crew-promoted': {
    about: 'learns that the hired pilot has risen in rank',
    writes: ['NpcCrewRank'],
  },
  'technology-unlocked': {
    about: 'unlocks modules at a technology broker',
    writes: ['TechnologyBroker'],
    takes: ['station', 'system'],
  },
  'research-supported': {
    about: 'gives materials to researchers',
    writes: ['ScientificResearch'],
    takes: ['station', 'system'],
  },
  'materials-discarded': {
    about: 'throws materials away',
    writes: ['MaterialDiscarded'],
  },
  'outfit-sold': {
    about: 'deletes a loadout, and sells its suit and weapons',
    writes: ['DeleteSuitLoadout', 'SellSuit', 'SellWeapon'],
    takes: ['station', 'system'],
  },
  'weapon-changed': {
    about: 'takes a weapon out of a loadout, and puts another in',
    writes: ['LoadoutRemoveModule', 'LoadoutEquipModule'],
    takes: ['station', 'system'],
  },
  'loadout-renamed': {
    about: 'gives a loadout another name',
    writes: ['RenameSuitLoadout'],
    takes: ['station', 'system'],
  },
  'jump-to-empty': {
    about: 'jumps to a system without people: FSDJump has no list of factions',
    writes: ['StartJump', 'FSDJump'],
  },
  misjump: {
    about: 'is thrown out of hyperspace where the jump began',
    writes: ['StartJump', 'FSDJump'],
  },
  hyperdicted: {
    about: 'is pulled out of hyperspace in another system, and goes on from there',
    writes: ['StartJump', 'FSDJump', 'SystemsShutdown'],
  },
  redock: {
    about: 'leaves the pad of a station, and docks there again at once',
    writes: ['Undocked', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  skip: {
    about: 'enters supercruise close to a planet, and drops again: it is neither left nor approached',
    writes: ['SupercruiseEntry', 'SupercruiseExit'],
    takes: ['system', 'body'],
  },
  'jump-aborted': {
    about: 'calls off a jump in its last seconds, and jumps after another try',
    writes: ['StartJump', 'FSDJump'],
  },
  'boot-in-hyperspace': {
    about: 'leaves for the main menu in hyperspace: Location tells of the arrival, and no FSDJump',
    writes: ['StartJump', 'LoadGame', 'Location'],
  },
  'early-scan': {
    about: 'jumps: the star is scanned before FSDJump is written',
    writes: ['StartJump', 'Scan', 'FSDJump'],
  },
  'late-scan': {
    about: 'maps a planet and jumps: signals and scan are written after FSDJump',
    writes: ['FSDJump', 'SAASignalsFound', 'Scan'],
    takes: ['system'],
  },
  'late-sample': {
    about: 'takes samples and jumps: the analysis is written after FSDJump',
    writes: ['FSDJump', 'ScanOrganic'],
    takes: ['system'],
  },
  'late-undocked': {
    about: 'leaves a station: Undocked is written after SupercruiseEntry',
    writes: ['SupercruiseEntry', 'Undocked'],
    takes: ['station', 'system'],
  },
  'settlement-without-coordinates': {
    about: 'docks at a settlement: ApproachSettlement does not say where it is',
    writes: ['DockingRequested', 'ApproachSettlement', 'DockingGranted', 'Docked'],
    takes: ['station', 'system'],
  },
  'delivery-taken': {
    about: 'takes on a delivery, whose cargo comes with it',
    writes: ['MissionAccepted', 'Cargo'],
    takes: ['station', 'system'],
  },
  'depot-collected': {
    about: 'takes on a delivery for a wing, and fetches its cargo from the depot in two halves',
    writes: ['MissionAccepted', 'CargoDepot', 'Cargo'],
    takes: ['station', 'system'],
  },
  'mission-past-expiry': {
    about: 'does what a mission requires, and lets its time run out before reporting it, which does no harm',
    writes: ['MissionAccepted', 'MissionRedirected'],
    takes: ['station', 'system'],
  },
  'mission-expired': {
    about: 'lets a mission run out while the game is closed: the next list lacks it, and no line says so',
    writes: ['MissionAccepted', 'Fileheader', 'Missions'],
    takes: ['station', 'system'],
  },
  'mission-after-tick': {
    about: 'hands in a mission the next morning, in another system than it was taken in',
    writes: ['Fileheader', 'MissionCompleted'],
    takes: ['station', 'system'],
  },
  'mission-effect-unnamed': {
    about: 'is paid for a mission: its effect on another faction than the giver comes without a name',
    writes: ['MissionCompleted'],
    takes: ['station', 'system'],
  },
  'kills-by-others': {
    about: 'kills one target of a mission and a wing the others, without a line; then the mission is redirected',
    writes: ['MissionAccepted', 'Bounty', 'MissionRedirected'],
    takes: ['station', 'system'],
  },
} as const satisfies Readonly<Record<string, SituationFacts>>;
