/** A right and a wrong way to send a journal, for each rule of the verdicts on messages to EDDN. */
import type { Members } from '../../src/interface/object-rule.js';
import type { EddnContent } from '../../src/services/eddn/build/eddn-message.js';
import type { VerdictRuleId } from '../../src/services/eddn/verdicts/verdict-rules-table.js';

/** Lines of a journal, and what was posted after them. */
export interface Scene {
  readonly journal: readonly Members[];
  readonly posts: readonly Post[];
}

interface Post {
  readonly content: EddnContent;
  /** Seconds after the last line. */
  readonly after: number;
  /** What the gateway answered; 200 if left out. */
  readonly status?: number;
}

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626, StarPos: [122.625, -0.8125, -47.28125] };
const flags = { horizons: true, odyssey: true };

const fileheader = {
  timestamp: '2026-11-14T20:40:00Z',
  event: 'Fileheader',
  part: 1,
  language: 'English/UK',
  Odyssey: true,
  gameversion: '4.4.0.1',
  build: 'r330377/r0 ',
};
const loadGame = {
  timestamp: '2026-11-14T20:40:30Z',
  event: 'LoadGame',
  Commander: 'Tango Magpie',
  Horizons: true,
  Odyssey: true,
  GameMode: 'Solo',
};
const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...sol, JumpDist: 9.2, FuelUsed: 0.4 };
const nextJump = { timestamp: '2026-11-14T20:43:20Z', event: 'FSDJump', ...deciat };
const earth = { StarSystem: 'Sol', SystemAddress: 10477373803, BodyName: 'Earth', BodyID: 3 };
const scan = { timestamp: '2026-11-14T20:43:00Z', event: 'Scan', ScanType: 'Detailed', ...earth, WasDiscovered: true };
const arrived = [fileheader, loadGame, jump];
const scanned = [...arrived, scan];
const joined = { timestamp: '2026-11-14T20:42:00Z', event: 'JoinACrew', Captain: 'Nova Lynx', Telepresence: true };
const { GameMode: _, ...arena } = loadGame;

const station = { StationName: 'Abraham Lincoln', MarketID: 128016640, StarSystem: 'Sol' };
const market = { timestamp: '2026-11-14T20:50:00Z', event: 'Market', ...station };
const gold = {
  id: 128049154,
  Name: '$gold_name;',
  Category: '$MARKET_category_metals;',
  BuyPrice: 47000,
  SellPrice: 46000,
  MeanPrice: 47610,
  StockBracket: 2,
  DemandBracket: 0,
  Stock: 900,
  Demand: 1,
};
const limpets = { ...gold, Name: '$drones_name;', Category: '$MARKET_category_nonmarketable;', MeanPrice: 101 };
const sold = { ...gold, Stock: 500 };
const earlierMarket = { ...market, timestamp: '2026-11-14T20:48:00Z' };
const traded = [...arrived, { ...market, Items: [gold, limpets] }];
const tradedTwice = [...arrived, { ...earlierMarket, Items: [gold] }, { ...market, Items: [sold] }];

const signal = { timestamp: '2026-11-14T20:44:00Z', event: 'FSSSignalDiscovered', SystemAddress: sol.SystemAddress };
const beacon = { ...signal, SignalName: 'Abraham Lincoln', IsStation: true };
const carrier = { ...signal, SignalName: 'LONG WAY HOME K4X-33F', IsStation: true };
const stranger = { ...signal, SignalName: 'Garay Terminal', SystemAddress: deciat.SystemAddress };
const mission = { ...signal, SignalName: '$USS;', USSType: '$USS_Type_MissionTarget;' };
const music = { timestamp: '2026-11-14T20:44:05Z', event: 'Music', MusicTrack: 'Supercruise' };
const signalled = [...arrived, beacon, carrier, stranger, mission, music];
const faction = { Name: 'Mother Gaia', FactionState: 'Boom', Name_Localised: 'Mutter Gaia' };
const codex = {
  timestamp: '2026-11-14T20:45:00Z',
  event: 'CodexEntry',
  EntryID: 1200102,
  System: 'Sol',
  SystemAddress: sol.SystemAddress,
};
const route = { timestamp: '2026-11-14T20:43:10Z', event: 'NavRouteClear' };

const railgun = { id: 128049489, Name: 'hpt_railgun_fixed_medium', BuyPrice: 412800 };
const mercRailgun = { id: 129044375, Name: 'hpt_railgun_fixed_medium', BuyPrice: 0, BuyMercCoinsPrice: 950 };
const outfitted = [
  ...arrived,
  { timestamp: market.timestamp, event: 'Outfitting', ...station, Items: [railgun, mercRailgun] },
];
const walking = { event: 'Status', BodyName: 'Mercury', Flags: 2097152 };
const earlier = { ...walking, timestamp: '2026-11-14T20:43:30Z', Latitude: 12.4, Longitude: -3.5 };
const inStep = { ...walking, timestamp: '2026-11-14T20:44:58Z', Latitude: 12.5, Longitude: -3.25 };
const organism = {
  timestamp: '2026-11-14T20:45:00Z',
  event: 'ScanOrganic',
  ScanType: 'Log',
  Genus: '$Codex_Ent_Bacterial_Genus_Name;',
  Species: '$Codex_Ent_Bacterial_01_Name;',
  SystemAddress: sol.SystemAddress,
};
const sampled = [...arrived, earlier, inStep, { ...organism, Body: 1, WasLogged: false }];

