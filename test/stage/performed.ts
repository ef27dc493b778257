/** Plays scenarios into their own directories. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Scenario } from '../../src/direct/scenario/scenario-definition.js';
import type { KeyEntry } from '../../src/stage/faults/answer-key.js';
import { startStage } from '../../src/stage/open-stage.js';
import {
  type ScenarioOutcome,
  type ScheduledScenario,
  scheduleScenario,
} from '../../src/stage/scenarios/schedule-scenario.js';
import type { Clock } from '../../src/stage/time/wall-clock.js';

export interface Performed {
  readonly outcome: ScenarioOutcome;
  readonly directory: string;
  /** The contents of all journals, by name. */
  readonly journal: string;
  readonly status: string;
  readonly answerKey: readonly KeyEntry[];
  /** What made it fail, if it did. */
  readonly error: unknown;
  /** Removes the directory. */
  readonly [Symbol.dispose]: () => void;
}

interface Options {
  readonly speed?: number;
  readonly wall?: Clock;
  /** Aborts right after the start. */
  readonly isCutShort?: boolean;
}

export async function performed(scenario: Scenario, options: Options = {}): Promise<Performed> {
  const { speed = Infinity, wall, isCutShort = false } = options;
  const { seed, start, dialect, given, services } = scenario;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-scenario-'));
  const directory = path.join(folder, 'journal');
  let scheduled: ScheduledScenario | undefined;
  const stageOptions = {
    seed,
    start,
    dialect,
    given,
    services,
    directory,
    speed,
    ...(wall && { wall }),
    playing: true,
  };
  const stage = await startStage(stageOptions, (each) => {
    scheduled = scheduleScenario(scenario, each, wall);
  });
  let error: unknown;
  let outcome: ScenarioOutcome | undefined;
  try {
    if (!isCutShort) {
      await stage.finished;
      outcome = await scheduled?.outcome();
    }
  } catch (reason) {
    error = reason;
  }
  await stage.close().catch(() => {});
  outcome ??= await scheduled?.outcome();
  if (!outcome) throw new Error('prepare was never called');
  const names = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return {
    outcome,
    directory,
    journal: names
      .sort()
      .map((name) => readFileSync(path.join(directory, name), 'utf8'))
      .join(''),
    status: readFileSync(path.join(directory, 'Status.json'), 'utf8'),
    answerKey: stage.answerKey,
    error,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
