/** The kinds of the journal that feed EDDN, and the schemas of each. All else follows from the schema. */
export const schemasByKind: Readonly<Record<string, readonly string[]>> = {
  Docked: ['journal/1'],
  FSDJump: ['journal/1'],
  Location: ['journal/1'],
  CarrierJump: ['journal/1'],
  Scan: ['journal/1'],
  SAASignalsFound: ['journal/1'],
  CodexEntry: ['codexentry/1'],
  FSSDiscoveryScan: ['fssdiscoveryscan/1'],
  FSSAllBodiesFound: ['fssallbodiesfound/1'],
  FSSBodySignals: ['fssbodysignals/1'],
  ScanOrganic: ['scanorganic/1'],
  FSSSignalDiscovered: ['fsssignaldiscovered/1'],
  NavBeaconScan: ['navbeaconscan/1'],
  NavRoute: ['navroute/1'],
  ScanBaryCentre: ['scanbarycentre/1'],
  ApproachSettlement: ['approachsettlement/1'],
  DockingGranted: ['dockinggranted/1'],
  DockingDenied: ['dockingdenied/1'],
  Market: ['commodity/3'],
  Outfitting: ['outfitting/2', 'outfitting/3'],
  Shipyard: ['shipyard/2'],
  FCMaterials: ['fcmaterials_journal/1'],
};

/** Kinds whose content is in a companion file; their line only announces it. */
export const filedKinds: readonly string[] = ['NavRoute', 'Market', 'Outfitting', 'Shipyard', 'FCMaterials'];

/** What schemas of stations call the members of the file. */
export const stationNames: Readonly<Record<string, string>> = {
  timestamp: 'timestamp',
  StarSystem: 'systemName',
  StationName: 'stationName',
  StationType: 'stationType',
  MarketID: 'marketId',
  CarrierDockingAccess: 'carrierDockingAccess',
  AllowCobraMkIV: 'allowCobraMkIV',
};

/** What commodity/3 calls the numbers of an item of Market.json. */
export const commodityNumbers: Readonly<Record<string, string>> = {
  MeanPrice: 'meanPrice',
  BuyPrice: 'buyPrice',
  Stock: 'stock',
  StockBracket: 'stockBracket',
  SellPrice: 'sellPrice',
  Demand: 'demand',
  DemandBracket: 'demandBracket',
};

/** What Status.json says of the place of an organism. */
export const statusPlace = ['BodyName', 'Latitude', 'Longitude'];

/** Members that a sender may add from what else it knows, or leave out. */
export const optionalMembers: Readonly<Record<string, readonly string[]>> = {
  'journal/1': ['Body', 'BodyType'],
  'codexentry/1': ['BodyName', 'BodyID'],
  'scanorganic/1': ['Body', ...statusPlace],
  'commodity/3': ['stationType', 'carrierDockingAccess'],
  'shipyard/2': ['allowCobraMkIV'],
};
