import { dialects, extraKinds } from '../../interface/dialect/dialects.js';
import type { Kind } from '../../interface/kind.js';
import { findCompanionKind, findKind, specification } from '../../interface/kind-catalogue.js';
import { ArgumentError } from '../../words/argument-error.js';
import { carriageReturn, lineFeed } from '../ascii.js';
import { assertObject, type EventToWrite } from '../journal-event.js';
import { compileSerialisers, isTabled } from './serialiser.js';
import { lineEnd, writeByTable } from './write-by-table.js';
import { createSink, makeRoom, type Sink, type WriteShape, writeAny } from './write-values.js';

/** How many events of a kind are written the plain way first: to generate its functions takes as long as some dozen of them. */
const plainWrites = 16;

/** How the events of each kind are written that was written before. */
const writers = new Map<string, WriteShape>();

function writerOf(name: string): WriteShape {
  const known = writers.get(name);
  if (known) return known;
  const kind = tabledKind(name);
  if (!kind || !isTabled(kind.shape)) return writeAny;
  const { shape } = kind;
  let left = plainWrites;
  const writePlainly: WriteShape = (sink, at, event) => {
    left -= 1;
    if (left === 0) writers.set(name, serialisersOf(kind).get(name) ?? writeAny);
    return writeByTable(sink, at, event, shape);
  };
  writers.set(name, writePlainly);
  return writePlainly;
}

/** The table by which a kind is written, in both dialects. */
function tabledKind(name: string): Kind | undefined {
  return findKind(specification, name) ?? findKind(extraKinds, name);
}

const compiled = new Map<Kind, ReadonlyMap<string, WriteShape>>();

/** The generated functions for a kind and what it holds. */
function serialisersOf(kind: Kind): ReadonlyMap<string, WriteShape> {
  const known = compiled.get(kind);
  if (known) return known;
  const made = compileSerialisers({ kinds: [kind] });
  compiled.set(kind, made);
  return made;
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
    assertObject(event);
    try {
      const at = writerOf(event.event)(this.#sink, this.#length, event);
      makeRoom(this.#sink, at, lineEnd.length);
      this.#sink.bytes[at] = carriageReturn;
      this.#sink.bytes[at + 1] = lineFeed;
      this.#length = at + lineEnd.length;
    } catch (error) {
      throw readableError(error);
    }
  }

  /** What it holds; good until the next `append` or `clear`. */
  bytes(): Uint8Array {
    return this.#sink.bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}

/** What the engine says of an object that holds itself, or of a text beyond all length, is no help. */
function readableError(error: unknown): unknown {
  if (!(error instanceof RangeError)) return error;
  return new ArgumentError('an event that contains itself, or does not fit in memory, cannot be written', {
    cause: error,
  });
}

let shared: LineBuffer | undefined;

/** Formats an event as a journal line, with its line ending, exactly as the game writes it. */
export function formatLine(event: EventToWrite): string {
  shared ??= new LineBuffer();
  shared.clear();
  shared.append(event);
  return asText(shared.bytes());
}

/** Formats an event as the content of its companion file: a list has one element per line. */
export function formatCompanion(event: EventToWrite): string {
  assertObject(event);
  const kind = findCompanionKind(dialects.game, event.event);
  const { lists } = kind?.companion ?? {};
  if (!kind || !lists) return formatLine(event);
  const sink = createSink(4096);
  try {
    const end = writeByTable(sink, 0, event, kind.shape, {
      names: lists,
      writers: serialisersOf(tabledKind(event.event) ?? kind),
    });
    return `${asText(sink.bytes.subarray(0, end))}${lineEnd}`;
  } catch (error) {
    throw readableError(error);
  }
}

// A text that begins with a byte order mark keeps it.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function asText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}
