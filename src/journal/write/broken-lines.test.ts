import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JournalWriter } from './journal-writer.js';

const event = { timestamp: '2026-11-14T20:41:00Z', event: 'ModuleInfo' };
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"ModuleInfo" }\r\n';

describe('a journal writer that breaks lines on purpose', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-broken-lines-'));
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  it.each([0, Infinity])(
    'appends bytes behind what is gathered, and knows where the next line stands (batch %d)',
    async (batch) => {
      await using writer = await JournalWriter.open(directory, { started: new Date(2026, 10, 14), batch });
      writer.write(event);
      writer.append(Buffer.from(line.slice(0, 20)), 0);
      expect(writer.nextLine()).toEqual({ file: writer.file, line: 2 });
      writer.append(Buffer.from(line.slice(20)), 1);
      expect(writer.nextLine().line).toBe(3);
      writer.cut(4);
      expect(writer.nextLine().line).toBe(2);
      expect(writer.lines).toBe(1);
      expect(readFileSync(writer.file, 'utf8')).toBe(line + line.slice(0, -4));
    },
  );

  it('begins a part on request, with the lines between parts', async () => {
    await using writer = await JournalWriter.open(directory, { started: new Date(2026, 10, 14) });
    writer.write(event);
    writer.beginPart((part) => ({ last: { ...event, event: 'Continued', Part: part } }));
    expect(writer.nextLine()).toEqual({ file: writer.files[1], line: 1 });
    writer.write(event);
    const [first = '', second = ''] = writer.files.map((file) => readFileSync(file, 'utf8'));
    expect(first).toBe(`${line}${line.replace('ModuleInfo" }', 'Continued", "Part":2 }')}`);
    expect(second).toBe(line);
  });

  it('has the position in a new part once the last one is full', async () => {
    await using writer = await JournalWriter.open(directory, { started: new Date(2026, 10, 14), linesPerPart: 1 });
    writer.write(event);
    expect(writer.nextLine()).toEqual({ file: writer.files[1], line: 1 });
  });
});
