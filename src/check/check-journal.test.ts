import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePipe } from '../../test/support/pipe.js';
import { runs } from '../../test/thorough.js';
import { formatLine } from '../journal/format/format-line.js';
import { formatJournalName } from '../journal/journal-names.js';
import { type CheckOptions, type CheckSource, checkJournal } from './check-journal.js';
import type { PlacedFinding } from './finding.js';

const first = 'Journal.2026-11-14T204100.01.log';
const second = 'Journal.2026-11-14T204100.02.log';
const status = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":0 }\r\n';
const music = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"Exploration" }\r\n';

const twice = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"a", "Materials":[], "Name":"b" }';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-check-'));
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function line(name: string, seconds = 0): string {
  const timestamp = `2026-11-14T20:41:${String(seconds).padStart(2, '0')}Z`;
  return formatLine({ timestamp, event: 'Synthesis', Name: name, Materials: [] });
}

function write(name: string, content: string | Buffer): string {
  const file = path.join(directory, name);
  writeFileSync(file, content);
  return file;
}

async function found(source: CheckSource, options?: CheckOptions): Promise<PlacedFinding[]> {
  const findings: PlacedFinding[] = [];
  for await (const finding of checkJournal(source, options)) findings.push(finding);
  return findings;
}

async function reported(source: CheckSource, options?: CheckOptions): Promise<string[]> {
  const findings = await found(source, options);
  return findings.map((each) => `${path.basename(each.file)}:${each.line}:${each.column} ${each.rule}`);
}

describe('without a dialect', () => {
  const header =
    '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Fileheader", "part":1, "language":"English/UK", "gameversion":"4.1", "build":"r0" }\r\n';

  it.each([
    ['game', 'a Fileheader', header],
    ['spec', 'anything else', music],
  ])('a journal is held to %s by %s, be it a file, a directory or a stream', async (dialect, _, text) => {
    const file = write(first, text);
    for (const source of [file, directory, Readable.from([text])]) {
      const check = checkJournal(source);
      expect(check.summary).not.toHaveProperty('dialect');
      for await (const finding of check) expect(finding.severity).toBe('note');
      expect(check.summary).toMatchObject({ dialect });
      expect(check.years).toEqual({ from: 2026, to: 2026 });
    }
  });
});

