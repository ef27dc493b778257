import { type Comparison, compareProfiles } from '../observe/compare/compare-profiles.js';
import { comparisonDocument, kindDocument } from '../observe/compare/comparison-document.js';
import { ProfileObserver } from '../observe/compare/journal-profile.js';
import { didYouMean } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import { kindCandidates } from './completion/completable-names.js';
import { failIfUnreadable, inputsFor } from './journal-inputs.js';
import { nameOfInput, showInputs, whileObserving } from './observe/observed-inputs.js';
import { type Answer, printAnswer } from './output/print-answer.js';
import { ExitWithCode, type Shell, UsageError } from './shell.js';
import { listLook } from './terminal/terminal-style.js';
import { argument, type OptionsOf, option, verb } from './verb.js';
import { type PageOptions, pageFormat, usualCount } from './verb-options.js';

const help = `
Each side is a directory, a file or a glob of journals; - is the standard input.
Put journals of the game first, and those made for your tests second: the result
says how closely they resemble the game's, and where they do not.

Compared are the shares of the kinds, lines an hour, lines with the time of the
line before, how often each field is there, what follows what, the seconds in
between, and the values of fields that have a list of them. Each gives a
distance from 0 (the same) to 1 (nothing in common): of shares the total
variation distance, of seconds the Kolmogorov–Smirnov distance. The overall
distance is their mean. For scale, the distance between two halves of the real
side is shown beside it.

Exit codes: 0 compared; 1 farther apart than --most; 2 wrong usage, a file that
cannot be read, or no event to compare; 130 interrupted.

Examples:
  shakedown compare real journals
  shakedown compare real journals --kind FSDJump
  shakedown compare real journals --most 0.3
  shakedown compare real journals --format json`;

const tooFarExitCode = 1;
const maxRows = 1000;

const options = {
  format: pageFormat,
  kind: option('<name>', 'show everything that differs in one kind', { candidates: kindCandidates }),
  rows: usualCount('how many kinds and transitions to list', maxRows, 20),
  most: option('<distance>', 'fail if the overall distance is larger, such as 0.3', { parse: parseDistance }),
};

type CompareVerbOptions = OptionsOf<typeof options> & PageOptions;

export const createVerb = verb({
  takes: [argument('<real>', 'journals of the game'), argument('<simulated>', 'journals that should look like them')],
  options,
  help,
  run: ([real, simulated], given, shell) => whileObserving(shell, () => compare(real, simulated, given, shell)),
});

async function compare(real: string, simulated: string, given: CompareVerbOptions, shell: Shell): Promise<void> {
  if (real === '-' && simulated === '-') throw new UsageError('the standard input (-) can be read only once');
  const [first, second] = [await profileOf(real, shell), await profileOf(simulated, shell)];
  const comparison = compareProfiles(first.observer.whole, second.observer.whole);
  const { halves } = first.observer;
  const chance = halves && compareProfiles(...halves).distance;
  await printAnswer(answerFrom(comparison, chance, given), given, shell, listLook);
  const unreadable = first.unreadable + second.unreadable;
  failIfUnreadable(unreadable, shell);
  if (given.most !== undefined && comparison.distance > given.most) throw new ExitWithCode(tooFarExitCode);
}

async function profileOf(
  word: string,
  shell: Shell,
): Promise<{ readonly observer: ProfileObserver; readonly unreadable: number }> {
  const observer = new ProfileObserver();
  const unreadable = await showInputs(await inputsFor([word], shell), observer, shell);
  if (unreadable === 0 && observer.whole.sequence.lines === 0)
    throw new UsageError(`no event was found in ${nameOfInput(word)}`);
  return { observer, unreadable };
}

function answerFrom(comparison: Comparison, chance: number | undefined, { kind, rows }: CompareVerbOptions): Answer {
  const one = kind === undefined ? undefined : kindIn(comparison, kind);
  return one
    ? { data: rounded(one), page: kindDocument(one) }
    : { data: rounded({ ...comparison, betweenHalves: chance }), page: comparisonDocument(comparison, chance, rows) };
}

function kindIn({ kinds }: Comparison, name: string) {
  const found = kinds.find(({ kind }) => kind === name);
  if (found) return found;
  throw new UsageError(`no event ${quoted(name)} was seen${didYouMean(name, new Set(kinds.map(({ kind }) => kind)))}`);
}

/** More digits would suggest false precision. */
function rounded(data: object): unknown {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value)),
  );
}

function parseDistance(word: string): number {
  const distance = Number(word);
  if (/^\d*\.?\d+$/.test(word) && distance <= 1) return distance;
  throw new UsageError(`--most takes a distance from 0 to 1, such as 0.3`);
}
