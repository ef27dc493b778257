import { Argument, Command, Option } from 'commander';
import { planNames, plans } from '../simulate/plans/plans.js';
import * as names from './completing/known-names.js';
import { offering } from './completing/offer.js';
import { dialectOption, repeatedOption } from './options.js';
import type { Shell } from './shell.js';
import { type Options, wishesOf } from './simulating/asked.js';
import {
  givenOption,
  type OwnOptions,
  placeOptions,
  poseAsGame,
  seedOption,
  stagingOptions,
  startOption,
  statusLogOption,
} from './simulating/options.js';
import { runSession } from './simulating/run.js';
import { kinds, lasting, speed } from './simulating/wishes.js';
import { columns } from './terminal/layout.js';
import { styleFor } from './terminal/style.js';

const planList = columns(
  planNames.map((name) => [name, plans[name].about]),
  2,
);

const examples = `
Plans:
${planList}

shakedown stage runs a session that is there to be directed. A scenario is a
file that says what is to happen, step by step, and what must come of it;
shakedown list scenarios tells those that come along, to be named where a plan
would be.

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
  shakedown simulate docked --clean --out docked
  shakedown simulate --fault nul-run:2% --answer-key key.ndjson --out broken`;

export function simulateVerb(shell: Shell): Command {
  const [usual] = planNames;
  const command = new Command('simulate')
    .description('fly a session from a seed and write its journal and companions')
    .addArgument(
      offering(
        new Argument(
          '[plan]',
          `what the commander does: ${planNames.join(', ')}, or a scenario: docked, mine.yaml`,
        ).default(usual),
        names.playable,
      ),
    );
  const options = [
    ...placeOptions('it is made if it is not there'),
    seedOption(),
    new Option('--for <duration>', 'how long it lasts: 90s, 30m, 48h … (2h if left out)').argParser(lasting),
    new Option('--speed <factor>', '1 as in life, 4, … or max: as fast as the disk')
      .argParser(speed)
      .default(Infinity, 'max'),
    startOption(),
    dialectOption().default(undefined, 'spec'),
    offering(
      new Option('--kinds <kinds>', 'write only these, such as FSDJump,Docked').argParser(kinds),
      names.kinds,
      'list',
    ),
    statusLogOption(),
    givenOption(),
    offering(
      repeatedOption('--trigger <situation>', 'what happens first: "dock station=Galileo" (repeatable)'),
      names.situations,
    ),
    ...stagingOptions(),
  ];
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (what: string, _own: object, verb: Command) => {
    const { color, ...own } = verb.optsWithGlobals<Options & OwnOptions>();
    if (own.poseAsGame) poseAsGame();
    const wishes = wishesOf(what, own, shell.now());
    await runSession(wishes, shell, { style: styleFor(color, shell) });
  });
}
