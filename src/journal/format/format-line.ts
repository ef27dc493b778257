import { dialects, extraKinds } from '../../interface/dialect/dialects.js';
import { findCompanionKind, findKind, type KindWithCompanion, specification } from '../../interface/kind-catalogue.js';
import { ArgumentError } from '../../words/argument-error.js';
import { memoize } from '../../words/memo.js';
import { assertObject, type EventToWrite } from '../journal-event.js';
import { companionTable, tableOf, type WriteTable, writeObject } from './write-event.js';
import { createSink, type Sink, writeAscii } from './write-values.js';

const lineEnd = '\r\n';

/** Write tables by kind, for both dialects. */
const tables = new Map<string, WriteTable>();

function tableOfKind(name: string): WriteTable | undefined {
  const known = tables.get(name);
  if (known) return known;
  const kind = findKind(specification, name) ?? findKind(extraKinds, name);
  const table = kind && tableOf(kind.shape);
  if (table) tables.set(name, table);
  return table;
}

/** Lines collected as bytes, to be written at once. */
export class LineBuffer {
  readonly #sink: Sink;
  #length = 0;

  constructor(size = 4096) {
    this.#sink = createSink(size);
  }

  /** Number of bytes. */
  get length(): number {
    return this.#length;
  }

  /** Adds an event as one line, exactly as the game writes it. */
  append(event: EventToWrite): void {
    this.#length = writeLine(this.#sink, this.#length, event);
  }

  /** Valid until the next `append` or `clear`. */
  bytes(): Uint8Array {
    return this.#sink.bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}

/** Writes an event as one line, exactly as the game does, and returns the end. */
function writeLine(sink: Sink, at: number, event: EventToWrite): number {
  assertObject(event);
  try {
    return writeAscii(sink, writeObject(sink, at, event, tableOfKind(event.event)), lineEnd);
  } catch (error) {
    throw readableError(error);
  }
}

/** Replaces the engine's messages about circular objects and overlong strings. */
function readableError(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error;
  return new ArgumentError('an event that contains itself, or does not fit in memory, cannot be written', {
    cause: error,
  });
}

/** Tables of companions with lists. */
const companionTableOf = memoize(({ shape, companion: { lists = [] } }: KindWithCompanion) =>
  companionTable(shape, lists),
);

/** Shared by all calls, which are synchronous. */
let shared: Sink | undefined;

/** Formats an event as a journal line, with its line ending, exactly as the game writes it. */
export function formatLine(event: EventToWrite): string {
  shared ??= createSink(4096);
  const end = writeLine(shared, 0, event);
  return asText(shared.bytes.subarray(0, end));
}

/** Formats an event as the content of its companion file: a list has one element per line. */
export function formatCompanion(event: EventToWrite): string {
  return asText(companionBytes(event));
}

/** Like `formatCompanion`, as bytes; valid until the next call of a formatting function. */
export function companionBytes(event: EventToWrite): Uint8Array {
  shared ??= createSink(4096);
  const end = writeCompanion(shared, event);
  return shared.bytes.subarray(0, end);
}

function writeCompanion(sink: Sink, event: EventToWrite): number {
  assertObject(event);
  const kind = findCompanionKind(dialects.game, event.event);
  if (!kind?.companion.lists) return writeLine(sink, 0, event);
  try {
    return writeAscii(sink, writeObject(sink, 0, event, companionTableOf(kind)), lineEnd);
  } catch (error) {
    throw readableError(error);
  }
}

// Keeps a leading byte order mark.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function asText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
