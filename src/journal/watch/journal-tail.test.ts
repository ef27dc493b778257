import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePipe } from '../../../test/support/pipe.js';
import { formatLine } from '../format/format-line.js';
import { fieldOf } from '../journal-event.js';
import type { Position } from '../read/journal-entry.js';
import { LineCutter } from '../read/line-cutter.js';
import type { ResumePoint } from './file-tail.js';
import { JournalTail } from './journal-tail.js';

const earlier = 'Journal.2026-11-14T204000.01.log';
const first = 'Journal.2026-11-14T204100.01.log';
const second = 'Journal.2026-11-14T204100.02.log';

let directory: string;
let tail: JournalTail;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-tail-'));
});

afterEach(() => {
  tail.close();
  rmSync(directory, { recursive: true, force: true });
});

function line(name: string): string {
  return formatLine({ timestamp: '2026-11-14T20:41:00Z', event: 'Synthesis', Name: name, Materials: [] });
}

function at(name: string): string {
  return path.join(directory, name);
}

function append(name: string, text: string): void {
  appendFileSync(at(name), text);
}

function follow(from: 'start' | 'end' | Position = 'start', where = directory): void {
  tail = new JournalTail(where, from, new LineCutter());
}

/** Everything reported after a poll. */
function received(): unknown[] {
  tail.lookAround();
  return toldSoFar();
}

function toldSoFar(): unknown[] {
  const found: unknown[] = [];
  for (let entry = tail.next(); entry; entry = tail.next())
    found.push(entry.event ? fieldOf(entry.event, 'Name') : entry.problem.code);
  return found;
}

describe('a journal that was left', () => {
  /** State of the first journal after some of its lines were read. */
  function leave(): ResumePoint {
    follow();
    expect(received()).toEqual(['1', '2']);
    const { length } = line('1') + line('2');
    const [head, before] = [Buffer.from(line('1')).subarray(0, 64), Buffer.from(line('2')).subarray(-64)];
    tail.close();
    return { position: { file: at(first), line: 3, offset: length }, read: length, passed: 0, head, before };
  }

  function goOn(known: ResumePoint): void {
    tail = new JournalTail(directory, ({ name }) => (name === first ? known : 'start'), new LineCutter());
  }

  it('is read on from there, and others from their start', () => {
    append(first, line('1') + line('2'));
    const known = leave();
    append(first, line('3'));
    append(second, line('4'));
    goOn(known);
    expect(received()).toEqual(['3', '4']);
  });

  it('is known again when it comes back', () => {
    append(first, line('1') + line('2'));
    const known = leave();
    renameSync(at(first), at('elsewhere'));
    goOn(known);
    expect(received()).toEqual([]);
    renameSync(at('elsewhere'), at(first));
    append(first, line('3'));
    expect(received()).toEqual(['3']);
  });

  it('is reported as replaced, and read from its start', () => {
    append(first, line('1') + line('2'));
    const known = leave();
    writeFileSync(at(first), line('5') + line('6') + line('7'));
    goOn(known);
    expect(received()).toEqual(['replaced-file', '5', '6', '7']);
  });

  it('can be read once more from its start', () => {
    append(first, line('1') + line('2'));
    follow();
    expect(received()).toEqual(['1', '2']);
    tail.startAgain();
    expect(received()).toEqual(['1', '2']);
  });
});

describe('a line beyond all length', () => {
  const longest = 120;
  const part = 'x'.repeat(100);

  function followWithLimit(from: 'start' | 'end' = 'start'): void {
    tail = new JournalTail(directory, from, new LineCutter(longest));
  }

  it('is reported once, while it grows, and skipped', () => {
    append(first, line('1') + part);
    followWithLimit();
    expect(received()).toEqual(['1']);
    append(first, part);
    const entry = tail.next();
    const position = { file: at(first), line: 2, offset: line('1').length };
    expect(entry).toMatchObject({
      problem: { message: 'the line is 200 bytes long so far, more than the limit of 120 bytes, and is skipped' },
      unended: true,
      position,
      next: position,
    });
    append(first, part.repeat(3));
    expect(received()).toEqual([]);
    append(first, `${part}\r\n${line('3')}`);
    const next = tail.next();
    expect(next?.event).toMatchObject({ Name: '3' });
    expect(next?.position).toEqual({ file: at(first), line: 3, offset: line('1').length + 602 });
  });

  it('is reported once though its file is left and returns', () => {
    append(first, line('1') + part.repeat(2));
    followWithLimit();
    expect(received()).toEqual(['1', 'too-long']);
    append(second, line('2'));
    expect(received()).toEqual(['2']);
    append(first, `${part}\r\n${line('3')}`);
    expect(received()).toEqual(['3']);
  });

  it('is not read again, however often its file is looked at', () => {
    append(first, part.repeat(1000));
    followWithLimit();
    expect(received()).toEqual(['too-long']);
    const read = vi.spyOn(LineCutter.prototype, 'filled');
    append(first, part);
    for (let look = 0; look < 5; look++) expect(received()).toEqual([]);
    append(second, line('2'));
    expect(received()).toEqual(['2']);
    append(first, part);
    expect(received()).toEqual([]);
    const bytes = read.mock.calls.reduce((sum, [count]) => sum + count, 0);
    expect(bytes).toBe(2 * part.length + line('2').length);
  });

  it('that was there before is no news', () => {
    append(first, line('1') + part.repeat(2));
    followWithLimit('end');
    append(first, part);
    expect(received()).toEqual([]);
    append(first, `\r\n${line('3')}`);
    expect(received()).toEqual(['3']);
  });

  it('is reported when it is complete', () => {
    append(first, `${line('1')}${part.repeat(2)}\r\n${line('3')}`);
    followWithLimit();
    expect(received()).toEqual(['1', 'too-long', '3']);
  });
});

