import { parseScenario } from '../../direct/scenario/parse-scenario.js';
import type { ScenarioStep, ToolStep } from '../../direct/scenario/step-shape.js';
import { StageError } from '../../direct/stage-error.js';
import type { JournalEvent } from '../../journal/journal-event.js';
import type { RunningStage } from '../running-stage.js';
import type { PlayedStep } from './played-steps.js';

/**
 * Plays the steps of a scenario on a running stage, one request after the other, and returns what was
 * written. The session stays what it is: seed, given state and expectations of the scenario are not used.
 */
export async function playSteps(
  text: string,
  name: string,
  stage: RunningStage,
  signal: AbortSignal,
): Promise<JournalEvent[]> {
  const scenario = parseScenario(text, name);
  const lines = text.split('\n');
  const steps = scenario.steps.map(({ line }): PlayedStep => {
    return {
      words: (lines[line - 1] ?? '')
        .replace(/^\s*(- *)?/, '')
        .replace(/\s+#.*$/, '')
        .trimEnd(),
      is: 'waiting',
    };
  });
  stage.played = { name, steps };
  const began = stage.now;
  const events: JournalEvent[] = [];
  let latest: readonly JournalEvent[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const played = steps[index] as PlayedStep;
    played.is = 'playing';
    try {
      if (signal.aborted) throw new StageError('it was stopped here', { code: 'cancelled' });
      const isDone = 'until' in step && latest.some(({ event }) => event === step.until);
      const wrote = isDone ? [] : await playStep(step, { stage, signal, later: began - scenario.start.getTime() });
      played.is = wrote ? 'played' : 'left out';
      latest = wrote ?? [];
      events.push(...latest);
    } catch (error) {
      if (error instanceof StageError && 'situation' in step && step.anyway) {
        played.is = 'played';
        continue;
      }
      Object.assign(played, { is: 'failed', problem: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  }
  return events;
}

interface Playing {
  readonly stage: RunningStage;
  readonly signal: AbortSignal;
  /** By how much the session is later than that of the scenario, in milliseconds. */
  readonly later: number;
}

/** The lines of a step; undefined if it is left out. */
async function playStep(
  step: ScenarioStep,
  { stage, signal, later }: Playing,
): Promise<readonly JournalEvent[] | undefined> {
  if ('situation' in step) return (await stage.trigger(step.situation, step.settings)).events;
  if ('inject' in step) return (await stage.inject(step.inject, { anyway: true })).events;
  if ('wait' in step) return stage.advance(stage.now + step.wait * 1000, { signal });
  if ('leap' in step) return stage.advance(Math.max(stage.now, step.leap + later), { signal });
  if ('until' in step) return stage.advanceTo(step.until);
  if ('step' in step) return Array.from({ length: step.step }, () => stage.step()).flat();
  if ('fault' in step) stage.requestFault(step.fault);
  else if ('stop-fault' in step) stage.stopFault(step['stop-fault']);
  else return undefined satisfies LeftOut<typeof step>;
  return [];
}

/** These steps are about a tool, which a session that is played by hand has not. */
type LeftOut<Left extends ToolStep | Extract<ScenarioStep, { await: unknown }>> = Left | undefined;
