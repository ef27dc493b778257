import { Command, Option } from 'commander';
import { type PlanName, planNames, plans } from '../simulate/plans/plans.js';
import type { Dialect } from '../spec/dialect.js';
import type { KindName } from '../spec/events.js';
import { argumentFrom, dialectOption } from './options.js';
import { type Shell, UsageError } from './shell.js';
import { runSession } from './simulating/run.js';
import { anySeed, kinds, lasting, seed, speed, start } from './simulating/wishes.js';
import { columns } from './terminal/layout.js';
import { styleFor } from './terminal/style.js';

interface Options {
  readonly out?: string;
  readonly seed?: number;
  readonly for: number;
  readonly speed: number;
  readonly start?: Date;
  readonly dialect: Dialect;
  readonly kinds?: readonly KindName[];
  readonly statusLog?: string;
  readonly color?: boolean;
}

const planList = columns(
  planNames.map((name) => [name, plans[name].about]),
  2,
);

const examples = `
Plans:
${planList}

The same plan, seed, start, duration and dialect give the same bytes, on every
machine and at any speed; what was written is told together with the command
that repeats it. At --speed 1 the directory grows as that of the game does:
lines as they happen, Status.json every few seconds. Ctrl-C ends the session
properly. Nothing is written where journals lie that Shakedown did not write.

Exit codes: 0 written; 2 wrong usage, or a directory or disk that does not take
it: then it is as it was before; 130 interrupted.

Examples:
  shakedown simulate --out journals
  shakedown simulate trade --seed 7 --for 30m --out journals
  shakedown simulate --speed 1 --out journals
  shakedown simulate explore --start 2026-11-14T20:41:00Z --for 2d --out far
  shakedown simulate --kinds FSDJump,Docked --out journals
  shakedown simulate --speed 4 --status-log status.log --out journals`;

export function simulateVerb(shell: Shell): Command {
  const [usual] = planNames;
  return new Command('simulate')
    .description('fly a session from a seed and write its journal and companions')
    .addArgument(argumentFrom('[plan]', 'what the commander does', planNames, 'no plan is named').default(usual))
    .option('--out <directory>', 'where to write; it is made if it is not there')
    .addOption(new Option('--seed <integer>', 'what all chance comes from (any if left out)').argParser(seed))
    .addOption(
      new Option('--for <duration>', 'how long it lasts: 90s, 30m, 48h …').argParser(lasting).default(7200, '2h'),
    )
    .addOption(
      new Option('--speed <factor>', '1 as in life, 4, … or max: as fast as the disk')
        .argParser(speed)
        .default(Infinity, 'max'),
    )
    .addOption(new Option('--start <time>', 'when it begins, in ISO 8601 (now if left out)').argParser(start))
    .addOption(dialectOption())
    .addOption(new Option('--kinds <kinds>', 'write only these, such as FSDJump,Docked').argParser(kinds))
    .option('--status-log <file>', 'append every Status line to a file elsewhere')
    .addHelpText('after', examples)
    .action(async (plan: PlanName, _own: object, command: Command) => {
      const { out = '', color, ...options } = command.optsWithGlobals<Options>();
      if (out === '') throw new UsageError('where is the session to go? Name a directory: --out journals');
      const wishes = {
        plan,
        directory: out,
        seed: options.seed ?? anySeed(),
        start: options.start ?? new Date(Math.floor(shell.now() / 1000) * 1000),
        seconds: options.for,
        speed: options.speed,
        dialect: options.dialect,
        kinds: options.kinds,
        statusLog: options.statusLog,
      };
      await runSession(wishes, shell, { style: styleFor(color, shell) });
    });
}
