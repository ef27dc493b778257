import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isThorough, runs } from '../../../test/thorough.js';
import { parseLine } from './parse-line.js';

/** Enough characters that work that grows with their square does not end. */
const much = isThorough ? 10_000_000 : 1_000_000;

const head = '"timestamp":"2026-11-14T20:41:00Z", "event":"Music"';

describe('a sound line', () => {
  it('gives its event, with or without a line end, as text or as bytes', () => {
    const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Music' };
    for (const line of [`{ ${head} }`, `{ ${head} }\n`, `{ ${head} }\r\n`]) {
      expect(parseLine(line)).toEqual({ event });
      expect(parseLine(Buffer.from(line))).toEqual({ event });
    }
  });

  it('keeps integers that a floating-point number would round', () => {
    expect(
      parseLine('{ "MissionID":18446744073709551615, "Safe":9007199254740991, "Low":-9007199254740993 }').event,
    ).toEqual({
      MissionID: 18446744073709551615n,
      Safe: 9007199254740991,
      Low: -9007199254740993n,
    });
  });

  it('takes long digits in texts and fractions for what they are', () => {
    expect(parseLine('{ "Name":"12345678901234567890", "Value":0.5000000000000000000, "Far":1e2 }').event).toEqual({
      Name: '12345678901234567890',
      Value: 0.5,
      Far: 100,
    });
  });

  it('may hold a text that begins with a colon', () => {
    expect(parseLine('{ "Message":":o7" }')).toEqual({ event: { Message: ':o7' } });
  });

  it('may name a member __proto__ without harm', () => {
    const { event } = parseLine('{ "__proto__":{ "polluted":true }, "id":12345678901234567890 }');
    expect(Object.keys(event ?? {})).toEqual(['__proto__', 'id']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('stray bytes before an event', () => {
  it('are skipped and reported', () => {
    const parsed = parseLine(Buffer.concat([Buffer.alloc(5), Buffer.from(`{ ${head} }\r\n`)]));
    expect(parsed.event).toMatchObject({ event: 'Music' });
    expect(parsed.problem).toMatchObject({
      code: 'nul-bytes',
      column: 1,
      message: 'NUL bytes (5) are around the event, at column 1',
    });
  });

  it('may be a byte order mark', () => {
    expect(parseLine(`\uFEFF{ ${head} }`)).toMatchObject({
      event: { event: 'Music' },
      problem: { code: 'byte-order-mark' },
    });
  });

  it('shifts the column of what is wrong behind it', () => {
    expect(parseLine('\0\0{ x }').problem).toMatchObject({ code: 'broken-json', column: 5 });
  });

  it('may stand behind it', () => {
    expect(parseLine(`{ ${head} }\0\0\r\n`)).toMatchObject({
      event: { event: 'Music' },
      problem: { code: 'nul-bytes', column: `{ ${head} }`.length + 1 },
    });
  });

  it('may be all there is', () => {
    expect(parseLine('\0\0\0')).toMatchObject({ problem: { code: 'nul-bytes', column: 1 } });
  });
});

describe('a bad line', () => {
  it.each([
    ['', 'empty-line', 1],
    ['\r\n', 'empty-line', 1],
    ['{ "event":"Music", "Volume":-nan(ind) }', 'not-a-number', 29],
    ['{ "Volume":nan }', 'not-a-number', 12],
    ['{ "Volume":inf }', 'not-a-number', 12],
    ['{ "event":"Music", "Tra', 'cut-line', 24],
    ['{ "event":"Music"', 'cut-line', 18],
    ['{ "event":"Music", "Track":', 'cut-line', 28],
    ['{', 'cut-line', 2],
    ['{ "event":"Music", "event":"Music" }', 'duplicate-key', 20],
    ['{ "a":{ "b":1, "c":[ { "d":1, "d":2 } ] } }', 'duplicate-key', 31],
    ['{ "event" :"Music", "a":1, "event":"X" }', 'duplicate-key', 28],
    ['{"a" :1,"a":2}', 'duplicate-key', 9],
    ['{ "a":1e400 }', 'not-a-number', 7],
    ['{ "event":"Music" }{ "event":"Music" }', 'several-objects', 20],
    ['{ "event":"Music" } rest', 'broken-json', 21],
    ['{ "event":"Music" "Track":1 }', 'broken-json', 19],
    ['{ "event":"Music", }', 'broken-json', 20],
    ['{ event:"Music" }', 'broken-json', 3],
    ['{ "a":01 }', 'broken-json', 8],
    ['{ "a":.5 }', 'broken-json', 7],
    ['{ "a":"\t" }', 'broken-json', 8],
    ['{ "a":"ab\\"\u0001" }', 'broken-json', 12],
    ['{ "a\u001f":1 }', 'broken-json', 5],
    ['{ "a":"\\n\\q" }', 'broken-json', 10],
    ['{ "a":"\\u00zz" }', 'broken-json', 8],
    ['{ "a":tru }', 'broken-json', 7],
    ['[ { "event":"Music" } ]', 'not-an-object', 1],
    ['"Music"', 'not-an-object', 1],
    ['null', 'not-an-object', 1],
    ['12345678901234567890', 'not-an-object', 1],
    ['PK\u0003\u0004', 'broken-json', 1],
  ])('%j is %s at column %i', (line, code, column) => {
    const parsed = parseLine(line);
    expect(parsed.event).toBeUndefined();
    expect(parsed.problem).toMatchObject({ code, column, raw: line.trimEnd() });
    expect(parsed.problem?.message).toMatch(new RegExp(`, at column ${column}$`));
  });

  it.each([' ', '\t', '  \t \r\n'])('of blanks alone is empty: %j', (line) => {
    expect(parseLine(line).event).toBeUndefined();
    expect(parseLine(line).problem).toMatchObject({ code: 'empty-line', column: 1 });
    expect(parseLine(Buffer.from(line)).problem).toMatchObject({ code: 'empty-line', column: 1 });
  });

  it.each([
    ['{ "a":"\t" }', 'a string contains the control character U+0009: it must be written \\t, at column 8'],
    ['{ "a":"\u0001" }', 'a string contains the control character U+0001: it must be written \\u0001, at column 8'],
    ['{ "a":"\\q" }', 'a string contains \\q, which is not a valid escape, at column 8'],
    ['{ "a":"\\u12" }', 'a string contains \\u12, which is not a valid escape, at column 8'],
  ])('%j has a message of our own', (line, message) => {
    expect(parseLine(line).problem?.message).toBe(message);
  });

  it('may be no UTF-8', () => {
    const bytes = Buffer.concat([Buffer.from('{ "Name":"Gr'), Buffer.from([0xff, 0xdf]), Buffer.from('e" }')]);
    expect(parseLine(bytes).problem).toMatchObject({ code: 'invalid-utf8', column: 13 });
  });

  it('may be nested without end', () => {
    expect(parseLine(`{ "a":${'['.repeat(100_000)}`).problem).toMatchObject({ code: 'too-deep' });
    expect(parseLine(`{ "a":${'['.repeat(100_000)}${']'.repeat(100_000)} }`).problem).toMatchObject({
      code: 'too-deep',
    });
  });

  it('of megabytes is diagnosed as quickly as a valid one is read', () => {
    expect(parseLine(`{ "a":"${'x'.repeat(much)}`).problem).toMatchObject({ code: 'cut-line' });
  });

  it('is never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array(), fc.json()), (line) => {
        const { event, problem } = parseLine(line);
        expect(event ?? problem).toBeDefined();
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('any JSON object', () => {
  it('is read as JSON.parse reads it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
        const text = JSON.stringify(object);
        fc.pre(!/\d{16}/.test(text));
        expect(parseLine(text)).toEqual({ event: JSON.parse(text) });
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('a line with NULs by the megabyte', () => {
  const nuls = '\0'.repeat(much);
  const sound = `{ ${head} }`;

  it.each([
    ['before the event', `${nuls}${sound}`, 'nul-bytes', true],
    ['behind the event', `${sound}${nuls}\r\n`, 'nul-bytes', true],
    ['within the event', `{ ${nuls}${head} }`, 'broken-json', false],
    ['between two events', `${sound}${nuls}${sound}`, 'broken-json', false],
    ['and nothing else', nuls, 'nul-bytes', false],
  ])('%s is read in no time', (_name, line, code, saved) => {
    const { event, problem } = parseLine(Buffer.from(line));
    expect(problem?.code).toBe(code);
    expect(event !== undefined).toBe(saved);
  });
});