describe('a file', () => {
  it('that is clean gives nothing but its counts', async () => {
    const check = checkJournal(write('any name.txt', line('a') + line('b', 1)));
    for await (const finding of check) expect.fail(finding.message);
    expect(check.summary).toEqual({
      files: 1,
      lines: 2,
      events: 2,
      errors: 0,
      warnings: 0,
      notes: 0,
      dialect: 'spec',
      dialectBy: 'default',
    });
  });

  it('is reported line by line, each of several findings in one event', async () => {
    const bad = '{ "timestamp":"yesterday", "event":"Synthesis", "Name":7, "Materials":[  ] }\r\n';
    const [timestamp, name, ...others] = await found(write('x', line('a') + bad));
    expect(others).toEqual([]);
    expect(timestamp).toMatchObject({ rule: 'field/moment', line: 2, column: 15, pointer: '/timestamp' });
    expect(name).toMatchObject({ rule: 'field/type', severity: 'error', kind: 'Synthesis', line: 2, column: 56 });
    expect(name?.message).toBe('Name must be a string, found 7');
  });

  it.each([
    ['broken JSON', '{ "timestamp" "x" }', 'line/json', 15],
    ['a cut line', line('x').slice(0, 40), 'line/cut', 41],
    ['no number', '{ "a":-nan(ind) }', 'line/not-a-number', 7],
    ['a name that stands twice', twice, 'line/duplicate-key', 88],
    ['two objects', '{} {}', 'line/several-objects', 4],
    ['a list', '[1]', 'line/not-an-object', 1],
    ['nothing', '', 'line/empty', 1],
  ])('tells %s at its column', async (_name, text, rule, column) => {
    expect(await reported(write('x', `${line('a')}${text}\r\n${line('b')}`))).toEqual([`x:2:${column} ${rule}`]);
  });

  it('tells what else is wrong with an event in which a name stands twice, or a byte is no UTF-8', async () => {
    expect(await reported(write('x', `${twice.replace('[]', '7')}\r\n`))).toEqual([
      'x:1:84 field/type',
      expect.stringMatching(/line\/duplicate-key$/),
    ]);
    expect(
      await reported(
        write(
          'x',
          Buffer.from(`${twice.slice(0, twice.indexOf('"Materials"'))}"Materials":7, "Größe":1 }\r\n`, 'latin1'),
        ),
      ),
    ).toEqual(['x:1:84 field/type', 'x:1:90 line/encoding', 'x:1:87 field/unknown']);
  });

  it('tells an event behind NUL bytes as well as the NUL bytes', async () => {
    const bad = '\0\0{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":7, "Materials":[  ] }\r\n';
    expect(await reported(write('x', bad))).toEqual(['x:1:1 line/nul', 'x:1:69 field/type']);
  });

  it('tells an integer that is not written as one', async () => {
    const bad = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Status", "Flags":16777216.0 }\r\n';
    expect(await reported(write('x', bad))).toEqual(['x:1:65 field/integer']);
  });

  it('tells a last line without its end', async () => {
    expect(await reported(write('x', line('a').trimEnd()))).toEqual([`x:1:${line('a').trimEnd().length} line/end`]);
  });

  it('tells time that runs backwards', async () => {
    const findings = await found(write('x', line('a', 5) + line('b', 2)));
    expect(findings.map(({ message }) => message)).toEqual([
      '2026-11-14T20:41:02Z is 3 s earlier than the event before it',
    ]);
    expect(await reported(write('x', line('a', 5) + line('b', 2)), { eventsOnly: true })).toEqual([]);
  });

  it.each([1, 1000])('tells an unknown kind once, last, with its count, in %d lines', async (times) => {
    const other = music.replaceAll('Music', 'Musik');
    const findings = await found(write('x', music + music.repeat(times) + other + music + line('a', 1) + line('b')));
    expect(findings).toMatchObject([
      { rule: 'time/backwards', line: times + 5 },
      { rule: 'event/kind', line: 1, column: 47, count: times + 2 },
      { rule: 'event/kind', line: times + 2, column: 47 },
    ]);
    expect(findings[2]).not.toHaveProperty('count');
  });

  it.each(['spec', 'game'] as const)(
    'tells an unseen value and an unknown field once for each kind and place, in the %s dialect',
    async (dialect) => {
      const synthesis = (state: string, seconds: number) =>
        formatLine({
          timestamp: `2026-11-14T20:41:${String(seconds).padStart(2, '0')}Z`,
          event: 'Synthesis',
          Name: 'x',
          Materials: [
            { Name: 'iron', Count: 1, [state]: 1 },
            { Name: 'nickel', Count: 1, Mood: 2 },
          ],
        });
      const jump = (level: string) =>
        `{ "timestamp":"2026-11-14T20:42:00Z", "event":"FSDJump", "SystemSecurity":"$SYSTEM_SECURITY_${level};" }\r\n`;
      const text = synthesis('Mood', 1) + synthesis('Weather', 2) + jump('Oddity') + jump('Oddity') + jump('Whim');
      const findings = (await found(write('x', text), { dialect, eventsOnly: true })).filter(
        ({ rule }) => rule === 'field/unknown' || rule === 'field/unseen',
      );
      expect(findings.map(({ rule, pointer, line: at, count }) => [rule, pointer, at, count])).toEqual([
        ['field/unknown', '/Materials/0/Mood', 1, 3],
        ['field/unknown', '/Materials/0/Weather', 2, undefined],
        ['field/unseen', '/SystemSecurity', 3, 2],
        ['field/unseen', '/SystemSecurity', 5, undefined],
      ]);
    },
  );

  it('counts a finding that is reported once as often as it occurred', async () => {
    const check = checkJournal(write('x', music.repeat(7)));
    for await (const { count } of check) expect(count).toBe(7);
    expect(check.summary.notes).toBe(7);
  });

  it.each([1, 2000])('tells no kind that the game dialect knows beside the others, in %d lines', async (count) => {
    const file = write('x', music.repeat(count) + music.replaceAll('Music', 'Musik'));
    expect(await reported(file, { dialect: 'game' })).toEqual([`x:${count + 1}:47 event/kind`]);
  });

  it('that is no journal is reported once, and not read further', async () => {
    const garbage = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));
    const check = checkJournal([write('x', garbage), write('y', line('a'))]);
    const findings: PlacedFinding[] = [];
    for await (const finding of check) findings.push(finding);
    expect(findings.map(({ rule }) => rule)).toEqual(['file/binary']);
    expect(check.summary).toMatchObject({ files: 2, errors: 1, events: 1 });
  });

  it('that is empty is reported', async () => {
    expect(await reported(write('x', ''))).toEqual(['x:1:1 file/empty']);
  });

  it('may hold a line of megabytes', async () => {
    const long = line('x'.repeat(runs(5_000_000)));
    expect(await reported(write('x', line('a') + long + long.replace('[  ]', '7') + line('b')))).toEqual([
      `x:3:${long.indexOf('[') + 1} field/type`,
    ]);
  });

  it('may hold an overlong line, which is reported and skipped', async () => {
    const long = line('x'.repeat(1000));
    const file = write('x', line('a') + long + line('b').replace('[  ]', '7') + long.trimEnd());
    for (const source of [file, Readable.from([readFileSync(file)])]) {
      const findings = [];
      for await (const { line: number, rule, message } of checkJournal(source, { maxLineBytes: 200 })) {
        findings.push(`${number} ${rule} ${message}`);
      }
      expect(findings).toEqual([
        '2 line/too-long the line has more than 200 bytes',
        expect.stringContaining('3 field/type'),
        '4 line/too-long the line has more than 200 bytes',
      ]);
    }
  });

  it('with a finding in each of many elements is reported a thousand times', async () => {
    const list = Array.from({ length: runs(500_000) }, () => '1').join(',');
    const bad = `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"x", "Materials":[${list}] }\r\n`;
    const findings = await found(write('x', bad));
    expect(findings).toHaveLength(1001);
    expect(findings.filter(({ rule }) => rule === 'event/many')).toHaveLength(1);
  });

  it('marks what the live game is known to write', async () => {
    const docked = formatLine({
      timestamp: '2026-11-14T20:41:00Z',
      event: 'Docked',
      StationName: 'X',
      StationType: 'Coriolis',
      StationServices: ['dock', 'nonsense'],
      DistFromStarLS: 1,
      LandingPads: { Small: 1, Medium: 1, Large: 1 },
    });
    const findings = await found(write('x', docked));
    expect(findings.map(({ found: value, departure }) => [value, departure])).toEqual([
      ['"dock"', true],
      ['"nonsense"', undefined],
    ]);
    expect(await found(path.join(directory, 'x'), { dialect: 'game' })).toMatchObject([{ severity: 'note' }]);
  });
});

