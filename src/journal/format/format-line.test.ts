import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validEvent } from '../../../test/generators/valid.js';
import { oneIn, runs } from '../../../test/thorough.js';
import { extraKinds } from '../../interface/dialect/dialects.js';
import { specification } from '../../interface/kind-catalogue.js';
import type { EventToWrite, JournalEvent } from '../journal-event.js';
import { parseLine } from '../parse/parse-line.js';
import { formatCompanion, formatLine, LineBuffer } from './format-line.js';

const timestamp = '2026-11-14T20:41:00Z';

describe('a line', () => {
  it('is written in the spacing of the game, with its numbers and its line end', () => {
    const jump: EventToWrite = {
      timestamp,
      event: 'FSDJump',
      StarSystem: 'Wolf 359',
      SystemAddress: 5306465653474,
      StarPos: [3.875, 6.46875, -1.90625],
      JumpDist: 7.8617,
      FuelUsed: 0.5,
      Population: 0,
      Factions: [{ Name: 'Wolf 359 Co', Influence: 1, ActiveStates: [{ State: 'Boom' }] }],
      Conflicts: [],
      Wanted: false,
    };
    expect(formatLine(jump)).toBe(
      `{ "timestamp":"${timestamp}", "event":"FSDJump", "Wanted":false, "StarSystem":"Wolf 359", "SystemAddress":5306465653474, ` +
        '"StarPos":[3.87500,6.46875,-1.90625], "Population":0, "JumpDist":7.862, "FuelUsed":0.500000, ' +
        '"Factions":[ { "Name":"Wolf 359 Co", "Influence":1.000000, "ActiveStates":[ { "State":"Boom" } ] } ], "Conflicts":[  ] }\r\n',
    );
  });

  it.each([
    [0, '0.000000'],
    [-0, '-0.000000'],
    [-0.0000001, '-0.000000'],
    [32, '32.000000'],
    [0.1 + 0.2, '0.300000'],
    [4465631246.566772, '4465631246.566772'],
    [9007199254.740992, '9007199254.740992'],
    [1e15, '1000000000000000.000000'],
    [1e22, '10000000000000000000000.000000'],
    [Number.NaN, 'null'],
  ])('writes the number %d as %s', (value, text) => {
    expect(formatLine({ timestamp, event: 'Status', Flags: 0, Cargo: value })).toContain(`"Cargo":${text} }`);
  });

  it('writes any number with decimals as toFixed does', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, min: -1e14, max: 1e14 }), (value) => {
        const rounded = Number(value.toFixed(6)) || 0;
        expect(formatLine({ timestamp, event: 'Status', Flags: 0, Cargo: rounded })).toContain(
          `"Cargo":${rounded.toFixed(6)} }`,
        );
      }),
      { numRuns: runs(1000) },
    );
  });

  it.each([
    0,
    7,
    10,
    99,
    12345678,
    999_999_999,
    1_000_000_000,
    4294967295,
    9007199254740991,
    -1,
    -9007199254740991,
    2n ** 64n - 1n,
  ])('writes the integer %s digit for digit', (value) => {
    expect(formatLine({ timestamp, event: 'Status', Flags: value })).toContain(`"Flags":${String(value)} }`);
  });

  it('leaves what is not ASCII as it is and escapes what it must', () => {
    const line = formatLine({ timestamp, event: 'Synthesis', Name: 'Größe 星 🚀 "x" \\ \n', Materials: [] });
    expect(line).toContain('"Name":"Größe 星 🚀 \\"x\\" \\\\ \\n", "Materials":[  ] }');
  });

  it('puts members of a known kind into the order of the game', () => {
    const line = formatLine({ SquadronName: 'X', event: 'SquadronStartup', CurrentRank: 4, timestamp, SquadronID: 7 });
    expect(line).toBe(
      `{ "timestamp":"${timestamp}", "event":"SquadronStartup", "SquadronID":7, "SquadronName":"X", "CurrentRank":4 }\r\n`,
    );
  });

  it('keeps an unknown member where it stands among members that are in order', () => {
    const line = formatLine({
      timestamp,
      event: 'SquadronStartup',
      SquadronName: 'X',
      Motto: 'Onwards',
      CurrentRank: 4,
    });
    expect(line).toContain('"SquadronName":"X", "Motto":"Onwards", "CurrentRank":4 }');
  });

  it('puts an unknown member last among members that are not', () => {
    const line = formatLine({
      timestamp,
      event: 'SquadronStartup',
      CurrentRank: 4,
      Motto: 'Onwards',
      SquadronName: 'X',
    });
    expect(line).toContain('"SquadronName":"X", "CurrentRank":4, "Motto":"Onwards" }');
  });

  it('writes an event of an unknown kind in its own order', () => {
    const line = formatLine({
      timestamp,
      event: 'CometSighted',
      Rings: [{ Mass: 1.5, Id: 3 }],
      Names: ['a'],
      Pos: [1, 2],
      None: [],
      Empty: {},
      Gone: null,
    });
    expect(line).toBe(
      `{ "timestamp":"${timestamp}", "event":"CometSighted", "Rings":[ { "Mass":1.500000, "Id":3 } ], "Names":[ "a" ], "Pos":[1,2], "None":[  ], "Empty":{  }, "Gone":null }\r\n`,
    );
  });

  it.each([
    { StationName: 7 },
    { StationServices: 'Dock' },
    { LandingPads: [1] },
    { Taxi: 'yes' },
    { DistFromStarLS: null },
    { StationFaction: 'X' },
  ])('writes %j though the table says otherwise', (wrong) => {
    const event: EventToWrite = { timestamp, event: 'Docked', ...wrong };
    expect(parseLine(formatLine(event))).toEqual({ event });
  });

  it('does without a timestamp if it must', () => {
    const event = { event: 'Missions', Active: [] } as unknown as JournalEvent;
    expect(formatLine(event)).toBe('{ "event":"Missions", "Active":[  ] }\r\n');
  });
});

