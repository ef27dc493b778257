/** The options that every session takes, whoever starts it. */
import { Option } from 'commander';
import * as names from '../completing/known-names.js';
import { offering } from '../completing/offer.js';
import { repeatedOption } from '../options.js';
import { port, seed, start } from './wishes.js';

/** Where it goes. */
export function placeOptions(whereElse: string): Option[] {
  return [
    new Option('--out <directory>', `where to write; ${whereElse}`),
    new Option('--clean', 'take away first what Shakedown wrote there before'),
  ];
}

export function seedOption(): Option {
  return new Option('--seed <integer>', 'what all chance comes from (any if left out)').argParser(seed);
}

export function startOption(): Option {
  return new Option('--start <time>', 'when it begins, in ISO 8601 (now if left out)').argParser(start);
}

export function statusLogOption(): Option {
  return new Option('--status-log <file>', 'append every Status line to a file elsewhere');
}

export function givenOption(): Option {
  return offering(
    repeatedOption('--given <setting>', 'how things are when it begins: system=Sol (repeatable)'),
    names.settings,
    'setting',
  );
}

/** What goes wrong, who may look on, and what it passes for. */
export function stagingOptions(): Option[] {
  return [
    offering(repeatedOption('--fault <fault>', 'what goes wrong on disk: nul-run:2% (repeatable)'), names.faults),
    new Option('--answer-key <file>', 'tell in a file elsewhere what went wrong, and where'),
    new Option('--state-file <file>', 'mirror the truth as JSON in a file elsewhere'),
    new Option('--port <number>', 'where a running session answers (any free one)').argParser(port),
    new Option('--paused', 'time stands still until shakedown clock lets it run'),
    new Option('--as-live', 'a version without "Beta": tools then take it for the live game'),
    new Option('--pose-as-game', 'name this process as the game, for tools that look for it'),
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
