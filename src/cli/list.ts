import { Command } from 'commander';
import { specification } from '../spec/catalogue.js';
import { argumentFrom, formatOption, type PageOptions } from './options.js';
import type { Shell } from './shell.js';
import { columns } from './terminal/layout.js';
import { type Style, styleFor } from './terminal/style.js';

/** What is listed, as data and as a page. */
interface List {
  readonly entries: readonly object[];
  readonly page: (style: Style) => string;
}

/** All that can be listed. */
const lists: Readonly<Record<string, () => List | Promise<List>>> = { kinds, rules };

export function listVerb(shell: Shell): Command {
  return new Command('list')
    .description('list what there is: the kinds of event, or the rules of the check')
    .addArgument(argumentFrom('<what>', 'what to list', Object.keys(lists), 'there is no list of'))
    .addOption(formatOption())
    .action(async (what: string, _own: object, command: Command) => {
      const { format, color } = command.optsWithGlobals<PageOptions>();
      const list = await lists[what]?.();
      if (!list) return;
      await shell.print(
        format === 'json' ? JSON.stringify(list.entries, undefined, 2) : list.page(styleFor(color, shell)),
      );
    });
}

function kinds(): List {
  const entries = specification.kinds.map(({ name, written, companion }) => ({
    name,
    written,
    ...(companion && { file: companion.file }),
  }));
  const row = (style: Style) => (entry: (typeof entries)[number]) => [
    style.bold(entry.name),
    entry.file === undefined ? entry.written : `${entry.written}; also ${entry.file}`,
  ];
  return { entries, page: (style) => columns(entries.map(row(style))) };
}

/** They are loaded only here: unlike the kinds they are no part of everything. */
async function rules(): Promise<List> {
  const { ruleCatalogue } = await import('../check/rules/catalogue.js');
  const { rulesPage } = await import('./pages/rules.js');
  return {
    entries: ruleCatalogue.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason })),
    page: (style) => rulesPage(ruleCatalogue, style),
  };
}
