import type { NeighbourName } from '../../direct/neighbour-names.js';
import type { FailedExpectation } from '../../direct/scenario/check-expectations.js';
import { valueText } from '../../direct/scenario/located-value.js';
import type { Scenario, ToolStep } from '../../direct/scenario/scenario-definition.js';
import { answerVerdict } from '../../direct/tool/compare-answer.js';
import type { ToolDefinition } from '../../direct/tool/tool-definition.js';
import type { RunningStage } from '../running-stage.js';
import type { Clock } from '../time/wall-clock.js';
import type { StartTool, Tool } from './tool.js';
import { ToolError } from './tool-error.js';
import { type AskedQuestion, memberOf, questionsAbout } from './tool-questions.js';

/** A tool to run beside a scenario. */
export interface ToolSetup {
  readonly start: StartTool;
  /** The name of the trial or scenario. */
  readonly trial: string;
  /** How long it may take to come to the right answer, in milliseconds; two seconds by default. */
  readonly patience?: number | undefined;
  /** More for its environment. */
  readonly env?: ToolDefinition['env'];
  /** The services whose addresses it is given. */
  readonly services?: readonly NeighbourName[];
}

const defaultPatience = 2000;

/** The tool of a scenario, from its start to its end. */
export class ToolRun {
  readonly questions: AskedQuestion[] = [];
  readonly #stage: RunningStage;
  readonly #setup: ToolSetup;
  readonly #about: ReturnType<typeof questionsAbout>;
  readonly #stop = new AbortController();
  #tool: Tool | undefined;
  #starting: Promise<Tool> | undefined;

  constructor(stage: RunningStage, setup: ToolSetup, clock: Clock) {
    const { trial, patience = defaultPatience } = setup;
    this.#stage = stage;
    this.#setup = setup;
    const hasOthers = stage.reproductionData.second === true;
    this.#about = questionsAbout(stage, { trial, hasOthers, clock, patience, signal: this.#stop.signal });
  }

  /** The latest tool; one that was stopped keeps its output. */
  get tool(): Tool | undefined {
    return this.#tool;
  }

  async turnTo(step: ToolStep): Promise<void> {
    if ('ask' in step) return this.#ask(step);
    if (step.tool === 'start') return this.start();
    await this.#tool?.end();
  }

  async start(): Promise<void> {
    await this.#tool?.end();
    const { directory, services } = this.#stage;
    const { start, trial, env = {} } = this.#setup;
    const more = Object.entries(env).map(([name, value]) => [name, String(value)]);
    const environment = { ...services.environment, ...Object.fromEntries(more) };
    this.#starting = start({ directory, environment, trial, signal: this.#stop.signal });
    this.#tool = await this.#starting;
  }

  async #ask({ ask }: Extract<ToolStep, { ask: unknown }>): Promise<void> {
    if (!this.#tool) throw new ToolError('the tool is asked before it is started');
    this.questions.push(await this.#about.ask(ask, this.#tool));
  }

  /** The answers that were not right, at the positions of the questions. */
  get failures(): FailedExpectation[] {
    return this.questions.flatMap(({ at, values, answer, problem }) =>
      values.flatMap((value) => {
        const { line, column } = value.asked;
        const given = memberOf(answer, value.member);
        if (problem === undefined && answerVerdict(value, given) !== 'wrong') return [];
        const said = problem ?? `the tool says ${valueText(given)}`;
        const message = `expected that ${value.member} is ${valueText(value.right ?? undefined)} at ${at}, but ${said}`;
        return [{ line, column, message }];
      }),
    );
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
