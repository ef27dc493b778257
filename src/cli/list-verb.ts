import { Command } from 'commander';
import type { Dialect } from '../interface/dialect/dialects.js';
import { extraKinds } from '../interface/dialect/dialects.js';
import type { Kind } from '../interface/kind.js';
import { specification } from '../interface/kind-catalogue.js';
import { thousands } from '../words/counted.js';
import { type CatalogueName, catalogues } from './catalogues.js';
import type { Shell } from './shell.js';
import { type Style, styleFor } from './terminal/terminal-style.js';
import { columns, paragraph, section } from './terminal/text-layout.js';
import { choiceArgument, type DialectOption, dialectOption, formatOption, type PageOptions } from './verb-options.js';

/** A list as data, and as a page. */
interface List {
  readonly entries: readonly object[];
  readonly page: (style: Style) => string;
}

/** Everything that can be listed; each list is loaded only when it is asked for. */
const lists: Readonly<Record<string, (dialect: Dialect) => List | Promise<List>>> = {
  kinds,
  rules,
  ...Object.fromEntries(Object.keys(catalogues).map((name) => [name, () => catalogueList(name as CatalogueName)])),
  systems,
  stations,
};

export function listVerb(shell: Shell): Command {
  return new Command('list')
    .description('list kinds, rules, situations, scenarios, faults, plans, systems …')
    .addArgument(choiceArgument('<what>', 'what to list', Object.keys(lists), 'there is no list named'))
    .addOption(dialectOption())
    .addOption(formatOption())
    .action(async (what: string, _own: object, command: Command) => {
      const { dialect, format, color } = command.optsWithGlobals<PageOptions & DialectOption>();
      const list = await lists[what]?.(dialect);
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

/** The kinds of the specification; in the game dialect also those that only the live game writes. */
function kinds(dialect: Dialect): List {
  const known = specification.kinds.map(entryOf);
  const others = dialect === 'game' ? extraKinds.kinds.map((kind) => ({ ...entryOf(kind), outside: true })) : [];
  return {
    entries: [...known, ...others],
    page: (style) =>
      [
        columns(known.map(rowIn(style))),
        ...(others.length > 0
          ? [section('Outside the specification', columns(others.map(rowIn(style)), 2), style)]
          : []),
      ].join('\n\n'),
  };
}

interface KindEntry {
  readonly name: string;
  readonly written: string;
  readonly file?: string;
}

function entryOf({ name, written, companion }: Kind): KindEntry {
  return { name, written, ...(companion && { file: companion.file }) };
}

function rowIn(style: Style): (entry: KindEntry) => string[] {
  return ({ name, written, file }) => [style.bold(name), file === undefined ? written : `${written}; also ${file}`];
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
