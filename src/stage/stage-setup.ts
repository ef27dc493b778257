import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { defaultDialect } from '../direct/default-dialect.js';
import { assertVisibleAtSpeed, type FaultRequest, parseFault } from '../direct/faults/fault-request.js';
import { applyGiven } from '../direct/settings/apply-given.js';
import { parseSessionSettings } from '../direct/settings/parse-session-settings.js';
import { givenNames } from '../direct/settings/setting-table.js';
import type { Dialect } from '../interface/dialect/dialects.js';
import { openSession, type Session, type SessionOptions } from '../simulate/simulated-session.js';
import { withCallSite } from './call-site.js';
import { AnswerKey } from './faults/answer-key.js';
import { FaultyRecorder } from './faults/faulty-recorder.js';
import { OpenStage } from './open-stage.js';
import { randomSeed } from './random-seed.js';
import { type OpenRecorder, openRecorder } from './record/open-recorder.js';
import { StateFile } from './record/state-file.js';
import { assertSpeed } from './time/clock-limits.js';
import { type Clock, wallClock } from './time/wall-clock.js';

export interface StageOptions extends Omit<SessionOptions, 'seed' | 'dialect'> {
  /** Any if left out; it is told with every failure. */
  readonly seed?: number;
  /** What the live game writes, if left out: `game`. */
  readonly dialect?: Dialect;
  /** Where to write; a new directory, gone again at the end, if left out. */
  readonly directory?: string;
  /** Whether to remove what Shakedown wrote to the directory before. */
  readonly clean?: boolean | undefined;
  /** The initial state, such as `{ station: 'Jameson Memorial' }`. */
  readonly given?: Readonly<Record<string, unknown>>;
  /** 1, the default, is real time; a factor from 0.001 to 1,000,000, or `Infinity` to not wait at all. */
  readonly speed?: number;
  /** Whether time runs. By default it is paused, and only what is triggered happens. */
  readonly playing?: boolean;
  /** Faults to write to the files, such as `torn-line:2%`. */
  readonly faults?: readonly string[] | undefined;
  /** Input files, such as a scenario, which must not be overwritten. */
  readonly sources?: readonly string[] | undefined;
  /** A file that records every fault; must be outside the directory. */
  readonly answerKey?: string | undefined;
  /** A file that logs every Status line; must be outside the directory. */
  readonly statusLog?: string | undefined;
  /** A file that mirrors `state` as JSON; must be outside the directory. */
  readonly stateFile?: string | undefined;
  /** Whether other processes on this machine may direct it: `true` for any free port, or the port number. */
  readonly control?: boolean | number;
  /** Called before anything happens, for example to plan what is to happen. */
  readonly prepare?: (stage: OpenStage) => void;
  /**
   * Registers a function to call when the test fails, such as `onTestFailed` of a test runner: it prints the seed and
   * how to reproduce the session.
   */
  readonly whenTestFails?: (tell: () => void) => void;
  /** The source of real time; the system clock by default. */
  readonly wall?: Clock;
}

/** Opens a stage on a directory. Time is paused, and only what you ask for happens, unless it is `playing`. */
export async function openStage(options: StageOptions = {}): Promise<OpenStage> {
  return withCallSite(() => openWith(options));
}

async function openWith(options: StageOptions): Promise<OpenStage> {
  const { seed = randomSeed(), plan = 'stay', wall = wallClock(), seconds = Infinity, given = {} } = options;
  const { speed = 1, playing = false, dialect = defaultDialect } = options;
  assertSpeed(speed);
  const start = options.start ?? new Date(Math.floor(wall.now() / 1000) * 1000);
  const wishes = (options.faults ?? []).map(parseFault);
  if (playing) for (const request of wishes) assertVisibleAtSpeed(request, speed);
  const session = openSession({ ...options, seed, plan, start, seconds, dialect });
  applyGiven(session.world, parseSessionSettings(given, givenNames));
  const directory = options.directory ?? mkdtempSync(path.join(os.tmpdir(), 'shakedown-'));
  try {
    const opened = await openRecorder({
      directory,
      start,
      isFollowed: !(playing && speed === Infinity),
      statusLog: options.statusLog,
      sources: options.sources,
      clean: options.clean,
    });
    const stage = await startStage({ ...options, wall }, { session, seed, directory, opened, wishes });
    options.whenTestFails?.(() => console.error(stage.again));
    return stage;
  } catch (error) {
    if (options.directory === undefined) rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

interface StartedParts {
  readonly session: Session;
  readonly seed: number;
  readonly directory: string;
  readonly opened: OpenRecorder;
  readonly wishes: readonly FaultRequest[];
}

async function startStage(options: StageOptions & { readonly wall: Clock }, parts: StartedParts): Promise<OpenStage> {
  const { wall, speed = 1, playing = false } = options;
  const { session, seed, directory, opened, wishes } = parts;
  const start = new Date(session.world.now * 1000);
  let stage: OpenStage | undefined;
  try {
    const key = new AnswerKey(options.answerKey, { directory, sources: options.sources });
    const { dialect } = session.world;
    const recorder = new FaultyRecorder(opened.recorder, { key, requests: wishes, seed, start, dialect, clock: wall });
    const truth: { file?: StateFile } = {};
    stage = new OpenStage(
      { session, recorder, wall, clock: { speed, isPaused: !playing }, wrote: (asked) => truth.file?.changed(asked) },
      { directory, seed, start, opened, recorder, key, isOurs: options.directory === undefined, options, wall },
    );
    await attachExtras(stage, options, opened, truth);
    key.begin();
    if (!playing) stage.startUp();
    stage.begin();
    return stage;
  } catch (error) {
    await stage?.abandon();
    throw opened.failed(error);
  }
}

/** What stands beside the stage: the cues it begins with, the file that mirrors the truth, the port. */
async function attachExtras(
  stage: OpenStage,
  { prepare, stateFile, sources, control = false }: StageOptions,
  opened: OpenRecorder,
  truth: { file?: StateFile },
): Promise<void> {
  prepare?.(stage);
  if (stateFile !== undefined) {
    const file = new StateFile(stateFile, { directory: stage.directory, sources }, () => stage.state);
    truth.file = file;
    stage.onClose(() => file.flush());
  }
  if (control !== false) await openControlPort(stage, opened, typeof control === 'number' ? control : undefined);
}

/** Answers whoever knows the token, which stands in the lock of the directory. */
async function openControlPort(stage: OpenStage, { recorder }: OpenRecorder, port: number | undefined): Promise<void> {
  // Most tests need no port, and so no server.
  const { ControlServer } = await import('./control/control-server.js');
  const server = await ControlServer.open({ stage, ...(port !== undefined && { port }) });
  stage.onClose(() => server.close());
  recorder.announce({ ...server.address });
}
