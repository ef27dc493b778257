import { Command } from 'commander';
import { printableLines, quoted } from '../journal/printable.js';
import { specification } from '../spec/catalogue.js';
import { type Dialect, dialects } from '../spec/dialect.js';
import { explain } from '../spec/explain.js';
import { type Decoded, explainValue } from '../spec/explain-value.js';
import type { Explanation } from '../spec/explanation.js';
import type { NotFound } from '../spec/lookup.js';
import { type DialectOption, dialectOption, formatOption, type PageOptions } from './options.js';
import { explanationPage } from './pages/explanation.js';
import { didYouMean, type Shell, UsageError } from './shell.js';
import { styleFor } from './terminal/style.js';

const examples = `
Examples:
  shakedown explain FSDJump
  shakedown explain FSDJump.Factions.Happiness
  shakedown explain Status.Flags 16842765
  shakedown explain Docked.StationServices dock
  shakedown explain docked/wanted`;

export function explainVerb(shell: Shell): Command {
  return new Command('explain')
    .description('explain a kind, a field, a list of values or a rule, and decode a value')
    .argument('<name>', 'such as FSDJump, FSDJump.Factions.Happiness, Status.json or docked/wanted')
    .argument('[value]', 'a value of that field, list or bit set')
    .addOption(dialectOption())
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action((name: string, value: string | undefined, _own: object, command: Command) => {
      const { dialect, format, color } = command.optsWithGlobals<PageOptions & DialectOption>();
      const explanation = explained(name, dialect);
      const decoded = value === undefined ? undefined : decode(withTable(explanation, name), value);
      return shell.print(
        format === 'json'
          ? json({ ...explanation, ...(decoded && { decoded }) })
          : explanationPage(explanation, decoded, styleFor(color, shell)),
      );
    });
}

/** A rule the dialect has silenced is explained all the same, with the departure that silences it. */
function explained(name: string, dialect: Dialect): Explanation {
  const own = explain(dialects[dialect], name);
  const explanation = 'found' in own ? explain(specification, name) : own;
  if ('found' in explanation) throw unknown(explanation);
  return explanation;
}

/** Where a dialect does without a list, the one of the specification still tells what a value is. */
function withTable(explanation: Explanation, name: string): Explanation {
  return 'values' in explanation || 'bits' in explanation ? explanation : explained(name, 'spec');
}

function decode(explanation: Explanation, value: string): Decoded {
  const { path } = explanation;
  if (explanation.is === 'rule') throw new UsageError(`${path} is a rule and has no value ${quoted(value)}`);
  const decoded = explainValue(explanation, value);
  if (decoded) return decoded;
  if (explanation.bits)
    throw new UsageError(`${quoted(value)} is no bit set: ${path} is an integer from 0 to ${2 ** 32 - 1}`);
  if (explanation.values) throw new UsageError(`${quoted(value)} is no value of ${path}, which is an integer`);
  throw new UsageError(`${path} has neither bits nor a list of values to decode ${quoted(value)} with`);
}

function unknown({ word, within, nearest }: NotFound): UsageError {
  if (word === '' && within === '') return new UsageError('the name is empty; shakedown list kinds tells the kinds');
  if (word === '') return new UsageError(`no field is named after the dot of '${within}.'${didYouMean(nearest)}`);
  const what = within === '' ? `nothing is named ${quoted(word)}` : `${within} has no field ${quoted(word)}`;
  return new UsageError(`${what}${didYouMean(nearest)}`);
}

/** JSON leaves some control characters as they are; a value the user typed may hold them. */
function json(data: object): string {
  return printableLines(JSON.stringify(data, undefined, 2));
}
