import { randomSeed } from '../stage/random-seed.js';
import { defaultLongestPause, replayInto } from '../stage/replay/replay-into.js';
import { wallClock } from '../stage/time/wall-clock.js';
import { type PageLook, terminalText } from '../words/document/terminal-text.js';
import { printable } from '../words/printable.js';
import { gameDirectory } from './game-directory.js';
import { parseSeed } from './option-values.js';
import { replayedPage, replayProgressText } from './session/replay-page.js';
import { refuseFarTimes } from './session/run-options.js';
import { speedOption, startOption } from './session/session-arguments.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { ProgressBar } from './terminal/progress-bar.js';
import { pageLook } from './terminal/terminal-style.js';
import { argument, flag, type OptionsOf, option, verb } from './verb.js';
import { cleanOption, duration, outOption } from './verb-options.js';

const help = `
The first event happens now, or at --start, and the others follow at their
original intervals. Only times change: the timestamp of each line, and the
expiry of goals and missions. Everything else stays byte for byte, even lines
that cannot be read. Each file becomes one file, named by its new time.

A pause longer than --longest-pause, such as the night between two sessions, is
cut short; the timestamps still show all of it.

NavRoute.json and ModulesInfo.json are written if those beside the source belong
to one of its lines. Status.json is written from --status-log (see simulate);
without it, only its last state is. The output says what is missing.

--anonymise replaces the names of commanders, squadrons, ships and carriers, and
the IDs of players and squadrons, consistently throughout. Chat messages stay,
except for the names in them. Texts in kinds and fields that Shakedown does not
know are redacted and listed, unless you add --keep-unknown.

It makes a copy at full speed, with the files beside the journal as they are,
unless you add --speed or --start: all times are moved by the same number of
whole weeks, so that intervals, days of the week and times of day stay, and
never into the future. --keep-times keeps them as they are; exact times and
systems can be matched with public flight logs.

Without a path, it is the game's own directory that is replayed.

Exit codes: 0 replayed; 2 wrong usage, no journal, or the directory cannot be
written; 130 interrupted.

Examples:
  shakedown replay Journal.2026-11-14T204100.01.log --out again
  shakedown replay journals --speed 4 --longest-pause 30s --out again
  shakedown replay --anonymise --out shared --clean
  shakedown replay journals --status-log status.log --out again`;

const options = {
  out: outOption('where to write; created if it does not exist'),
  clean: cleanOption,
  speed: { ...speedOption, usually: '1, with --anonymise max' },
  start: startOption,
  longestPause: duration("cut longer pauses to this, in the journal's time", defaultLongestPause, '5m'),
  statusLog: option('<file>', 'every Status update, as simulate --status-log writes them'),
  anonymise: flag('replace the names and IDs of people, ships and carriers'),
  keepUnknown: flag('with --anonymise, copy texts of unknown fields too'),
  keepTimes: flag('with --anonymise, keep all times as they are'),
  seed: option('<integer>', 'seed of the invented names (random if left out)', { parse: parseSeed }),
};

type Options = OptionsOf<typeof options>;

export const createVerb = verb({
  takes: [argument('[paths...]', "a journal directory, or files in order; the game's own if left out")],
  options,
  help,
  run: ([paths], { color, ...given }, shell) => runReplay(paths, given, shell, pageLook(color, shell)),
});

async function runReplay(paths: readonly string[], given: Options, shell: Shell, look: PageLook): Promise<void> {
  const { out: directory = '', speed: factor = given.anonymise ? Infinity : 1, start: wanted, statusLog } = given;
  if (directory === '') throw new UsageError('where should it write? Add a directory: --out again');
  if (statusLog === '') throw new UsageError('--status-log needs a file name');
  if (given.seed !== undefined && !given.anonymise) throw new UsageError('--seed works only with --anonymise');
  if (given.keepUnknown && !given.anonymise) throw new UsageError('--keep-unknown works only with --anonymise');
  const isCopy = given.anonymise && factor === Infinity && !wanted;
  if (given.keepTimes && !isCopy)
    throw new UsageError('--keep-times works only with --anonymise, and without --start and --speed');
  const copy = isCopy ? (given.keepTimes ? 'kept' : 'weeks') : undefined;
  const sources = paths.length > 0 ? paths : [await gameDirectory(shell)];
  const begin = wanted ?? new Date(Math.floor(shell.now() / 1000) * 1000);
  refuseFarTimes({ start: begin, seconds: 0 });
  const anonymise = given.anonymise ? (given.seed ?? randomSeed()) : undefined;
  const bar = new ProgressBar(shell);
  const began = () => {
    if (factor !== Infinity) shell.warn(`writing into ${printable(directory)} (Ctrl-C ends it)`);
  };
  try {
    const { clean, longestPause, keepUnknown } = given;
    const replaying = await replayInto(directory, sources, {
      start: begin,
      clock: wallClock(shell.now),
      speed: factor,
      clean,
      longestPause,
      statusLog,
      anonymise,
      keepUnknown,
      copy,
      began,
      signal: shell.signal,
      reached: (done, all) => bar.show(() => replayProgressText(done, all)),
    });
    bar.erase();
    const page = replayedPage({ sources, directory, ...given, anonymise, copy }, replaying);
    await shell.print(terminalText(page, look));
    if (!replaying.isWhole) throw new Interrupted();
  } catch (error) {
    bar.erase();
    throw error === shell.signal.reason ? new Interrupted() : error;
  }
}
