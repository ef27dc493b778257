/** A session that adds up, and single changes of it: each must be found by its rule. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { at, play, rulesBrokenBy } from '../../../../test/support/scenes.js';
import { oneIn } from '../../../../test/thorough.js';
import type { Members } from '../../../interface/object-rule.js';
import { creditChanges } from '../../../state/credit-change-table.js';
import { namesIn } from '../../../state/credits-fold.js';
import { SessionChecker } from '../session-checker.js';
import { lifeRules } from './life-rules.js';

const sol = { StarSystem: 'Sol', SystemAddress: 10477373803 };
const galileo = { ...sol, StationName: 'Galileo' };
const daedalus = { ...sol, StationName: 'Daedalus' };
const stock = (iron: number, tin: number) => ({
  Raw: [
    { Name: 'iron', Count: iron },
    { Name: 'tin', Count: tin },
  ],
  Manufactured: [],
  Encoded: [{ Name: 'fsdtelemetry', Count: 7 }],
});
const mission = { MissionID: 1000000001, Faction: 'Mother Gaia' };
const massacre = { MissionID: 1000000002, Faction: 'Mother Gaia' };
const start = { FID: 'F4711', Commander: 'Jameson' };

/** Two hours in the life of a commander, and the start of the third. */
const life: readonly Members[] = [
  at(0, 'Fileheader', { part: 1 }),
  at(1, 'Commander', { FID: 'F4711', Name: 'Jameson' }),
  at(1, 'Materials', stock(40, 9)),
  at(1, 'Rank', { Empire: 3, Federation: 12 }),
  at(2, 'LoadGame', { ...start, Ship: 'Federation_Corvette', Credits: 2_000_000, Loan: 0 }),
  at(9, 'Location', { ...galileo, Docked: true }),
  at(9, 'Loadout', { CargoCapacity: 64 }),
  at(9, 'Cargo', { Vessel: 'Ship', Count: 4, Inventory: [{ Name: 'drones', Count: 4 }] }),
  at(60, 'MissionAccepted', {
    ...mission,
    Expiry: '2026-11-14T22:41:00Z',
    DestinationSystem: 'Sol',
    DestinationStation: 'Daedalus',
  }),
  at(70, 'MissionAccepted', {
    ...massacre,
    Expiry: '2026-11-14T23:41:00Z',
    KillCount: 1,
    TargetFaction: 'Sol Cartel',
    DestinationSystem: 'Sol',
    DestinationStation: 'Daedalus',
    Wing: false,
  }),
  at(75, 'Cargo', { Vessel: 'Ship', Count: 4 }),
  at(90, 'MarketBuy', { Type: 'gold', Count: 20, BuyPrice: 9000, TotalCost: 180_000 }),
  at(91, 'Cargo', { Vessel: 'Ship', Count: 24 }),
  at(100, 'BuyDrones', { Type: 'Drones', Count: 6, BuyPrice: 101, TotalCost: 606 }),
  at(101, 'Cargo', { Vessel: 'Ship', Count: 30 }),
  at(110, 'RefuelAll', { Cost: 312, Amount: 6.1 }),
  at(120, 'RepairAll', { Cost: 4100 }),
  at(130, 'ModuleBuy', { BuyPrice: 50_000, SellPrice: 12_000 }),
  at(130, 'Loadout', { CargoCapacity: 64 }),
  at(140, 'ShipyardBuy', { ShipType: 'federation_corvette', ShipPrice: 500_000, SellPrice: 100_000 }),
  at(141, 'Loadout', { CargoCapacity: 128 }),
  at(142, 'Cargo', { Vessel: 'Ship', Count: 30 }),
  at(150, 'EngineerCraft', { Ingredients: [{ Name: 'iron', Count: 3 }] }),
  at(160, 'Disembark', { SRV: false }),
  at(300, 'Embark', { SRV: false, Taxi: false, Multicrew: false }),
  at(300, 'Loadout', { CargoCapacity: 128 }),
  at(320, 'Undocked', { StationName: 'Galileo' }),
  at(400, 'FSDJump', { StarSystem: 'HIP 15304', SystemAddress: 358797513434 }),
  at(401, 'Scan', { ScanType: 'AutoScan', StarSystem: 'HIP 15304', BodyID: 0, DistanceFromArrivalLS: 0 }),
  at(430, 'Scan', { ScanType: 'Detailed', StarSystem: 'HIP 15304', BodyID: 1, DistanceFromArrivalLS: 40.5 }),
  at(500, 'MaterialCollected', { Category: 'Raw', Name: 'iron', Count: 3 }),
  at(600, 'MaterialCollected', { Category: 'Raw', Name: 'tin', Count: 2 }),
  at(610, 'Synthesis', { Materials: [{ Name: 'tin', Count: 1 }] }),
  at(620, 'Cargo', { Vessel: 'Ship', Count: 30 }),
  at(700, 'MiningRefined', { Type: 'gold' }),
  at(702, 'Cargo', { Vessel: 'Ship', Count: 31 }),
  at(800, 'Bounty', {
    VictimFaction: 'Sol Cartel',
    TotalReward: 52_000,
    Rewards: [{ Reward: 40_000 }, { Reward: 12_000 }],
  }),
  at(900, 'FSDJump', sol),
  at(1000, 'DockingGranted', { StationName: 'Daedalus' }),
  at(1100, 'Docked', daedalus),
  at(1110, 'MissionCompleted', { ...mission, Reward: 25_000 }),
  at(1120, 'MissionCompleted', { ...massacre, Reward: 600_000 }),
  at(1125, 'Cargo', { Vessel: 'Ship', Count: 31 }),
  at(1130, 'MarketSell', { Type: 'gold', Count: 21, SellPrice: 9500, TotalSale: 199_500 }),
  at(1131, 'Cargo', { Vessel: 'Ship', Count: 10, Inventory: [{ Name: 'drones', Count: 10 }] }),
  at(1140, 'MultiSellExplorationData', {
    Discovered: [
      { SystemName: 'HIP 15304', NumBodies: 2 },
      { SystemName: 'Sol', NumBodies: 3 },
    ],
    BaseValue: 12_000,
    Bonus: 500,
    TotalEarnings: 12_500,
  }),
  at(1145, 'ModuleBuyAndStore', { BuyPrice: 1000 }),
  at(1150, 'RedeemVoucher', { Type: 'bounty', Amount: 52_000 }),
  at(1160, 'SellOrganicData', {
    BioData: [
      { Species: 'a', Value: 1000, Bonus: 4000 },
      { Species: 'b', Value: 500, Bonus: 0 },
    ],
  }),
  at(1170, 'MaterialTrade', { Paid: { Material: 'iron', Quantity: 6 }, Received: { Material: 'tin', Quantity: 1 } }),
  at(1200, 'CarrierBankTransfer', { Deposit: 100_000, PlayerBalance: 2_170_482 }),
  at(1300, 'PayFines', { Amount: 1400 }),
  at(1400, 'Commander', { FID: 'F4711', Name: 'Jameson' }),
  at(1400, 'Materials', stock(34, 11)),
  at(1401, 'LoadGame', { ...start, Ship: 'Federation_Corvette', Credits: 2_169_082, Loan: 0 }),
];
const status = at(1500, 'Status', { Flags: 16_777_217, Flags2: 0, Balance: 2_169_082 });

