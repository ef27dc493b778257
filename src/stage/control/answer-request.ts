import { assertFaultText } from '../../direct/faults/fault-request.js';
import { faultCatalogue } from '../../direct/faults/faults.js';
import { parseInjectedEvent } from '../../direct/injection/injected-event.js';
import { assertServiceName } from '../../direct/service-names.js';
import { settingCatalogue } from '../../direct/settings/setting-shapes.js';
import { situationCatalogue } from '../../direct/situations/situation-catalogue.js';
import { assertSettingsFor, parseSituationName } from '../../direct/situations/situation-command.js';
import { StageError } from '../../direct/stage-error.js';
import { formatLine } from '../../journal/format/format-line.js';
import type { OpenProxy } from '../../services/proxy/open-proxy.js';
import type { OpenService } from '../../services/server/open-service.js';
import type { RunningServices } from '../../services/server/running-services.js';
import { describeGiven } from '../../words/argument-error.js';
import { didYouMean } from '../../words/nearest.js';
import { printable } from '../../words/printable.js';
import type { Door } from '../../words/shape/door.js';
import type { Action } from '../reproduction/direction.js';
import { recipeFor, recipeText } from '../reproduction/reproduction.js';
import { jsonOf, scenarioText } from '../reproduction/scenario-text.js';
import { pythonTest, typescriptTest } from '../reproduction/test-text.js';
import type { RunningStage } from '../running-stage.js';
import { bundledText, scenarioCatalogue } from '../scenarios/bundled-scenarios.js';
import { playSteps } from '../scenarios/play-steps.js';
import type { Triggered } from '../stage.js';
import { handleClockRequest } from './clock-request.js';
import type { Answer, Queries, QueryName, ReportedAction, ReportedMessage, ServiceReport } from './control-protocol.js';
import { type RequestName, type Requests, requestShapes } from './control-requests.js';

/** The stage, and a signal that aborts when the client disconnects. */
export interface RequestContext {
  readonly stage: RunningStage;
  readonly signal: AbortSignal;
}

/** Carries out an unchecked request and returns the response. */
export async function answerRequest(
  name: RequestName,
  request: object,
  { stage, signal }: RequestContext,
): Promise<Answer> {
  const place = { door: requestDoor, name: `a request to /${name}` };
  return answerFor(stage, await answers[name](stage, requestShapes[name].read(request, place) as never, signal));
}

/** The first problem with a request is thrown. */
const requestDoor: Door = {
  nameOf: (_, key) => `'${key}'`,
  wrong: (name, what, value) => `${name} must be ${what}${value === undefined ? '' : `, not ${describeGiven(value)}`}`,
  unknown: (name, value, known) => requestDoor.wrong(name, `one of ${known.join(', ')}`, value),
  extra: (owner, name, known) => `${owner} has no '${name}'${didYouMean(name, known)}`,
  report(sentence) {
    throw new StageError(sentence);
  },
};

/** The current state, with the lines written. */
export function answerFor(stage: RunningStage, { events, state, hint }: WrittenEvents = noEvents): Answer {
  const { isPaused, speed, now, seed } = stage;
  return {
    lines: events.map((event) => formatLine(event).trimEnd()),
    state: state ?? stage.state,
    clock: { isPaused, speed: speed === Infinity ? 0 : speed, now },
    seed,
    ...(hint !== undefined && { hint }),
  };
}

type WrittenEvents = Pick<Triggered, 'events'> & Partial<Triggered>;

const noEvents: WrittenEvents = { events: [] };

type Answers = {
  readonly [Name in RequestName]: (
    stage: RunningStage,
    request: Requests[Name],
    signal: AbortSignal,
  ) => WrittenEvents | Promise<WrittenEvents>;
};

