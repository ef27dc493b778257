/** Options that several verbs share. */
import { Option } from 'commander';
import { dialectNames } from '../interface/dialect/dialect-names.js';
import { bareCandidates } from './completion/completion-source.js';
import { parseChoice, parseCount, parseMilliseconds, splitNames } from './option-values.js';
import { formatByExtension, type ReportTarget } from './output/report-targets.js';
import { type Shell, UsageError } from './shell.js';
import { choice, flag, type OptionSpec, option } from './verb.js';

export const dialectOption = choice('follow the live game, or the specification', dialectNames);

/** Output options of a page. `--color` is an option of the program, and so of every verb. */
export interface PageOptions {
  readonly format: 'pretty' | 'json';
  readonly color?: boolean | undefined;
}

export const pageFormat = choice('output format', ['pretty', 'json']);

export function colorOptions(): Option[] {
  return [
    new Option('--color', 'colour the output, even when not in a terminal'),
    new Option('--no-color', 'never colour the output'),
  ];
}

type HelpParts = Readonly<Record<'about' | 'examples' | 'more' | 'moreExamples', string>>;

/** The help of a verb with rare options; `more` and `moreExamples` are shown with them. */
export function helpText(verb: string, { about, examples, more, moreExamples }: HelpParts): (shell: Shell) => string {
  const short = `${about}\n\nExamples:${examples}\n\nMore options, and what they do: shakedown ${verb} --help --all`;
  return ({ showsAll }) => (showsAll ? `${about}\n${more}\n\nExamples:${examples}${moreExamples}` : short);
}

type Completed = Pick<OptionSpec<unknown>, 'candidates' | 'form'>;

/** An option that may be given more than once. */
export function repeated(takes: string, about: string, completed: Completed = {}) {
  return option<readonly string[]>(takes, about, { ...completed, parse: (word, before = []) => [...before, word] });
}

/** An option that takes names with commas between them, and may be given more than once. */
export function names(
  takes: string,
  about: string,
  expected: string,
  candidates: NonNullable<Completed['candidates']>,
) {
  return option<readonly string[]>(takes, about, {
    candidates,
    form: 'list',
    parse(words, before = [], flagName) {
      const added = splitNames(words);
      if (added.length === 0) throw new UsageError(`${flagName} takes ${expected}`);
      return [...before, ...added];
    },
  });
}

/** An option that takes the names of kinds. */
export function kindsOption(about: string) {
  const kinds = async () => (await import('./completion/completable-names.js')).kindCandidates();
  return names('<kinds>', `${about}, such as FSDJump,Docked`, 'the names of kinds, such as FSDJump,Docked', kinds);
}

/** An option that takes the names of rules, or patterns with a star. */
export function rulesOption(about: string) {
  const rules = async () => (await import('./completion/completable-names.js')).ruleCandidates();
  return names('<rules>', about, 'the names of rules, such as field/*,line/cut', rules);
}

/** An option that takes a count, by default of workers: more than 256 gain nothing on any machine. */
export function count(about: string, most = 256) {
  return option<number>('<count>', about, { parse: (word, _before, flagName) => parseCount(word, flagName, most) });
}

/** A count that is `usual` if the option is left out. */
export function usualCount(about: string, most: number, usual: number): OptionSpec<number> {
  return { ...count(about, most), usual } as OptionSpec<number>;
}

/** An option that takes a duration such as `10s`; `usually` is its default in words. */
export function duration(about: string, usual: number, usually: string) {
  return option('<duration>', about, { parse: parseMilliseconds, usual, usually });
}

/** The formats and files of reports, in the order given: a file belongs to the format before it. */
export function reportOptions<Name extends string>(formats: readonly Name[]) {
  type Targets = readonly ReportTarget<Name>[];
  const about = `report format; repeat it for more: ${formats.join(', ')}`;
  return {
    format: option<Targets>('<name>', about, {
      candidates: () => bareCandidates(formats),
      parse: (word, before = []) => [...before, { format: parseChoice(word, formats, 'unknown format') as Name }],
    }),
    output: option<Targets>('<file>', 'file for the format before it; without one, its extension decides', {
      short: 'o',
      storedAs: 'format',
      parse(file, before = []) {
        const last = before.at(-1);
        if (last && last.file === undefined) return [...before.slice(0, -1), { ...last, file }];
        return [...before, { format: formatByExtension(file, formats), file }];
      },
    }),
  };
}

export const cleanOption = flag('first remove what Shakedown wrote there before');

export function outOption(about: string) {
  return option('<directory>', about);
}
