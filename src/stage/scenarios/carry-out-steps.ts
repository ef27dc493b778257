import type { Scenario } from '../../direct/scenario/scenario-definition.js';
import type { ScenarioStep } from '../../direct/scenario/step-shape.js';
import type { Direction } from '../reproduction/direction.js';
import type { RunningStage } from '../running-stage.js';
import { commandsOn } from './schedule-scenario.js';

/** Carries out the steps of a scenario on a stage that is paused; its tool and the questions are left out. */
export async function carryOutSteps(scenario: Scenario, stage: RunningStage): Promise<void> {
  const leaveOut = (_: unknown, release: () => void) => release();
  const commands = commandsOn(stage, scenario, { awaitFault: leaveOut, turnToTool: leaveOut });
  const before = commands.length - scenario.steps.length;
  let begun = stage.history.begin();
  const note = (direction: Direction) => {
    stage.recordPending();
    stage.history.note(direction, begun);
    begun = stage.history.begin();
  };
  const noted = commands.flatMap((command, index) => {
    const step = scenario.steps[index - before];
    const direction = step && directionOf(step);
    return direction ? [command, { effect: () => note(direction) }] : [command];
  });
  await stage.carryOutNow(noted);
}

/** A step as a request to the stage, which notes faults by itself. */
function directionOf(step: ScenarioStep): Direction | undefined {
  if ('situation' in step) return { situation: step.situation, set: step.settings, fails: step.anyway ?? false };
  if ('inject' in step) return { inject: step.inject, anyway: true };
  if ('wait' in step || 'leap' in step || 'step' in step || 'until' in step) {
    const { line: _line, column: _column, ...direction } = step;
    return direction;
  }
  return undefined;
}