const header = {
  uploaderID: 'Tango Magpie',
  softwareName: 'My Tool',
  softwareVersion: '1.0.0',
  gameversion: '4.4.0.1',
  gamebuild: 'r330377/r0 ',
};

function message(schema: string, members: Members): EddnContent {
  return { $schemaRef: `https://eddn.edcd.io/schemas/${schema}`, header, message: { ...members, ...flags } };
}

const sentScan = message('journal/1', { ...scan, StarPos: sol.StarPos });
const { JumpDist: __, FuelUsed: ___, ...jumped } = jump;
const sentJump = message('journal/1', jumped);
const sentGold = {
  name: 'gold',
  buyPrice: 47000,
  sellPrice: 46000,
  meanPrice: 47610,
  stockBracket: 2,
  demandBracket: 0,
  stock: 900,
  demand: 1,
};
const sentMarket = message('commodity/3', {
  timestamp: market.timestamp,
  stationName: station.StationName,
  systemName: 'Sol',
  marketId: station.MarketID,
  commodities: [sentGold],
});
const sentSold = withMessage(sentMarket, { commodities: [{ ...sentGold, stock: 500 }] });
const sentModules = message('outfitting/3', {
  timestamp: market.timestamp,
  stationName: station.StationName,
  systemName: 'Sol',
  marketId: station.MarketID,
  modules: [{ ...railgun, BuyMercCoinsPrice: 0 }, mercRailgun],
});
const sentOrganism = message('scanorganic/1', {
  ...organism,
  ...sol,
  BodyID: 1,
  BodyName: 'Mercury',
  Latitude: 12.5,
  Longitude: -3.25,
});
const sentBeacon = { timestamp: signal.timestamp, SignalName: 'Abraham Lincoln', IsStation: true };
const sentCarrier = { timestamp: signal.timestamp, SignalName: 'LONG WAY HOME K4X-33F', IsStation: true };
const sentSignals = message('fsssignaldiscovered/1', { ...signal, ...sol, signals: [sentBeacon, sentCarrier] });
const sentCodex = message('codexentry/1', { ...codex, StarPos: sol.StarPos });
const sentFaction = { Name: 'Mother Gaia', FactionState: 'Boom' };
const home = { ...jump, SystemFaction: faction };
const sentHome = withMessage(sentJump, { SystemFaction: sentFaction });

function withMessage(content: EddnContent, members: Members): EddnContent {
  return { ...content, message: { ...content.message, ...members } };
}

function without(content: EddnContent, name: string): EddnContent {
  const { [name]: ____, ...rest } = content.message;
  return { ...content, message: rest };
}

function withHeader(content: EddnContent, members: Members): EddnContent {
  return { ...content, header: { ...header, ...members } };
}

function post(content: EddnContent, after = 2, status?: number): Post {
  return { content, after, ...(status !== undefined && { status }) };
}

/** The same journal, sent right and wrong. */
function sent(journal: readonly Members[], good: EddnContent, bad: EddnContent) {
  return { good: { journal, posts: [post(good)] }, bad: { journal, posts: [post(bad)] } };
}