const answers: Answers = {
  trigger: (stage, request) => stage.trigger(...situationOf(request)),
  preview: (stage, request, signal) => stage.preview(...situationOf(request), signal),
  inject: (stage, { event, anyway = false }) =>
    stage.inject(typeof event === 'string' ? parseInjectedEvent(event) : event, { anyway }),
  fault(stage, { fault }) {
    assertFaultText(fault);
    stage.fault(fault);
    return noEvents;
  },
  answer(stage, { service, ...demand }) {
    assertServiceName(service);
    const running = stage.runningServices.get(service);
    if (Object.keys(demand).length === 0) running.clearAnswers();
    else running.answer(demand);
    stage.history.hasDemands = true;
    return noEvents;
  },
  clock: async (stage, request, signal) => ({ events: await handleClockRequest(stage, request, signal) }),
  async scenario(stage, { name, text }, signal) {
    const steps = text ?? bundledText(name);
    if (steps !== undefined) return { events: await playSteps(steps, name, stage, signal) };
    const known = scenarioCatalogue().map((each) => each.name);
    throw new StageError(`there is no scenario '${printable(name)}'${didYouMean(name, known)}`);
  },
  state: () => noEvents,
  end: (stage) => {
    stage.end();
    return noEvents;
  },
};

/** Responses to GET requests by path; they change nothing. */
export const queryAnswers: { readonly [Name in QueryName]: (stage: RunningStage) => Queries[Name] } = {
  state: (stage) => answerFor(stage),
  situations: () => situationCatalogue,
  settings: () => settingCatalogue,
  faults: () => faultCatalogue,
  fault: (stage) => stage.requestedFaults,
  services: ({ runningServices }) => [
    ...runningServices.names.map((name) => reportOf(runningServices.get(name))),
    ...(runningServices.proxy ? [proxyReport(runningServices.proxy)] : []),
  ],
  actions: (stage) => ({
    done: stage.history.actions.slice(-mostReported).map(reportedAction),
    sent: sentTo(stage.runningServices),
  }),
  scenarios: scenarioCatalogue,
  scenario: (stage) => stage.played ?? {},
  reproduction: (stage) => {
    const recipe = recipeFor(stage.history.reproductionSoFar, 'DIRECTORY', process.platform);
    const session = { ...stage.history.reproductionSoFar, services: stage.runningServices.names, state: stage.state };
    const tests = { typescript: typescriptTest(session), python: pythonTest(session) };
    return { again: recipeText(recipe), ...recipe, steps: scenarioText(session), ...tests };
  },
};

/** Actions, and messages, that are reported at once. */
const mostReported = 500;

function reportedAction({ direction, at, wrote }: Action): ReportedAction {
  if ('inject' in direction) return { at, wrote, inject: jsonOf(direction.inject), anyway: direction.anyway };
  return { at, wrote, ...('set' in direction ? { ...direction, set: plain(direction.set) } : direction) };
}

/** JSON has no integers of any size; settings may be texts. */
function plain(set: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = JSON.stringify(set, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
  return JSON.parse(text) as Record<string, unknown>;
}

function sentTo(services: RunningServices): ReportedMessage[] {
  const all = services.names.flatMap((service) =>
    services
      .get(service)
      .messages.slice(-mostReported)
      .map(({ kind, status, timestamp, findings, from }) => ({
        service,
        kind,
        status,
        at: Date.parse(timestamp),
        findings: findings.length,
        ...(from && { from }),
      })),
  );
  return all.sort((a, b) => a.at - b.at).slice(-mostReported);
}

function reportOf({ name, url, count, messages, verdicts, demands }: OpenService): ServiceReport {
  return { name, url, count, demands, messages, omissions: verdicts.filter(({ number }) => number === undefined) };
}

function proxyReport({ url, refused: { findings } }: OpenProxy): ServiceReport {
  const count = findings.reduce((sum, each) => sum + (each.count ?? 1), 0);
  return { name: 'proxy', url, count, demands: [], messages: [], omissions: findings };
}

/** Stops the faults of a name or text, or all. */
export function stopFaults(stage: RunningStage, given: string | undefined): Queries['fault'] {
  if (given !== undefined) assertFaultText(given);
  const stopped = stage.stopFault(given);
  if (given === undefined || stopped.length > 0) return stopped;
  throw new StageError(`${given} is not going on: GET /fault, or shakedown fault, lists what is`);
}

function situationOf({ situation, set = {} }: Requests['trigger']) {
  const name = parseSituationName(situation);
  assertSettingsFor(name, set);
  return [name, set] as const;
}