describe('a line of a kind outside the specification', () => {
  it('has the order and the numbers of its table too', () => {
    const loadout = {
      timestamp,
      event: 'Loadout',
      Modules: [{ Item: 'int_engine_size5_class5', Slot: 'MainEngines', Health: 1, On: true, Priority: 0 }],
      FuelCapacity: { Reserve: 0.63, Main: 32 },
      MaxJumpRange: 50,
      Rebuy: 12,
      Ship: 'python',
      ShipID: 4,
    };
    expect(formatLine(loadout)).toBe(
      `{ "timestamp":"${timestamp}", "event":"Loadout", "Ship":"python", "ShipID":4, "MaxJumpRange":50.000000, ` +
        '"FuelCapacity":{ "Main":32.000000, "Reserve":0.630000 }, "Rebuy":12, "Modules":[ { "Slot":"MainEngines", ' +
        '"Item":"int_engine_size5_class5", "On":true, "Priority":0, "Health":1.000000 } ] }\r\n',
    );
  });

  it.each([
    [0, '0'],
    [0.25, '0.25'],
    [2 / 3, '0.66666666666667'],
    [5384.33768850664, '5384.3376885066'],
    [1e-9, '0.000000'],
    [Number.NaN, 'null'],
  ])('writes the measure %d as %s', (value, text) => {
    const event = { timestamp, event: 'Statistics', CQC: { CQC_KD: value } };
    expect(formatLine(event)).toContain(`"CQC":{ "CQC_KD":${text} }`);
    expect(formatLine({ ...event, CQC: { Unknown: 1, CQC_KD: value } })).toContain(`"CQC_KD":${text} }`);
  });
});

