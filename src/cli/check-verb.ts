import type { ReportName } from '../check/report/report-formats.js';
import { checkOptions } from './check-project/check-verb-options.js';
import { reportTargets } from './output/report-targets.js';
import type { Shell } from './shell.js';
import { argument, verb } from './verb.js';

const help = `
Without paths, the game's own directory is checked. A file that you name is read
line by line, whatever it is called; of source code (.py .cs .java .rs .go .ts
.js), the lines in its string literals are checked. A path is taken for a glob
only if there is no file of exactly that name. A project keeps its settings in
shakedown.config.json, here or in a parent directory; options win over settings.

If neither --dialect nor a setting says what to check against, each directory
decides: the live game, if one of its journals begins with a Fileheader that has
a game version; else the specification.

The report is pretty on a terminal, github in GitHub Actions, else concise.

Exit codes: 0 clean; 1 findings at or above --fail-on; 2 wrong usage, a file
that cannot be read or written or is no journal, or nothing to check; 130
interrupted.

Examples:
  shakedown check
  shakedown check --statistics
  shakedown check "Saved Games/**/Journal.2026-*.log" --dialect spec
  shakedown check . --only "field/*,line/json" --fail-on warning
  shakedown check "**/test*.{py,cs,java,rs,go,ts,js}"
  shakedown check . --format sarif -o out.sarif --format pretty
  shakedown check . --baseline known.json --update-baseline
  zcat old.log.gz | shakedown check -`;

export const createVerb = verb({
  takes: [argument('[paths...]', 'files, directories, globs, or - for the standard input')],
  options: checkOptions,
  help,
  async run([paths], { format, ...options }, shell) {
    const targets = await reportTargets(format, defaultFormat(shell));
    const { checkProject } = await import('./check-project/check-project.js');
    await checkProject(paths, options, targets, shell);
  },
});

function defaultFormat({ terminal, env }: Shell): ReportName {
  if (terminal) return 'pretty';
  return env.GITHUB_ACTIONS === 'true' ? 'github' : 'concise';
}
