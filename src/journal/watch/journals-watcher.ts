import type { CompanionEvent, CompanionKind } from '../../interface/event-types.js';
import { wrongArgument } from '../../words/argument-error.js';
import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { isPath, mustBe } from '../../words/shape/shape.js';
import type { Position } from '../read/journal-entry.js';
import { ManyDirectories } from './many-directories.js';
import { type WatchOptions, watchChecks } from './watch-options.js';
import { Watching } from './watching.js';

export interface WatchJournalsOptions extends Omit<WatchOptions, 'from'> {
  /**
   * Where to start in existing directories: at the `start` of everything already written, at its `end`, or
   * where a function says for each. Directories created later are read from their start.
   */
  readonly from?: 'start' | 'end' | ((directory: string) => 'start' | 'end' | Position);
}

const checks: OptionShapes<WatchJournalsOptions> = {
  ...watchChecks,
  from: mustBe(
    "'start', 'end' or a function that says it for a directory",
    (from) => from === 'start' || from === 'end' || typeof from === 'function',
  ),
};

/**
 * Reads and follows many journal directories at once: the named ones and their direct children, including
 * those created later. Iterates like `watchJournal`; `directory` says where.
 */
export function watchJournals(directories: string | readonly string[], options?: WatchJournalsOptions): JournalsWatch {
  return new JournalsWatch(directories, options);
}

/**
 * A running watch over many directories. It ends when it is closed or disposed of, or when its signal is
 * aborted.
 */
export class JournalsWatch extends Watching<ManyDirectories> {
  constructor(directories: string | readonly string[], options: WatchJournalsOptions = {}) {
    const named = typeof directories === 'string' ? [directories] : directories;
    if (!Array.isArray(named) || !named.every(isPath))
      throw wrongArgument('watchJournals takes the path of a directory, or a list of them', directories);
    const { signal, ...how } = checkOptions('watchJournals', options, checks);
    super('watchJournals', signal, (onNews) => new ManyDirectories([...named], how, onNews));
  }

  /** The directories followed so far. */
  get directories(): readonly string[] {
    return this.source.directories;
  }

  /** The last valid content of a companion file in one of the directories, if it has been read. */
  latest<Name extends CompanionKind>(directory: string, kind: Name): CompanionEvent<Name> | undefined {
    return this.source.watchOf(directory)?.latest(kind);
  }
}
