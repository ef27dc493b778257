import { afterEach, describe, expect, it, vi } from 'vitest';
import { commander, journalMessages, stored } from '../../../test/fleet/support/directory-messages.js';
import { EventChecker } from '../../check/event/event-checker.js';
import type { FleetMessage } from '../fleet-message.js';
import type { AttributedFinding } from './check-outcome.js';
import { CommanderCheck } from './commander-check.js';
import { findingId } from './finding-id.js';
import { SharedCheckers } from './run-checker.js';

const file = 'Journal.2026-11-14T204100.01.log';
const checkers = new SharedCheckers();
const music = line('2026-11-14T20:41:00Z', '"event":"Music", "MusicTrack":"Exploration"');
const flawed = line('2026-11-14T20:42:00Z', '"event":"CargoTransfer"');
const earlier = line('2026-11-14T20:40:00Z', '"event":"Music", "MusicTrack":"Exploration"');

function line(time: string, rest: string): string {
  return `{ "timestamp":"${time}", ${rest} }\r\n`;
}

function messagesOf(...lines: string[]): FleetMessage[] {
  return journalMessages(file, Buffer.from(lines.join('')), 'game');
}

function check(messages: readonly FleetMessage[]) {
  const checked = new CommanderCheck(commander, checkers);
  const { findings, aside, duplicates } = checked.add(stored(messages));
  return {
    found: findings.map(({ sequence, finding }) => `${sequence}: ${finding.rule} at line ${finding.line}`),
    aside: aside.map(({ sequence, reason }) => `${sequence}: ${reason}`),
    duplicates,
    checked,
  };
}

afterEach(() => vi.restoreAllMocks());

describe('messages of a commander', () => {
  const whole = messagesOf(music, flawed, earlier);
  const [first, second, third, end] = whole as [FleetMessage, FleetMessage, FleetMessage, FleetMessage];
  const found = ['10: field/required at line 2', '13: time/backwards at line 3'];

  it('yield findings, each with the message that revealed it', () => {
    expect(check(whole)).toMatchObject({ found, aside: [], duplicates: 0 });
  });

  it('that are duplicates are dropped and counted', () => {
    expect(check([first, second, first, second, third, third, end, end])).toMatchObject({ duplicates: 4, aside: [] });
    expect(check([first, second, first, second, third, third, end, end]).found).toHaveLength(2);
  });

  it('that were checked before are skipped', () => {
    const checked = new CommanderCheck(commander, checkers);
    checked.add(stored(whole));
    expect(checked.through).toBe(16);
    expect(checked.add(stored(whole))).toEqual({ findings: [], aside: [], duplicates: 0 });
  });

  it('that arrive early wait for their predecessors', () => {
    const late = check([first, third, second, end]);
    expect(late).toMatchObject({ aside: [], duplicates: 0 });
    expect(late.found).toEqual(['13: field/required at line 2', '13: time/backwards at line 3']);
  });

  it('that arrive early are counted while they wait', () => {
    const waiting = new CommanderCheck(commander, new SharedCheckers());
    const all = stored([first, third, second]);
    const counts = all.map((message) => {
      waiting.add([message]);
      return waiting.heldBack;
    });
    expect(counts).toEqual([0, 1, 0]);
  });

  it.each(['end', 'rest'] as const)('that are missing at an %s are skipped', (type) => {
    const last: FleetMessage = type === 'end' ? end : { ...end, type, file: '', offset: 1 };
    const size = first.payload.length;
    const { aside, found: reported } = check([first, third, last]);
    expect(aside).toEqual([`13: bytes ${size} to ${size + second.payload.length} of ${file} never came`]);
    // The time of the previous line is unknown.
    expect(reported.filter((each) => !each.includes('companion'))).toEqual([]);
  });

  it('that are missing are waited for only while there is room', () => {
    const many = messagesOf(music, ...Array.from({ length: 2100 }, () => music));
    const { aside, checked } = check(many.filter((_, index) => index !== 1));
    expect(aside).toEqual([expect.stringContaining(`bytes ${first.payload.length} to`)]);
    expect(checked.tally.lines).toBe(2100);
  });

  it('may start within a file if the publisher says so', () => {
    expect(check([{ ...second, start: true }, third, end])).toMatchObject({
      aside: [],
      found: ['7: field/required at line 2', '10: time/backwards at line 3'],
    });
  });

  it('of a replaced file are dropped, and its replacement is checked from the beginning', () => {
    const replacement = messagesOf(flawed).map((message) => ({ ...message, copy: 2 }));
    const replaced = check([first, ...replacement, second, end]);
    expect(replaced).toMatchObject({ found: ['10: field/required at line 1'], duplicates: 2, aside: [] });
  });

  it('may contain pieces of a line', () => {
    const pieces = [10, 20, flawed.length].map((to, index, all): FleetMessage => {
      const from = all[index - 1] ?? 0;
      const payload = second.payload.subarray(from, to);
      return { ...second, payload, offset: second.offset + from, ...(index < 2 && { more: true }) };
    });
    expect(check([first, ...pieces, third, end]).found).toEqual([
      '16: field/required at line 2',
      '19: time/backwards at line 3',
    ]);
    const [, middle, last] = pieces as [FleetMessage, FleetMessage, FleetMessage];
    // Without its first piece the line is skipped, without a finding about the rest of it.
    expect(check([first, middle, last, third, end]).found).toEqual([]);
  });

  it('may complete a line that was unfinished before', () => {
    const unended = { ...second, payload: second.payload.subarray(0, 30) };
    const { found: reported, aside } = check([
      first,
      unended,
      { ...end, offset: second.offset + 30 },
      second,
      third,
      end,
    ]);
    expect(reported).toEqual([
      '13: line/end at line 2',
      '13: line/cut at line 2',
      '16: field/required at line 2',
      '19: time/backwards at line 3',
    ]);
    expect(aside).toEqual([]);
  });

  it('may return to an earlier file', () => {
    const other = journalMessages('Journal.2026-11-14T210000.01.log', Buffer.from(music), 'game');
    expect(check([first, ...other, second, third, end]).found).toEqual([
      '16: field/required at line 2',
      '19: time/backwards at line 3',
    ]);
  });

  it('report only the first of findings that are reported once, and count all', () => {
    const unknown = line('2026-11-14T20:43:00Z', '"event":"Sneeze"');
    const { found: reported, checked } = check(messagesOf(unknown, unknown, unknown));
    expect(reported).toEqual(['7: event/kind at line 1']);
    expect(checked.tally).toMatchObject({ lines: 3, events: 3, rules: { 'event/kind': 3 } });
    expect(checked.tally.once.map(([, count]) => count)).toEqual([3]);
  });

  it('that make the checker fail are reported, and the others are checked', () => {
    vi.spyOn(EventChecker.prototype, 'plainFindings').mockImplementation((event) => {
      if ((event as { event: string }).event === 'CargoTransfer') throw new TypeError('out of order');
      return [];
    });
    const messages = [...whole.slice(0, 3), ...messagesOf(music, flawed, earlier, flawed).slice(3)];
    const { aside, found: reported, checked } = check(messages);
    expect(aside).toEqual([]);
    expect(reported).toEqual([
      '10: line/internal at line 2',
      '13: time/backwards at line 3',
      '16: line/internal at line 4',
    ]);
    expect(checked.tally.lines).toBe(4);
  });
});