describe('a ring', () => {
  it.each([
    [27_346_000_000, '2.7346e+10'],
    [1_156_000, '1.156e+06'],
    [99_999.6, '1e+05'],
    [46_043, '46043'],
    [1055.94, '1055.9'],
    [0.0001, '0.0001'],
    [0.00001234, '1.234e-05'],
    [-2.5e120, '-2.5e+120'],
    [0, '0'],
    [-0, '-0'],
    [Number.NaN, 'null'],
  ])('has the mass %d written as %s, with five digits and an exponent where the game gives it one', (value, text) => {
    const ring = { Name: 'A', RingClass: 'eRingClass_Icy', MassMT: value };
    const scan = { timestamp, event: 'Scan', Rings: [ring] };
    expect(formatLine(scan)).toContain(`"MassMT":${text} } ] }`);
    expect(formatLine({ ...scan, Rings: [{ ...ring, Unknown: 1 }] })).toContain(`"MassMT":${text}, "Unknown":1 }`);
  });

  it('may be a parent, which is written without spaces, whatever is in it', () => {
    const scan = { timestamp, event: 'Scan', Parents: [{ Star: 1 }, { Null: 0 }, { Comet: 2, Null: 3 }, {}] };
    expect(formatLine(scan)).toContain('"Parents":[ {"Star":1}, {"Null":0}, {"Comet":2,"Null":3}, {  } ] }');
  });

  it('comes back from its line as it was written', () => {
    const line = formatLine({ timestamp, event: 'Scan', Rings: [{ InnerRad: 2.7346e10, OuterRad: 46_043 }] });
    expect(formatLine(parseLine(line).event as JournalEvent)).toBe(line);
  });
});

describe.each(oneIn(4, [...specification.kinds, ...extraKinds.kinds]))('any event of $name', (kind) => {
  const often = kind.evidence.grade === 'specified' ? 1 : 0.2;

  it('comes back whole from its line', () => {
    fc.assert(
      fc.property(validEvent(kind), (event) => {
        expect(parseLine(formatLine(event as unknown as JournalEvent))).toEqual({ event });
      }),
      { numRuns: runs(150) * often },
    );
  });
});

describe('a line behind another of its kind', () => {
  const status = (members: object) => formatLine({ timestamp, event: 'Status', Flags: 1, ...members });

  it.each([
    ['a zero and one with a sign', { Cargo: 0 }, { Cargo: -0 }, '"Cargo":-0.000000 }'],
    ['a zero with a sign and one without', { Cargo: -0 }, { Cargo: 0 }, '"Cargo":0.000000 }'],
    ['a number and a text of its digits', { Cargo: 12 }, { Cargo: '12' }, '"Cargo":"12" }'],
    ['a text and a number', { LegalState: '7' }, { LegalState: 7 }, '"LegalState":7 }'],
    ['a text and none', { LegalState: 'Clean' }, { Cargo: 1 }, '"Flags":1, "Cargo":1.000000 }'],
    ['a list that has grown', { Pips: [2, 8, 2] }, { Pips: [2, 8, 2, 0] }, '"Pips":[2,8,2,0] }'],
    ['a number that is none any more', { Cargo: Number.NaN }, { Cargo: 1 }, '"Cargo":1.000000 }'],
  ])('is written by its own values: %s', (_what, before, after, expected) => {
    status(before);
    expect(status(after)).toContain(expected);
    expect(status(after)).toContain(expected);
  });

  it('may have texts that are longer, shorter, or not ASCII', () => {
    const texts = ['Clean', 'Ünwanted', '', 'x'.repeat(49), 'x'.repeat(50), 'x'.repeat(51), 'x'.repeat(200), '"'];
    for (const LegalState of [...texts, ...texts.toReversed(), ...texts.flatMap((text) => [text, text])])
      expect(status({ LegalState })).toContain(`"Flags":1, "LegalState":${JSON.stringify(LegalState)} }`);
  });
});