it('is all right', () => {
  expect(play({ journal: life, companions: [status] })).toEqual([]);
});

/** One break each: the rule that must find it, what was done, and the life that has it. */
type Break = [rule: string, what: string, journal: readonly Members[]];

const breaks: Break[] = [
  ...life.flatMap((event, index) => creditBreaks(event, index)),
  ...['MarketBuy', 'BuyDrones', 'MarketSell'].map((kind): Break => ['cargo/count', `no ${kind}`, without(kind)]),
  ...laterCounts().map(
    (n): Break => ['cargo/count', `Cargo ${n}`, changed('Cargo', n, ({ Count }) => ({ Count: Number(Count) + 9 }))],
  ),
  ['cargo/sum', 'list too short', changed('Cargo', 0, () => ({ Inventory: [] }))],
  ['cargo/capacity', 'smaller ship', changed('Loadout', 2, () => ({ CargoCapacity: 16 }))],
  ['materials/limit', 'too much tin', changed('Materials', 0, () => stock(40, 201))],
  ['materials/limit', 'too much iron', changed('Materials', 1, () => stock(301, 11))],
  ...['EngineerCraft', 'MaterialCollected', 'Synthesis', 'MaterialTrade'].map(
    (kind): Break => ['materials/balance', `no ${kind}`, without(kind)],
  ),
  ['materials/balance', 'fewer', changed('Materials', 1, () => stock(33, 11))],
  ['materials/used', 'too many', changed('EngineerCraft', 0, () => ({ Ingredients: [{ Name: 'iron', Count: 41 }] }))],
  ['exploration/sold', 'a scan is missing', without('Scan', 1)],
  ['exploration/sold', 'sold twice', [...life, life[indexOf('MultiSellExplorationData', 0)] as Members]],
  ['exploration/earnings', 'too much', changed('MultiSellExplorationData', 0, () => ({ BaseValue: 11_000 }))],
  ['mission/completed', 'twice', [...life, at(1500, 'MissionCompleted', mission)]],
  ['mission/completed', 'too late', changed('MissionAccepted', 0, () => ({ Expiry: '2026-11-14T20:51:00Z' }))],
  ['mission/completed', 'by another faction', changed('MissionCompleted', 0, () => ({ Faction: 'Sol Cartel' }))],
  ['mission/completed', 'elsewhere', changed('MissionAccepted', 0, () => ({ DestinationStation: 'Li Qing Jao' }))],
  ['mission/completed', 'in another system', fromMaiaToMerope()],
  ['mission/completed', 'without a kill', without('Bounty')],
  [
    'mission/completed',
    'after giving up',
    [...life.slice(0, 30), at(450, 'MissionAbandoned', mission), ...life.slice(30)],
  ],
  ['rank/ship', 'rank too low', changed('Rank', 0, () => ({ Federation: 11 }))],
  ['rank/ship', 'another navy', changed('ShipyardBuy', 0, () => ({ ShipType: 'Cutter' }))],
  ['rank/system', 'rank too low', changed('Rank', 0, () => ({ Federation: 3 }))],
  ['embark/loadout', 'no Loadout', without('Loadout', 3)],
  ['docked/granted', 'not granted', without('DockingGranted')],
  ['docked/granted', 'ran out', [...life.slice(0, 39), at(1050, 'DockingTimeout'), ...life.slice(39)]],
  ...['MarketBuy', 'MarketSell', 'BuyDrones'].map(
    (kind): Break => ['trade/total', kind, changed(kind, 0, ({ Count }) => ({ Count: Number(Count) + 1 }))],
  ),
  ['bounty/total', 'a reward is missing', changed('Bounty', 0, () => ({ Rewards: [{ Reward: 40_000 }] }))],
];