describe('companions', () => {
  const status = (content: string, number: number): FleetMessage => ({
    ...(messagesOf(music)[1] as FleetMessage),
    type: 'companion',
    file: 'Status.json',
    offset: number,
    payload: Buffer.from(content),
  });
  const rest = (number: number): FleetMessage => ({ ...status('', number), type: 'rest', file: '' });

  it('are checked at rest, and each finding is reported once', () => {
    const all = [status('{', 1), rest(2), rest(3), status('{', 4), rest(5), status('x', 6), rest(7)];
    expect(check(all).found).toEqual(['10: companion/json at line 1', '25: companion/json at line 1']);
  });

  it('and rest messages that are older than known ones are dropped', () => {
    expect(check([status('{', 3), rest(4), status('[', 2), rest(3), status('{', 3)])).toMatchObject({ duplicates: 3 });
  });

  it('may arrive in pieces', () => {
    const [one, two] = ['{ "timestamp":"2026-11-14T20:41:00Z", "event":', '"Status", "Flags":0 }'];
    expect(check([{ ...status(one, 1), more: true }, status(two, 2), rest(3)]).found).toEqual([]);
  });
});

describe('the state of a check', () => {
  it('in another format is refused with a message', () => {
    const snapshot = { ...new CommanderCheck(commander, checkers).snapshot(), version: 99 };
    expect(() => CommanderCheck.restore(commander, snapshot, checkers)).toThrow(
      'the state of Jameson has the form 99, but this version reads 2',
    );
  });
});

describe('the id of a finding', () => {
  it('is the same for the same finding, and differs by commander and copy', () => {
    const [first] = new CommanderCheck(commander, checkers).add(stored(messagesOf(flawed))).findings;
    const finding = (first as AttributedFinding).finding;
    const ids = [findingId('A', 1, finding), findingId('B', 1, finding), findingId('A', 2, finding)];
    expect(new Set(ids).size).toBe(3);
    expect(findingId('A', 1, { ...finding })).toBe(ids[0]);
  });
});
