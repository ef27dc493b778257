/** Writes the journals of a stream into directories. */
import { commanderNamed, listCommanders } from '../../fleet/commander-list.js';
import { fleetFailure } from '../../fleet/connect/failure-sentence.js';
import { type MirrorResult, mirrorFleet } from '../../fleet/mirror/mirror-fleet.js';
import { JournalError } from '../../journal/journal-error.js';
import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { Interrupted, type Shell, UsageError } from '../shell.js';
import type { PageOptions } from '../verb-options.js';
import type { FleetVerbOptions } from './fleet-options.js';
import { missingText } from './missing-text.js';
import { openFleetFor } from './open-fleet-for.js';

export interface MirrorVerbOptions extends FleetVerbOptions, PageOptions {
  readonly commander?: string;
  readonly out?: string;
  readonly once?: boolean;
}

export async function mirror(options: MirrorVerbOptions, shell: Shell): Promise<void> {
  const { out, once = false, commander } = options;
  if (out === undefined) throw new UsageError('--out is missing: it names the directory to write into');
  await using fleet = await openFleetFor(options, { lasts: !once }, shell);
  try {
    if (commander !== undefined) commanderNamed(commander, await listCommanders(fleet));
    if (!once) shell.warn(`writing ${commander ?? 'all commanders'} to ${printable(out)} (Ctrl-C ends it)`);
    const result = await mirrorFleet(fleet, {
      out,
      commander,
      once,
      signal: shell.signal,
      missed: (name, missing) => shell.warn(`shakedown: ${missingText(name, missing)}`),
    });
    await shell.print(options.format === 'json' ? JSON.stringify(result) : resultText(result, out));
  } catch (error) {
    if (shell.signal.aborted) throw new Interrupted();
    throw error instanceof JournalError
      ? error
      : fleetFailure(error, `read the stream ${fleet.names.stream}`, fleet.server);
  }
  if (shell.signal.aborted) throw new Interrupted();
}

function resultText({ written, commanders, duplicates, missing, leftOut }: MirrorResult, out: string): string {
  const more = [
    ...(duplicates > 0 ? [`${counted(duplicates, 'message')} received twice`] : []),
    ...(missing > 0 ? [`${counted(missing, 'byte')} not in the stream`] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, 'message')} about files that the game does not write left out`] : []),
  ];
  const what = `${counted(written, 'line or companion', 'lines and companions')} of ${counted(commanders, 'commander')}`;
  return [`wrote ${what} to ${printable(out)}`, ...more].join('; ');
}
