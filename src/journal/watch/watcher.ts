import type { CompanionEvent, CompanionKind } from '../../interface/event-types.js';
import { checkOptions } from '../../words/shape/check-options.js';
import { assertDirectory } from '../directories.js';
import type { JournalEvent } from '../journal-event.js';
import { DirectoryWatch } from './directory-watch.js';
import { type WatchOptions, watchChecks } from './watch-options.js';
import { Watching } from './watching.js';

export type { WatchOptions } from './watch-options.js';
export type { Watched } from './watched.js';

/** Reads a journal directory and follows it as it is written. The directory need not exist yet. */
export function watchJournal(directory: string, options?: WatchOptions): JournalWatch {
  return new JournalWatch(directory, options);
}

/** A running watch. It ends when it is closed or disposed of, or when its signal is aborted. */
export class JournalWatch extends Watching<DirectoryWatch> {
  constructor(directory: string, options: WatchOptions = {}) {
    assertDirectory(directory, 'watchJournal');
    const { signal, ...how } = checkOptions('watchJournal', options, watchChecks);
    super('watchJournal', signal, (onNews) => new DirectoryWatch(directory, how, onNews));
  }

  /** The last valid content of a companion file, if it has been read. A cleared route is an empty one. */
  latest<Name extends CompanionKind>(kind: Name): CompanionEvent<Name> | undefined {
    return this.source.latest(kind);
  }

  /** Only the events of the journal: no companion files, no problems. */
  async *events(): AsyncGenerator<JournalEvent, void, undefined> {
    for await (const { event, companion } of this) if (event && companion === undefined) yield event;
  }
}
