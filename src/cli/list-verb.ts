import { kindGroups } from '../interface/kind-groups.js';
import { thousands } from '../words/counted.js';
import { type Document, paragraph, rows, strong } from '../words/document/document.js';
import { aboutCatalogues, type CatalogueEntry, type CatalogueName, catalogues } from './catalogues.js';
import { knowledgeOption, knownTables } from './knowledge/knowledge-packs.js';
import { kindList } from './list/kinds-by-group.js';
import { type Answer, printAnswer } from './output/print-answer.js';
import { type Shell, UsageError } from './shell.js';
import { listLook } from './terminal/terminal-style.js';
import { choiceArgument, type OptionsOf, openChoice, verb } from './verb.js';
import { dialectOption, pageFormat } from './verb-options.js';

const options = {
  dialect: dialectOption,
  group: openChoice('only the kinds of a group', kindGroups),
  ...knowledgeOption,
  format: pageFormat,
};

interface ListSource {
  readonly about: string;
  readonly load: (choice: OptionsOf<typeof options>, shell: Shell) => Answer | Promise<Answer>;
}

/** Everything that can be listed; each list is loaded on demand. */
const lists: Readonly<Record<string, ListSource>> = {
  kinds: {
    about: 'the events of the journal, by theme',
    load: async ({ dialect, group, knowledge }, shell) => kindList(await knownTables(dialect, knowledge, shell), group),
  },
  rules: { about: 'what is checked', load: rules },
  ...Object.fromEntries(
    (Object.keys(aboutCatalogues) as CatalogueName[]).map((name) => [
      name,
      { about: aboutCatalogues[name], load: () => catalogueList(name) },
    ]),
  ),
  systems: { about: 'where a session can begin or go by name', load: systems },
  stations: { about: 'where it can dock by name', load: stations },
  knowledge: {
    about: 'the knowledge packs that are found or named',
    load: async ({ knowledge }, shell) => (await import('./knowledge/pack-list.js')).packList(knowledge, shell),
  },
};

const help = `
Without a name, it lists what can be listed.

Examples:
  shakedown list kinds
  shakedown list kinds --group exploration
  shakedown list kinds --dialect spec
  shakedown list knowledge
  shakedown list situations`;

export const createVerb = verb({
  takes: [choiceArgument('[what]', 'what to list', Object.keys(lists), 'there is no list named')],
  options,
  help,
  async run([what], given, shell) {
    const { group, knowledge } = given;
    if (group !== undefined && what !== 'kinds')
      throw new UsageError(`--group chooses kinds; ${what ?? 'lists'} have no such groups`);
    if (knowledge && what !== 'kinds' && what !== 'knowledge')
      throw new UsageError(`--knowledge adds kinds; ${what ?? 'lists'} are the same with it`);
    const list = what === undefined ? listOfLists() : await lists[what]?.load(given, shell);
    if (list) await printAnswer(list, given, shell, listLook);
  },
});

function listOfLists(): Answer {
  return namedList(Object.entries(lists).map(([name, { about }]) => ({ name, about, listed: about })));
}

/** Names and what they stand for. */
function namedList(named: readonly Named[], note: Document = []): Answer {
  return {
    data: named.map(({ data, name, about }) => data ?? { name, about }),
    page: [rows(named.map(({ name, listed }) => [strong(name), listed])), ...note],
  };
}

type Named = Pick<CatalogueEntry, 'name' | 'listed'> & { readonly about?: string; readonly data?: object };

async function catalogueList(name: CatalogueName): Promise<Answer> {
  return namedList(await catalogues[name](), name === 'situations' ? await commonSettingsNote() : undefined);
}

/** The list of situations names only the settings that belong to a situation. */
async function commonSettingsNote(): Promise<Document> {
  const { commonSettingNames } = await import('../direct/settings/setting-names.js');
  const names = commonSettingNames.join(', ');
  return [paragraph(`Every situation also takes ${names} (see shakedown list settings).`)];
}

async function rules(): Promise<Answer> {
  const { ruleCatalogue } = await import('../check/rules/rule-catalogue.js');
  const { messageRulesPart, rulesPage } = await import('./explain/rule-page.js');
  const { messageRules } = await import('../services/message-rules.js');
  const groups = [...ruleCatalogue, ...messageRules.map((rule) => ({ ...rule, group: 'message' }))];
  return {
    data: groups.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason })),
    page: [...rulesPage(ruleCatalogue), ...messageRulesPart(messageRules)],
  };
}

/** The systems that a session can start in or be sent to by name; all others are invented on the way. */
async function systems(): Promise<Answer> {
  return namedList(
    (await namedSystems()).map(({ name, address, position, starClass, population, security, stations: own }) => {
      const names = own.map((station) => station.name);
      return {
        name,
        data: { name, address, position, starClass, population, security, stations: names },
        listed: [`class ${starClass}`, population === 0 ? 'uninhabited' : `${security} security`, ...names].join(', '),
      };
    }),
  );
}

async function stations(): Promise<Answer> {
  return namedList(
    (await namedSystems()).flatMap((system) =>
      system.stations.map(({ name, type, distance, pads }) => ({
        name,
        data: { name, system: system.name, type, distance, pads },
        listed: `${system.name}: ${type}, ${thousands(Math.round(distance))} ls`,
      })),
    ),
  );
}

async function namedSystems() {
  const { realSystems } = await import('../simulate/galaxy/real-systems.js');
  return [...realSystems()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