describe('a break is found', () => {
  it.each(breaks)('by %s: %s', (rule, _, journal) => {
    expect(rulesBrokenBy(journal, [status])).toContain(rule);
  });

  it('in Status, too, after a few seconds', () => {
    const later = (seconds: number) => at(1401 + seconds, 'Status', { Flags: 16_777_217, Flags2: 0, Balance: 7 });
    expect(rulesBrokenBy(life, [later(2)])).toEqual([]);
    expect(rulesBrokenBy(life, [later(60)])).toEqual(['credits/balance']);
  });

  it('of every rule', () => {
    expect([...new Set(breaks.map(([rule]) => rule))].sort()).toEqual(lifeRules.map(({ id }) => id).sort());
  });

  it.each(breaks)('by %s: %s, also by a checker that was stopped and went on at any line', (rule, _, journal) => {
    const expected = play({ journal, companions: [status] });
    const differing = oneIn(8, [...journal.keys(), journal.length]).filter((stop) => {
      const first = new SessionChecker();
      first.beginFile('Journal.2026-11-14T204100.01.log');
      const before = journal.slice(0, stop).flatMap((event, index) => first.checkEvent(event, index + 1));
      const second = new SessionChecker();
      second.restore(JSON.parse(JSON.stringify(first.snapshot())));
      const after = journal.slice(stop).flatMap((event, index) => second.checkEvent(event, stop + index + 1));
      const last = second.checkCompanion(status);
      return !isDeepStrictEqual([...before, ...after, ...last], expected);
    });
    expect(differing, rule).toEqual([]);
  });
});

