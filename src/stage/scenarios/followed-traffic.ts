import type { ScenarioResult } from '../../direct/scenario/check-expectations.js';
import { openUntil, type SentMessage, type Traffic } from '../../direct/scenario/check-messages.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import type { StageState } from '../../direct/state/stage-state.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';

/** Milliseconds between two looks at what has come. */
const interval = 50;

const never = new AbortController().signal;

/** What is written and sent while a scenario runs. */
export class FollowedTraffic implements Traffic {
  readonly sent: SentMessage[] = [];
  readonly events: JournalEvent[] = [];
  readonly times: number[] = [];
  readonly began: number;
  readonly #stage: RunningStage;
  readonly #clock: Clock;

  constructor(stage: RunningStage, clock: Clock) {
    this.#stage = stage;
    this.#clock = clock;
    this.began = clock.now();
    stage.watch((event) => {
      this.events.push(event);
      this.times.push(clock.now());
    });
    for (const service of this.#services) {
      service.onMessage(({ kind, content, status, timestamp }) => {
        const [at, lines] = [clock.now(), this.events.length];
        this.sent.push({ service: service.name, kind, content, status, timestamp, at, lines });
      });
    }
  }

  get #services() {
    const { services } = this.#stage;
    return services.names.map((name) => services.get(name));
  }

  /** What expectations are compared with: this, the state, and what the services object to. */
  resultWith(state: StageState): ScenarioResult {
    const { sent, events, times, began } = this;
    const verdicts = this.#services.flatMap((service) => service.verdicts);
    return { sent, events, times, began, state, findings: verdicts.filter(({ severity }) => severity !== 'note') };
  }

  /** Waits in real time until no message can change the outcome, or the services are closed. */
  async settle({ expect: { messages } }: Scenario): Promise<void> {
    const ended = this.#clock.now();
    const isOpen = () => messages.some((each) => openUntil(each, this, ended) > this.#clock.now());
    while (this.#services.length > 0 && isOpen()) await this.#clock.sleep(interval, never);
  }
}
