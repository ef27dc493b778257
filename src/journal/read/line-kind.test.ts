import { describe, expect, it } from 'vitest';
import { kindNames } from '../../interface/all-kinds.js';
import { utf8Bytes } from '../byte-text.js';
import { kindOfLine } from './line-kind.js';

function kindOf(line: string): string {
  return kindOfLine(utf8Bytes(line));
}

describe('the kind of a line', () => {
  it.each(kindNames)('is in its first bytes: %s', (kind) => {
    expect(kindOf(`{ "timestamp":"2026-11-14T20:41:00Z", "event":"${kind}" }\r\n`)).toBe(kind);
  });

  it('is found however the line is written', () => {
    expect(kindOf('{"event":"Docked","timestamp":"2026-11-14T20:41:00Z"}')).toBe('Docked');
    expect(kindOf('{ "timestamp":"2026-11-14T20:41:00Z", "event":"D\\u006fcked" }')).toBe('Docked');
    expect(kindOf('{ "timestamp":"a quote \\" in it....", "event":"Docked" }')).toBe('Docked');
    expect(kindOf('\uFEFF{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked" }')).toBe('Docked');
    expect(kindOf('{ "timestamp":"2026-11-14T20:41:00Z", "event":"Zoë" }')).toBe('Zoë');
  });

  it('is that of the first bytes if the rest is broken', () => {
    expect(kindOf('{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked", "Stat')).toBe('Docked');
  });

  it('is empty if there is none', () => {
    const lines = ['', '\r\n', '{ }', '[]', '{ "event":7 }', '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Doc'];
    expect(lines.map(kindOf)).toEqual(lines.map(() => ''));
  });
});
