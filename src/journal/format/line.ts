import { findKind, specification } from '../../spec/catalogue.js';
import { shapeOf } from '../../spec/lookup.js';
import type { JournalEvent } from '../event.js';
import { makeRoom, type Sink, sinkOf, writeAny } from './bytes.js';
import { compileSerialisers, type WriteShape } from './serialiser.js';

const lineEnd = '\r\n';

let compiled: ReadonlyMap<string, WriteShape> | undefined;

/** Generating the functions takes some milliseconds; who only reads is spared them. */
function serialisers(): ReadonlyMap<string, WriteShape> {
  compiled ??= compileSerialisers(specification);
  return compiled;
}

/** Lines gathered as bytes, to be written in one go. */
export class LineBuffer {
  readonly #sink: Sink;
  readonly #serialisers = serialisers();
  #length = 0;

  constructor(size = 4096) {
    this.#sink = sinkOf(size);
  }

  /** How many bytes it holds. */
  get length(): number {
    return this.#length;
  }

  /** Adds an event as one line, exactly as the game writes it. */
  append(event: JournalEvent): void {
    const write = this.#serialisers.get(event.event) ?? writeAny;
    const at = write(this.#sink, this.#length, event);
    makeRoom(this.#sink, at, lineEnd.length);
    this.#length = at + this.#sink.bytes.write(lineEnd, at, 'latin1');
  }

  /** What it holds; good until the next `append` or `clear`. */
  bytes(): Uint8Array {
    return this.#sink.bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
  }
}

let shared: LineBuffer | undefined;

/** An event as the line of a journal, with its line end, exactly as the game writes it. */
export function formatLine(event: JournalEvent): string {
  shared ??= new LineBuffer();
  shared.clear();
  shared.append(event);
  return asText(shared.bytes());
}

/** An event as the content of its companion file: a list has one element per line. */
export function formatCompanion(event: JournalEvent): string {
  const kind = findKind(specification, event.event);
  const name = kind?.companion?.list;
  const field = name === undefined ? undefined : kind?.shape.fields[name];
  const list = name === undefined ? undefined : event[name];
  if (name === undefined || !field || !Array.isArray(list) || list.length === 0) return formatLine(event);
  const { [name]: _, ...head } = event;
  const opened = formatLine(head as JournalEvent).slice(0, -` }${lineEnd}`.length);
  const write = serialisers().get(shapeOf(field)?.name ?? '') ?? writeAny;
  const elements = list.map((element) => formatWith(write, element));
  return `${opened}, "${name}":[ ${lineEnd}${elements.join(`, ${lineEnd}`)}${lineEnd} ] }${lineEnd}`;
}

function formatWith(write: WriteShape, object: object): string {
  const sink = sinkOf(1024);
  const end = write(sink, 0, object);
  return asText(sink.bytes.subarray(0, end));
}

function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}