describe('what is not certain is not judged', () => {
  it.each([
    ['NpcCrewPaidWage', { Amount: 7 }],
    ['ColonisationSystemClaim', {}],
    ['MissionFailed', { Fine: 9000 }],
    ['EngineerContribution', { Type: 'Credits' }],
  ])('the balance after %s', (kind, members) => {
    const journal = [...life.slice(0, 20), at(145, kind, members), ...changedFrom(20, 'RedeemVoucher', { Amount: 1 })];
    expect(rulesBrokenBy(journal, [status])).not.toContain('credits/balance');
  });

  it('the balance of another commander', () => {
    const other = { ...start, FID: 'F4712', Ship: 'sidewinder', Credits: 1000, Loan: 0 };
    const journal = [
      ...life.slice(0, -3),
      at(1400, 'Commander', { FID: 'F4712' }),
      at(1400, 'Materials', stock(0, 0)),
      at(1401, 'LoadGame', other),
    ];
    expect(rulesBrokenBy(journal)).toEqual([]);
  });

  it('a line that cannot be read', () => {
    const check = new SessionChecker();
    check.beginFile('Journal.2026-11-14T204100.01.log');
    const found = without('RedeemVoucher').flatMap((event, index) => {
      if (event.event === 'MaterialTrade') check.markGap();
      return check.checkEvent(event, index + 1);
    });
    expect(found).toEqual([]);
  });

  it('what limpets and the refinery do within seconds of a count', () => {
    const mining = (...events: Members[]) => [at(0, 'Cargo', { Vessel: 'Ship', Count: 9 }), ...events];
    const refined = (seconds: number) => at(seconds, 'MiningRefined');
    const cargo = (seconds: number, Count: number) => at(seconds, 'Cargo', { Vessel: 'Ship', Count });
    expect(rulesBrokenBy(mining(refined(100), refined(101), cargo(102, 12), refined(103), cargo(105, 12)))).toEqual([]);
    expect(rulesBrokenBy(mining(refined(100), cargo(102, 9), cargo(109, 10)))).toEqual([]);
    expect(rulesBrokenBy(mining(refined(100), refined(200), cargo(300, 9)))).toEqual(['cargo/count']);
  });

  it('what a commander brought from earlier days to the cartographers', () => {
    const sale = at(90, 'MultiSellExplorationData', { Discovered: [{ SystemName: 'Maia', NumBodies: 40 }] });
    const seen = at(9, 'Scan', { ScanType: 'Detailed', StarSystem: 'Maia', BodyID: 4, DistanceFromArrivalLS: 12 });
    expect(rulesBrokenBy([seen, sale])).toEqual([]);
  });

  it('a mission that was accepted before the journal began, or redirected', () => {
    expect(rulesBrokenBy(without('MissionAccepted', 0))).toEqual([]);
    const moved = changed('MissionAccepted', 0, () => ({ DestinationSystem: 'Maia', DestinationStation: 'Darwin' }));
    const redirection = { MissionID: 1000000001, NewDestinationSystem: 'Sol', NewDestinationStation: 'Daedalus' };
    expect(
      rulesBrokenBy([...moved.slice(0, 30), at(450, 'MissionRedirected', redirection), ...moved.slice(30)]),
    ).toEqual([]);
  });
});

describe('the station where a mission is handed in', () => {
  const accepted = [
    at(0, 'Docked', galileo),
    at(60, 'MissionAccepted', { ...mission, DestinationSystem: 'Sol', DestinationStation: 'Galileo' }),
    at(90, 'Docked', daedalus),
  ];
  const completed = at(300, 'MissionCompleted', mission);

  it.each(['FSDJump', 'Scan'])('is that of the last Docked, even after %s', (kind) => {
    expect(rulesBrokenBy([...accepted, at(120, kind, sol), completed])).toEqual(['mission/completed']);
  });

  it.each(['Died', 'Resurrect', 'JoinACrew', 'QuitACrew', 'SystemsShutdown', 'Shutdown'])(
    'is that of the last Docked, even after %s',
    (kind) => {
      expect(rulesBrokenBy([...accepted, at(120, kind), completed])).toEqual(['mission/completed']);
    },
  );

  it.each(['Undocked', 'CarrierJump', 'LoadGame', 'Location'])('is unknown after %s', (kind) => {
    const moved = at(120, kind, { ...daedalus, Docked: kind === 'CarrierJump' });
    expect(play({ journal: [...accepted, moved, completed] })).toEqual([]);
  });
});

