/** Writes sessions with faults to their own directories. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type CheckOptions, checkJournal } from '../../src/check/check-journal.js';
import type { PlacedFinding } from '../../src/check/finding.js';
import { parseFault } from '../../src/direct/faults/fault-request.js';
import { defaultDialect } from '../../src/interface/dialect/dialect-names.js';
import type { SessionOptions } from '../../src/simulate/session-options.js';
import { simulate } from '../../src/simulate/simulate.js';
import { AnswerKey, readAnswerKey } from '../../src/stage/faults/answer-key.js';
import { FaultyRecorder } from '../../src/stage/faults/faulty-recorder.js';
import { SessionRecorder } from '../../src/stage/record/session-recorder.js';
import { wallClock } from '../../src/stage/time/wall-clock.js';

export const start = new Date('2024-11-14T20:41:00Z');

/** A folder with a journal directory and an answer key beside it. */
export class Bench {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-faults-'));
  #runs = 0;

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  newDirectory(): string {
    this.#runs += 1;
    return path.join(this.#folder, String(this.#runs), 'journal');
  }

  keyFile(directory: string): string {
    return path.join(path.dirname(directory), 'key.ndjson');
  }

  readKey(directory: string) {
    return readAnswerKey(readFileSync(this.keyFile(directory), 'utf8'));
  }

  async recorder(directory: string, faults: readonly string[], { seed, dialect = defaultDialect }: SessionOptions) {
    const inner = await SessionRecorder.open(directory, { started: start, statusLog: undefined });
    const key = new AnswerKey(this.keyFile(directory), { directory });
    const wishes = faults.map(parseFault);
    return new FaultyRecorder(inner, { seed, dialect, start, requests: wishes, key, clock: wallClock() });
  }

  /** Writes a whole session at full speed. */
  async write(faults: readonly string[], options: SessionOptions, oneByOne = false): Promise<string> {
    const directory = this.newDirectory();
    const recorder = await this.recorder(directory, faults, options);
    for (const moment of simulate({ ...options, start })) {
      recorder.add(moment);
      if (oneByOne) recorder.flush();
    }
    recorder.flush();
    recorder.close();
    return directory;
  }

  async check(directory: string, options: CheckOptions): Promise<PlacedFinding[]> {
    // Old files need no waiting: they are not being written.
    for (const name of readdirSync(directory)) utimesSync(path.join(directory, name), start, start);
    const findings: PlacedFinding[] = [];
    for await (const finding of checkJournal(directory, options)) findings.push(finding);
    return findings;
  }
}
