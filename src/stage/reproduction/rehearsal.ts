import { assertNamed } from '../../direct/injection/injection-findings.js';
import { scenarioCommands } from '../../direct/scenario/scenario-commands.js';
import type { ScenarioStep } from '../../direct/scenario/step-shape.js';
import { sessionGiven } from '../../direct/settings/session-given.js';
import { deferredCommand } from '../../direct/situations/deferred-command.js';
import { noLinesHint } from '../../direct/situations/situation-catalogue.js';
import { situationCommand } from '../../direct/situations/situation-command.js';
import type { SituationName } from '../../direct/situations/situation-names.js';
import { StageError } from '../../direct/stage-error.js';
import { stateOf } from '../../direct/state/stage-state.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { Session } from '../../simulate/session.js';
import { eventsIn } from '../event-log.js';
import type { Triggered } from '../stage.js';
import type { Clock } from '../time/wall-clock.js';
import type { Direction } from './direction.js';
import type { Reproduction } from './reproduction.js';

interface RehearsedSituation {
  readonly name: SituationName;
  readonly settings: Readonly<Record<string, unknown>>;
}

interface Pace {
  readonly wall: Clock;
  /** Milliseconds of work before yielding to other tasks. */
  readonly maxTurn: number;
  readonly signal: AbortSignal;
}

/** Timeout in milliseconds. A session of eight hours takes about a second. */
const timeoutMs = 5000;

/**
 * What a situation would write and lead to if it happened after a session. Activities are generators, which
 * cannot be copied; so the session is simulated again from its seed, without a disk, and the situation
 * happens in that one.
 */
export async function rehearse(
  reproduction: Reproduction,
  { name, settings }: RehearsedSituation,
  pace: Pace,
): Promise<Triggered> {
  const session = sessionAgain(reproduction);
  const events: JournalEvent[] = [];
  let is: 'before' | 'under way' | 'done' = 'before';
  session.enqueue({
    effect() {
      session.takePending();
      is = 'under way';
    },
  });
  session.enqueue(deferredCommand((world) => situationCommand(name, settings, world)));
  session.enqueue({
    effect() {
      is = 'done';
    },
  });
  await inTurns(pace, () => {
    if (session.hasEnded) throw new StageError('the session would end before that could happen', { code: 'ended' });
    const writes = session.advance();
    if (is !== 'before') events.push(...eventsIn(writes));
    return is === 'done';
  });
  const hint = noLinesHint(name, session.world.dialect);
  return { events, state: stateOf(session.world), ...(hint !== undefined && { hint }) };
}

/** The session from its start, with all requests queued. */
function sessionAgain({ directions, lost, ...origin }: Reproduction): Session {
  const missing = lost ?? directions.find((each) => 'lost' in each)?.lost;
  if (missing !== undefined) throw new StageError(`this session cannot be lived through again, because of ${missing}`);
  // Only the journal of the first commander is rehearsed.
  const session = sessionGiven({ ...origin, second: false });
  const steps = directions.map(stepFor);
  // Faults affect files only, and there are none here.
  const leaveOut = (_: unknown, release: () => void) => release();
  const leftOut = { injectFault() {}, stopFault() {}, awaitFault: leaveOut, turnToTool: leaveOut };
  const host = { ...leftOut, end: () => void session.end() };
  for (const command of scenarioCommands({ file: '', steps }, host)) session.enqueue(command);
  return session;
}

function stepFor(direction: Direction): ScenarioStep {
  const position = { line: 0, column: 0 };
  if ('situation' in direction) {
    const { situation, set, fails = false } = direction;
    return { ...position, situation: situation as SituationName, settings: set, anyway: fails };
  }
  if ('inject' in direction) return { ...position, inject: assertNamed(direction.inject) };
  return { ...position, ...(direction as Exclude<typeof direction, { lost: string }>) } as ScenarioStep;
}

/** Calls `next` until it is done, yielding to other tasks. */
async function inTurns({ wall, maxTurn, signal }: Pace, next: () => boolean): Promise<void> {
  const began = wall.now();
  let turn = began;
  while (!next()) {
    const now = wall.now();
    if (now - turn < maxTurn) continue;
    if (now - began > timeoutMs) throw new StageError('the session is too long by now to be lived through once more');
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    turn = wall.now();
  }
}
