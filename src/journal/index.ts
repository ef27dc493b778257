// `shakedown/journal`: the directory that the game writes. Lines, names, locations; reading, watching and
// writing it.

export { ArgumentError } from '../words/argument-error.js';
export { formatCompanion, formatLine } from './format/format-line.js';
export { JournalError, type JournalErrorCode } from './journal-error.js';
export {
  type EventToWrite,
  fieldOf,
  isKind,
  type JournalEvent,
  ofKind,
  type UnknownEvent,
  type WritableEvent,
} from './journal-event.js';
export {
  compareJournalNames,
  type Edition,
  formatJournalName,
  type JournalName,
  type JournalNameParts,
  journalFiles,
  parseJournalName,
} from './journal-names.js';
export { type Located, type LocateOptions, locateJournals, type Tried } from './locate-journals.js';
export type { Problem, ProblemCode } from './parse/line-problem.js';
export { type Parsed, parseLine } from './parse/parse-line.js';
export type { Entry, Position } from './read/journal-entry.js';
export type { JournalLine } from './read/journal-line.js';
export { type EventOfKinds, JournalReading, type ReadOptions, readJournal } from './read/reader.js';
export type { JournalSource } from './read/source-reading.js';
export type { CompanionEntry } from './watch/companion-tail.js';
export { JournalsWatch, type WatchJournalsOptions, watchJournals } from './watch/journals-watcher.js';
export { JournalWatch, type Watched, type WatchOptions, watchJournal } from './watch/watcher.js';
export { CompanionWriter, type CompanionWriterOptions } from './write/companion-writer.js';
export type { Lock } from './write/directory-lock.js';
export { JournalWriter, type JournalWriterOptions } from './write/journal-writer.js';
export type { LockDetails } from './write/lock-owner.js';
