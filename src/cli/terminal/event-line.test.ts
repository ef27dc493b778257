import { describe, expect, it } from 'vitest';
import { widest } from '../../../test/shakedown.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { PageLook } from '../../words/document/terminal-text.js';
import { eventLine, fileProblemOf, ndjsonLine, problemLines } from './event-line.js';
import { styleFor } from './terminal-style.js';

const plain = paperOf(80);
const timestamp = '2026-11-14T20:41:00Z';

function paperOf(width: number, color = false): PageLook {
  return { style: styleFor(color, { terminal: color, env: {} }), width };
}

function printed(event: object, lineFormat = plain): string {
  return eventLine(event as JournalEvent, lineFormat);
}

describe('an event on one line', () => {
  it.each([
    [{ timestamp, event: 'MultiSellExplorationData', TotalEarnings: 2938186 }, '2,938,186 Cr'],
    [{ timestamp, event: 'MultiSellExplorationData', Note: 'far '.repeat(50) }, 'far far far…'],
    [{ timestamp, event: 'Missions', Active: [], Failed: Array.from({ length: 5 }) }, '5 failed'],
    [{ timestamp, event: 'Kind'.repeat(50), Note: 'lost' }, '…'],
    [{ timestamp, event: '標'.repeat(50) }, '…'],
    [{ timestamp, event: 'SendText', Message: '標準'.repeat(50) }, '…'],
    [{ timestamp, event: 'SendText', Message: '🚀'.repeat(50) }, '🚀…'],
  ])('%j fits on 80 columns', (event, text) => {
    expect(printed(event)).toContain(text);
    expect(widest(printed(event))).toBeLessThanOrEqual(80);
    expect(() => encodeURIComponent(printed(event)), 'half a character').not.toThrow();
  });

  const docked = {
    timestamp,
    event: 'Docked',
    StationName: '標準 Terminal',
    StationType: 'Coriolis',
    StarSystem: 'Wolf 359',
    DistFromStarLS: 1234.5,
    Wanted: true,
  };

  it('fits on a line of any width, cut at its end', () => {
    const whole = printed(docked, paperOf(Infinity));
    expect(whole).toBe('20:41:00  Docked                    標準 Terminal · wanted · Wolf 359 · 1,235 ls');
    expect(printed(docked, paperOf(130))).toBe(whole);
    const narrow = printed(docked, paperOf(99));
    for (let width = 1; width < widest(narrow); width += 1) {
      const line = printed(docked, paperOf(width));
      expect(widest(line), line).toBeLessThanOrEqual(width);
      expect(line).toMatch(/…$/);
    }
  });

  it('is no wider in colour, and shows an alarm in one', () => {
    const yellow = styleFor(true, { terminal: true, env: {} }).yellow('wanted');
    expect(printed(docked, paperOf(130, true))).toContain(yellow);
    for (const width of [12, 40, 49, 50, 80])
      expect(widest(printed(docked, paperOf(width, true)))).toBe(widest(printed(docked, paperOf(width))));
  });

  it('has room for the longest kind on a wide terminal', () => {
    const [jump, sold] = ['FSDJump', 'MultiSellExplorationData'].map((event) =>
      printed({ timestamp, event, StarSystem: 'Sol', TotalEarnings: 1 }, paperOf(130)),
    );
    expect(jump?.indexOf('Sol')).toBe(sold?.indexOf('1 Cr'));
  });

  it('contains no terminal or build commands, and is read back the same', () => {
    const event = { timestamp, event: 'SendText', Message: '\u009B2J ::error::x ##[add-mask]x \u202E' };
    const line = ndjsonLine(event);
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}]|##\[|\s::/u);
    expect(JSON.parse(line)).toEqual(event);
  });

  it('leaves what it can to the fields of a long kind', () => {
    expect(printed({ timestamp, event: 'MultiSellExplorationData', BaseValue: 5 })).toBe(
      '20:41:00  MultiSellExplorationData  BaseValue 5',
    );
  });

  it.each([
    [{}, '--:--:--  ?'],
    [{ timestamp: 5, event: null, Wanted: true }, '--:--:--  ?                 Wanted'],
    [{ timestamp, event: ['FSDJump'] }, '20:41:00  ?'],
    [{ timestamp: null, event: 'Music' }, '--:--:--  Music             the in-game music changes'],
    [{ timestamp, event: 'NewKind' }, '20:41:00  NewKind'],
  ])('is printed for %j, too', (event, line) => {
    expect(printed(event)).toBe(line);
  });

  it('contains no control characters', () => {
    expect(printed({ timestamp, event: 'Mu\u001B[2Jsic', MusicTrack: '\u009B31m', 'N\u0007': 1 })).toBe(
      '20:41:00  Mu\\u001b[2Jsic    \\u009b31m · N\\u0007 1',
    );
  });
});

describe('a problem', () => {
  const problem = { code: 'broken-json', column: 3, raw: '', message: 'this is no JSON' } as const;

  it('is printed with its code, its file and its line', () => {
    const position = { file: '/far/away/Journal.2026-11-14T204100.01.log', line: 12, offset: 99 };
    const trouble = fileProblemOf({ problem, position, next: position, live: true, directory: 'journals' });
    expect(trouble && problemLines(trouble, plain)).toBe(
      'broken-json Journal.2026-11-14T204100.01.log:12: this is no JSON',
    );
  });

  it('of a companion is printed with its name', () => {
    const trouble = fileProblemOf({ problem, companion: 'Status.json', live: true, directory: 'journals' });
    expect(trouble && problemLines(trouble, plain, 'shakedown: ')).toBe(
      'shakedown: broken-json Status.json: this is no JSON',
    );
  });

  it.each(['word '.repeat(100), `/${'deep/'.repeat(50)}file cannot be read`, '標'.repeat(90)])(
    'that says %j fits on 80 columns, in whatever colour',
    (message) => {
      const text = problemLines({ problem: { ...problem, message }, location: 'Status.json' }, plain, 'shakedown: ');
      expect(text).toMatch(/^shakedown: broken-json Status\.json:/);
      expect(widest(text)).toBeLessThanOrEqual(80);
      const coloured = problemLines({ problem: { ...problem, message }, location: 'Status.json' }, paperOf(80, true));
      expect(widest(coloured)).toBeLessThan(81);
    },
  );

  it('stands on one line where there is no edge', () => {
    const message = 'word '.repeat(50);
    const text = problemLines({ problem: { ...problem, message }, location: 'Status.json' }, paperOf(Infinity));
    expect(text.trimEnd()).toBe(`broken-json Status.json: ${message.trimEnd()}`);
  });

  it('contains no control characters', () => {
    const trouble = { problem: { ...problem, message: 'a\u001B[2Jb' }, location: '\u009B' };
    expect(problemLines(trouble, plain)).toBe('broken-json \\u009b: a\\u001b[2Jb');
  });
});
