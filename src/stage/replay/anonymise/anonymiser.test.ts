import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validEvent } from '../../../../test/generators/valid.js';
import { checkEvent } from '../../../check/event/check-event.js';
import { specification } from '../../../interface/kind-catalogue.js';
import { latin1Of, utf8Of } from '../../../journal/byte-text.js';
import { formatLine } from '../../../journal/format/format-line.js';
import { fieldOf, type WritableEvent } from '../../../journal/journal-event.js';
import { parseLine } from '../../../journal/parse/parse-line.js';
import { Anonymiser } from './anonymiser.js';

/** Lines with their names replaced. */
function anonymised(lines: readonly string[], seed = 7): string[] {
  const anonymiser = new Anonymiser(seed);
  const raw = lines.map((text) => ({ bytes: Buffer.from(text), event: parseLine(text).event }));
  for (const each of raw) anonymiser.learn(each);
  return raw.map((each) => utf8Of(anonymiser.rewrite(each)));
}

function line(event: string, members: object): string {
  return formatLine({ timestamp: '2026-11-14T20:41:00Z', event, ...members });
}

const commander = line('Commander', { FID: 'F4815162', Name: 'Pepper Vance' });

/** The value of a member in a line. */
function member(text: string | undefined, name: string): string {
  const { event } = parseLine(text ?? '');
  const value = event && fieldOf(event, name);
  return typeof value === 'number' ? String(value) : (value as string);
}

