import { Command } from 'commander';
import { specification } from '../spec/catalogue.js';
import { type Decoded, type Explanation, explain, explainValue } from '../spec/explain.js';
import type { NotFound } from '../spec/lookup.js';
import { type FormatOption, formatOption } from './options.js';
import { explanationPage } from './pages/explanation.js';
import { didYouMean, type Shell, UsageError } from './shell.js';
import { styleFor } from './terminal/style.js';

interface Options extends FormatOption {
  readonly color?: boolean;
}

export function explainVerb(shell: Shell): Command {
  return new Command('explain')
    .description('explain a kind, a shape or a field, and decode a value of it')
    .argument('<name>', 'such as FSDJump, FSDJump.Factions.Happiness or Status.Flags')
    .argument('[value]', 'a value of that field')
    .addOption(formatOption())
    .addHelpText(
      'after',
      '\nExamples:\n  shakedown explain FSDJump\n  shakedown explain FSDJump.Factions.Happiness\n  shakedown explain Status.Flags 16842765',
    )
    .action((name: string, value: string | undefined, _own: object, command: Command) => {
      const { format, color } = command.optsWithGlobals<Options>();
      const explanation = explain(specification, name);
      if ('found' in explanation) throw unknown(explanation);
      const decoded = value === undefined ? undefined : decode(explanation, value);
      shell.print(
        format === 'json'
          ? JSON.stringify({ ...explanation, ...(decoded && { decoded }) }, undefined, 2)
          : explanationPage(explanation, decoded, styleFor(color, shell)),
      );
    });
}

function decode(explanation: Explanation, value: string): Decoded {
  const decoded = explainValue(explanation, value);
  if (decoded) return decoded;
  const { path, bits, values } = explanation;
  if (bits) throw new UsageError(`'${value}' is no bit set: ${path} is an integer from 0 to ${2 ** 32 - 1}`);
  if (values) throw new UsageError(`'${value}' is no value of ${path}, which is an ${explanation.type}`);
  throw new UsageError(`${path} has neither bits nor a list of values to decode '${value}' with`);
}

function unknown({ word, within, nearest }: NotFound): UsageError {
  const what = within === '' ? `no kind or shape is named '${word}'` : `${within} has no field '${word}'`;
  return new UsageError(`${what}${didYouMean(nearest)}`);
}
