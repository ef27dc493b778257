import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { CompanionWriter } from '../../journal/write/companion-writer.js';
import { JournalWriter } from '../../journal/write/journal-writer.js';
import { SessionRecorder } from './session-recorder.js';

it('writes Status after the lines that led to it, and other files before the lines that announce them', async () => {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-recorder-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const at = Date.UTC(2026, 10, 14, 20, 41);
  const timestamp = '2026-11-14T20:41:00Z';
  const recorder = await SessionRecorder.open(directory, { started: new Date(at), statusLog: undefined });
  onTestFinished(() => recorder.close());
  recorder.add({ at, companion: { timestamp, event: 'Status' } });
  recorder.add({ at, companion: { timestamp, event: 'Cargo' } });
  recorder.add({ at, event: { timestamp, event: 'Cargo' } });

  const [companions, lines] = [
    vi.spyOn(CompanionWriter.prototype, 'write'),
    vi.spyOn(JournalWriter.prototype, 'flush'),
  ];
  onTestFinished(() => void vi.restoreAllMocks());
  recorder.flush();
  const written = companions.mock.calls.map(([{ event }], index) => [
    event,
    companions.mock.invocationCallOrder[index],
  ]);
  const order = [...written, ['lines', lines.mock.invocationCallOrder[0]]] as [string, number][];
  expect(order.sort(([, one], [, other]) => one - other).map(([what]) => what)).toEqual(['Cargo', 'lines', 'Status']);
});
