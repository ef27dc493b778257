import { Command } from 'commander';
import { kindGroups } from '../interface/kind-groups.js';
import { thousands } from '../words/counted.js';
import { type CatalogueName, catalogues } from './catalogues.js';
import { type KindChoice, kindList } from './list/kinds-by-group.js';
import { type Shell, UsageError } from './shell.js';
import { type Style, styleFor } from './terminal/terminal-style.js';
import { columns, paragraph } from './terminal/text-layout.js';
import { choiceArgument, choiceOption, dialectOption, formatOption, type PageOptions } from './verb-options.js';

/** A list as data, and as a page. */
interface List {
  readonly entries: readonly object[];
  readonly page: (style: Style) => string;
}

/** Everything that can be listed; each list is loaded on demand. */
const lists: Readonly<Record<string, (choice: KindChoice) => List | Promise<List>>> = {
  kinds: kindList,
  rules,
  ...Object.fromEntries(Object.keys(catalogues).map((name) => [name, () => catalogueList(name as CatalogueName)])),
  systems,
  stations,
};

const examples = `
Examples:
  shakedown list kinds
  shakedown list kinds --group exploration
  shakedown list kinds --dialect spec
  shakedown list situations`;

export function createVerb(shell: Shell): Command {
  return new Command('list')
    .addArgument(choiceArgument('<what>', 'what to list', Object.keys(lists), 'there is no list named'))
    .addOption(dialectOption())
    .addOption(choiceOption('group', 'only the kinds of a group', kindGroups).default(undefined))
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (what: string, _own: object, command: Command) => {
      const { dialect, group, format, color } = command.optsWithGlobals<PageOptions & KindChoice>();
      if (group !== undefined && what !== 'kinds')
        throw new UsageError(`--group chooses kinds; ${what} have no such groups`);
      const list = await lists[what]?.({ dialect, group });
      if (!list) return;
      await shell.print(
        format === 'json' ? JSON.stringify(list.entries, undefined, 2) : list.page(styleFor(color, shell)),
      );
    });
}

async function catalogueList(name: CatalogueName): Promise<List> {
  const entries = await catalogues[name]();
  const note = name === 'situations' ? await commonSettingsNote() : '';
  return {
    entries: entries.map(({ data }) => data),
    page: (style) => columns(entries.map((entry) => [style.bold(entry.name), entry.listed(style)])) + note,
  };
}

/** The list of situations names only the settings that belong to a situation. */
async function commonSettingsNote(): Promise<string> {
  const { commonSettingNames } = await import('../direct/settings/setting-table.js');
  const names = commonSettingNames.join(', ');
  return `\n\n${paragraph(`Every situation also takes ${names} (see shakedown list settings).`)}`;
}

async function rules(): Promise<List> {
  const { ruleCatalogue } = await import('../check/rules/rule-catalogue.js');
  const { rulesPage } = await import('./explain/rule-page.js');
  return {
    entries: ruleCatalogue.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason })),
    page: (style) => rulesPage(ruleCatalogue, style),
  };
}

/** The systems that a session can start in or be sent to by name; all others are invented on the way. */
async function systems(): Promise<List> {
  const entries = (await namedSystems()).map(
    ({ name, address, position, starClass, population, security, stations: own }) => ({
      name,
      address,
      position,
      starClass,
      population,
      security,
      stations: own.map((station) => station.name),
    }),
  );
  return {
    entries,
    page: (style) =>
      columns(
        entries.map(({ name, starClass, security, population, stations: own }) => [
          style.bold(name),
          [`class ${starClass}`, population === 0 ? 'uninhabited' : `${security} security`, ...own].join(', '),
        ]),
      ),
  };
}

async function stations(): Promise<List> {
  const entries = (await namedSystems()).flatMap((system) =>
    system.stations.map(({ name, type, distance, pads }) => ({ name, system: system.name, type, distance, pads })),
  );
  return {
    entries,
    page: (style) =>
      columns(
        entries.map(({ name, system, type, distance }) => [
          style.bold(name),
          `${system}: ${type}, ${thousands(Math.round(distance))} ls`,
        ]),
      ),
  };
}

async function namedSystems() {
  const { realSystems } = await import('../simulate/galaxy/real-systems.js');
  return [...realSystems()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