describe('the end of a journal', () => {
  it('is where it was when the watch was made', () => {
    append(first, line('old'));
    follow('end');
    append(first, line('new'));
    append(earlier, line('from a clock that was set back'));
    expect(received()).toEqual(['from a clock that was set back', 'new']);
  });

  it('is counted in lines though they are many, and a line that is being written is still to come', () => {
    const count = 10_000;
    append(first, line('old').repeat(count) + line('half').slice(0, 30));
    follow('end');
    append(first, line('half').slice(30));
    expect(tail.next()).toMatchObject({
      event: { Name: 'half' },
      position: { line: count + 1, offset: count * line('old').length },
    });
  });

  it('is known of every file, as the last one by name need not be the one that goes on', () => {
    append(first, line('old'));
    append(second, line('old too'));
    follow('end');
    append(first, line('new'));
    append(second, line('new too'));
    expect(received()).toEqual(['new', 'new too']);
  });

  it('does not exist where there is no directory yet', () => {
    follow('end', at('saved'));
    mkdirSync(at('saved'));
    writeFileSync(at(path.join('saved', first)), line('1'));
    expect(received()).toEqual(['1']);
  });
});

describe('a position', () => {
  it('leaves out what came before it, but not what is appended there', () => {
    append(earlier, line('before'));
    append(first, line('1') + line('2'));
    append(second, line('3'));
    follow({ file: at(first), line: 2, offset: line('1').length });
    expect(received()).toEqual(['2', '3']);
    append(earlier, line('more'));
    expect(received()).toEqual(['more']);
  });

  it('still counts when the directory comes late', () => {
    follow({ file: at(path.join('saved', second)), line: 1, offset: 0 }, at('saved'));
    expect(received()).toEqual([]);
    mkdirSync(at('saved'));
    writeFileSync(at(path.join('saved', first)), line('1'));
    writeFileSync(at(path.join('saved', second)), line('2'));
    expect(received()).toEqual(['2']);
  });

  it('behind the end of its file is reported as a truncated file', () => {
    append(first, line('1'));
    follow({ file: at(first), line: 3, offset: 2 * line('1').length });
    expect(received()).toEqual(['truncated-file']);
    append(first, line('2'));
    expect(received()).toEqual(['2']);
  });
});

