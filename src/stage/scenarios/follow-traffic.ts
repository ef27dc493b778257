import type { FaultText } from '../../direct/faults/faults.js';
import type { ScenarioResult } from '../../direct/scenario/check-expectations.js';
import { openUntil, type SentMessage } from '../../direct/scenario/check-sent-messages.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import type { StageState } from '../../direct/state/stage-state.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';

/** Milliseconds between two looks at what has come. */
const interval = 50;

/** Milliseconds in which tools send something: some collect what they send for half a minute. */
const longestSilence = 40_000;

const never = new AbortController().signal;

/** Follows what is written and sent while a scenario runs. */
export function followTraffic(stage: RunningStage, clock: Clock) {
  const sent: SentMessage[] = [];
  const events: JournalEvent[] = [];
  const times: number[] = [];
  const traffic = { sent, events, times, began: clock.now() };
  const services = () => stage.runningServices.names.map((name) => stage.runningServices.get(name));
  stage.watch((event) => {
    events.push(event);
    times.push(clock.now());
  });
  for (const service of services()) {
    service.onMessage(({ kind, content, status, timestamp }) => {
      const now = { at: clock.now(), lines: events.length };
      sent.push({ service: service.name, kind, content, status, timestamp, ...now });
    });
  }
  return {
    sent: sent as readonly SentMessage[],
    /** Waits in real time until no message can change the outcome, or the services are closed. */
    async settle({ expect: { messages } }: Scenario): Promise<void> {
      const ended = clock.now();
      const isOpen = () => messages.some((each) => openUntil(each, traffic, ended) > clock.now());
      while (services().length > 0 && isOpen()) await clock.sleep(interval, never);
    },
    /** Waits in real time until a requested fault has happened, or its service is hardly going to be used. */
    async awaitFault(text: FaultText): Promise<void> {
      const until = clock.now() + longestSilence;
      const isWaiting = () => stage.requestedFaults.some(({ fault, count }) => fault === text && count === 0);
      while (!stage.hasEnded && isWaiting() && clock.now() < until) await clock.sleep(interval, never);
    },
    /** What expectations are compared with: this, the state, and the findings about messages. */
    resultWith(state: StageState): ScenarioResult {
      const refused = stage.runningServices.proxy?.refused.findings ?? [];
      const findings = [...services().flatMap(({ messages }) => messages.flatMap((each) => each.findings)), ...refused];
      return { ...traffic, state, findings: findings.filter(({ severity }) => severity !== 'note') };
    },
  };
}
