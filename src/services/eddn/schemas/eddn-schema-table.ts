import type { SchemaNode } from './schema-node.js';

const list: SchemaNode = { types: ['array'] };
const open: SchemaNode = { types: ['object'] };
const closed: SchemaNode = { types: ['object'], isClosed: true };

const text: SchemaNode = { types: ['string'] };
const name: SchemaNode = { types: ['string'], isFilled: true };
const time: SchemaNode = { types: ['string'], isTime: true };
const integer: SchemaNode = { types: ['integer'] };
const number: SchemaNode = { types: ['number'] };
const flag: SchemaNode = { types: ['boolean'] };
const forbidden: SchemaNode = { isForbidden: true };
const position: SchemaNode = { ...list, items: number, fewest: 3, most: 3 };
const bracket: SchemaNode = { values: [0, 1, 2, 3, ''] };

/** Members by name; a `!` at the end of a name says that the member is required. */
type Members = Readonly<Record<string, SchemaNode>>;

const timed: Members = { 'timestamp!': time, horizons: flag, odyssey: flag };
const inSystem: Members = { 'StarSystem!': name, 'StarPos!': position, 'SystemAddress!': integer };
const inSystemName: Members = { 'SystemName!': name, 'StarPos!': position, 'SystemAddress!': integer };
const atStation: Members = {
  'systemName!': name,
  'stationName!': name,
  'marketId!': integer,
  ...timed,
};
/** Weapons, internals and armour, by their internal names. */
export const modulePattern = /^(?:Hpt|hpt|Int|int)_|_Armour_|_armour_/;
const moduleName: SchemaNode = { ...name, pattern: modulePattern };

const withoutTexts: SchemaNode = { ...list, items: { ...open, isUnlocalised: true } };

/** The header of blackmarket/1, which is older than the versions of the game in it. */
export const oldHeaderTable: Members = {
  'uploaderID!': text,
  'softwareName!': text,
  'softwareVersion!': text,
  gatewayTimestamp: time,
};

/** The header of all other schemas. */
export const headerTable: Members = { ...oldHeaderTable, gameversion: text, gamebuild: text };

