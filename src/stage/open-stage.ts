import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { assertVisibleAtSpeed, type FaultRequest, isRequestFault, parseFault } from '../direct/faults/fault-request.js';
import { sessionGiven } from '../direct/settings/session-given.js';
import { defaultDialect } from '../interface/dialect/dialect-names.js';
import { RunningServices } from '../services/server/running-services.js';
import { Random } from '../simulate/random.js';
import type { Session } from '../simulate/session.js';
import { checkOptions } from '../words/shape/check-options.js';
import { withCallSite } from './call-site.js';
import { AnswerKey } from './faults/answer-key.js';
import { FaultyRecorder } from './faults/faulty-recorder.js';
import { randomSeed } from './random-seed.js';
import { writeEarlier } from './record/earlier-sessions.js';
import { type OpenRecorder, openRecorder } from './record/open-recorder.js';
import { assertOutputsDiffer } from './record/output-paths.js';
import { StateFile } from './record/state-file.js';
import { RunningStage, type StageParts } from './running-stage.js';
import { carryOutSteps } from './scenarios/carry-out-steps.js';
import { loadScenario } from './scenarios/load-scenario.js';
import { stageOptionsOf, withServices } from './scenarios/scenario-stage.js';
import { momentOf } from './services/moment-of.js';
import type { Stage } from './stage.js';
import { type StageOptions, stageChecks, type UncheckedStageOptions } from './stage-options.js';
import { StageResources } from './stage-resources.js';
import { assertSpeed } from './time/clock-limits.js';
import { wallClock } from './time/wall-clock.js';

/** Opens a stage on a directory. Time is paused and only what you request happens, unless it is `playing`. */
export async function openStage(options?: StageOptions): Promise<Stage> {
  return withCallSite(async () => {
    const { scenario, ...others } = checkOptions('openStage', options, stageChecks);
    return scenario === undefined ? startStage(others) : stageAfter(scenario, others);
  });
}

/** A stage on which the steps of a scenario have been carried out. */
async function stageAfter(file: string, options: StageOptions): Promise<RunningStage> {
  const scenario = loadScenario(file, options);
  const services = withServices(options.services, scenario.services);
  const given = { ...scenario.given, ...options.given };
  const own = { ...stageOptionsOf(scenario), ...options, given, services, playing: false };
  const stage = await startStage(own);
  try {
    await carryOutSteps(scenario, stage);
    if (options.playing) stage.play();
    return stage;
  } catch (error) {
    await stage.close();
    throw error;
  }
}

/**
 * `openStage` for internal use. `prepare` is called before anything happens, for example to queue commands.
 */
export async function startStage(
  options: UncheckedStageOptions,
  prepare: (stage: RunningStage) => void = () => {},
): Promise<RunningStage> {
  const settings = withDefaults(options);
  const { directory, start, speed, playing } = settings;
  assertSpeed(speed);
  const faults = settings.faults.map(parseFault);
  if (playing) for (const fault of faults) assertVisibleAtSpeed(fault, speed);
  const { statusLog, answerKey, stateFile } = settings;
  assertOutputsDiffer({ '--status-log': statusLog, '--answer-key': answerKey, '--state-file': stateFile });
  const session = sessionGiven(settings);
  const target = directory ?? mkdtempSync(path.join(os.tmpdir(), 'shakedown-'));
  try {
    const { before = [], timeZone, client, naming, clean } = settings;
    await writeEarlier(before, { directory: target, timeZone, clean });
    const opened = await openRecorder({
      directory: target,
      start,
      timeZone,
      client,
      naming,
      isFollowed: !(playing && speed === Infinity),
      statusLog,
      sources: options.sources,
      clean: clean && before.length === 0,
    });
    const stage = await stageOn({ settings, session, faults, directory: target, opened }, prepare);
    options.whenTestFails?.(() => console.error(stage.reproduction));
    return stage;
  } catch (error) {
    if (directory === undefined) rmSync(target, { recursive: true, force: true });
    throw error;
  }
}

type Settings = ReturnType<typeof withDefaults>;

