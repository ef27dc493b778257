/** Sessions as written by the command. */

import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { checkEvent } from '../../src/check/event/check-event.js';
import type { Dialect } from '../../src/interface/dialect/dialects.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';
import { shakedown } from '../shakedown.js';
import { isWordOfGame } from '../support/words.js';

export const start = '2026-11-14T20:41:00Z';

export interface Flown {
  readonly directory: string;
  readonly statusLog: string;
  readonly page: string;
}

/** Returns a function that runs a session into a directory of its own; all are removed after the test. */
export function inHangar(): (name: string, ...words: string[]) => Promise<Flown> {
  let hangar: string;

  beforeEach(() => {
    hangar = mkdtempSync(path.join(os.tmpdir(), 'shakedown-simulate-'));
  });

  afterEach(() => rmSync(hangar, { recursive: true }));

  return async (name, ...words) => {
    const directory = path.join(hangar, name);
    const statusLog = path.join(hangar, `${name}.log`);
    const places = ['--out', directory, '--status-log', statusLog];
    // The specification's dialect, unless the test sets another.
    const dialect = words.includes('--dialect') ? [] : ['--dialect', 'spec'];
    const { code, out, err } = await shakedown('simulate', '--start', start, ...words, ...dialect, ...places);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return { directory, statusLog, page: out };
  };
}

/** The findings, without those about words that only the live game has. */
export async function complaintsAbout({ directory, statusLog }: Flown, dialect: Dialect): Promise<string[]> {
  const findings: string[] = [];
  for await (const finding of checkJournal(directory, { dialect })) {
    const { rule, file, line, message } = finding;
    if (!isWordOfGame(finding)) findings.push(`${path.basename(file)}:${line} ${rule}: ${message}`);
  }
  for (const [index, event] of linesOf(statusLog).entries()) {
    for (const finding of checkEvent(event, { dialect })) {
      if (!isWordOfGame(finding)) findings.push(`status ${index + 1} ${finding.rule}: ${finding.message}`);
    }
  }
  return findings;
}

export function linesOf(file: string) {
  const lines = readFileSync(file, 'utf8').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const { event, problem } = parseLine(line);
    if (!event) throw new Error(`${file} has a bad line: ${problem?.message}`);
    return event;
  });
}

export function eventsIn({ directory }: Flown) {
  return filesIn(directory)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => linesOf(path.join(directory, name)));
}

export function filesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** The hash of every file of a session, one line each. */
export function hashesOf({ directory, statusLog }: Flown): string {
  const files = [...filesIn(directory).map((name) => path.join(directory, name)), statusLog];
  return files.map((file) => `${hashOf(file)}  ${file === statusLog ? 'status log' : path.basename(file)}\n`).join('');
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