/** The `message` of each schema that the live gateway knows. */
export const eddnSchemaTable: Readonly<Record<string, SchemaNode>> = {
  'approachsettlement/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['ApproachSettlement'] },
      ...inSystem,
      'Name!': text,
      'BodyID!': integer,
      'BodyName!': text,
      'Latitude!': number,
      'Longitude!': number,
      MarketID: integer,
      StationGovernment: text,
      StationAllegiance: text,
      StationEconomies: { ...list, items: { ...closed, members: { Name: text, Proportion: number } } },
      StationFaction: { ...closed, members: { Name: text, FactionState: text } },
      StationServices: { ...list, items: text },
      StationEconomy: text,
    },
  },
  'blackmarket/1': {
    ...open,
    members: {
      'systemName!': name,
      'stationName!': name,
      marketId: integer,
      'timestamp!': time,
      'name!': name,
      'sellPrice!': integer,
      'prohibited!': flag,
    },
  },
  'codexentry/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['CodexEntry'] },
      'System!': name,
      'StarPos!': position,
      'SystemAddress!': integer,
      'EntryID!': integer,
      Name: name,
      Region: name,
      Category: name,
      SubCategory: name,
      Latitude: number,
      Longitude: number,
      NearestDestination: text,
      VoucherAmount: integer,
      Traits: { ...list, items: name },
      BodyID: integer,
      BodyName: text,
      IsNewEntry: forbidden,
      NewTraitsDiscovered: forbidden,
    },
  },
  'commodity/3': {
    ...closed,
    members: {
      ...atStation,
      stationType: text,
      carrierDockingAccess: text,
      'commodities!': {
        ...list,
        items: {
          ...closed,
          members: {
            'name!': name,
            'meanPrice!': integer,
            'buyPrice!': integer,
            'stock!': integer,
            'stockBracket!': bracket,
            'sellPrice!': integer,
            'demand!': integer,
            'demandBracket!': bracket,
            statusFlags: {
              ...list,
              items: name,
              fewest: 1,
              isUnique: true,
              own: {
                problem: 'is the same flag again, as the Companion API writes it for some goods of Powerplay',
                cure: 'send each flag once; a message that was refused for it will be refused every time',
              },
            },
            Producer: forbidden,
            Rare: forbidden,
            id: forbidden,
          },
        },
      },
      economies: { ...list, items: { ...closed, members: { 'name!': name, 'proportion!': number } } },
      prohibited: { ...list, items: name, isUnique: true },
    },
  },
  'dockingdenied/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['DockingDenied'] },
      'MarketID!': integer,
      'StationName!': text,
      StationType: text,
      'Reason!': text,
    },
  },
  'dockinggranted/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['DockingGranted'] },
      'MarketID!': integer,
      'StationName!': text,
      StationType: text,
      LandingPad: integer,
    },
  },
  'fcmaterials_capi/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['FCMaterials'] },
      'MarketID!': integer,
      'CarrierID!': name,
      'Items!': {
        members: {
          purchases: {
            ...list,
            items: {
              ...closed,
              members: {
                'name!': name,
                'outstanding!': integer,
                'price!': integer,
                'total!': integer,
                locName: forbidden,
              },
            },
          },
          // An empty list, or an object with an entry for each id.
          sales: {
            types: ['array', 'object'],
            most: 0,
            numbered: {
              ...closed,
              members: { 'id!': integer, 'name!': name, 'price!': integer, 'stock!': integer, locName: forbidden },
            },
          },
        },
      },
    },
  },
  'fcmaterials_journal/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['FCMaterials'] },
      'MarketID!': integer,
      'CarrierName!': name,
      'CarrierID!': name,
      'Items!': {
        ...list,
        items: {
          ...open,
          members: { 'id!': integer, 'Name!': name, 'Price!': integer, 'Stock!': integer, 'Demand!': integer },
          isUnlocalised: true,
        },
      },
    },
  },
  'fssallbodiesfound/1': {
    ...closed,
    members: { ...timed, 'event!': { values: ['FSSAllBodiesFound'] }, ...inSystemName, 'Count!': integer },
  },
  'fssbodysignals/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['FSSBodySignals'] },
      ...inSystem,
      'BodyID!': integer,
      BodyName: name,
      'Signals!': { ...list, items: { ...closed, members: { 'Type!': text, 'Count!': integer } } },
    },
  },
  'fssdiscoveryscan/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['FSSDiscoveryScan'] },
      ...inSystemName,
      'BodyCount!': integer,
      'NonBodyCount!': integer,
      Progress: forbidden,
    },
  },
  'fsssignaldiscovered/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['FSSSignalDiscovered'] },
      ...inSystem,
      'signals!': {
        ...list,
        items: {
          ...closed,
          members: {
            'timestamp!': time,
            'SignalName!': text,
            SignalType: text,
            IsStation: flag,
            USSType: { types: ['string'], except: ['$USS_Type_MissionTarget;'] },
            SpawningState: text,
            SpawningFaction: text,
            SpawningPower: text,
            OpposingPower: text,
            ThreatLevel: integer,
            TimeRemaining: forbidden,
            // The real schema has a keyword in the place of a member, so a member of that name is allowed.
            patternProperties: {},
          },
        },
        fewest: 1,
      },
    },
  },
  'journal/1': {
    ...open,
    members: {
      ...timed,
      'event!': { values: ['Docked', 'FSDJump', 'Scan', 'Location', 'SAASignalsFound', 'CarrierJump', 'CodexEntry'] },
      ...inSystem,
      Factions: {
        ...list,
        items: {
          ...open,
          members: {
            HappiestSystem: forbidden,
            HomeSystem: forbidden,
            MyReputation: forbidden,
            SquadronFaction: forbidden,
          },
          isUnlocalised: true,
        },
      },
      Materials: withoutTexts,
      StationEconomies: withoutTexts,
      Signals: withoutTexts,
      ActiveFine: forbidden,
      CockpitBreach: forbidden,
      BoostUsed: forbidden,
      FuelLevel: forbidden,
      FuelUsed: forbidden,
      JumpDist: forbidden,
      Latitude: forbidden,
      Longitude: forbidden,
      Wanted: forbidden,
      IsNewEntry: forbidden,
      NewTraitsDiscovered: forbidden,
      Traits: forbidden,
      VoucherAmount: forbidden,
    },
    isUnlocalised: true,
  },
  'navbeaconscan/1': {
    ...closed,
    members: { ...timed, 'event!': { values: ['NavBeaconScan'] }, ...inSystem, 'NumBodies!': integer },
  },
  'navroute/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['NavRoute'] },
      'Route!': { ...list, items: { ...closed, members: { ...inSystem, 'StarClass!': name } } },
    },
  },
  'outfitting/2': {
    ...closed,
    members: {
      ...atStation,
      'modules!': {
        ...list,
        items: moduleName,
        fewest: 1,
        isUnique: true,
        own: {
          problem: 'is the same module again: since 4.4 modules for Merc Coins have the name of the ordinary ones',
          cure: 'send each name once here, and the modules with ids and prices to outfitting/3',
        },
      },
    },
  },
  'outfitting/3': {
    ...closed,
    members: {
      ...atStation,
      'modules!': {
        ...list,
        items: {
          ...open,
          members: { 'id!': integer, 'Name!': moduleName, 'BuyPrice!': integer, 'BuyMercCoinsPrice!': integer },
        },
        fewest: 1,
        isUnique: true,
      },
    },
  },
  'scanbarycentre/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['ScanBaryCentre'] },
      ...inSystem,
      'BodyID!': integer,
      SemiMajorAxis: number,
      Eccentricity: number,
      OrbitalInclination: number,
      Periapsis: number,
      OrbitalPeriod: number,
      AscendingNode: number,
      MeanAnomaly: number,
    },
  },
  'scanorganic/1': {
    ...closed,
    members: {
      ...timed,
      'event!': { values: ['ScanOrganic'] },
      ...inSystem,
      'ScanType!': {
        values: ['Log', 'Sample'],
        own: {
          problem:
            'is neither Log nor Sample: EDDN takes no analysis, which may happen in another system than the samples',
          cure: 'send ScanOrganic for Log and Sample, and nothing for Analyse',
        },
      },
      'Genus!': name,
      'Species!': name,
      Variant: name,
      'BodyID!': integer,
      Body: integer,
      BodyName: text,
      Latitude: number,
      Longitude: number,
    },
  },
  'shipyard/2': {
    ...closed,
    members: {
      ...atStation,
      allowCobraMkIV: flag,
      'ships!': { ...list, items: name, fewest: 1, isUnique: true },
    },
  },
};

/** References of the time before EDDN moved, each also with `/test`: answered with status 426. */
export const outdatedSchemas = [
  'commodity/1',
  'commodity/2',
  'commodity/3',
  'outfitting/1',
  'outfitting/2',
  'shipyard/1',
  'shipyard/2',
  'blackmarket/1',
  'journal/1',
];
