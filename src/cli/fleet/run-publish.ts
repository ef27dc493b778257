/** Publishes journals to the stream of a fleet. */
import path from 'node:path';
import { JournalPublishing, type PublishCounts } from '../../fleet/publish/publish-journals.js';
import { isDirectory } from '../../journal/directories.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { Interrupted, orInterrupted, type Shell, UsageError } from '../shell.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import type { PageOptions } from '../verb-options.js';
import type { FleetVerbOptions } from './fleet-options.js';
import { openFleetFor } from './open-fleet-for.js';

export interface PublishVerbOptions extends FleetVerbOptions, PageOptions {
  readonly once?: boolean;
  readonly from: 'start' | 'now';
  readonly commander?: string;
  readonly quietAfter: number;
  readonly position?: string;
}

export async function publish(
  directories: readonly string[],
  options: PublishVerbOptions,
  shell: Shell,
): Promise<void> {
  const { commander, once = false, from, quietAfter: quiet } = options;
  if (commander !== undefined && directories.length > 1)
    throw new UsageError('--commander is for one directory: publish the others with separate commands');
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

/** Draws the progress in a terminal; returns a function that stops it. */
function showProgress(publishing: JournalPublishing, shell: Shell): () => void {
  const bar = new ProgressBar(shell);
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

/** The platform's directory for application state. */
function positionDirectory({ env, home, platform }: Shell): string {
  const state =
    platform === 'win32'
      ? (env.LOCALAPPDATA ?? path.join(home, 'AppData', 'Local'))
      : env.XDG_STATE_HOME || path.join(home, '.local', 'state');
  return path.join(state, 'shakedown', 'publish');
}
