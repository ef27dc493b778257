import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePipe } from '../../../test/support/pipe.js';
import { formatCompanion } from '../format/format-line.js';
import { CompanionTail } from './companion-tail.js';

const timestamp = '2026-11-14T20:41:00Z';
const timeout = 1000;

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-companion-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function write(name: string, content: string | Buffer): void {
  writeFileSync(path.join(directory, name), content);
}

function status(flags: number): string {
  return formatCompanion({ timestamp, event: 'Status', Flags: flags });
}

/** What is reported of a content at once, and once it persists. */
function lookTwice(tail: CompanionTail): unknown[] {
  tail.changed();
  return [0, timeout].map((now) => {
    const entry = tail.look(now);
    return entry && [entry.event?.event, entry.problem?.code];
  });
}

describe('a companion', () => {
  it('is retried, then reported as broken, once', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    write('Status.json', '{ "timestamp":');
    const looks: number[] = [];
    for (let now = 0; now !== Infinity; now = tail.due) {
      looks.push(now);
      const entry = tail.look(now);
      expect(entry?.problem?.code).toBe(now < timeout ? undefined : 'cut-line');
    }
    expect(looks).toEqual([0, 10, 30, 70, 150, 310, 630, 1000]);
    tail.changed();
    expect(tail.look(2000)).toBeUndefined();
  });

  it('is read again if another file of the same size and time takes its place', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    const place = (name: string, content: string) => {
      write(name, content);
      utimesSync(path.join(directory, name), 1000, 1000);
    };
    place('Status.json', status(1));
    expect(tail.look(0)?.event).toMatchObject({ Flags: 1 });
    // File times are coarse, so it is read a second time.
    expect([tail.poll(false), tail.look(1), tail.poll(false)]).toEqual([true, undefined, false]);
    place('next', status(2));
    renameSync(path.join(directory, 'next'), path.join(directory, 'Status.json'));
    expect(tail.poll(false)).toBe(true);
    expect(tail.look(2)?.event).toMatchObject({ Flags: 2 });
  });

  it('that is far too large is not read, and reported once', () => {
    const tail = new CompanionTail(directory, 'Status', timeout, 100);
    write('Status.json', status(1));
    expect(lookTwice(tail)).toEqual([['Status', undefined], undefined]);
    write('Status.json', ' '.repeat(101));
    expect(lookTwice(tail)).toEqual([undefined, [undefined, 'too-long']]);
    write('Status.json', ' '.repeat(202));
    expect(lookTwice(tail)).toEqual([undefined, undefined]);
    expect(tail.latest).toMatchObject({ Flags: 1 });
    write('Status.json', status(2));
    expect(lookTwice(tail)).toEqual([['Status', undefined], undefined]);
  });

  it('whose bytes are no UTF-8 is broken', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    write('Status.json', Buffer.from(status(1).replace('Status', 'St\u00e4tus'), 'latin1'));
    expect(lookTwice(tail)).toEqual([undefined, [undefined, 'invalid-utf8']]);
  });

  it('is reported with its problem if NUL bytes stay before it', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    write('Status.json', `\0\0${status(1)}`);
    expect(lookTwice(tail)).toEqual([undefined, ['Status', 'nul-bytes']]);
    expect(tail.latest).toMatchObject({ Flags: 1 });
  });

  it('is reported without a problem if NUL bytes after it were seen only while it was truncated', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    write('Status.json', `${status(1)}\0\0`);
    expect(tail.look(0)).toBeUndefined();
    write('Status.json', status(1));
    expect(tail.look(tail.due)).toEqual({ companion: 'Status.json', event: JSON.parse(status(1)) });
  });

  it.each(['{ "Flags":2 }', '{ "event":2 }', '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music" }'])(
    'keeps its last good content when it holds %s',
    (content) => {
      const tail = new CompanionTail(directory, 'Status', timeout);
      write('Status.json', status(1));
      tail.look(0);
      write('Status.json', content);
      expect(lookTwice(tail)).toEqual([undefined, [undefined, expect.any(String)]]);
      expect(tail.latest).toMatchObject({ Flags: 1 });
    },
  );

  it('may say that the route was cleared', () => {
    const tail = new CompanionTail(directory, 'NavRoute', timeout);
    write('NavRoute.json', formatCompanion({ timestamp, event: 'NavRouteClear', Route: [] }));
    expect(lookTwice(tail)).toEqual([['NavRouteClear', undefined], undefined]);
    expect(tail.latest).toMatchObject({ event: 'NavRouteClear', Route: [] });
    write('Status.json', formatCompanion({ timestamp, event: 'NavRouteClear', Route: [] }));
    expect(lookTwice(new CompanionTail(directory, 'Status', timeout))).toEqual([
      undefined,
      [undefined, 'not-an-object'],
    ]);
  });

  it('that is a folder is reported once, and read when it is a file', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    mkdirSync(path.join(directory, 'Status.json'));
    expect(lookTwice(tail)).toEqual([undefined, [undefined, 'unreadable-file']]);
    expect(lookTwice(tail)).toEqual([undefined, undefined]);
    rmSync(path.join(directory, 'Status.json'), { recursive: true });
    write('Status.json', status(1));
    expect(lookTwice(tail)).toEqual([['Status', undefined], undefined]);
  });

  it.skipIf(process.platform === 'win32')('may be a pipe, which does not block', () => {
    const tail = new CompanionTail(directory, 'Status', timeout);
    makePipe(path.join(directory, 'Status.json'));
    expect(lookTwice(tail)).toEqual([undefined, [undefined, 'unreadable-file']]);
    expect(tail.peek()).toBeUndefined();
  });
});
