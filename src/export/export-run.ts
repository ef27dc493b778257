import { isUtf8 } from 'node:buffer';
import type { Catalogue } from '../interface/kind-catalogue.js';
import { lineFeed } from '../journal/ascii.js';
import type { JournalEvent } from '../journal/journal-event.js';
import type { Problem } from '../journal/parse/line-problem.js';
import { parseLine } from '../journal/parse/parse-line.js';
import type { Column } from './columns/column-type.js';
import { mayHoldLongNumber, parseWithLongNumbers } from './columns/exact-numbers.js';
import { jsonText } from './columns/json-text.js';
import { type BadLine, badLineColumns, columnsOfKind } from './columns/kind-columns.js';
import type { EntryBatch, ExportEntry } from './export-entry.js';
import { OpenParts, Partition, type PartStore } from './open-parts.js';
import type { Origin, PartFormat } from './part.js';
import { badLinesFolder, dateOf, KindNames, type PartitionBy, partitionFolder } from './partition.js';

/** Which events are exported. */
export interface ExportFilter {
  readonly kinds?: ReadonlySet<string> | undefined;
  /** The first and the last date, such as `2026-11-14`. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export interface ExportOptions {
  readonly format: PartFormat;
  readonly store: PartStore;
  readonly partition: PartitionBy;
  readonly filter?: ExportFilter | undefined;
  /** The live game, if left out. */
  readonly catalogue?: Catalogue | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How much was exported. */
export interface ExportTotals {
  readonly rows: number;
  readonly kinds: number;
  readonly files: number;
  readonly bytes: number;
  readonly badLines: number;
}

/** Exports all entries. The files are complete only when this ends. */
export async function exportEntries(
  batches: AsyncIterable<EntryBatch>,
  { signal, ...options }: ExportOptions,
): Promise<ExportTotals> {
  const run = new ExportRun(options);
  for await (const batch of batches) {
    for (const entry of batch) {
      run.add(entry);
      if (run.isFull) await run.relieve();
    }
  }
  signal?.throwIfAborted();
  return run.finish();
}

class ExportRun {
  readonly #parts: OpenParts;
  readonly #filter: ExportFilter;
  readonly #by: PartitionBy;
  readonly #names: KindNames;
  readonly #catalogue: Catalogue | undefined;
  readonly #columns = new Map<string | undefined, readonly Column[]>();
  readonly #partitions = new Map<string, Partition>();
  readonly #kinds = new Set<unknown>();
  readonly #badLines = new Partition(badLinesFolder, badLineColumns);
  #rows = 0;
  #bad = 0;

  constructor({ format, store, partition, filter = {}, catalogue }: ExportOptions) {
    this.#names = new KindNames(catalogue);
    this.#catalogue = catalogue;
    this.#parts = new OpenParts(format, store);
    this.#filter = filter;
    this.#by = partition;
  }

  get isFull(): boolean {
    return this.#parts.isFull;
  }

  relieve(): Promise<void> {
    return this.#parts.relieve();
  }

  add(entry: ExportEntry): void {
    const bytes = withoutLineFeed(entry.bytes);
    if (entry.problem) {
      this.#addBadLine(entry, entry.problem, bytes);
      return;
    }
    const { event, problem } = parseLine(bytes);
    const line = problem?.code === 'duplicate-key' ? withLastValues(bytes) : bytes;
    const kept = line === bytes ? event : parseLine(line).event;
    if (kept) this.#addEvent(entry, kept, line);
    if (problem) this.#addBadLine(entry, problem, bytes);
  }

  async finish(): Promise<ExportTotals> {
    const { files, bytes } = await this.#parts.finish();
    return { rows: this.#rows, kinds: this.#kinds.size, files, bytes, badLines: this.#bad };
  }

  #addEvent(origin: Origin, event: JournalEvent, bytes: Uint8Array): void {
    if (!isWanted(event, this.#filter)) return;
    this.#rows++;
    this.#kinds.add(event.event);
    this.#parts.add(this.#partitionOf(event), origin, exactEvent(event, bytes), bytes);
  }

  #partitionOf({ event, timestamp }: JournalEvent): Partition {
    const kind = this.#names.tableName(event);
    const folder = partitionFolder(kind, dateOf(timestamp), this.#by);
    const partition = this.#partitions.get(folder) ?? new Partition(folder, this.#columnsOf(kind));
    this.#partitions.set(folder, partition);
    return partition;
  }

  #columnsOf(kind: string | undefined): readonly Column[] {
    const columns = this.#columns.get(kind) ?? columnsOfKind(kind, this.#catalogue);
    this.#columns.set(kind, columns);
    return columns;
  }

  #addBadLine({ offset, ...origin }: ExportEntry, { code, message }: Problem, bytes: Uint8Array): void {
    this.#bad++;
    const content = isUtf8(bytes)
      ? { text: Buffer.from(bytes).toString() }
      : { base64: Buffer.from(bytes).toString('base64') };
    const event: BadLine = { offset, reason: code, message, ...content };
    const { file, line, commander = null } = origin;
    this.#parts.add(this.#badLines, origin, event, Buffer.from(jsonText({ file, line, commander, ...event })));
  }
}

/** With a filter by date, an event without a date is not wanted. */
function isWanted({ event, timestamp }: JournalEvent, { kinds, since, until }: ExportFilter): boolean {
  if (kinds && !kinds.has(event)) return false;
  if (since === undefined && until === undefined) return true;
  const date = dateOf(timestamp);
  return date !== undefined && (since === undefined || date >= since) && (until === undefined || date <= until);
}

function withoutLineFeed(bytes: Uint8Array): Uint8Array {
  return bytes[bytes.length - 1] === lineFeed ? bytes.subarray(0, -1) : bytes;
}

/** A line with doubled keys, with only the last value of each; empty if it is no JSON. */
function withLastValues(bytes: Uint8Array): Uint8Array {
  try {
    return Buffer.from(jsonText(parseWithLongNumbers(Buffer.from(bytes).toString())));
  } catch {
    return new Uint8Array();
  }
}

/** The event with all digits of its numbers. */
function exactEvent(event: JournalEvent, bytes: Uint8Array): object {
  if (!mayHoldLongNumber(bytes)) return event;
  try {
    return parseWithLongNumbers(Buffer.from(bytes).toString()) as object;
  } catch {
    // There are stray bytes around the event, which `parseLine` removed.
    return event;
  }
}