describe('a stream', () => {
  it('is checked as it comes, whatever its pieces', async () => {
    const bytes = Buffer.from(line('é星🚀') + line('b').replace('[  ]', '7') + line('c').trimEnd());
    for (const size of [1, 7, 1000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      expect(await reported(Readable.from(pieces))).toEqual([
        expect.stringMatching(/^-:2:\d+ field\/type$/),
        expect.stringMatching(/^-:3:\d+ line\/end$/),
      ]);
    }
  });

  it('that is empty is reported, like an empty file', async () => {
    expect(await reported(Readable.from([]))).toEqual(['-:1:1 file/empty']);
  });

  it('that is no journal is reported once, and not read further', async () => {
    const garbage = Buffer.from(Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 251));
    let pieces = 0;
    async function* endless(): AsyncGenerator<Buffer> {
      for (; pieces < 1000; pieces++) yield garbage;
    }
    expect(await found(endless())).toMatchObject([
      {
        rule: 'file/binary',
        file: '-',
        message: expect.stringMatching(/^none of its first \d+ lines contains an event$/),
      },
    ]);
    expect(pieces).toBeLessThan(5);
  });

  it('without an event among its first hundred lines is no journal', async () => {
    expect(await reported(Readable.from(Array.from({ length: 150 }, () => 'not an event\n')))).toEqual([
      '-:1:1 file/binary',
    ]);
    const few = await reported(Readable.from(['not an event\n'.repeat(99), line('a'), 'not an event\n'.repeat(200)]));
    expect(new Set(few.map((each) => each.split(' ')[1]))).toEqual(new Set(['line/json']));
    expect(few).toHaveLength(299);
  });
});