describe('a buffer of lines', () => {
  it('grows at any place, whatever the values', () => {
    const values = fc.oneof(
      fc.double(),
      fc.bigInt(),
      fc.constantFrom(2 ** 70, 1e300, Infinity, -Infinity, Number.NaN, -0, 1e16),
      fc.string(),
    );
    const mission = fc.record({ MissionID: values, Name: values, PassengerMission: fc.boolean(), Expires: values });
    fc.assert(
      fc.property(fc.array(mission, { maxLength: 80 }), fc.nat({ max: 20_000 }), (missions, size) => {
        const event = { timestamp, event: 'Missions', Active: missions, Failed: [], Complete: [] };
        const small = new LineBuffer(size);
        const large = new LineBuffer(1_000_000);
        small.append(event);
        large.append(event);
        expect(Buffer.from(small.bytes()).equals(Buffer.from(large.bytes()))).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('holds many lines, grows with them, and can be emptied', () => {
    const buffer = new LineBuffer(16);
    const event = { timestamp, event: 'Synthesis', Name: 'x'.repeat(1000), Materials: [] };
    for (let count = 0; count < 100; count++) buffer.append(event);
    expect(Buffer.from(buffer.bytes()).toString()).toBe(formatLine(event).repeat(100));
    buffer.clear();
    expect(buffer.length).toBe(0);
  });

  it('takes a text of 10 MB', () => {
    const event = { timestamp, event: 'Synthesis', Name: 'é'.repeat(5_000_000), Materials: [] };
    expect(parseLine(formatLine(event))).toEqual({ event });
  });
});

describe('a companion', () => {
  it('has one element of its list per line', () => {
    const route = [
      { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0], StarClass: 'G' },
      { StarSystem: 'Wolf 359', SystemAddress: 5306465653474, StarPos: [3.875, 6.46875, -1.90625], StarClass: 'M' },
    ];
    expect(formatCompanion({ timestamp, event: 'NavRoute', Route: route }).split('\r\n')).toEqual([
      `{ "timestamp":"${timestamp}", "event":"NavRoute", "Route":[ `,
      '{ "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":[0.00000,0.00000,0.00000], "StarClass":"G" }, ',
      '{ "StarSystem":"Wolf 359", "SystemAddress":5306465653474, "StarPos":[3.87500,6.46875,-1.90625], "StarClass":"M" }',
      ' ] }',
      '',
    ]);
  });

  it('is one line if it has no list', () => {
    expect(formatCompanion({ timestamp, event: 'Status', Flags: 0 })).toBe(
      `{ "timestamp":"${timestamp}", "event":"Status", "Flags":0 }\r\n`,
    );
  });

  it.each(['NavRoute', 'NavRouteClear'])('has an empty line where the list of %s is empty', (event) => {
    expect(formatCompanion({ timestamp, event, Route: [] })).toBe(
      `{ "timestamp":"${timestamp}", "event":"${event}", "Route":[ \r\n\r\n ] }\r\n`,
    );
  });

  it('has all its lists in the order of the game, one behind the other', () => {
    const medkit = { Name: 'healthpack', Name_Localised: 'Medkit', OwnerID: 0, Count: 2 };
    const [Data, Items] = [[], [{ ...medkit, MissionID: 5 }, medkit]];
    const locker = { timestamp, event: 'ShipLocker', Data, Components: [medkit], Items, Consumables: [] };
    expect(formatCompanion(locker).split('\r\n')).toEqual([
      `{ "timestamp":"${timestamp}", "event":"ShipLocker", "Items":[ `,
      '{ "Name":"healthpack", "Name_Localised":"Medkit", "OwnerID":0, "MissionID":5, "Count":2 }, ',
      '{ "Name":"healthpack", "Name_Localised":"Medkit", "OwnerID":0, "Count":2 }',
      ' ], "Components":[ ',
      '{ "Name":"healthpack", "Name_Localised":"Medkit", "OwnerID":0, "Count":2 }',
      ' ], "Consumables":[ ',
      '',
      ' ], "Data":[ ',
      '',
      ' ] }',
      '',
    ]);
  });

  it('has what stands before the list in front of it', () => {
    const market = { timestamp, event: 'Outfitting', MarketID: 1, StationName: 'A', StarSystem: 'B', Horizons: true };
    const Items = [{ id: 128049511, Name: 'hpt_advancedtorppylon_fixed_large', BuyPrice: 157960 }];
    expect(formatCompanion({ ...market, Items }).split('\r\n')).toEqual([
      `{ "timestamp":"${timestamp}", "event":"Outfitting", "MarketID":1, "StationName":"A", "StarSystem":"B", "Horizons":true, "Items":[ `,
      '{ "id":128049511, "Name":"hpt_advancedtorppylon_fixed_large", "BuyPrice":157960 }',
      ' ] }',
      '',
    ]);
  });

  it('keeps a list that is none, and a bare event, as they are', () => {
    expect(formatCompanion({ timestamp, event: 'Cargo', Vessel: 'Ship', Count: 0, Inventory: 'none' })).toBe(
      `{ "timestamp":"${timestamp}", "event":"Cargo", "Vessel":"Ship", "Count":0, "Inventory":"none" }\r\n`,
    );
    expect(formatCompanion({ timestamp, event: 'Market' })).toBe(
      `{ "timestamp":"${timestamp}", "event":"Market" }\r\n`,
    );
  });
});
