import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type Cockpit, openCockpit } from '../cockpit/server/open-cockpit.js';
import { locateJournals } from '../journal/locate-journals.js';
import { readLock } from '../journal/write/directory-lock.js';
import { startStage } from '../stage/open-stage.js';
import { randomSeed } from '../stage/random-seed.js';
import { shellQuote } from '../stage/reproduction/command-line.js';
import type { Stage } from '../stage/stage.js';
import { loadTool } from '../stage/tool/load-tool.js';
import { counted, thousands } from '../words/counted.js';
import { rows } from '../words/document/document.js';
import { terminalText } from '../words/document/terminal-text.js';
import { printable } from '../words/printable.js';
import { connectionOptions } from './fleet/fleet-options.js';
import { foundKnowledgeOptions, knownGame } from './knowledge/knowledge-packs.js';
import { parsePort, parseSize } from './option-values.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { plainLook } from './terminal/terminal-style.js';
import { argument, flag, type OptionsOf, option, verb } from './verb.js';
import { pageFormat, repeated } from './verb-options.js';

const help = `
A directory is followed as it is written: the game's own, or that of a stage,
which the page can control. Files, or several directories, are shown as a
recording. Without a path it is the game's own directory or, if there is none, a
demo session that plays by itself. Journals are only read. With --from it is a
commander of a stream; you can choose another on the page.

The page is for this machine only. With --lan, other machines can view it at the
address that is printed; with --lan-control, they can also control a stage. The
address contains the access token.

With --format json it prints one line, as soon as the page can be opened:
{"ready":true,"url":…,"port":…,"token":…,"directory":…,"pid":…}

Exit codes: 2 wrong usage, nothing to show, or the port is not available;
130 interrupted (Ctrl-C ends it).

Examples:
  shakedown cockpit
  shakedown cockpit journals
  shakedown cockpit Journal.2026-11-14T204100.01.log
  shakedown cockpit --lan
  shakedown cockpit --from nats://127.0.0.1:4222 --commander Jameson`;

const options = {
  port: option('<number>', 'port of the page (the first free one from 4100 if left out)', { parse: parsePort }),
  lan: flag('let other machines in your network view the page'),
  lanControl: flag('let them also control a stage (with --lan)'),
  from: repeated('<url>', 'show a commander of a stream on this NATS server'),
  commander: option('<name>', 'the commander to show first (with --from)'),
  ...connectionOptions({}),
  maxBytes: option('<size>', 'read only the newest journals of a directory', { parse: parseSize }),
  tool: option('<file>', 'the file of a tool, to run trials with it from the page of a stage'),
  open: flag('open a browser, even when not in a terminal'),
  noOpen: flag('do not open a browser'),
  ...foundKnowledgeOptions,
  format: pageFormat,
};

type CockpitVerbOptions = OptionsOf<typeof options>;

export const createVerb = verb({
  takes: [argument('[paths...]', "a directory to follow, or recorded journals; the game's own if left out")],
  options,
  help,
  run: ([paths], given, shell) => cockpit(paths, given, shell),
});

async function cockpit(named: readonly string[], given: CockpitVerbOptions, shell: Shell): Promise<void> {
  if (given.lanControl && !given.lan) throw new UsageError('--lan-control needs --lan');
  if (given.commander !== undefined && !given.from) throw new UsageError('--commander needs --from');
  if (given.from && given.tool !== undefined) throw new UsageError('--tool needs a stage, which a stream has not');
  if (given.from && named.length > 0) throw new UsageError('--from takes no paths: the journals come from the stream');
  if (shell.signal.aborted) throw new Interrupted();
  if (given.from) return showFleet(given.from, given, shell);
  const { env, platform, home } = shell;
  const game = named.length > 0 ? undefined : (await locateJournals({ env, platform, home })).directory;
  await using demo = named.length > 0 || game !== undefined ? undefined : await startDemo(shell.now());
  const paths = named.length > 0 ? named : [demo?.directory ?? game ?? '.'];
  const packs = (await knownGame(given.knowledge, shell, true))?.knowledge;
  const tool = given.tool === undefined ? undefined : loadTool(given.tool);
  await using page = await openCockpit({ ...given, paths, tool, packs, isDemo: demo !== undefined });
  const where = paths.map(printable).join(', ');
  const shown = { paths, demo, isNamed: named.length > 0 };
  const more: Rows = [
    ['shows', whatIsShown(page, shown)],
    ['try', somethingToTry(page, shown, shell)],
  ];
  await present(page, { where, directory: paths[0] ?? '.', more }, given, shell);
}

