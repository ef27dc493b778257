/** Sessions as the verb writes them. */

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

/** Gives what flies a session into a directory of its own; all are gone after the test. */
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
    // Who chooses the dialect is told nothing about it.
    const dialect = words.includes('--dialect') ? [] : ['--dialect', 'spec'];
    const { code, out, err } = await shakedown('simulate', ...words, ...dialect, '--start', start, ...places);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return { directory, statusLog, page: out };
  };
}

/** What the checker has to say beyond that the specification does not name a word of the live game. */
export async function complaintsAbout({ directory, statusLog }: Flown, dialect: Dialect): Promise<string[]> {
  const told: string[] = [];
  for await (const finding of checkJournal(directory, { dialect })) {
    const { rule, file, line, message } = finding;
    if (!isWordOfGame(finding)) told.push(`${path.basename(file)}:${line} ${rule}: ${message}`);
  }
  for (const [index, event] of linesOf(statusLog).entries()) {
    for (const finding of checkEvent(event, { dialect })) {
      if (!isWordOfGame(finding)) told.push(`status ${index + 1} ${finding.rule}: ${finding.message}`);
    }
  }
  return told;
}

/** The events of a file of lines. */
export function linesOf(file: string) {
  const lines = readFileSync(file, 'utf8').split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const { event, problem } = parseLine(line);
    if (!event) throw new Error(`${file} has a bad line: ${problem?.message}`);
    return event;
  });
}

/** The events of the session's journal. */
export function eventsIn({ directory }: Flown) {
  return filesIn(directory)
    .filter((name) => name.endsWith('.log'))
    .flatMap((name) => linesOf(path.join(directory, name)));
}

/** What a reader finds in a directory. */
export function filesIn(directory: string): string[] {
  return readdirSync(directory)
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** All bytes of a session, as a line for each file. */
export function hashesOf({ directory, statusLog }: Flown): string {
  const files = [...filesIn(directory).map((name) => path.join(directory, name)), statusLog];
  return files.map((file) => `${hashOf(file)}  ${file === statusLog ? 'status log' : path.basename(file)}\n`).join('');
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
