import { isSystemError, JournalError } from '../../journal/errors.js';
import { StageError } from '../../stage/errors.js';
import { asWord, commandLine } from '../../stage/reproduction/command-line.js';
import { expectationsOf, judged } from '../../stage/scenario/expectations.js';
import { loadScenario } from '../../stage/scenario/file.js';
import { playScenario } from '../../stage/scenario/play.js';
import type { Scenario } from '../../stage/scenario/scenario.js';
import { Interrupted, type Shell } from '../shell.js';
import type { Found } from './find.js';
import type { Places } from './places.js';
import type { Result } from './result.js';

export interface RunWishes {
  /** How many are played at once. */
  readonly jobs: number;
  /** Whether nothing more is begun once one has failed. */
  readonly bail: boolean;
  readonly places: Places;
  /** Told of each in the order of the files, as soon as all before it are done. */
  readonly tell: (result: Result) => void | Promise<void>;
}

/** Plays scenarios, several at once, and tells of them in their order. */
export async function runScenarios(found: readonly Found[], wishes: RunWishes, shell: Shell): Promise<Result[]> {
  const results: Result[] = [];
  const done = new Map<number, Result>();
  let next = 0;
  let hasFailed = false;
  const work = async () => {
    while (next < found.length && !shell.signal.aborted) {
      const index = next++;
      const each = found[index] as Found;
      const result = hasFailed && wishes.bail ? skipped(each, shell) : await played(each, wishes.places, shell);
      if (shell.signal.aborted) return;
      hasFailed ||= result.verdict !== 'passed';
      done.set(index, result);
      for (let ready = done.get(results.length); ready; ready = done.get(results.length)) {
        results.push(ready);
        await wishes.tell(ready);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(wishes.jobs, found.length) }, work));
  if (shell.signal.aborted) throw new Interrupted();
  return results;
}

async function played(found: Found, places: Places, shell: Shell): Promise<Result> {
  const began = shell.now();
  const base = { ...found, command: commandFor(found, shell) };
  const took = () => ({ seconds: Math.max(0, shell.now() - began) / 1000 });
  let scenario: Scenario;
  try {
    scenario = loadScenario(found.file);
  } catch (error) {
    return { ...base, ...took(), about: '', verdict: 'wrong', expectations: [], problem: sentence(error) };
  }
  const { about } = scenario;
  const directory = places.placeFor(found.name);
  try {
    const { failures } = await playScenario(scenario, { directory, signal: shell.signal });
    const verdict = failures.length > 0 ? 'failed' : 'passed';
    const expectations = judged(expectationsOf(scenario), failures);
    return { ...base, ...took(), about, verdict, expectations, ...places.leave(directory, verdict) };
  } catch (error) {
    const problem = sentence(error);
    return {
      ...base,
      ...took(),
      about,
      verdict: 'wrong',
      expectations: [],
      problem,
      ...places.leave(directory, 'wrong'),
    };
  }
}

function skipped(found: Found, shell: Shell): Result {
  const command = commandFor(found, shell);
  return { ...found, about: '', verdict: 'skipped', expectations: [], seconds: 0, command };
}

function commandFor({ name }: Found, { platform }: Shell): string {
  return commandLine(['simulate', asWord(name, platform), '--clean'], [['--out', 'journals']], platform);
}

/** What the user can put right is told; anything else is a mistake of ours, and goes on as one. */
function sentence(error: unknown): string {
  if (error instanceof StageError || error instanceof JournalError || isSystemError(error)) return error.message;
  throw error;
}
