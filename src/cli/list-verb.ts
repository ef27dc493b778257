import { Command } from 'commander';
import type { Dialect } from '../interface/dialect/dialects.js';
import { extraKinds } from '../interface/extra-kinds/extra-kinds.js';
import type { Kind } from '../interface/kind.js';
import { specification } from '../interface/kind-catalogue.js';
import { thousands } from '../words/counted.js';
import type { Shell } from './shell.js';
import { situationsPage } from './situations.js';
import { section } from './terminal/section.js';
import { type Style, styleFor } from './terminal/terminal-style.js';
import { columns } from './terminal/text-layout.js';
import { choiceArgument, type DialectOption, dialectOption, formatOption, type PageOptions } from './verb-options.js';

/** What is listed, as data and as a page. */
interface List {
  readonly entries: readonly object[];
  readonly page: (style: Style) => string;
}

/** All that can be listed. */
const lists: Readonly<Record<string, (dialect: Dialect) => List | Promise<List>>> = {
  kinds,
  rules,
  situations,
  scenarios,
  settings,
  faults,
  plans,
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

/** The kinds of the specification; for the live game also those that surround them. */
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

/** They are loaded only here: unlike the kinds they are no part of everything. */
async function rules(): Promise<List> {
  const { ruleCatalogue } = await import('../check/rules/rule-catalogue.js');
  const { rulesPage } = await import('./explain/rules.js');
  return {
    entries: ruleCatalogue.map(({ id, severity, group, says, reason }) => ({ id, severity, group, says, reason })),
    page: (style) => rulesPage(ruleCatalogue, style),
  };
}

async function situations(): Promise<List> {
  const { situationCatalogue } = await import('../direct/situations/situation-catalogue.js');
  return { entries: situationCatalogue, page: (style) => situationsPage(situationCatalogue, style) };
}

/** Those that come along. */
async function scenarios(): Promise<List> {
  const { bundledScenarios } = await import('../stage/scenarios/bundled-scenarios.js');
  const { loadScenario } = await import('../stage/scenarios/load-scenario.js');
  const entries = Array.from(bundledScenarios(), ([name, file]) => {
    const { about, dialect } = loadScenario(file);
    return { name, about, dialect, file };
  });
  return { entries, page: (style) => columns(entries.map(({ name, about }) => [style.bold(name), about])) };
}

async function settings(): Promise<List> {
  const { settingCatalogue } = await import('../direct/settings/setting-table.js');
  return {
    entries: settingCatalogue,
    page: (style) =>
      columns(settingCatalogue.map(({ name, about, example }) => [style.bold(name), `${about}: ${example}`])),
  };
}

async function faults(): Promise<List> {
  const { faultCatalogue } = await import('../direct/faults/faults.js');
  return {
    entries: faultCatalogue,
    page: (style) => columns(faultCatalogue.map(({ name, about, trace }) => [style.bold(name), `${about} (${trace})`])),
  };
}

async function plans(): Promise<List> {
  const { planNames, plans: known } = await import('../simulate/plans/plans.js');
  const entries = planNames.map((name) => ({ name, about: known[name].about }));
  return { entries, page: (style) => columns(entries.map(({ name, about }) => [style.bold(name), about])) };
}

/** The systems a session can begin in, or be sent to, by name; all others are made up on the way. */
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
