import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { checkJournal } from '../../../src/check/check-journal.js';
import { type Fleet, openFleet } from '../../../src/fleet/connect/open-fleet.js';
import type { FleetMessage } from '../../../src/fleet/fleet-message.js';
import { StreamReader } from '../../../src/fleet/read/stream-reader.js';
import type { StoredFinding } from '../../../src/fleet/stored-finding.js';
import { deadline } from '../../support/deadline.js';
import { journalMessages } from './directory-messages.js';

const command = path.resolve(import.meta.dirname, '../../../dist/cli/main.js');
const file = 'Journal.2026-11-14T204100.01.log';

/** Commanders whose journals have a finding in every third line. */
export interface Squadron {
  /** The messages of a publisher, interleaved line by line. */
  readonly messages: readonly FleetMessage[];
  /** The findings of a check of their directories, reduced for comparison. */
  readonly expected: readonly string[];
}

export async function squadron(commanders: number, lines: number): Promise<Squadron> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-squadron-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const expected: string[] = [];
  const sent: FleetMessage[][] = [];
  for (let index = 0; index < commanders; index++) {
    const commander = `Commander ${index}`;
    const bytes = Buffer.from(Array.from({ length: lines }, (_, line) => journalLine(line)).join(''));
    const own = path.join(directory, String(index));
    mkdirSync(own);
    writeFileSync(path.join(own, file), bytes);
    for await (const finding of checkJournal(own, { dialect: 'spec' }))
      if (!finding.rule.startsWith('companion/')) expected.push(identity({ ...finding, commander, file }));
    sent.push(journalMessages(file, bytes, 'spec').map((message) => ({ ...message, commander })));
  }
  const messages = Array.from({ length: lines + 1 }, (_, line) => sent.flatMap((own) => own[line] ?? [])).flat();
  return { messages, expected: expected.sort() };
}

function journalLine(line: number): string {
  const time = new Date(Date.UTC(2026, 10, 14, 20, 41, line)).toISOString().replace('.000', '');
  const name = line % 3 === 2 ? line : '"Repair Basic"';
  return `{ "timestamp":"${time}", "event":"Synthesis", "Name":${name}, "Materials":[ { "Name":"iron", "Count":2 } ] }\r\n`;
}

type Identified = Pick<StoredFinding, 'commander' | 'file' | 'line' | 'column' | 'rule' | 'pointer' | 'message'>;

export function identity({ commander, file: name, line, column, rule, pointer, message }: Identified): string {
  return [commander, name, line, column, rule, pointer, message].join('|');
}

/** All findings in the log, without de-duplication. */
export async function logOf({ connection, manager, names }: Fleet): Promise<StoredFinding[]> {
  const { findingsStream: stream, findingsSubjects: subject } = names;
  const reader = new StreamReader({ connection, manager, stream, subject, after: 0 });
  const found: StoredFinding[] = [];
  for (let pending = Infinity; pending > 0; ) {
    const batch = await reader.next();
    ({ pending } = batch);
    for (const { message } of batch.messages)
      found.push(
        ...message
          .string()
          .split('\n')
          .filter(Boolean)
          .map((line) => JSON.parse(line) as StoredFinding),
      );
  }
  reader.close();
  return found;
}

export interface CheckerProcess {
  readonly process: ChildProcess;
  readonly warned: () => string;
  readonly printed: () => string;
  /** Sends a signal and waits for the exit; resolves to the exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Waits until it ends by itself. */
  readonly ended: () => Promise<number | null>;
}

/** Starts the built `shakedown fleet check`; it ends with the test. */
export function startChecker(url: string, ...words: readonly string[]): CheckerProcess {
  const all = [command, 'fleet', 'check', '--server', url, ...words];
  const child = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(child, 'close').then(([code]) => code as number | null);
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return gone;
  };
  onTestFinished(async () => void (await end('SIGKILL')));
  const ended = async () => {
    const late = setTimeout(() => child.kill('SIGKILL'), 2 * deadline);
    const code = await gone;
    clearTimeout(late);
    return code;
  };
  return { process: child, warned: () => err, printed: () => out, end, ended };
}

/** A fleet with few partitions, so that tests are quick. */
export function smallFleet(url: string): Promise<Fleet> {
  return openFleet({ servers: [url], partitions: 4 });
}
