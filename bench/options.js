/** The options of `npm run bench`. */
import { parseArgs } from 'node:util';

/** Something in the command line that is not understood: a sentence, and exit code 2. */
export class UsageError extends Error {
  name = 'UsageError';
}

const flags = {
  quick: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  markdown: { type: 'boolean', default: false },
  gate: { type: 'boolean', default: false },
  write: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
};

/** The requested run, with `names` of benches (or of corpora, with `--write`); none means all of them. */
export function parseOptions(words, { benches, corpora }) {
  const { values, positionals } = parsed(words);
  const [what, known] = values.write === undefined ? ['bench', benches] : ['corpus', corpora];
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(`no ${what} is named ${unknown}; there are ${known.join(', ')}`);
  if (values.json && values.markdown)
    throw new UsageError('--json and --markdown exclude each other: both write to the output');
  if (values.markdown && positionals.length > 0)
    throw new UsageError('--markdown writes all of the table: leave out the names of benches');
  return { ...values, names: positionals };
}

function parsed(words) {
  try {
    return parseArgs({ args: words, options: flags, allowPositionals: true });
  } catch (error) {
    const option = /'(-[^' ]*)/.exec(error.message)?.[1];
    if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(`there is no option ${option}; see npm run bench -- --help`);
    throw new UsageError(option === '--write' ? '--write needs a directory' : error.message);
  }
}

export function helpText({ benches, corpora }) {
  return `npm run bench -- [options] [bench …]

Builds, and measures speed and memory, compared with other ways to do the same.
It needs a quiet machine, and takes some minutes.

Benches: ${benches.join(', ')}

  --quick      fewer rounds: a minute, and half a minute more after a new build
               to make the corpora
  --gate       end with exit code 1 if something that must hold does not
  --json       write one JSON document to the output
  --markdown   measure what docs/performance.md shows, and write it there
  --write DIR  write the corpora into a directory, and measure nothing;
               with names only those: ${corpora.join(', ')}
  -h, --help   show this help

Corpora are made by the simulator, once for each build, and kept in the
temporary directory.

Exit codes: 0 measured; 1 with --gate, something that must hold does not, or a
measurement failed; 2 wrong usage.
`;
}
