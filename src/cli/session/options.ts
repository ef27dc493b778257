/** The options that every session takes, whoever starts it. */
import { Option } from 'commander';
import * as names from '../completion/completable-names.js';
import { withCompletion } from '../completion/completion-source.js';
import { repeatedOption } from '../verb-options.js';
import { port, seed, start } from './run-options.js';

/** Where it goes. */
export function placeOptions(whereElse: string): Option[] {
  return [
    new Option('--out <directory>', `where to write; ${whereElse}`),
    new Option('--clean', 'first remove what Shakedown wrote there before'),
  ];
}

export function seedOption(): Option {
  return new Option('--seed <integer>', 'seed of the session (random if left out)').argParser(seed);
}

export function startOption(): Option {
  return new Option('--start <time>', 'start time, in ISO 8601 (now if left out)').argParser(start);
}

export function statusLogOption(): Option {
  return new Option('--status-log <file>', 'also append every Status update to this file');
}

export function givenOption(): Option {
  return withCompletion(
    repeatedOption('--given <setting>', 'initial state: system=Sol (repeatable)'),
    names.settings,
    'setting',
  );
}

/** What goes wrong, who may look on, and what it passes for. */
export function stagingOptions(): Option[] {
  return [
    withCompletion(
      repeatedOption('--fault <fault>', 'break the files on purpose: nul-run:2% (repeatable)'),
      names.faults,
    ),
    new Option('--answer-key <file>', 'write what was broken, and where, to this file'),
    new Option('--state-file <file>', 'keep the true state as JSON in this file'),
    new Option('--port <number>', 'control port of the session (any free one if left out)').argParser(port),
    new Option('--paused', 'start paused; shakedown clock play starts the time'),
    new Option('--as-live', 'leave "Beta" out of the version: tools take it for the live game'),
    new Option('--pose-as-game', 'name this process like the game, for tools that look for it'),
  ];
}

/** Options of a verb that are no part of the wishes. */
export interface OwnOptions {
  readonly poseAsGame?: boolean;
  readonly color?: boolean;
}

/** One widely used reader looks more often while a process of this name runs. */
const gameTitle = 'EliteDangerous64.exe';

export function poseAsGame(): void {
  process.title = gameTitle;
}
