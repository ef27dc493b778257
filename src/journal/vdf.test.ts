import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test/thorough.js';
import { parseVdf, type VdfObject } from './vdf.js';

describe("reading Valve's text format", () => {
  it('gives the objects and texts of a library list', () => {
    const text = `"libraryfolders"
{
	"0"
	{
		"path"		"/home/jameson/.local/share/Steam"
		"label"		""
		"apps"
		{
			"359320"		"62000000000"
		}
	}
	"1"
	{
		"path"		"/mnt/games"
	}
}
`;
    expect(plain(parseVdf(text))).toEqual({
      libraryfolders: {
        0: { path: '/home/jameson/.local/share/Steam', label: '', apps: { 359320: '62000000000' } },
        1: { path: '/mnt/games' },
      },
    });
  });

  it('takes unquoted texts, and braces that touch them', () => {
    expect(plain(parseVdf('folders{0{path /mnt/games}1 "x"2"y"}'))).toEqual({
      folders: { 0: { path: '/mnt/games' }, 1: 'x', 2: 'y' },
    });
  });

  it('undoes escapes, and leaves a backslash that is none', () => {
    expect(parseVdf(String.raw`"a" "D:\\Games\\\"x\"\n\t" "b" "D:\Games"`)).toEqual(
      new Map([
        ['a', 'D:\\Games\\"x"\n\t'],
        ['b', 'D:\\Games'],
      ]),
    );
  });

  it('skips comments, but not two slashes within a text', () => {
    expect(plain(parseVdf('// all "of" it {\na "b//c" // rest\nd e//f //'))).toEqual({ a: 'b//c', d: 'e//f' });
  });

  it('reads a file with CRLF and a byte order mark', () => {
    expect(plain(parseVdf('\uFEFF"a"\r\n{\r\n"b" "c"\r\n}\r\n'))).toEqual({ a: { b: 'c' } });
  });

  it('keeps the last value of a key that comes twice', () => {
    expect(plain(parseVdf('a 1 a 2'))).toEqual({ a: '2' });
  });

  it.each(['', ' \r\n', '// nothing'])('finds nothing in %j', (text) => expect(parseVdf(text).size).toBe(0));

  it('takes __proto__ for a key like any other', () => {
    expect(parseVdf('__proto__ { polluted yes }').get('__proto__')).toEqual(new Map([['polluted', 'yes']]));
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a malformed text', () => {
  it.each([
    ['a {\nb c\n', 'line 3: a brace is never closed'],
    ['a b\r\n}', 'line 2: a closing brace has no opening brace'],
    ['\n{ a b }', 'line 2: an object needs a key before it'],
    ['a\n{\nb }', 'line 3: a key has no value'],
    ['a b\nc', 'line 2: a key has no value'],
    ['a\r"b', 'line 2: a quoted string is never closed'],
    ['a "b\\"', 'line 1: a quoted string is never closed'],
    ['a "b\\', 'line 1: a quoted string is never closed'],
  ])('is refused with its line: %j', (text, message) => {
    expect(() => parseVdf(text)).toThrow(new SyntaxError(message));
  });

  it('may nest a hundred objects and not one more', () => {
    expect(parseVdf('a{'.repeat(100) + '}'.repeat(100)).size).toBe(1);
    expect(() => parseVdf(`${'a{\n'.repeat(100)}a{`)).toThrow('line 101: objects are nested more than 100 levels deep');
  });

  it.each([
    ['braces', 'a{'.repeat(1_000_000)],
    ['escapes', `a "${'\\\\'.repeat(1_000_000)}`],
    ['comments', `${'//\n'.repeat(1_000_000)}}`],
    ['letters', 'a'.repeat(1_000_000)],
  ])('does not overwhelm the parser with a million %s', (_, text) => {
    expect(() => parseVdf(text)).toThrow(SyntaxError);
  });

  it('never throws anything but a SyntaxError with a line', () => {
    const pieces = fc.constantFrom('"', '\\', '{', '}', '/', '//', '\n', '\r', ' ', 'a', '"k" ', '"v"', '\u0000', '🚀');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        expect(complaintAbout(parts.join(''))).toMatch(/^(none|SyntaxError: line \d+: .+)$/);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a text that was written with care', () => {
  it('comes back as it was', () => {
    const { tree } = fc.letrec<{ tree: Tree; leaf: string }>((tie) => ({
      leaf: fc.string({ unit: 'grapheme' }),
      tree: fc.array(fc.tuple(fc.string(), fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('tree'))), { maxLength: 4 }),
    }));
    fc.assert(
      fc.property(tree, (entries) => {
        expect(parseVdf(written(entries))).toEqual(asMap(entries));
      }),
    );
  });
});

type Tree = [key: string, value: string | Tree][];

function written(tree: Tree): string {
  return tree
    .map(([key, value]) => `${quoted(key)}\t${typeof value === 'string' ? quoted(value) : `{\n${written(value)}}`}\n`)
    .join('');
}

function quoted(text: string): string {
  return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
}

function asMap(tree: Tree): VdfObject {
  return new Map(tree.map(([key, value]) => [key, typeof value === 'string' ? value : asMap(value)]));
}

function plain(object: VdfObject): unknown {
  return Object.fromEntries(
    Array.from(object, ([key, value]) => [key, typeof value === 'string' ? value : plain(value)]),
  );
}

function complaintAbout(text: string): string {
  try {
    parseVdf(text);
    return 'none';
  } catch (error) {
    return String(error);
  }
}
