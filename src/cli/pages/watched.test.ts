import { describe, expect, it } from 'vitest';
import { widest } from '../../../test/shakedown.js';
import type { JournalEvent } from '../../journal/event.js';
import { styleFor } from '../terminal/style.js';
import { eventLine, problemLines, troubleOf } from './watched.js';

const plain = styleFor(false, { terminal: false, env: {} });
const timestamp = '2026-11-14T20:41:00Z';

function told(event: object): string {
  return eventLine(event as JournalEvent, 'pretty', plain);
}

describe('an event on one line', () => {
  it.each([
    [{ timestamp, event: 'MultiSellExplorationData', TotalEarnings: 2938186 }, 'MultiSellExplorationData'],
    [{ timestamp, event: 'MultiSellExplorationData', Note: 'far '.repeat(50) }, 'far far far…'],
    [{ timestamp, event: 'Kind'.repeat(50), Note: 'lost' }, '…'],
    [{ timestamp, event: '標'.repeat(50) }, '…'],
    [{ timestamp, event: 'SendText', Message: '標準'.repeat(50) }, '…'],
    [{ timestamp, event: 'SendText', Message: '🚀'.repeat(50) }, '🚀…'],
  ])('%j fits on 80 columns', (event, text) => {
    expect(told(event)).toContain(text);
    expect(widest(told(event))).toBeLessThanOrEqual(80);
    expect(() => encodeURIComponent(told(event)), 'half a character').not.toThrow();
  });

  it('leaves what it can to the fields of a long kind', () => {
    expect(told({ timestamp, event: 'MultiSellExplorationData', BaseValue: 5 })).toBe(
      '20:41:00  MultiSellExplorationData  BaseValue 5',
    );
  });

  it.each([
    [{}, '--:--:--  ?'],
    [{ timestamp: 5, event: null, Wanted: true }, '--:--:--  ?                 Wanted'],
    [{ timestamp, event: ['FSDJump'] }, '20:41:00  ?'],
    [{ timestamp: null, event: 'Music' }, '--:--:--  Music'],
  ])('is told of %j too', (event, line) => {
    expect(told(event)).toBe(line);
    expect(eventLine(event as unknown as JournalEvent, 'ndjson', plain)).toMatch(/^\{.*\}$/);
  });

  it('steers no terminal', () => {
    expect(told({ timestamp, event: 'Mu\u001B[2Jsic', MusicTrack: '\u009B31m', 'N\u0007': 1 })).toBe(
      '20:41:00  Mu\\u001b[2Jsic    \\u009b31m · N\\u0007 1',
    );
  });
});

describe('a problem', () => {
  const problem = { code: 'broken-json', column: 3, raw: '', message: 'this is no JSON' } as const;

  it('is told with its code, its file and its line', () => {
    const position = { file: '/far/away/Journal.2026-11-14T204100.01.log', line: 12, offset: 99 };
    const trouble = troubleOf({ problem, position, next: position, live: true });
    expect(trouble && problemLines(trouble, plain)).toBe(
      'broken-json Journal.2026-11-14T204100.01.log:12: this is no JSON',
    );
  });

  it('of a companion is told with its name', () => {
    const trouble = troubleOf({ problem, companion: 'Status.json', live: true });
    expect(trouble && problemLines(trouble, plain, 'shakedown: ')).toBe(
      'shakedown: broken-json Status.json: this is no JSON',
    );
  });

  it.each(['word '.repeat(100), `/${'deep/'.repeat(50)}file cannot be read`, '標'.repeat(90)])(
    'that says %j fits on 80 columns, in whatever colour',
    (message) => {
      const text = problemLines({ problem: { ...problem, message }, place: 'Status.json' }, plain, 'shakedown: ');
      expect(text).toMatch(/^shakedown: broken-json Status\.json:/);
      expect(widest(text)).toBeLessThanOrEqual(80);
      const coloured = styleFor(true, { terminal: true, env: {} });
      expect(widest(problemLines({ problem: { ...problem, message }, place: 'Status.json' }, coloured))).toBeLessThan(
        81,
      );
    },
  );

  it('steers no terminal', () => {
    const trouble = { problem: { ...problem, message: 'a\u001B[2Jb' }, place: '\u009B' };
    expect(problemLines(trouble, plain)).toBe('broken-json \\u009b: a\\u001b[2Jb');
  });
});
