import { Argument, Command, Option } from 'commander';
import { planNames, plans } from '../simulate/plans/plans.js';
import * as names from './completing/known-names.js';
import { offering } from './completing/offer.js';
import { dialectOption, repeatedOption } from './options.js';
import type { Shell } from './shell.js';
import { type Options, wishesOf } from './simulating/asked.js';
import { runSession } from './simulating/run.js';
import { kinds, lasting, port, seed, speed, start } from './simulating/wishes.js';
import { columns } from './terminal/layout.js';
import { styleFor } from './terminal/style.js';

const planList = columns(
  planNames.map((name) => [name, plans[name].about]),
  2,
);

const examples = `
Plans:
${planList}

A session that runs at a speed can be directed from another terminal: see
shakedown trigger, inject and clock. A scenario is a file that says what is to
happen, step by step, and what must come of it; shakedown list scenarios tells
those that come along, to be named where a plan would be.

The same plan, seed, start, duration and dialect give the same bytes, on every
machine and at any speed; what was written is told together with the command
that repeats it. At --speed 1 the directory grows as that of the game does:
lines as they happen, Status.json every few seconds. Ctrl-C ends the session
properly. Nothing is written where journals lie that Shakedown did not write.

Exit codes: 0 written; 1 a scenario did not bring what it expects; 2 wrong
usage, or a directory or disk that does not take it: then it is as it was
before; 130 interrupted.

Examples:
  shakedown simulate --out journals
  shakedown simulate trade --seed 7 --for 30m --out journals
  shakedown simulate --speed 1 --out journals
  shakedown simulate explore --start 2026-11-14T20:41:00Z --for 2d --out far
  shakedown simulate --kinds FSDJump,Docked --out journals
  shakedown simulate --speed 4 --status-log status.log --out journals
  shakedown simulate stay --speed 1 --dialect game --out journals
  shakedown simulate docked --clean --out docked
  shakedown simulate --fault nul-run:2% --answer-key key.ndjson --out broken`;

/** One widely used reader looks more often while a process of this name runs. */
const gameTitle = 'EliteDangerous64.exe';

export function simulateVerb(shell: Shell): Command {
  const [usual] = planNames;
  return new Command('simulate')
    .description('fly a session from a seed and write its journal and companions')
    .addArgument(
      offering(
        new Argument(
          '[plan]',
          `what the commander does: ${planNames.join(', ')}, or a scenario: docked, mine.yaml`,
        ).default(usual),
        names.playable,
      ),
    )
    .option('--out <directory>', 'where to write; it is made if it is not there')
    .option('--clean', 'take away first what Shakedown wrote there before')
    .addOption(new Option('--seed <integer>', 'what all chance comes from (any if left out)').argParser(seed))
    .addOption(new Option('--for <duration>', 'how long it lasts: 90s, 30m, 48h … (2h if left out)').argParser(lasting))
    .addOption(
      new Option('--speed <factor>', '1 as in life, 4, … or max: as fast as the disk')
        .argParser(speed)
        .default(Infinity, 'max'),
    )
    .addOption(new Option('--start <time>', 'when it begins, in ISO 8601 (now if left out)').argParser(start))
    .addOption(dialectOption().default(undefined, 'spec'))
    .addOption(
      offering(
        new Option('--kinds <kinds>', 'write only these, such as FSDJump,Docked').argParser(kinds),
        names.kinds,
        'list',
      ),
    )
    .option('--status-log <file>', 'append every Status line to a file elsewhere')
    .addOption(
      offering(
        repeatedOption('--given <setting>', 'how things are when it begins: system=Sol (repeatable)'),
        names.settings,
        'setting',
      ),
    )
    .addOption(
      offering(
        repeatedOption('--trigger <situation>', 'what happens first: "dock station=Galileo" (repeatable)'),
        names.situations,
      ),
    )
    .addOption(
      offering(repeatedOption('--fault <fault>', 'what goes wrong on disk: nul-run:2% (repeatable)'), names.faults),
    )
    .option('--answer-key <file>', 'tell in a file elsewhere what went wrong, and where')
    .option('--state-file <file>', 'mirror the truth as JSON in a file elsewhere')
    .addOption(new Option('--port <number>', 'where a running session answers (any free one)').argParser(port))
    .option('--paused', 'time stands still until shakedown clock lets it run')
    .option('--as-live', 'a version without "Beta": tools then take it for the live game')
    .option('--pose-as-game', 'name this process as the game, for tools that look for it')
    .addHelpText('after', examples)
    .action(async (what: string, _own: object, command: Command) => {
      const { color, poseAsGame, ...options } = command.optsWithGlobals<Options & OwnOptions>();
      if (poseAsGame) process.title = gameTitle;
      const wishes = wishesOf(what, options, shell.now());
      await runSession(wishes, shell, { style: styleFor(color, shell) });
    });
}

interface OwnOptions {
  readonly poseAsGame?: boolean;
  readonly color?: boolean;
}