describe('a line that earns or costs', () => {
  // A transfer states the balance, and a wage belongs to another line.
  const changes = Object.entries(creditChanges).filter(
    ([kind]) => kind !== 'CarrierBankTransfer' && kind !== 'NpcCrewPaidWage',
  );
  it.each(changes)('%s is part of the balance', (kind, change) => {
    const members: Record<string, unknown> = {};
    let earned = 0;
    for (const [index, [field, sign]] of Object.entries(change).entries()) {
      const [path = ''] = namesIn(field);
      const [name = '', , inner] = path.split('/');
      const amount = 1000 * 3 ** index;
      earned += sign * amount;
      members[name] =
        inner === undefined ? amount : [{ ...(members[name] as Members[] | undefined)?.[0], [inner]: amount }];
    }
    const restart = (Credits: number) =>
      rulesBrokenBy([
        at(0, 'LoadGame', { ...start, Credits: 1_000_000, Loan: 0 }),
        at(60, kind, members),
        at(90, 'LoadGame', { ...start, Credits, Loan: 0 }),
      ]);
    expect(restart(1_000_000 + earned)).not.toContain('credits/balance');
    expect(restart(1_000_000)).toContain('credits/balance');
  });
});

it('notes a balance that is off by no more than fees and fines without a line', () => {
  const severities = (Balance: number) =>
    play({ journal: life, companions: [{ ...status, Balance }] }).map(({ severity }) => severity);
  expect(severities(2_169_082 - 10_000)).toEqual(['note']);
  expect(severities(2_169_082 - 10_001)).toEqual(['warning']);
});

it('compares no counts at a carrier, where they lag behind the transfers', () => {
  const docked = at(1, 'Docked', { ...galileo, StationType: 'FleetCarrier' });
  const counts = (...more: Members[]) => [
    at(2, 'Cargo', { Vessel: 'Ship', Count: 4 }),
    at(60, 'CargoTransfer', { Transfers: [{ Type: 'gold', Count: 4, Direction: 'tocarrier' }] }),
    at(120, 'Cargo', { Vessel: 'Ship', Count: 4 }),
    ...more,
    at(300, 'Cargo', { Vessel: 'Ship', Count: 0 }),
  ];
  expect(rulesBrokenBy([docked, ...counts()])).toEqual([]);
  expect(rulesBrokenBy([docked, ...counts(at(200, 'Undocked'))])).toEqual([]);
  expect(rulesBrokenBy([at(1, 'Docked', galileo), ...counts()])).toEqual(['cargo/count', 'cargo/count']);
});

/** Every amount in a line that earns or costs, too high by a thousand credits, and the line left out. */
function creditBreaks(event: Members, index: number): Break[] {
  const fields = Object.keys(creditChanges[String(event.event)] ?? {}).flatMap(namesIn);
  const kind = String(event.event);
  if (fields.length === 0) return [];
  const left: Break = ['credits/balance', `${kind} left out`, life.filter((_, other) => other !== index)];
  const wrong = fields.flatMap((field): Break[] => {
    const value = event[field];
    if (typeof value !== 'number') return [];
    const journal = life.map((each, other) => (other === index ? { ...each, [field]: value + 1000 } : each));
    return [['credits/balance', `${kind}.${field} too high`, journal]];
  });
  return [left, ...wrong];
}

/** The counts of cargo that have one before them, and nothing between that unsettles the hold. */
function laterCounts(): number[] {
  return life
    .filter(({ event }) => event === 'Cargo')
    .flatMap((_, index) => ([0, 1, 4, 5, 7].includes(index) ? [] : [index]));
}

function fromMaiaToMerope(): readonly Members[] {
  const toMerope = changed('MissionAccepted', 0, () => ({ DestinationSystem: 'Merope' }));
  return changed('Location', 0, () => ({ StarSystem: 'Maia', SystemAddress: 2 }), toMerope);
}

function without(kind: string, which = 0): readonly Members[] {
  const index = indexOf(kind, which);
  return life.filter((_, other) => other !== index);
}

function changed(
  kind: string,
  which: number,
  change: (event: Members) => Members,
  journal: readonly Members[] = life,
): readonly Members[] {
  const index = indexOf(kind, which);
  return journal.map((event, other) => (other === index ? { ...event, ...change(event) } : event));
}

function changedFrom(first: number, kind: string, members: Members): readonly Members[] {
  return life.slice(first).map((event) => (event.event === kind ? { ...event, ...members } : event));
}

function indexOf(kind: string, which: number): number {
  const index = life.flatMap(({ event }, line) => (event === kind ? [line] : []))[which];
  return index ?? expect.fail(`there is no line ${which} of ${kind}`);
}
