import path from 'node:path';
import { timestampOf } from '../../simulate/session-time.js';
import { commandLine, formatDuration, type OptionList } from '../../stage/reproduction/command-line.js';
import type { RunOptions } from './run-options.js';

/** The command line that gives the same session once more. */
export function reproductionCommand(runOptions: RunOptions, platform: NodeJS.Platform): string {
  const { plan, scenario, seed, start, seconds, speed, dialect, kinds, directory, statusLog } = runOptions;
  // A scenario says its own, and may have been played in another.
  const isUsual = scenario === undefined ? dialect === 'spec' : runOptions.isUsualDialect;
  const flags = runOptions.asLive ? ['--as-live'] : [];
  const options: OptionList = [
    ['--seed', String(seed)],
    ['--start', timestampOf(start.getTime() / 1000)],
    ['--for', scenario === undefined && Number.isFinite(seconds) ? formatDuration(seconds) : undefined],
    ['--speed', speed === Infinity ? undefined : String(speed)],
    ['--dialect', isUsual ? undefined : dialect],
    ['--kinds', kinds?.join(',')],
    ...(runOptions.given ?? []).map((each) => ['--given', each] as const),
    ...(runOptions.triggers ?? []).map((each) => ['--trigger', each] as const),
    ...(runOptions.faults ?? []).map((each) => ['--fault', each] as const),
    ['--answer-key', runOptions.answerKey],
    ['--status-log', statusLog],
    ['--state-file', runOptions.stateFile],
    ['--out', directory],
  ];
  return commandLine(['simulate', scenario ?? plan, ...flags], options, platform);
}

/** Where there is a session already, the same one cannot be written once more: a place beside it. */
export function siblingDirectory(directory: string): string {
  const place = directory.replace(/(?<=.)[/\\]+$/, '');
  const name = path.basename(place);
  if (!['', '.', '..'].includes(name)) return `${place}-again`;
  return path.join(place, '..', `${path.basename(path.resolve(place)) || 'journals'}-again`);
}
