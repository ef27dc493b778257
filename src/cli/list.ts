import { Command } from 'commander';
import { specification } from '../spec/catalogue.js';
import { argumentFrom, type FormatOption, formatOption } from './options.js';
import type { Shell } from './shell.js';
import { columns } from './terminal/layout.js';
import { styleFor } from './terminal/style.js';

interface Options extends FormatOption {
  readonly color?: boolean;
}

export function listVerb(shell: Shell): Command {
  return new Command('list')
    .description('list what there is: the kinds of event')
    .addArgument(argumentFrom('<what>', 'what to list', ['kinds']))
    .addOption(formatOption())
    .action((_what: string, _own: object, command: Command) => {
      const options = command.optsWithGlobals<Options>();
      shell.print(options.format === 'json' ? kindsAsJson() : kindsAsText(shell, options));
    });
}

function kindsAsJson(): string {
  const kinds = specification.kinds.map(({ name, written, companion }) => ({
    name,
    written,
    ...(companion && { file: companion.file }),
  }));
  return JSON.stringify(kinds, undefined, 2);
}

function kindsAsText(shell: Shell, options: Options): string {
  const style = styleFor(options.color, shell);
  return columns(
    specification.kinds.map(({ name, written, companion }) => [
      style.bold(name),
      companion ? `${written}; also ${companion.file}` : written,
    ]),
  );
}
