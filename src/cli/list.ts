import { Command } from 'commander';
import { specification } from '../spec/catalogue.js';
import { argumentFrom, formatOption, type PageOptions } from './options.js';
import type { Shell } from './shell.js';
import { columns } from './terminal/layout.js';
import { styleFor } from './terminal/style.js';

/** One thing that can be listed: its entries as data, and each of them as a name and what to say of it. */
interface List<Entry> {
  readonly entries: readonly Entry[];
  readonly row: (entry: Entry) => readonly [name: string, about: string];
}

const kinds: List<{ name: string; written: string; file?: string }> = {
  entries: specification.kinds.map(({ name, written, companion }) => ({
    name,
    written,
    ...(companion && { file: companion.file }),
  })),
  row: ({ name, written, file }) => [name, file === undefined ? written : `${written}; also ${file}`],
};

/** All that can be listed, and how it is printed. */
const lists: Readonly<Record<string, (shell: Shell, options: PageOptions) => string>> = {
  kinds: printed(kinds),
};

export function listVerb(shell: Shell): Command {
  return new Command('list')
    .description('list what there is: the kinds of event')
    .addArgument(argumentFrom('<what>', 'what to list', Object.keys(lists), 'there is no list of'))
    .addOption(formatOption())
    .action((what: string, _own: object, command: Command) => {
      const list = lists[what];
      return list && shell.print(list(shell, command.optsWithGlobals<PageOptions>()));
    });
}

function printed<Entry>({ entries, row }: List<Entry>): (shell: Shell, options: PageOptions) => string {
  return (shell, { format, color }) => {
    if (format === 'json') return JSON.stringify(entries, undefined, 2);
    const style = styleFor(color, shell);
    return columns(entries.map(row).map(([name, about]) => [style.bold(name), about]));
  };
}