/** A commander of a stream, whose journals are followed in a temporary directory. */
async function showFleet(server: readonly string[], given: CockpitVerbOptions, shell: Shell): Promise<void> {
  const [{ openFleetFor }, { FleetChoice }] = await Promise.all([
    import('./fleet/open-fleet-for.js'),
    import('./fleet/fleet-choice.js'),
  ]);
  await using fleet = await openFleetFor({ ...given, server }, {}, shell);
  await using choice = await FleetChoice.open(fleet, given.commander);
  const packs = (await knownGame(given.knowledge, shell, true))?.knowledge;
  await using page = await openCockpit({ ...given, paths: [], choice, packs, tool: undefined });
  const { commander = 'no commander yet', directory } = choice.chosen;
  const more: Rows = [
    ['shows', `${printable(commander)}, of ${counted(choice.commanders.length, 'commander')} in ${choice.title}`],
    ['try', 'press c on the page to choose another commander'],
  ];
  await present(page, { where: choice.title, directory, more }, given, shell);
}

type Rows = readonly (readonly [label: string, text: string])[];

interface Presented {
  readonly where: string;
  readonly directory: string;
  readonly more: Rows;
}

/** Says where the page is, and waits for Ctrl-C. */
async function present(page: Cockpit, shown: Presented, given: CockpitVerbOptions, shell: Shell): Promise<never> {
  if (page.leftOut > 0) shell.warn(leftOutWords(page.leftOut));
  shell.warn(`showing ${shown.where} (Ctrl-C ends it)`);
  if (given.format === 'json') await shell.print(readyLine(page, shown.directory));
  else {
    await shell.print(pageText(page, shown.more));
    if (wantsBrowser(given.open, shell)) openBrowser(page.url, shell);
  }
  if (!shell.signal.aborted) await once(shell.signal, 'abort');
  throw new Interrupted();
}

function leftOutWords(count: number): string {
  const journals = count === 1 ? 'oldest journal is' : `${thousands(count)} oldest journals are`;
  return `the ${journals} left out because of --max-bytes`;
}

/** What a program needs to open the page. */
function readyLine({ url, port, token }: Cockpit, directory: string): string {
  return JSON.stringify({ ready: true, url, port, token, directory: path.resolve(directory), pid: process.pid });
}

interface Shown {
  readonly paths: readonly string[];
  readonly demo: Stage | undefined;
  readonly isNamed: boolean;
}

/** The address, and what there is to know besides. */
function pageText({ url, lanUrls }: Cockpit, more: Rows): string {
  const all = [['open', url], ...lanUrls.map((each) => ['in your network', each]), ...more];
  return terminalText([rows(all)], plainLook);
}

function whatIsShown({ mode }: Cockpit, { paths, demo, isNamed }: Shown): string {
  const where = paths.map(printable).join(', ');
  if (demo) return `a demo session in ${where}, which is removed at the end`;
  if (mode === 'recording') return `the journals in ${where}`;
  return isNamed ? where : `the game's own journals in ${where}, which are only read`;
}

function somethingToTry({ mode }: Cockpit, { paths: [directory = '.'], demo }: Shown, { platform }: Shell): string {
  // A fresh clone has no `shakedown` command yet.
  if (demo) return 'choose a situation under Stage, such as Dock, and press "Make it happen"';
  if (mode === 'live' && readLock(directory)) return `shakedown trigger dock --out ${shellQuote(directory, platform)}`;
  return mode === 'recording'
    ? 'drag the timeline: every panel goes back to that moment'
    : 'click an event to see what it means';
}

/** So fast that something happens every second or two, and slow enough to be followed. */
const demoSpeed = 8;

/** Play before the page opens: the commander has left the station and has jumped. */
const headStart = 8 * 60 * 1000;

/** Starts a session that plays by itself, in a temporary directory, which is removed at the end. */
async function startDemo(now: number): Promise<Stage> {
  const start = new Date(Math.floor((now - headStart) / 1000) * 1000);
  const stage = await startStage({ plan: 'tour', seed: randomSeed(), start, speed: demoSpeed, control: true });
  await stage.advance(now);
  stage.play();
  return stage;
}

/** Whether to open a browser: in a terminal, unless refused. */
export function wantsBrowser(asked: boolean | undefined, { terminal, env }: Pick<Shell, 'terminal' | 'env'>): boolean {
  return asked ?? (terminal && (env.CI ?? '') === '');
}

/** Opens an address in the user's browser, if there is one: the address is printed anyway. */
function openBrowser(url: string, { platform }: Pick<Shell, 'platform'>): void {
  const [command, ...words] = openerOf(platform, url);
  const child = spawn(command, words, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

/** The command that opens an address, and its arguments. */
export function openerOf(platform: NodeJS.Platform, url: string): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  // `start` takes its first quoted argument as the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url];
  return ['xdg-open', url];
}
