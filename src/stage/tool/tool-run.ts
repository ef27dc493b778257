import type { FailedExpectation } from '../../direct/scenario/check-expectations.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import type { ToolStep } from '../../direct/scenario/step-shape.js';
import type { ServiceName } from '../../direct/service-names.js';
import type { ToolExpectation } from '../../direct/tool/tool-expectation-shape.js';
import type { ServicesAt } from '../../services/server/running-services.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';
import type { StartTool, Tool } from './tool.js';
import { ToolError } from './tool-error.js';
import { type AskedQuestion, questionsAbout } from './tool-questions.js';
import { ToolWatch } from './tool-watch.js';

/** A tool to run beside a scenario. */
export interface ToolSetup {
  readonly start: StartTool;
  /** The name of the trial or scenario. */
  readonly trial: string;
  /** How long it may take to come to the right answer, in milliseconds; two seconds by default. */
  readonly timeoutMs?: number | undefined;
  /** The services whose addresses it is given. */
  readonly services?: readonly ServiceName[];
  /** How these are reached. */
  readonly servicesAt?: ServicesAt | undefined;
}

const defaultTimeoutMs = 2000;

/** Of a scenario, what its tool depends on. */
interface ToolScenario extends Pick<Scenario, 'file' | 'steps' | 'second' | 'trial'> {
  readonly expect: Pick<Scenario['expect'], 'tool'>;
}

/** The tool of a scenario, from its start to its end. */
export class ToolRun {
  readonly questions: AskedQuestion[] = [];
  readonly #stage: RunningStage;
  readonly #setup: ToolSetup;
  readonly #env: Readonly<Record<string, string>>;
  readonly #about: ReturnType<typeof questionsAbout>;
  readonly #stop = new AbortController();
  readonly #clock: Clock;
  readonly #expected: readonly ToolExpectation[];
  readonly #watch: ToolWatch;
  #tool: Tool | undefined;
  #starting: Promise<Tool> | undefined;

  constructor(
    stage: RunningStage,
    setup: ToolSetup,
    clock: Clock,
    { file, expect, steps, second, trial: header }: ToolScenario = { file: '', expect: { tool: [] }, steps: [] },
  ) {
    const members = steps.flatMap((step) => ('ask' in step ? [...step.ask.keys()] : []));
    const { trial, timeoutMs = defaultTimeoutMs } = setup;
    this.#clock = clock;
    this.#expected = expect.tool;
    this.#watch = new ToolWatch(expect.tool, { file, directory: stage.directory, trial });
    this.#stage = stage;
    this.#setup = setup;
    this.#env = header?.env ?? {};
    const hasOthers = second === true;
    this.#about = questionsAbout(stage, { trial, hasOthers, clock, timeoutMs, signal: this.#stop.signal, members });
  }

  /** The latest tool; one that was stopped keeps its output. */
  get tool(): Tool | undefined {
    return this.#tool;
  }

  async runStep(step: ToolStep): Promise<void> {
    if ('ask' in step) return this.#ask(step);
    if (step.tool === 'start') return this.start();
    await this.#tool?.end();
  }

  /** Asks for everything that the journal says for certain. */
  async askEverything(): Promise<void> {
    await this.#ask({ line: 0, column: 0, ask: this.#about.certain() });
  }

  async start(): Promise<void> {
    await this.#tool?.end();
    const { directory, runningServices } = this.#stage;
    const { start, trial } = this.#setup;
    const environment = { ...runningServices.environment, ...this.#env };
    this.#starting = start({ directory, environment, trial, signal: this.#stop.signal });
    this.#tool = await this.#starting;
    this.#watch.follow(this.#tool);
  }

  async #ask(step: Extract<ToolStep, { ask: unknown }>): Promise<void> {
    if (!this.#tool) throw new ToolError('the tool is asked before it is started');
    this.questions.push(await this.#about.ask(step, this.#tool));
  }

  /** Waits until what is expected of the tool has come, or its time is over. */
  async settle(): Promise<void> {
    await this.#watch.settle(this.#clock, this.#stop.signal).catch((error: unknown) => {
      if (!this.#stop.signal.aborted) throw error;
    });
    if (this.#expected.some(({ exit }) => exit !== undefined)) await this.end();
  }

  /** What was expected of the tool and did not come, and the answers that were not right. */
  get failures(): FailedExpectation[] {
    const wrong = this.questions.flatMap(({ values }) => values.flatMap(({ failure }) => failure ?? []));
    return [...this.#watch.failures, ...wrong];
  }

  async end(): Promise<void> {
    this.#stop.abort();
    // `start` reports a failure.
    await this.#starting?.catch(() => {});
    await this.#tool?.end();
  }
}

/** Whether a step of the scenario starts the tool; otherwise it is started before the session. */
export function startsTool({ steps }: Pick<Scenario, 'steps'>): boolean {
  return steps.some((step) => 'tool' in step && step.tool === 'start');
}
