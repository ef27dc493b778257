/** How far a directory is published: what is certainly stored in the stream. Kept in a JSON file. */
import type { Dialect } from '../../interface/dialect/dialects.js';
import { isObject } from '../../journal/journal-event.js';
import type { ResumePoint } from '../../journal/watch/file-tail.js';

const format = 1;

const noBytes = new Uint8Array();

export interface JournalRecord {
  copy: number;
  /** Decided once per journal. */
  commander?: string | undefined;
  /** Offset of the first line that is not stored, and its number if known. */
  offset: number;
  line?: number | undefined;
  /**
   * The first bytes of the journal and the last before the offset, to recognise it again; base64 in the file.
   */
  head: Uint8Array;
  before: Uint8Array;
  /** Nothing is published yet, and publishing does not start at the beginning. */
  start?: true | undefined;
  /** Its size when its end was published. */
  ended?: number | undefined;
}

export interface DirectoryRecord {
  readonly format: typeof format;
  /** For readers of the file. */
  readonly directory: string;
  readonly stream: string;
  /** Of the most recent journal. */
  commander?: string | undefined;
  /** By edition. */
  readonly dialects: Record<string, Dialect>;
  /** Of the last companion or rest message. */
  number: number;
  /** Nothing was published since the last rest message. */
  rested: boolean;
  readonly journals: Record<string, JournalRecord>;
  /** Content hash of each published companion. */
  readonly companions: Record<string, string>;
}

export function newDirectoryRecord(directory: string, stream: string): DirectoryRecord {
  return { format, directory, stream, number: 0, rested: true, dialects: {}, journals: {}, companions: {} };
}

export function newJournalRecord(): JournalRecord {
  return { copy: 1, offset: 0, line: 1, head: noBytes, before: noBytes };
}

export function formatDirectoryRecord({ journals, ...others }: DirectoryRecord): string {
  const written = Object.entries(journals).map(([name, { head, before, ...journal }]) => {
    return [name, { ...journal, head: base64Of(head), before: base64Of(before) }];
  });
  return JSON.stringify({ ...others, journals: Object.fromEntries(written) as object });
}

function base64Of(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** Undefined if the text is not a valid record. */
export function parseDirectoryRecord(text: string): DirectoryRecord | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return undefined;
    for (const journal of Object.values(value.journals)) {
      journal.head = Buffer.from(String(journal.head), 'base64');
      journal.before = Buffer.from(String(journal.before), 'base64');
    }
    return value;
  } catch {
    return undefined;
  }
}

export function resumePointOf(file: string, { offset, line, head, before }: JournalRecord): ResumePoint {
  return {
    position: line === undefined ? undefined : { file, line, offset },
    read: offset,
    passed: 0,
    head: Buffer.from(head),
    before: Buffer.from(before),
  };
}

function isRecord(value: unknown): value is DirectoryRecord {
  const {
    format: found,
    journals,
    companions,
    dialects,
    number,
    rested,
  } = (isObject(value) ? value : {}) as Partial<Record<keyof DirectoryRecord, unknown>>;
  return (
    found === format &&
    isCount(number) &&
    typeof rested === 'boolean' &&
    isObject(companions) &&
    isObject(dialects) &&
    isObject(journals) &&
    Object.values(journals).every(isJournalRecord)
  );
}

function isJournalRecord(value: unknown): boolean {
  const { copy, offset, line, head, before } = (isObject(value) ? value : {}) as Partial<
    Record<keyof JournalRecord, unknown>
  >;
  return (
    isCount(copy) &&
    isCount(offset) &&
    (line === undefined || isCount(line)) &&
    typeof head === 'string' &&
    typeof before === 'string'
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
