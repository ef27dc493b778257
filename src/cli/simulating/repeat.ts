import path from 'node:path';
import { timestampOf } from '../../simulate/play/calendar.js';
import { commandLine, type OptionWords, spanOf } from '../../stage/reproduction/command-line.js';
import type { Wishes } from './wishes.js';

/** The command line that gives the same session once more. */
export function commandFor(wishes: Wishes, platform: NodeJS.Platform): string {
  const { plan, scenario, seed, start, seconds, speed, dialect, kinds, directory, statusLog } = wishes;
  // A scenario says its own, and may have been played in another.
  const isUsual = scenario === undefined ? dialect === 'spec' : wishes.isUsualDialect;
  const flags = wishes.asLive ? ['--as-live'] : [];
  const options: OptionWords = [
    ['--seed', String(seed)],
    ['--start', timestampOf(start.getTime() / 1000)],
    ['--for', scenario === undefined && Number.isFinite(seconds) ? spanOf(seconds) : undefined],
    ['--speed', speed === Infinity ? undefined : String(speed)],
    ['--dialect', isUsual ? undefined : dialect],
    ['--kinds', kinds?.join(',')],
    ...(wishes.given ?? []).map((each) => ['--given', each] as const),
    ...(wishes.triggers ?? []).map((each) => ['--trigger', each] as const),
    ...(wishes.faults ?? []).map((each) => ['--fault', each] as const),
    ['--answer-key', wishes.answerKey],
    ['--status-log', statusLog],
    ['--state-file', wishes.stateFile],
    ['--out', directory],
  ];
  return commandLine(['simulate', scenario ?? plan, ...flags], options, platform);
}

/** Where there is a session already, the same one cannot be written once more: a place beside it. */
export function siblingOf(directory: string): string {
  const place = directory.replace(/(?<=.)[/\\]+$/, '');
  const name = path.basename(place);
  if (!['', '.', '..'].includes(name)) return `${place}-again`;
  return path.join(place, '..', `${path.basename(path.resolve(place)) || 'journals'}-again`);
}
