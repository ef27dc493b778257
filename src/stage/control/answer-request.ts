import { assertFaultText } from '../../direct/faults/fault-request.js';
import { faultCatalogue } from '../../direct/faults/faults.js';
import { parseInjectedEvent } from '../../direct/injection/injected-event.js';
import { parseService } from '../../direct/service-names.js';
import { settingCatalogue } from '../../direct/settings/setting-table.js';
import { situationCatalogue } from '../../direct/situations/situation-catalogue.js';
import { assertSettingsFor, parseSituationName } from '../../direct/situations/situation-command.js';
import { StageError } from '../../direct/stage-error.js';
import { formatLine } from '../../journal/format/format-line.js';
import { isObject } from '../../journal/journal-event.js';
import type { OpenService } from '../../services/server/open-service.js';
import type { RunningServices } from '../../services/server/running-services.js';
import { didYouMean } from '../../words/nearest.js';
import { printable } from '../../words/printable.js';
import type { Action } from '../reproduction/direction.js';
import { recipeFor, recipeText } from '../reproduction/reproduction.js';
import { jsonOf, scenarioText } from '../reproduction/scenario-text.js';
import { pythonTest, typescriptTest } from '../reproduction/test-text.js';
import type { RunningStage } from '../running-stage.js';
import { bundledText, scenarioCatalogue } from '../scenarios/bundled-scenarios.js';
import { playSteps } from '../scenarios/play-steps.js';
import type { Triggered } from '../stage.js';
import { handleClockRequest } from './clock-request.js';
import type {
  Answer,
  Queries,
  QueryName,
  ReportedAction,
  ReportedMessage,
  RequestName,
  Requests,
  ServiceReport,
} from './control-protocol.js';
import { requestTable } from './control-requests.js';

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
  assertKnownKeys(request, name);
  return answerFor(stage, await answers[name](stage, request as never, signal));
}

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

/**
 * Refuses keys that the description of the request does not have. A clock request checks its own keys, which
 * depend on its action.
 */
function assertKnownKeys(request: object, name: RequestName): void {
  const { properties = {}, oneOf } = requestTable[name].body;
  if (oneOf !== undefined) return;
  const known = Object.keys(properties as object);
  const unknown = Object.keys(request).find((member) => !known.includes(member));
  if (unknown === undefined) return;
  throw new StageError(`a request to /${name} has no '${unknown}'${didYouMean(unknown, known)}`);
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
  trigger(stage, request) {
    const { name, set } = situationOf(request);
    return stage.trigger(name, set);
  },
  preview(stage, request, signal) {
    const { name, set } = situationOf(request);
    return stage.preview(name, set, signal);
  },
  inject: (stage, { event, anyway }) => stage.inject(eventOf(event), { anyway: isTrue(anyway, 'anyway') }),
  fault(stage, { fault }) {
    const text = textOf(fault, 'fault');
    assertFaultText(text);
    stage.fault(text);
    return noEvents;
  },
  answer(stage, { service, ...demand }) {
    const { name } = parseService(textOf(service, 'service'));
    const running = stage.runningServices.get(name);
    if (Object.keys(demand).length === 0) running.clearAnswers();
    else running.answer(demand);
    stage.hasDemands = true;
    return noEvents;
  },
  clock: async (stage, request, signal) => ({ events: await handleClockRequest(stage, request, signal) }),
  async scenario(stage, { name, text }, signal) {
    const title = textOf(name, 'name');
    const steps = text === undefined ? bundledText(title) : textOf(text, 'text');
    if (steps !== undefined) return { events: await playSteps(steps, title, stage, signal) };
    const known = scenarioCatalogue().map((each) => each.name);
    throw new StageError(`there is no scenario '${printable(title)}'${didYouMean(title, known)}`);
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
  services: ({ runningServices }) => runningServices.names.map((name) => reportOf(runningServices.get(name))),
  actions: (stage) => ({
    done: stage.actions.slice(-mostReported).map(reportedAction),
    sent: sentTo(stage.runningServices),
  }),
  scenarios: scenarioCatalogue,
  scenario: (stage) => stage.played ?? {},
  reproduction: (stage) => {
    const recipe = recipeFor(stage.soFar, 'DIRECTORY', process.platform);
    const session = { ...stage.soFar, services: stage.runningServices.names, state: stage.state };
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

/** Stops the faults of a name or text, or all. */
export function stopFaults(stage: RunningStage, given: string | undefined): Queries['fault'] {
  if (given !== undefined) assertFaultText(given);
  const stopped = stage.stopFault(given);
  if (given === undefined || stopped.length > 0) return stopped;
  throw new StageError(`${given} is not going on: GET /fault, or shakedown fault, lists what is`);
}

function situationOf({ situation, set = {} }: Requests['trigger']) {
  const name = parseSituationName(textOf(situation, 'situation'));
  assertSettingsFor(name, set);
  return { name, set };
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new StageError(`'${name}' must be a string`);
}

function eventOf(value: unknown): unknown {
  if (isObject(value)) return value;
  if (typeof value === 'string') return parseInjectedEvent(value);
  throw new StageError("'event' is an event, as an object or as its text");
}

function isTrue(value: unknown, name: string): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  throw new StageError(`'${name}' is true or false`);
}