describe('an anonymised journal', () => {
  it('invents another name where any that is alike would contain the real one', () => {
    const [text] = anonymised([line('SetUserShipName', { Ship: 'cutter', ShipID: 7, UserShipId: '²²² -' })]);
    expect(member(text, 'UserShipId')).toMatch(/^[a-z]{12}$/);
  });

  it('counts the different names that it replaced', () => {
    const anonymiser = new Anonymiser(7);
    const raw = [commander, commander, line('Friends', { Status: 'Online', Name: 'Wren Oduya' })].map((text) => ({
      bytes: Buffer.from(text),
      event: parseLine(text).event,
    }));
    for (const each of raw) anonymiser.rewrite(each);
    expect(Object.fromEntries(anonymiser.replaced)).toEqual({
      'commander-name': 1,
      'player-id': 1,
      'other-commander': 1,
    });
  });

  it('has one pseudonym of the same sort for each name', () => {
    const [first, second, third] = anonymised([
      commander,
      line('LoadGame', { Commander: 'Pepper Vance', FID: 'F4815162', ShipName: 'MARIGOLD', ShipIdent: 'PV-07' }),
      line('SquadronStartup', { SquadronName: 'Blue Herons', CurrentRank: 1, SquadronID: 4711 }),
    ]);
    expect(member(first, 'Name')).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(member(first, 'FID')).toMatch(/^F[1-9]\d{6}$/);
    expect(member(second, 'Commander')).toBe(member(first, 'Name'));
    expect(member(second, 'FID')).toBe(member(first, 'FID'));
    expect(member(second, 'ShipName')).toMatch(/^[A-Z]+ [A-Z]+$/);
    expect(member(second, 'ShipIdent')).toMatch(/^[A-Z]{2}-\d\d$/);
    expect(member(third, 'SquadronID')).toMatch(/^[1-9]\d{3}$/);
    expect(member(third, 'SquadronID')).not.toBe('4711');
  });

  it('has the same names with the same seed, and others with another', () => {
    expect(anonymised([commander], 1)).toEqual(anonymised([commander], 1));
    expect(anonymised([commander], 1)).not.toEqual(anonymised([commander], 2));
  });

  it('has no name in messages, before and after the line that contains it', () => {
    const spoken = {
      From: '$cmdr_decorate:#name=Ada Lark;',
      From_Localised: 'CMDR Ada Lark',
      Message: 'hi PEPPER VANCE!',
    };
    const [heard, , sent] = anonymised([
      line('ReceiveText', { ...spoken, Channel: 'wing' }),
      commander,
      line('SendText', { To: 'wing', Message: 'Ada Lark, and Pepper Vances dog' }),
    ]);
    expect(member(heard, 'From')).toMatch(/^\$cmdr_decorate:#name=[A-Z]\w+ [A-Z]\w+;$/);
    expect(member(heard, 'From_Localised')).toBe(`CMDR ${/=(.*);/.exec(member(heard, 'From'))?.[1]}`);
    expect(member(heard, 'Message')).not.toMatch(/pepper/i);
    expect(member(sent, 'To')).toBe('wing');
    expect(member(sent, 'Message')).toMatch(/^[A-Z]\w+ [A-Z]\w+, and Pepper Vances dog$/);
  });

  it('has messages of the game unchanged', () => {
    const lines = [
      line('ReceiveText', { From: 'Jameson Memorial', Message: '$STATION_NoFireZone_entered;', Channel: 'npc' }),
      line('ShipTargeted', { PilotName: '$npc_name_decorate:#name=Bo;', PilotName_Localised: 'Bo Reed' }),
      line('Docked', { StationName: 'Jameson Memorial', StarSystem: 'Shinrarta Dezhra' }),
    ];
    expect(anonymised(lines)).toEqual(lines);
  });

  it.each(['StarSystem', 'SystemName', 'System', 'DestinationSystem', 'Body', 'BodyName'])(
    'has the name of a star in %s unchanged, also if a commander has the same name',
    (name) => {
      const star = line('SomethingNew', { [name]: 'Wolf 359' });
      const other = line('SomethingNew', { Other: 'Wolf 359' });
      const [, kept, renamed] = anonymised([line('Commander', { FID: 'F4815162', Name: 'Wolf' }), star, other]);
      expect(kept).toBe(star);
      expect(renamed).not.toContain('Wolf');
    },
  );

  it('replaces a name of three letters in a chat, and keeps one of two letters', () => {
    const said = { To: 'wing', Message: 'Bob and Al are here' };
    const [, , sent] = anonymised([
      line('Commander', { FID: 'F4815162', Name: 'Bob' }),
      line('Friends', { Status: 'Online', Name: 'Al' }),
      line('SendText', said),
    ]);
    expect(member(sent, 'Message')).toMatch(/^[A-Z]\w+ [A-Z]\w+ and Al are here$/);
  });

  it('distinguishes a star from a commander of the same name', () => {
    const jump = line('StartJump', { StarSystem: 'Wolf 359' });
    expect(anonymised([line('Friends', { Name: 'Wolf' }), line('ShipTargeted', { SquadronID: 'STAR' }), jump])[2]).toBe(
      jump,
    );
    const [, torn] = anonymised([
      '{ "event":"ReceiveText", "From":"Jameson Memorial", "Mess',
      line('Docked', { StationName: 'Jameson Memorial' }),
    ]);
    expect(torn).toContain('Jameson Memorial');
  });

  it('distinguishes a power and an engineer from a commander of the same name', () => {
    const members = { Engineer: 'Didi Vatermann', EngineerID: 300000, Progress: 'Known' };
    for (const Name of ['Grom', 'Vatermann', 'Yuri']) {
      const [, jump, progress] = anonymised([
        line('Commander', { FID: 'F4815162', Name }),
        line('FSDJump', { StarSystem: 'Sol', Powers: ['Yuri Grom', 'Aisling Duval'] }),
        line('EngineerProgress', members),
      ]);
      expect(parseLine(jump ?? '').event).toMatchObject({ Powers: ['Yuri Grom', 'Aisling Duval'] });
      expect(member(progress, 'Engineer')).toBe('Didi Vatermann');
    }
  });

  it('replaces the name of a carrier and its callsign separately', () => {
    const [stats, docked, signal] = anonymised([
      line('CarrierStats', { Callsign: 'K7Q-B3L', Name: 'THE LONG WAY' }),
      line('Docked', { StationName: 'K7Q-B3L' }),
      line('FSSSignalDiscovered', { SignalName: 'THE LONG WAY K7Q-B3L' }),
    ]);
    expect(member(docked, 'StationName')).toBe(member(stats, 'Callsign'));
    expect(member(docked, 'StationName')).toMatch(/^[A-Z]\d[A-Z]-[A-Z]\d[A-Z]$/);
    expect(member(signal, 'SignalName')).toBe(`${member(stats, 'Name')} ${member(stats, 'Callsign')}`);
  });

  it('replaces a carrier that sends messages, and one that only its type identifies', () => {
    const [spoken, docked, signal] = anonymised([
      line('ReceiveText', { From: 'THE LONG WAY K7Q-B3L', Message: '$DockingChatter_Neutral;', Channel: 'npc' }),
      line('Docked', { StationName: 'WREN', StationType: 'FleetCarrier', MarketID: 3_700_123_456 }),
      line('FSSSignalDiscovered', { SignalName: 'HERONS ABOVE', SignalType: 'SquadronCarrier' }),
    ]);
    expect(member(spoken, 'From')).toMatch(/^[A-Z]+ [A-Z]+ [A-Z]\d[A-Z]-[A-Z]\d[A-Z]$/);
    expect(spoken).not.toMatch(/LONG WAY|K7Q-B3L/);
    expect(spoken).toContain('$DockingChatter_Neutral;');
    expect(member(docked, 'StationName')).not.toBe('WREN');
    expect(member(docked, 'MarketID')).toMatch(/^370\d{7}$/);
    expect(docked).not.toContain('3700123456');
    expect(signal).not.toContain('HERONS');
  });

  it('replaces personal members in an unknown kind, and keeps ids of markets and the id 0', () => {
    const [owned, kept] = anonymised([
      line('SomethingNew', { Captain: 'Ada Lark', OwnerID: 4815162, CarrierID: 3_700_000_001, SquadronID: 4711 }),
      line('SomethingElse', { MarketID: 128_666_762, OwnerID: 0, StationName: 'Jameson Memorial' }),
    ]);
    expect(owned).not.toMatch(/Ada|4815162|3700000001|4711/);
    expect(kept).toBe(line('SomethingElse', { MarketID: 128_666_762, OwnerID: 0, StationName: 'Jameson Memorial' }));
  });

  it('redacts texts of unknown kinds and fields, and says which; symbols and words of the tables stay', () => {
    const lines = [
      line('CarrierVisited', {
        By: 'Ada Lark',
        On: [{ Board: 'Wren' }],
        Type: '$carrier_visit;',
        Economy: 'Federation',
      }),
      line('Docked', { StationName: 'Jameson Memorial', Greeting: 'hello Ada', LandingPads: { Small: 'for Ada' } }),
      line('Seen', { Pilot: '$cmdr_decorate:#name=Ada Lark;', At: '2026-11-14T20:41:00Z', Seats: { 'Ada Lark': 1 } }),
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Seen", "Guest":"Ada Lark", "Where":"the long wa',
      line('Friends', { Status: 'Online', Name: 'Ada Lark' }),
    ].map((text) => ({ bytes: Buffer.from(text), event: parseLine(text).event }));
    const clean = (anonymiser: Anonymiser) => {
      for (const each of lines) anonymiser.learn(each);
      return lines.map((each) => utf8Of(anonymiser.rewrite(each)));
    };
    const anonymiser = new Anonymiser(7);
    const [visit, docked, seen, torn, friend] = clean(anonymiser);
    expect(parseLine(visit ?? '').event).toMatchObject({
      By: 'redacted',
      On: [{ Board: 'redacted' }],
      Type: '$carrier_visit;',
      Economy: 'Federation',
    });
    expect(parseLine(docked ?? '').event).toMatchObject({
      StationName: 'Jameson Memorial',
      Greeting: 'redacted',
      LandingPads: { Small: 'redacted' },
    });
    expect(parseLine(seen ?? '').event).toMatchObject({
      Pilot: 'redacted',
      At: '2026-11-14T20:41:00Z',
      Seats: { [member(friend, 'Name')]: 1 },
    });
    expect(torn).toBe('{ "timestamp":"2026-11-14T20:41:00Z", "event":"Seen", "Guest":"redacted", "Where":"redacted');
    const unknown = ['CarrierVisited.By', 'CarrierVisited.On.Board', 'Docked.Greeting', 'Docked.LandingPads.Small'];
    expect([...anonymiser.unknown.keys()]).toEqual([...unknown, 'Seen.Pilot', 'Seen.Guest', 'Seen.Where']);
    const keeping = new Anonymiser(7, { keepUnknown: true });
    expect(clean(keeping).join('')).toMatch(/"Wren".*"for .*"the long wa/s);
    expect(keeping.unknown).toEqual(anonymiser.unknown);
  });

  it('keeps spacing, numbers and escapes as they were written', () => {
    const odd =
      '{ "timestamp":"2026-11-14T20:41:00Z",  "event":"Friends", "Name":"Zo\\u00eb \\"Z\\"",\t"N":1.50e3, "L":[  ] }\r\n';
    const [renamed = ''] = anonymised([odd]);
    expect(renamed.replace(/"Name":"[^"]*"/, '')).toBe(odd.replace(/"Name":"Zo.*?\\"Z\\""/, ''));
    expect(renamed).not.toContain('Zo\\u00eb');
  });

  it('replaces names in torn lines', () => {
    const torn =
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"LoadGame", "FID":"F1234567", "Commander":"Pepper Va{ "timest\r\n';
    const other = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Scan", "Mass":-nan(ind), "By":"Pepper Vance" }\r\n';
    const [, first = '', second = ''] = anonymised([commander, torn, other]);
    expect(first).not.toMatch(/Pepper|F1234567/);
    expect(first.replace(/"F\d{7}"/, '"F1234567"').replace(/"Commander":".{9}\{/, '"Commander":"Pepper Va{')).toBe(
      torn,
    );
    expect(second).not.toContain('Pepper');
    expect(second).toMatch(/"Mass":-nan\(ind\), "By":"[^"]+" \}\r\n$/);
  });

  it('replaces a name or a callsign in which a line is cut', () => {
    const start = '{ "timestamp":"2026-11-14T20:41:00Z", "event":';
    const [, spoken = '', docked = '', signal = '', station = ''] = anonymised([
      commander,
      `${start}"SendText", "Message":"it is Pep`,
      `${start}"Docked", "StationName":"K7Q-B`,
      `${start}"FSSSignalDiscovered", "SignalName":"THE LONG WAY K7Q-`,
      `${start}"Docked", "StationName":"Jameson Mem`,
    ]);
    expect(spoken).toMatch(/"it is (?!Pep)[A-Z][a-z]{2}$/);
    expect(docked).toMatch(/"StationName":"(?!K7Q-B)[A-Z]\d[A-Z]-[A-Z]$/);
    expect(signal).not.toMatch(/LONG WAY|K7Q/);
    expect(station).toMatch(/"Jameson Mem$/);
  });

  it('replaces names in lines that are not UTF-8', () => {
    const anonymiser = new Anonymiser(7);
    anonymiser.learn({
      bytes: Buffer.from(line('Friends', { Name: 'Zoë Quell' })),
      event: parseLine(line('Friends', { Name: 'Zoë Quell' })).event,
    });
    const bytes = Buffer.concat([Buffer.from([0xff, 0x20]), Buffer.from('by Zoë Quell here')]);
    const clean = anonymiser.rewrite({ bytes, event: undefined });
    expect([...clean.subarray(0, 5)]).toEqual([...bytes.subarray(0, 5)]);
    expect(latin1Of(clean)).not.toContain('Quell');
  });

  const word = fc.stringMatching(/^[A-Z][a-zé]{2,7}[qxz]{2}$/);
  const people = fc.record({
    name: fc.tuple(word, word).map((words) => words.join(' ')),
    friend: fc.tuple(word, word).map((words) => words.join(' ')),
    squadron: word.map((text) => text.toUpperCase()),
    squadronId: fc.integer({ min: 1_000_000, max: 9_999_999 }),
    fid: fc.integer({ min: 1_000_000, max: 9_999_999 }).map((digits) => `F${digits}`),
    ship: word,
    ident: fc.stringMatching(/^[QXZ]{3}-\d{3}$/),
    callsign: fc.stringMatching(/^[A-Z0-9]{3}-[A-Z0-9]{3}$/),
  });

  it('has no real name or id, as many lines, and the same findings', () => {
    fc.assert(
      fc.property(people, fc.integer(), (real, seed) => {
        const lines = [
          line('ReceiveText', {
            From: real.friend,
            Message: `${real.name}: ${real.ship} (${real.squadron})`,
            Channel: 'friend',
          }),
          line('Commander', { FID: real.fid, Name: real.name }),
          line('LoadGame', { Commander: real.name, FID: real.fid, ShipName: real.ship, ShipIdent: real.ident }),
          line('SquadronStartup', { SquadronName: real.squadron, CurrentRank: 2, SquadronID: real.squadronId }),
          line('Docked', { StationName: real.callsign, StationType: 'FleetCarrier', StarSystem: 'Sol' }),
          line('SomethingNew', { By: `CMDR ${real.name}`, FID: real.fid, On: { Board: [real.ship, real.callsign] } }),
          `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Friends", "Name":"${real.friend}", "Status":"On`,
        ];
        const clean = anonymised(lines, seed);
        expect(clean).toHaveLength(lines.length);
        for (const value of Object.values(real)) expect(clean.join('')).not.toContain(String(value));
        expect(clean.map(findings)).toEqual(lines.map(findings));
      }),
    );
  });
  const anyEvent = fc.oneof(...specification.kinds.map(validEvent));

  it('has the same findings for any event', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { minLength: 1, maxLength: 5 }), fc.integer(), (events, seed) => {
        const lines = [commander, ...events.map((event) => formatLine(event as unknown as WritableEvent))];
        const clean = anonymised(lines, seed);
        expect(clean.map(findings)).toEqual(lines.map(findings));
      }),
    );
  });
});

function findings(text: string): unknown {
  const { event, problem } = parseLine(text);
  return event ? checkEvent(event, { dialect: 'game' }).map(({ rule, pointer }) => [rule, pointer]) : problem?.code;
}