describe('several files', () => {
  it('are all followed, also one whose name comes before that of the open one', () => {
    append(first, line('1'));
    follow();
    expect(received()).toEqual(['1']);
    append(earlier, line('an hour back'));
    expect(received()).toEqual(['an hour back']);
  });

  it('may all go on, each in its own order and with its own places', () => {
    follow();
    for (const round of [1, 2, 3]) {
      for (const name of [first, second]) append(name, line(`${name} ${round}`) + line(`${name} ${round} again`));
      const found = received();
      expect(found).toHaveLength(4);
      for (const name of [first, second])
        expect(found.filter((each) => String(each).startsWith(name))).toEqual([
          `${name} ${round}`,
          `${name} ${round} again`,
        ]);
    }
    append(first, line('last'));
    tail.lookAround();
    expect(tail.next()).toMatchObject({ event: { Name: 'last' }, position: { file: at(first), line: 7 } });
  });

  it('are read as soon as their change is known, without a look around', () => {
    append(first, line('1'));
    append(second, line('2'));
    follow();
    received();
    append(first, line('3'));
    expect(toldSoFar()).toEqual([]);
    tail.changed(first);
    expect(toldSoFar()).toEqual(['3']);
  });

  it('yield a complete line that was reported as cut when a new file came', () => {
    append(first, line('1').slice(0, 40));
    append(second, line('2'));
    follow();
    expect(received()).toEqual(['cut-line', '2']);
    expect(received()).toEqual([]);
    append(first, line('1').slice(40));
    expect(received()).toEqual(['1']);
  });

  it('report no line as cut while they alternate', () => {
    append(first, line('1'));
    append(second, line('2') + line('3').slice(0, 40));
    follow();
    received();
    append(first, line('4'));
    expect(received()).toEqual(['4']);
    append(second, line('3').slice(40));
    expect(received()).toEqual(['3']);
  });

  it('that have not changed for days are read only after a notification', () => {
    append(first, line('1'));
    append(second, line('2'));
    utimesSync(at(first), 0, 0);
    follow();
    received();
    received();
    append(first, line('3'));
    expect(received()).toEqual([]);
    tail.changed(first);
    expect(toldSoFar()).toEqual(['3']);
  });

  it('are polled again once they grow after days', () => {
    append(first, line('1'));
    append(second, line('2'));
    utimesSync(at(first), 0, 0);
    follow();
    received();
    received();
    for (const name of [first, second]) {
      append(name, line('more'));
      tail.changed(name);
      expect(toldSoFar()).toEqual(['more']);
    }
    append(first, line('3'));
    expect(received()).toEqual(['3']);
  });

  it('are known again after their turn, even if they were replaced meanwhile', () => {
    append(first, line('1'));
    append(second, line('2'));
    follow();
    received();
    writeFileSync(at(first), line('another') + line('and more'));
    expect(received()).toEqual(['replaced-file', 'another', 'and more']);
  });
});

describe('a file that was rewritten with the same length', () => {
  it('is noticed at a look around, by its first bytes', () => {
    append(first, line('1') + line('the end'));
    follow();
    expect(received()).toEqual(['1', 'the end']);
    writeFileSync(at(first), line('1').replace('20:41:00', '21:41:00') + line('the end'));
    expect(received()).toEqual(['replaced-file', '1', 'the end']);
    expect(received()).toEqual([]);
  });

  it('is noticed at a look around, by its last bytes', () => {
    append(first, line('0').repeat(3) + line('1'));
    follow();
    received();
    writeFileSync(at(first), line('0').repeat(3) + line('2'));
    expect(received()).toEqual(['replaced-file', '0', '0', '0', '2']);
  });
});

describe('a file that cannot be read', () => {
  it('is reported once and does not end the watch', () => {
    mkdirSync(at(first));
    append(second, line('2'));
    follow();
    expect(received()).toEqual(['unreadable-file', '2']);
    expect(received()).toEqual([]);
    append(second, line('3'));
    expect(received()).toEqual(['3']);
  });

  it('is reported at the end, too', () => {
    mkdirSync(at(first));
    follow('end');
    expect(received()).toEqual(['unreadable-file']);
  });

  it('does not disturb a line that is being written', () => {
    append(first, line('1').slice(0, 40));
    follow();
    received();
    mkdirSync(at(second));
    expect(received()).toEqual(['unreadable-file']);
    append(first, line('1').slice(40));
    expect(received()).toEqual(['1']);
  });

  it('is read when it can be', () => {
    symlinkSync(at('late'), at(first));
    follow();
    expect(received()).toEqual(['unreadable-file']);
    append('late', line('1'));
    expect(received()).toEqual(['1']);
    append('late', line('2'));
    expect(received()).toEqual(['2']);
  });

  it('may stand in the place of the open one, for a while', () => {
    append(first, line('1'));
    follow();
    received();
    renameSync(at(first), at('moved'));
    mkdirSync(at(first));
    expect(received()).toEqual(['unreadable-file']);
    expect(received()).toEqual([]);
    rmdirSync(at(first));
    renameSync(at('moved'), at(first));
    append(first, line('2'));
    expect(received()).toEqual(['2']);
  });

  it.skipIf(process.platform === 'win32')('may be a pipe, which does not block', () => {
    makePipe(at(first));
    append(second, line('2'));
    follow();
    expect(received()).toEqual(['unreadable-file', '2']);
  });

  it.skipIf(process.platform !== 'linux')('leaves nothing open', () => {
    mkdirSync(at(first));
    follow();
    received();
    const before = readdirSync('/proc/self/fd').length;
    for (let look = 0; look < 20; look++) received();
    expect(readdirSync('/proc/self/fd')).toHaveLength(before);
  });
});
