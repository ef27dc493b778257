import { byPosition, checkExpectations, type FailedExpectation } from '../../direct/scenario/check-expectations.js';
import type { SentMessage } from '../../direct/scenario/check-sent-messages.js';
import { assertFaultsVisible, type ScenarioHost, scenarioCommands } from '../../direct/scenario/scenario-commands.js';
import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import { ScenarioError } from '../../direct/scenario/scenario-error.js';
import type { StageState } from '../../direct/state/stage-state.js';
import { messageRules } from '../../services/message-rules.js';
import type { Command } from '../../simulate/session-command.js';
import { nearestOrAll } from '../../words/nearest.js';
import { quoted } from '../../words/printable.js';
import type { RunningStage } from '../running-stage.js';
import { wallClock } from '../time/wall-clock.js';
import type { ToolEnd, ToolOutput } from '../tool/tool.js';
import type { AskedQuestion } from '../tool/tool-questions.js';
import { startsTool, ToolRun, type ToolSetup } from '../tool/tool-run.js';
import { followTraffic } from './follow-traffic.js';
import { StandingTasks } from './standing-tasks.js';

/** The result of a scenario. */
export interface ScenarioOutcome {
  /** Whether it ran to its end, and everything was as expected. */
  readonly passed: boolean;
  /** Whether it ran to its end. */
  readonly isWhole: boolean;
  readonly failures: readonly FailedExpectation[];
  /** What the tool was asked, if there is one. */
  readonly questions?: readonly AskedQuestion[];
  /** What was sent to the services. */
  readonly sent: readonly SentMessage[];
  /** The latest lines of output of the tool. */
  readonly output?: readonly ToolOutput[];
  /** How the tool ended. */
  readonly ended?: ToolEnd;
  /** Where everything about it is, if it was kept. */
  readonly kept?: string;
  /** The state after the last step, or where the run was aborted. */
  readonly state: StageState;
}

/** A scenario under way. */
export interface ScheduledScenario {
  /** Ended by the caller. */
  readonly tool?: ToolRun;
  /** The result; call it when the stage has run, and before it is closed: services are still waited for. */
  readonly outcome: () => Promise<ScenarioOutcome>;
}

/**
 * Queues all steps of a scenario on a stage, which the caller then runs. After the last step the session
 * stands still while messages are expected, and then ends properly. What is written depends on the scenario
 * alone, not on the speed. A failing step makes the run fail with a ScenarioError. `stage` is a fresh one
 * with the seed, start, dialect and given state of the scenario.
 */
export function scheduleScenario(
  scenario: Scenario,
  stage: RunningStage,
  clock = wallClock(),
  setup?: ToolSetup,
): ScheduledScenario {
  assertKindsKnown(scenario, stage);
  // While the stage is paused, its speed may still change before the fault.
  if (!stage.isPaused) assertFaultsVisible(scenario, stage.speed);
  const { expect } = scenario;
  const traffic = followTraffic(stage, clock);
  const tool = setup && new ToolRun(stage, setup, clock, scenario);
  const standing = new StandingTasks(stage);
  const settle = async () => void (await Promise.all([traffic.settle(scenario), tool?.settle()]));
  let state: StageState | undefined;
  const end = () => {
    if (stage.hasEnded) return;
    state = stage.state;
    stage.end();
  };
  const isAwaited = expect.messages.length > 0 || (tool !== undefined && expect.tool.length > 0);
  const steps = commandsOn(stage, scenario, {
    awaitFault: (fault, release) => (tool ? standing.begin(() => traffic.awaitFault(fault), release) : release()),
    turnToTool: (step, release) => (tool ? standing.begin(() => tool.runStep(step), release) : release()),
  });
  const commands: Command[] = [
    ...(tool && !startsTool(scenario) ? [standing.command(() => tool.start())] : []),
    ...steps,
    isAwaited ? standing.command(() => settle().then(end)) : { effect: end },
  ];
  for (const command of commands) stage.enqueue(command);
  return {
    ...(tool && { tool }),
    async outcome() {
      await standing.done;
      // A scenario with a duration may end before its last step, which also counts as complete.
      const isWhole = state !== undefined || (stage.hasEnded && Number.isFinite(scenario.seconds));
      if (isWhole && !state) await settle();
      const last = state ?? stage.state;
      const expected = isWhole ? checkExpectations(scenario, traffic.resultWith(last)) : [];
      const failures = [...expected, ...(tool?.failures ?? [])].sort(byPosition);
      const asked = tool && { questions: tool.questions };
      const { sent } = traffic;
      return { passed: isWhole && failures.length === 0, isWhole, failures, sent, state: last, ...asked };
    },
  };
}

/** The steps of a scenario as commands to a stage. */
export function commandsOn(
  stage: RunningStage,
  scenario: Scenario,
  host: Pick<ScenarioHost, 'awaitFault' | 'turnToTool'>,
) {
  return scenarioCommands(scenario, {
    injectFault(fault) {
      stage.recordPending();
      stage.requestFault(fault);
    },
    stopFault(fault) {
      stage.recordPending();
      stage.stopFault(fault);
    },
    ...host,
    end: () => stage.end(),
  });
}

/** Refuses expectations of kinds that their service does not have, and of unknown rules. */
function assertKindsKnown({ file, expect: { messages, unbroken } }: Scenario, { runningServices }: RunningStage): void {
  const problems = messages.flatMap(({ service, kind, line, column }) => {
    const kinds = runningServices.kindsOf(service);
    if (kind === undefined || !kinds || kinds.includes(kind)) return [];
    return [{ line, column, message: `${service} has no kind ${quoted(kind)}${nearestOrAll(kind, kinds)}` }];
  });
  const rules = messageRules.map(({ id }) => id);
  const unknown = unbroken.filter(({ rule }) => !rules.includes(rule));
  for (const { rule, line, column } of unknown) {
    problems.push({ line, column, message: `there is no rule ${quoted(rule)}${nearestOrAll(rule, rules)}` });
  }
  if (problems.length > 0) throw new ScenarioError(file, problems);
}