export const eddnScenes: Readonly<Record<VerdictRuleId, { readonly good: Scene; readonly bad: Scene }>> = {
  'eddn/system': sent(scanned, sentScan, withMessage(sentScan, { StarSystem: 'Deciat' })),
  'eddn/address': sent(scanned, sentScan, withMessage(sentScan, { SystemAddress: deciat.SystemAddress })),
  'eddn/position': sent(scanned, sentScan, withMessage(sentScan, { StarPos: deciat.StarPos })),
  'eddn/unsure-system': {
    good: { journal: [...scanned, nextJump], posts: [post(sentScan)] },
    bad: {
      journal: [...arrived, nextJump, { ...scan, timestamp: '2026-11-14T20:43:22Z' }],
      posts: [post(withMessage(sentScan, { timestamp: '2026-11-14T20:43:22Z', StarPos: deciat.StarPos }))],
    },
  },
  'eddn/market': sent(traded, sentMarket, withMessage(sentMarket, { marketId: 128016384 })),
  'eddn/old-market': sent(tradedTwice, sentSold, withMessage(sentSold, { commodities: [sentGold] })),
  'eddn/list': sent(traded, sentMarket, withMessage(sentMarket, { commodities: [{ ...sentGold, sellPrice: 0 }] })),
  'eddn/merc-price': sent(
    outfitted,
    sentModules,
    withMessage(sentModules, {
      modules: [
        { ...railgun, BuyMercCoinsPrice: 0 },
        { ...mercRailgun, BuyMercCoinsPrice: 0 },
      ],
    }),
  ),
  'eddn/old-coordinates': sent(
    sampled,
    sentOrganism,
    withMessage(sentOrganism, { Latitude: earlier.Latitude, Longitude: earlier.Longitude }),
  ),
  'eddn/not-for-sale': sent(
    traded,
    sentMarket,
    withMessage(sentMarket, { commodities: [sentGold, { ...sentGold, name: 'drones', meanPrice: 101 }] }),
  ),
  'eddn/localised': sent([fileheader, loadGame, home], sentHome, withMessage(sentHome, { SystemFaction: faction })),
  'eddn/personal': sent(
    scanned,
    sentScan,
    withMessage(sentScan, { Commander: 'Tango Magpie', ShipName: 'Long Way Home' }),
  ),
  'eddn/added': sent(scanned, sentScan, withMessage(sentScan, { receivedBy: 'My Tool' })),
  'eddn/dropped': sent(scanned, sentScan, without(sentScan, 'WasDiscovered')),
  'eddn/changed': sent(scanned, sentScan, withMessage(sentScan, { BodyName: 'earth' })),
  'eddn/flags': sent(scanned, sentScan, withMessage(sentScan, { odyssey: false })),
  'eddn/game-version': sent(scanned, sentScan, withHeader(sentScan, { gamebuild: 'r330377/r0' })),
  'eddn/uploader': sent(scanned, sentScan, withHeader(sentScan, { uploaderID: '' })),
  'eddn/gateway-stamp': sent(scanned, sentScan, withHeader(sentScan, { gatewayTimestamp: '2026-11-14T20:43:01Z' })),
  'eddn/beta-ref': sent(
    [{ ...fileheader, gameversion: '4.5.0.0 (Beta)' }, loadGame, jump, scan],
    withHeader({ ...sentScan, $schemaRef: `${sentScan.$schemaRef}/test` }, { gameversion: '4.5.0.0 (Beta)' }),
    withHeader(sentScan, { gameversion: '4.5.0.0 (Beta)' }),
  ),
  'eddn/wrong-schema': sent(
    [...arrived, codex],
    sentCodex,
    message('journal/1', { ...codex, StarSystem: 'Sol', StarPos: sol.StarPos }),
  ),
  'eddn/timestamp': sent(scanned, sentScan, withMessage(sentScan, { timestamp: '2026-11-14T20:43:07Z' })),
  'eddn/no-line': sent(
    scanned,
    sentScan,
    withMessage(sentScan, { timestamp: '2026-11-14T19:00:00Z', BodyName: 'Venus', BodyID: 2 }),
  ),
  'eddn/empty-route': sent(
    [...scanned, route],
    sentScan,
    message('navroute/1', { timestamp: route.timestamp, event: 'NavRoute', Route: [] }),
  ),
  'eddn/stranger-signal': sent(
    signalled,
    sentSignals,
    withMessage(sentSignals, {
      signals: [sentBeacon, sentCarrier, { timestamp: signal.timestamp, SignalName: 'Garay Terminal' }],
    }),
  ),
  'eddn/mission-signal': sent(
    signalled,
    sentSignals,
    withMessage(sentSignals, {
      signals: [sentBeacon, sentCarrier, { timestamp: signal.timestamp, SignalName: '$USS;' }],
    }),
  ),
  'eddn/batch': sent(signalled, sentSignals, withMessage(sentSignals, { signals: [sentBeacon] })),
  'eddn/crew': {
    good: { journal: scanned, posts: [post(sentScan)] },
    bad: { journal: [...arrived, joined, scan], posts: [post(sentScan)] },
  },
  'eddn/cqc': {
    good: { journal: scanned, posts: [post(sentScan)] },
    bad: { journal: [fileheader, arena, jump, scan], posts: [post(sentScan)] },
  },
  'eddn/twice': {
    good: { journal: scanned, posts: [post(sentScan)] },
    bad: { journal: scanned, posts: [post(sentScan, 2), post(sentScan, 90)] },
  },
  'eddn/late': {
    good: { journal: scanned, posts: [post(sentScan, 59)] },
    bad: { journal: scanned, posts: [post(sentScan, 61)] },
  },
  'eddn/missing': {
    good: { journal: arrived, posts: [post(sentJump)] },
    bad: { journal: arrived, posts: [] },
  },
  'eddn/refused-again': {
    good: { journal: scanned, posts: [post(sentScan, 2, 400)] },
    bad: { journal: scanned, posts: [post(sentScan, 2, 400), post(sentScan, 90, 400)] },
  },
  'eddn/early-retry': {
    good: { journal: scanned, posts: [post(sentScan, 2, 503), post(sentScan, 63)] },
    bad: { journal: scanned, posts: [post(sentScan, 2, 503), post(sentScan, 5)] },
  },
};
