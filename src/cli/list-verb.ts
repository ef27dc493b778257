import { Command } from 'commander';
import { kindGroups } from '../interface/kind-groups.js';
import { thousands } from '../words/counted.js';
import { aboutCatalogues, type CatalogueEntry, type CatalogueName, catalogues } from './catalogues.js';
import { type KindChoice, kindList } from './list/kinds-by-group.js';
import { type Shell, UsageError } from './shell.js';
import { columns, lookFor, type PageLook, paragraph } from './terminal/text-layout.js';
import { choiceArgument, choiceOption, dialectOption, formatOption, type PageOptions } from './verb-options.js';

/** A list as data, and as a page. */
interface List {
  readonly entries: readonly object[];
  readonly page: (look: PageLook) => string;
}

interface ListSource {
  readonly about: string;
  readonly load: (choice: KindChoice) => List | Promise<List>;
}

/** Everything that can be listed; each list is loaded on demand. */
const lists: Readonly<Record<string, ListSource>> = {
  kinds: { about: 'the events of the journal, by theme', load: kindList },
  rules: { about: 'what is checked', load: rules },
  ...Object.fromEntries(
    (Object.keys(aboutCatalogues) as CatalogueName[]).map((name) => [
      name,
      { about: aboutCatalogues[name], load: () => catalogueList(name) },
    ]),
  ),
  systems: { about: 'where a session can begin or go by name', load: systems },
  stations: { about: 'where it can dock by name', load: stations },
};

const examples = `
Without a name, it lists what can be listed.

Examples:
  shakedown list kinds
  shakedown list kinds --group exploration
  shakedown list kinds --dialect spec
  shakedown list situations`;

export function createVerb(shell: Shell): Command {
  return new Command('list')
    .addArgument(choiceArgument('[what]', 'what to list', Object.keys(lists), 'there is no list named'))
    .addOption(dialectOption())
    .addOption(choiceOption('group', 'only the kinds of a group', kindGroups).default(undefined))
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (what: string | undefined, _own: object, command: Command) => {
      const { dialect, group, format, color } = command.optsWithGlobals<PageOptions & KindChoice>();
      if (group !== undefined && what !== 'kinds')
        throw new UsageError(`--group chooses kinds; ${what ?? 'lists'} have no such groups`);
      const list = what === undefined ? listOfLists() : await lists[what]?.load({ dialect, group });
      if (!list) return;
      await shell.print(
        format === 'json' ? JSON.stringify(list.entries, undefined, 2) : list.page(lookFor(color, shell)),
      );
    });
}

function listOfLists(): List {
  return namedList(Object.entries(lists).map(([name, { about }]) => ({ name, about, listed: () => about })));
}

/** Names and what they stand for. */
function namedList(named: readonly Named[], note = (_look: PageLook) => ''): List {
  return {
    entries: named.map(({ data, name, about }) => data ?? { name, about }),
    page: (look) =>
      columns(
        named.map(({ name, listed }) => [look.style.bold(name), listed(look.style)]),
        0,
        look.width,
      ) + note(look),
  };
}

type Named = Pick<CatalogueEntry, 'name' | 'listed'> & { readonly about?: string; readonly data?: object };

async function catalogueList(name: CatalogueName): Promise<List> {
  return namedList(await catalogues[name](), name === 'situations' ? await commonSettingsNote() : undefined);
}

/** The list of situations names only the settings that belong to a situation. */
async function commonSettingsNote(): Promise<(look: PageLook) => string> {
  const { commonSettingNames } = await import('../direct/settings/setting-table.js');
  const names = commonSettingNames.join(', ');
  const note = `Every situation also takes ${names} (see shakedown list settings).`;
  return ({ width }) => `\n\n${paragraph(note, 0, width)}`;
}

async function rules(): Promise<List> {
  const { ruleCatalogue } = await import('../check/rules/rule-catalogue.js');
  const { messageRulesPart, rulesPage } = await import('./explain/rule-page.js');
  const { messageRules } = await import('../services/message-rules.js');
  const groups = [...ruleCatalogue, ...messageRules.map((rule) => ({ ...rule, group: 'message' }))];
  return {
    entries: groups.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason })),
    page: (look) => `${rulesPage(ruleCatalogue, look)}\n\n${messageRulesPart(messageRules, look)}`,
  };
}

/** The systems that a session can start in or be sent to by name; all others are invented on the way. */
async function systems(): Promise<List> {
  return namedList(
    (await namedSystems()).map(({ name, address, position, starClass, population, security, stations: own }) => {
      const names = own.map((station) => station.name);
      return {
        name,
        data: { name, address, position, starClass, population, security, stations: names },
        listed: () =>
          [`class ${starClass}`, population === 0 ? 'uninhabited' : `${security} security`, ...names].join(', '),
      };
    }),
  );
}

async function stations(): Promise<List> {
  return namedList(
    (await namedSystems()).flatMap((system) =>
      system.stations.map(({ name, type, distance, pads }) => ({
        name,
        data: { name, system: system.name, type, distance, pads },
        listed: () => `${system.name}: ${type}, ${thousands(Math.round(distance))} ls`,
      })),
    ),
  );
}

async function namedSystems() {
  const { realSystems } = await import('../simulate/galaxy/real-systems.js');
  return [...realSystems()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
