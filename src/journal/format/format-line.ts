import { dialects, extraKinds } from '../../interface/dialect/dialects.js';
import type { Kind } from '../../interface/kind.js';
import { findCompanionKind, findKind, specification } from '../../interface/kind-catalogue.js';
import { ArgumentError } from '../../words/argument-error.js';
import { carriageReturn, lineFeed } from '../ascii.js';
import { assertObject, type EventToWrite } from '../journal-event.js';
import { isTabled, tableWriter } from './table-writer.js';
import { lineEnd, writeByTable } from './write-by-table.js';
import { createSink, makeRoom, type Sink, type WriteShape, writeAny, writeAscii } from './write-values.js';

/** How the events of each kind are written that was written before. */
const writers = new Map<string, WriteShape>();

function writerOf(name: string): WriteShape {
  const known = writers.get(name);
  if (known) return known;
  const kind = tabledKind(name);
  if (!kind || !isTabled(kind.shape)) return writeAny;
  const writer = tableWriter(kind.shape);
  writers.set(name, writer);
  return writer;
}

/** The table by which a kind is written, in both dialects. */
export function tabledKind(name: string): Kind | undefined {
  return findKind(specification, name) ?? findKind(extraKinds, name);
}

/** Lines gathered as bytes, to be written in one go. */
export class LineBuffer {
  readonly #sink: Sink;
  #length = 0;

  constructor(size = 4096) {
    this.#sink = createSink(size);
  }

  /** How many bytes it holds. */
  get length(): number {
    return this.#length;
  }

  /** Adds an event as one line, exactly as the game writes it. */
  append(event: EventToWrite): void {
    this.#length = writeLine(this.#sink, this.#length, event);
  }

  /** What it holds; good until the next `append` or `clear`. */
  bytes(): Uint8Array {
    return this.#sink.bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}

/** Writes an event as one line at a place of a sink, exactly as the game writes it, and gives the place behind it. */
export function writeLine(sink: Sink, at: number, event: EventToWrite): number {
  assertObject(event);
  try {
    const end = writerOf(event.event)(sink, at, event);
    makeRoom(sink, end, lineEnd.length);
    sink.bytes[end] = carriageReturn;
    sink.bytes[end + 1] = lineFeed;
    return end + lineEnd.length;
  } catch (error) {
    throw readableError(error);
  }
}

/** What the engine says of an object that holds itself, or of a text beyond all length, is no help. */
function readableError(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error;
  return new ArgumentError('an event that contains itself, or does not fit in memory, cannot be written', {
    cause: error,
  });
}

/** For one text at a time. */
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

/** The same as bytes; good until something else is formatted. */
export function companionBytes(event: EventToWrite): Uint8Array {
  shared ??= createSink(4096);
  const end = writeCompanion(shared, event);
  return shared.bytes.subarray(0, end);
}

function writeCompanion(sink: Sink, event: EventToWrite): number {
  assertObject(event);
  const kind = findCompanionKind(dialects.game, event.event);
  const { lists } = kind?.companion ?? {};
  if (!kind || !lists) return writeLine(sink, 0, event);
  try {
    const end = writeByTable(sink, 0, event, kind.shape, { names: lists, writerOf: tableWriter });
    return writeAscii(sink, end, lineEnd);
  } catch (error) {
    throw readableError(error);
  }
}

// A text that begins with a byte order mark keeps it.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function asText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