describe('several sources', () => {
  it('are checked in one run: the paths first, then the streams, and a repeated note is counted over all', async () => {
    const file = write(first, music + line('a'));
    const check = checkJournal([Readable.from([music]), file, Readable.from([])]);
    const findings: string[] = [];
    for await (const { file: name, rule, count } of check)
      findings.push(`${path.basename(name)} ${rule} ${count ?? 1}`);
    expect(findings).toEqual(['- file/empty 1', `${first} event/kind 2`]);
    expect(check.summary).toMatchObject({ files: 3, lines: 3, events: 3, warnings: 0, notes: 3 });
    expect(check.filesWith('event/kind')).toBe(2);
  });
});

describe('a directory', () => {
  it('is checked in the order of play, companions last', async () => {
    write(second, line('b', 1).replace('[  ]', '7'));
    write(first, line('a').replace('[  ]', '7'));
    write('Status.json', status.replace('"Flags":0', '"Flags":-1'));
    write('notes.txt', 'none of our business');
    expect(await reported(directory)).toEqual([
      expect.stringContaining(`${first}:1:`),
      expect.stringContaining(`${second}:1:`),
      'Status.json:1:65 field/range',
    ]);
  });

  it('is checked with all folders below it, each a journal of its own', async () => {
    for (const name of ['b', 'a', '.hidden', 'node_modules']) {
      mkdirSync(path.join(directory, name));
      write(path.join(name, first), `${line(name)}\r\n`);
    }
    const findings = await found(directory, { eventsOnly: true });
    expect(findings.map(({ file }) => path.relative(directory, file))).toEqual([
      path.join('a', first),
      path.join('b', first),
    ]);
  });

  it('skips ignored files', async () => {
    write(first, '');
    write(second, '');
    expect(await reported(directory, { eventsOnly: true, ignores: (file) => file.endsWith(first) })).toEqual([
      `${second}:1:1 file/empty`,
    ]);
  });

  it('lacks a companion that the journal speaks of', async () => {
    write(first, '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRoute" }\r\n');
    expect(await reported(directory)).toEqual([
      'NavRoute.json:1:1 companion/missing',
      'Status.json:1:1 companion/status',
    ]);
    expect((await found(directory))[0]).toMatchObject({
      kind: 'NavRoute',
      message: `NavRoute.json is missing, but line 1 of ${first} refers to it`,
    });
    expect(await reported(directory, { eventsOnly: true })).toEqual([]);
    expect(await reported(path.join(directory, first))).toEqual([]);
  });

  it.each([
    ['that does not parse', status.slice(0, 30), 'Status.json:1:31 companion/json'],
    ['that is empty', '', 'Status.json:1:1 companion/json'],
    ['that holds another event', music, 'Status.json:1:47 companion/event'],
  ])('may have a companion %s', async (_name, content, expected) => {
    write('Status.json', content);
    expect(await reported(directory)).toEqual([expected]);
  });

  it('may have a companion without its list', async () => {
    write('NavRoute.json', '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRoute" }');
    write('ModulesInfo.json', '{ "timestamp":"2026-11-14T20:41:00Z",\n"event":"ModuleInfo" }');
    expect(await reported(directory)).toEqual([
      'ModulesInfo.json:2:9 companion/modules',
      'NavRoute.json:1:47 companion/route',
    ]);
  });

  it('has all findings of one file together, whatever they are about', async () => {
    const jump = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', FuelUsed: 3.1, FuelLevel: 20.5 };
    write(first, '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRoute" }\r\n');
    write(second, formatLine(jump));
    // The flag contradicts the journal; what is wrong with the field behind it is no business of the session.
    const Fuel = '"Fuel":{ "FuelMain":32.0, "FuelReservoir":"x" }';
    write(
      'Status.json',
      `{ "timestamp":"2026-11-14T20:41:05Z", "event":"Status", "Flags":16777216,\n${Fuel}, "Cargo":"x" }\r\n`,
    );
    const findings = await found(directory);
    const files = findings.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.filter((file, index) => file !== files[index - 1]).length);
    const ofStatus = findings.filter(({ file }) => file.endsWith('Status.json'));
    expect(ofStatus.map(({ rule }) => rule)).toContain('status/fuel');
    const places = ofStatus.map(({ line: at, column }) => at * 1000 + column);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('reports nothing that depends on an unreadable file', async () => {
    const third = 'Journal.2026-11-14T204100.03.log';
    const at = (StarSystem: string, SystemAddress: number) => ({ StarSystem, SystemAddress });
    const jump = { timestamp: '2026-11-14T20:41:30Z', event: 'FSDJump', ...at('Sol', 10477373803) };
    const docked = { timestamp: '2026-11-14T20:41:00Z', event: 'Docked', ...at('Deciat', 6681123623626) };
    write(first, formatLine(jump));
    write(third, formatLine(docked));
    const across = async () => {
      const rules = (await reported(directory)).map((each) => each.split(' ')[1]);
      return rules.filter((rule) => rule === 'docked/system' || rule === 'time/backwards');
    };
    write(second, line('a', 45));
    expect(await across()).toEqual(['time/backwards', 'docked/system']);
    write(second, '');
    expect(await across()).toEqual([]);
    write(second, '\0PK\0\n\0\0\0\n\0\u0003\n');
    expect(await across()).toEqual([]);
    rmSync(path.join(directory, second));
    mkdirSync(path.join(directory, second));
    expect(await across()).toEqual([]);
  });

  it('is reported for each file once, however often it is named or linked to', async () => {
    const file = write(first, line('a').replace('[  ]', '7'));
    mkdirSync(path.join(directory, 'below'));
    symlinkSync(file, path.join(directory, second));
    symlinkSync(file, path.join(directory, 'below', first));
    for (const paths of [
      [directory, file],
      [file, directory],
      [file, path.join(directory, second), file],
    ]) {
      const check = checkJournal(paths, { eventsOnly: true });
      const findings: PlacedFinding[] = [];
      for await (const finding of check) findings.push(finding);
      expect(findings.map(({ file: where }) => path.basename(where))).toEqual([first]);
      expect(check.summary.files).toBe(1);
    }
  });

  it('may have a companion of many lines', async () => {
    write('Status.json', `${'\n'.repeat(2_000_000)}${status.replace('"Flags":0', '"Flags":-1')}`);
    const check = checkJournal(directory);
    const findings: PlacedFinding[] = [];
    for await (const finding of check) findings.push(finding);
    expect(findings).toMatchObject([{ rule: 'field/range', line: 2_000_001, column: 65 }]);
    expect(check.summary.lines).toBe(2_000_001);
  });

  it('may have a companion that is far too large, and it is not read', async () => {
    write('Status.json', `${status}${'\n'.repeat(9_000_000)}`);
    expect(await found(directory)).toMatchObject([
      { rule: 'companion/json', line: 1, message: 'the file has more than 8388608 bytes, so it is not a companion' },
    ]);
  });

  it('tells findings in a companion at their line', async () => {
    write(
      'NavRoute.json',
      '{ "timestamp":"2026-11-14T20:41:00Z", "event":"NavRoute", "Route":[ \r\n{ "StarSystem":7 }\r\n] }\r\n',
    );
    expect(await reported(directory)).toContain('NavRoute.json:2:16 field/type');
  });

  it('that is not there is an error that names it', async () => {
    await expect(found(path.join(directory, 'nowhere'))).rejects.toMatchObject({
      code: 'not-found',
      message: expect.stringContaining('nowhere'),
    });
  });

  it.skipIf(process.platform === 'win32' || process.getuid?.() === 0)('tells a file that may not be read', async () => {
    chmodSync(write(first, line('a')), 0);
    expect(await reported(directory, { eventsOnly: true })).toEqual([`${first}:1:1 file/unreadable`]);
  });

  it.skipIf(process.platform === 'win32')(
    'with a pipe, a folder and a loop in it is checked all the same',
    async () => {
      makePipe(path.join(directory, first));
      mkdirSync(path.join(directory, second));
      write('Journal.2026-11-14T204100.03.log', line('a').replace('[  ]', '7'));
      symlinkSync('nowhere', path.join(directory, 'Journal.2026-11-14T204100.04.log'));
      symlinkSync(directory, path.join(directory, 'loop'));
      const check = checkJournal(directory, { eventsOnly: true });
      const rules: string[] = [];
      for await (const { rule } of check) rules.push(rule);
      expect(rules).toEqual(['file/unreadable', 'file/unreadable', 'field/type', 'file/unreadable']);
      expect(check.unreadable).toBe(3);
    },
  );

  it('may hold more than a thousand files', async () => {
    // More than a process may have open.
    const files = 1100;
    for (let index = 0; index < files; index++) {
      const started = new Date(Date.UTC(2026, 10, 14) + index * 1000);
      write(formatJournalName({ started, part: 1 }), line('a'));
    }
    const check = checkJournal(directory, { eventsOnly: true });
    for await (const finding of check) expect.fail(finding.message);
    expect(check.summary).toMatchObject({ files, events: files });
  });
});

describe('a check', () => {
  it('yields its findings once', async () => {
    const check = checkJournal(write('x', line('a').replace('[  ]', '7')));
    for await (const { rule } of check) expect(rule).toBe('field/type');
    expect(() => check[Symbol.asyncIterator]()).toThrow('a check can be iterated only once');
    expect(check.summary.errors).toBe(1);
  });

  it('can be stopped', async () => {
    const controller = new AbortController();
    write(first, line('a').replace('[  ]', '7').repeat(10_000));
    const check = checkJournal(directory, { signal: controller.signal });
    await expect(
      (async () => {
        for await (const { rule } of check) if (rule) controller.abort();
      })(),
    ).rejects.toThrow('abort');
  });

  it('hears its signal while a stream is silent, and throws its reason', async () => {
    const silent = new PassThrough();
    const controller = new AbortController();
    const findings = checkJournal(silent, { signal: controller.signal })[Symbol.asyncIterator]();
    silent.write(line('a').replace('[  ]', '7'));
    expect(await findings.next()).toMatchObject({ value: { rule: 'field/type' } });
    const next = findings.next();
    controller.abort(new Error('enough'));
    await expect(next).rejects.toThrow('enough');
    expect(await findings.next()).toEqual({ done: true, value: undefined });
  });

  it.each(['a file', 'a stream'])('does not begin with %s once its signal is aborted', async (what) => {
    const untouched = {
      [Symbol.asyncIterator]: () => {
        throw new Error('still being read');
      },
    };
    const source = what === 'a file' ? write('x', line('a')) : untouched;
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(checkJournal(source, { signal })[Symbol.asyncIterator]().next()).rejects.toThrow('enough');
  });

  it('tells how far it is', async () => {
    const bytes = line('a').repeat(40_000);
    write(first, bytes);
    const progress: number[] = [];
    await found(directory, { eventsOnly: true, progress: ({ done, all }) => progress.push(done / all) });
    expect(progress.length).toBeGreaterThan(1);
    expect(progress.at(-1)).toBe(1);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
  });
});
