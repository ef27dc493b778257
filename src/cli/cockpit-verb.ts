import path from 'node:path';
import { Command, Option } from 'commander';
import { type Cockpit, openCockpit } from '../cockpit/server/open-cockpit.js';
import { locateJournals } from '../journal/locate-journals.js';
import { readLock } from '../journal/write/directory-lock.js';
import { shellQuote } from '../stage/reproduction/command-line.js';
import { printable } from '../words/printable.js';
import { type DemoSession, startDemo } from './cockpit/demo-session.js';
import { openBrowser, wantsBrowser } from './cockpit/open-browser.js';
import { parsePort } from './option-values.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { formatOption, type PageOptions } from './verb-options.js';

const examples = `
A directory is followed as it is written: the game's own, or that of a stage,
which the page then steers. Files, or several directories, are shown as a
recording. Without a path it is the game's own directory and, where there is
none, a demo session that plays by itself. Journals are only read.

The page is for this machine alone. With --lan other machines can look, with
the address that is printed; with --lan-control they can steer a stage, too.
Whoever has the address has the token in it.

With --format json it prints one line, as soon as the page can be opened:
{"ready":true,"url":…,"port":…,"token":…,"directory":…,"pid":…}

Exit codes: 2 wrong usage, nothing to show, or the port is not available;
130 interrupted (Ctrl-C ends it).

Examples:
  shakedown cockpit
  shakedown cockpit journals
  shakedown cockpit Journal.2026-11-14T204100.01.log
  shakedown cockpit --lan`;

interface CockpitVerbOptions extends PageOptions {
  readonly port?: number;
  readonly lan?: boolean;
  readonly lanControl?: boolean;
  readonly open?: boolean;
}

export function cockpitVerb(shell: Shell): Command {
  const options = [
    new Option('--port <number>', 'port of the page (the first free one from 4100 if left out)').argParser(parsePort),
    new Option('--lan', 'let other machines in your network look, too'),
    new Option('--lan-control', 'let them also steer a stage (with --lan)'),
    new Option('--open', 'open a browser, even if this is no terminal'),
    new Option('--no-open', 'do not open a browser').default(undefined),
    formatOption(),
  ];
  const command = new Command('cockpit')
    .description('see a journal on a page, and steer a stage from it')
    .argument('[paths...]', "a directory to follow, or recorded journals; the game's own if left out");
  for (const option of options) command.addOption(option);
  return command.addHelpText('after', examples).action(async (paths: string[], _own: object, own: Command) => {
    await cockpit(paths, own.optsWithGlobals<CockpitVerbOptions>(), shell);
  });
}

async function cockpit(named: readonly string[], options: CockpitVerbOptions, shell: Shell): Promise<void> {
  if (options.lanControl && !options.lan) throw new UsageError('--lan-control needs --lan');
  if (shell.signal.aborted) throw new Interrupted();
  const game = named.length > 0 ? undefined : await gamesOwn(shell);
  await using demo = named.length > 0 || game !== undefined ? undefined : await startDemo(shell.now());
  const paths = named.length > 0 ? named : [demo?.directory ?? game ?? '.'];
  await using page = await openCockpit({ ...options, paths });
  shell.warn(`showing ${paths.map(printable).join(', ')} (Ctrl-C ends it)`);
  if (options.format === 'json') await shell.print(readyLine(page, paths));
  else await shell.print(pageText(page, { paths, demo, isNamed: named.length > 0 }, shell));
  if (options.format !== 'json' && wantsBrowser(options.open, shell)) openBrowser(page.url, shell);
  await interrupted(shell.signal);
  throw new Interrupted();
}

async function gamesOwn({ env, platform, home }: Shell): Promise<string | undefined> {
  const { directory } = await locateJournals({ env, platform, home });
  return directory;
}

function interrupted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** What a program needs to open the page. */
function readyLine({ url, port, token }: Cockpit, paths: readonly string[]): string {
  const directory = path.resolve(paths[0] ?? '.');
  return JSON.stringify({ ready: true, url, port, token, directory, pid: process.pid });
}

interface Shown {
  readonly paths: readonly string[];
  readonly demo: DemoSession | undefined;
  readonly isNamed: boolean;
}

/** The address, what is to be seen there, and one thing to try. */
function pageText(page: Cockpit, shown: Shown, shell: Shell): string {
  const rows = [
    ['open', page.url],
    ...page.lanUrls.map((url) => ['in your network', url]),
    ['shows', whatIsShown(page, shown)],
    ['try', somethingToTry(page, shown, shell)],
  ];
  const width = Math.max(...rows.map(([label = '']) => label.length));
  return rows.map(([label = '', text = '']) => `${label.padEnd(width)}  ${text}`).join('\n');
}

function whatIsShown({ mode }: Cockpit, { paths, demo, isNamed }: Shown): string {
  const where = paths.map(printable).join(', ');
  if (demo) return `a demo session in ${where}, which is removed at the end`;
  if (mode === 'recording') return `the journals in ${where}`;
  return isNamed ? where : `the game's own journals in ${where}, which are only read`;
}

function somethingToTry({ mode }: Cockpit, { paths: [directory = '.'], demo }: Shown, { platform }: Shell): string {
  // Somebody who has just cloned this has no command `shakedown` yet.
  if (demo) return 'choose a situation under Stage, such as Dock, and press "Make it happen"';
  if (mode === 'live' && readLock(directory)) return `shakedown trigger dock --out ${shellQuote(directory, platform)}`;
  return mode === 'recording'
    ? 'drag the timeline: every panel goes back to that moment'
    : 'click an event to see what it means';
}
