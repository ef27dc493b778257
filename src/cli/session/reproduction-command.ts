import path from 'node:path';
import { timestampOf } from '../../simulate/session-time.js';
import { commandLine, formatDuration, type OptionList } from '../../stage/reproduction/command-line.js';
import type { RunOptions } from './run-options.js';

/** The command line that reproduces a session. */
export function reproductionCommand(runOptions: RunOptions, platform: NodeJS.Platform): string {
  const { plan, scenario, seed, start, seconds, speed, dialect, kinds, directory, statusLog, continued } = runOptions;
  const flags = [...(runOptions.asLive ? ['--as-live'] : []), ...(runOptions.second ? ['--second'] : [])];
  const options: OptionList = [
    ['--seed', String(seed)],
    ['--continue', continued?.directory],
    ['--start', continued && !continued.options.start ? undefined : timestampOf(start.getTime() / 1000)],
    ['--for', scenario === undefined && Number.isFinite(seconds) ? formatDuration(seconds) : undefined],
    ['--evenings', runOptions.evenings === undefined ? undefined : String(runOptions.evenings)],
    ['--speed', speed === Infinity ? undefined : String(speed)],
    ['--dialect', dialect],
    // The list of a scenario may be empty, and stands there.
    ['--kinds', kinds?.join(',') || undefined],
    ['--client', runOptions.client],
    ['--language', runOptions.language],
    ['--end', runOptions.end],
    ['--timezone', runOptions.timeZone],
    ...(runOptions.given ?? []).map((each) => ['--given', each] as const),
    ...(runOptions.triggers ?? []).map((each) => ['--trigger', each] as const),
    ...(runOptions.faults ?? []).map((each) => ['--fault', each] as const),
    ...(runOptions.knowledge ?? []).map((each) => ['--knowledge', each] as const),
    ['--answer-key', runOptions.answerKey],
    ['--status-log', statusLog],
    ['--state-file', runOptions.stateFile],
    ['--out', directory],
  ];
  return commandLine(['simulate', scenario ?? plan, ...flags], options, platform);
}

/** A directory beside the one of the session, which cannot take the same session a second time. */
export function siblingDirectory(directory: string): string {
  const plain = directory.replace(/(?<=.)[/\\]+$/, '');
  const name = path.basename(plain);
  if (!['', '.', '..'].includes(name)) return `${plain}-again`;
  return path.join(plain, '..', `${path.basename(path.resolve(plain)) || 'journals'}-again`);
}