/** Defaults apply to undefined only: `null` is refused later. */
function withDefaults(options: UncheckedStageOptions) {
  const { wall = wallClock(), seed = randomSeed(), plan = 'stay', dialect = defaultDialect } = options;
  const { start = new Date(Math.floor(wall.now() / 1000) * 1000), seconds = Infinity, speed = 1 } = options;
  const { playing = false, given = {}, faults = [] } = options;
  return { ...options, wall, seed, plan, dialect, start, seconds, speed, playing, given, faults };
}

interface Opened {
  readonly settings: Settings;
  readonly session: Session;
  readonly faults: readonly FaultRequest[];
  readonly directory: string;
  readonly opened: OpenRecorder;
}

async function stageOn(parts: Opened, prepare: (stage: RunningStage) => void): Promise<RunningStage> {
  const { settings, session, faults, directory, opened } = parts;
  const { seed, dialect, catalogue, wall, speed, playing } = settings;
  let resources: StageResources | undefined;
  try {
    const start = new Date(session.now);
    const key = new AnswerKey(settings.answerKey, { directory, sources: settings.sources });
    const how = { key, requests: faults, seed, start, dialect, catalogue, clock: wall };
    const recorder = new FaultyRecorder(opened.recorder, how);
    resources = new StageResources({ directory, isTemporary: settings.directory === undefined, opened, recorder, key });
    const mirror: { file: StateFile | undefined } = { file: undefined };
    const runningServices = new RunningServices();
    const stage = new RunningStage({
      session,
      recorder,
      resources,
      wall,
      clock: { speed, isPaused: !playing },
      origin: originOf(settings, start),
      runningServices,
      catalogue,
      onWrite: (isRequested) => mirror.file?.changed(isRequested),
    });
    if ((settings.services ?? []).length > 0)
      stage.follow((event, line) => runningServices.wrote({ event, ...(line && { line }) }));
    await startServices(stage, { ...parts, runningServices, recorder, resources });
    prepare(stage);
    mirror.file = openStateFile(stage, settings, resources);
    if (settings.control) {
      // Loaded on demand: most tests need no server.
      const { openControlPort } = await import('./control/control-server.js');
      const port = await openControlPort(stage, settings.control === true ? 0 : settings.control);
      resources.onClose(() => port.close());
      // Requests need the token from the lock file of the directory.
      opened.recorder.announce({ ...port.address });
    }
    key.begin();
    if (!playing) stage.startUp();
    stage.run();
    return stage;
  } catch (error) {
    await resources?.abandon();
    throw opened.failed(error);
  }
}

/** The services follow the clock of the stage, and are closed with it. */
async function startServices(
  stage: RunningStage,
  parts: Opened & Required<Pick<StageParts, 'runningServices' | 'recorder' | 'resources'>>,
): Promise<void> {
  const { settings, session, faults, runningServices, recorder, resources } = parts;
  const random = new Random(settings.seed).stream('services');
  resources.onClose(() => runningServices.close());
  await runningServices.start(settings.services ?? [], {
    ...settings.servicesAt,
    context: {
      now: () => stage.now,
      real: () => settings.wall.now(),
      moment: () => momentOf(session.world),
      random: () => random.number(0, 1),
    },
    faultFor: (...request) => recorder.answerTo(...request),
  });
  for (const fault of faults) stage.assertPossible(fault);
}

function originOf(settings: Settings, start: Date): StageParts['origin'] {
  const { seed, dialect, plan, seconds, given, kinds, asLive, language, client, second, end, timeZone } = settings;
  const { before, naming } = settings;
  const faults = settings.faults.filter((fault) => !isRequestFault(parseFault(fault)));
  const played = { seed, start, dialect, plan, seconds, given, asLive, language, client, second, end, naming };
  return { ...played, before, faults, kinds, timeZone };
}

function openStateFile(
  stage: RunningStage,
  { stateFile, sources }: Settings,
  resources: StageResources,
): StateFile | undefined {
  if (stateFile === undefined) return undefined;
  const file = new StateFile(stateFile, { directory: stage.directory, sources }, () => stage.state);
  resources.onClose(() => file.flush());
  return file;
}
