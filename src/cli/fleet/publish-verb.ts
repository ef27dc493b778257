import path from 'node:path';
import { Command, Option } from 'commander';
import { JournalPublishing, type PublishCounts } from '../../fleet/publish/publish-journals.js';
import { isDirectory } from '../../journal/directories.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { parseMilliseconds } from '../option-values.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { choiceOption, formatOption, type PageOptions } from '../verb-options.js';
import { addFleetOptions, type FleetVerbOptions, openFleetFor, orInterrupted } from './fleet-options.js';

interface PublishVerbOptions extends FleetVerbOptions, PageOptions {
  readonly once?: boolean;
  readonly from: 'start' | 'now';
  readonly commander?: string;
  readonly quietAfter: number;
  readonly position?: string;
}

const examples = `
Publishes each line with its exact bytes, and follows the directories until
Ctrl-C. How far it has come is kept outside of them, so that it goes on where it
was, whatever happened to it, to the server or to the network.

The commander is named by each journal. A directory whose subdirectories have
journals stands for all of them.

With --once it ends when everything that is there is stored, and the server has
to be there at the beginning, or come within --wait.

Exit codes: 0 all is stored; 2 wrong usage, no server, or a stream with other
settings; 130 interrupted.

Examples:
  shakedown fleet publish journals
  shakedown fleet publish --once squadron --server nats://host:4222
  shakedown fleet publish journals --from now --format json`;

export function publishVerb(shell: Shell): Command {
  const command = new Command('publish')
    .description('publish journals to the stream, as they are written')
    .argument('<directory...>', 'directories with journals, or with directories of journals')
    .option('--once', 'publish what is there, and end')
    .addOption(choiceOption('from', 'where to begin in a directory that was never published', ['start', 'now']))
    .option('--commander <name>', 'the commander, whatever the journals say')
    .addOption(
      new Option('--quiet-after <duration>', 'when a directory that is not written to counts as at rest')
        .default(5000, '5s')
        .argParser(parseMilliseconds),
    )
    .option('--position <directory>', "where to keep how far it has come (the user's state directory if left out)")
    .addOption(formatOption());
  return addFleetOptions(command, { creates: true, lasts: true })
    .addHelpText('after', examples)
    .action(async (directories: string[], _own: object, own: Command) => {
      await publish(directories, own.optsWithGlobals<PublishVerbOptions>(), shell);
    });
}

async function publish(directories: readonly string[], options: PublishVerbOptions, shell: Shell): Promise<void> {
  const { commander, once = false, from, quietAfter: quiet } = options;
  if (commander !== undefined && directories.length > 1)
    throw new UsageError('--commander is for one directory: publish the others by commands of their own');
  for (const directory of once ? directories : []) {
    if (!(await isDirectory(directory))) throw new UsageError(`there is no directory ${printable(directory)}`);
  }
  const started = shell.now();
  await using fleet = await openFleetFor(options, { creates: true, lasts: !once }, shell);
  const say = (text: string) => shell.warn(`shakedown: ${printable(text)}`);
  const positions = options.position ?? positionDirectory(shell);
  const { signal, now } = shell;
  const wanted = { directories, once, from, commander, quiet, positions, signal, now, say };
  const publishing = await orInterrupted(JournalPublishing.open(fleet, wanted), shell);
  const shown = directories.map((directory) => printable(directory)).join(', ');
  shell.warn(`publishing ${shown} to ${fleet.names.stream} at ${fleet.server}${once ? '' : ' (Ctrl-C ends it)'}`);
  const erase = showProgress(publishing, shell);
  try {
    await publishing.run();
  } finally {
    erase();
  }
  await shell.print(summaryOf(publishing.counts, (shell.now() - started) / 1000, options.format));
  if (signal.aborted) throw new Interrupted();
}

/** Draws how far it is, on a terminal; gives how to end that. */
function showProgress(publishing: JournalPublishing, shell: Shell): () => void {
  const { draw } = shell;
  if (!draw) return () => undefined;
  const bar = new ProgressBar({ ...shell, draw });
  const timer = setInterval(() => {
    const { published, commanders } = publishing.counts;
    bar.show((seconds) => `${published} published  ${commanders} commanders  ${Math.round(published / seconds)}/s`);
  }, 250);
  return () => {
    clearInterval(timer);
    bar.erase();
  };
}

function summaryOf(counts: PublishCounts, seconds: number, format: PageOptions['format']): string {
  if (format === 'json') return JSON.stringify({ ...counts, seconds });
  const { published, sentAgain, commanders, directories } = counts;
  const from = `${counted(commanders, 'commander')} from ${counted(directories, 'directory', 'directories')}`;
  const again = sentAgain > 0 ? `; ${sentAgain} were sent again` : '';
  return `published ${counted(published, 'message')} of ${from} in ${seconds.toFixed(1)} s${again}`;
}

/** Where programs keep what they know from one run to the next. */
function positionDirectory({ env, home, platform }: Shell): string {
  const state =
    platform === 'win32'
      ? (env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'))
      : env.XDG_STATE_HOME || path.join(home, '.local', 'state');
  return path.join(state, 'shakedown', 'publish');
}
