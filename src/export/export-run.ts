import { isUtf8 } from 'node:buffer';
import type { JournalEvent } from '../journal/journal-event.js';
import type { Problem } from '../journal/parse/line-problem.js';
import { mayHoldLongNumber, parseWithLongNumbers } from './columns/exact-numbers.js';
import { jsonText } from './columns/json-text.js';
import { type BadLine, badLineTable, tableOfKind } from './columns/kind-table.js';
import type { EntryBatch, ExportEntry } from './export-entry.js';
import { OpenParts, Partition, type PartStore, type TableParts } from './open-parts.js';
import type { PartFormat } from './part.js';
import { badLinesFolder, dateOf, KindNames, partitionFolder } from './partition.js';

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
  readonly filter?: ExportFilter | undefined;
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

/** Exports all entries, whatever they come from. What was written is complete when this ends, and whole only then. */
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
  readonly #names = new KindNames();
  readonly #tables = new Map<string | undefined, KindPartitions>();
  readonly #kinds = new Set<unknown>();
  readonly #badLines = new Partition(badLinesFolder, { table: badLineTable, spare: [] });
  #rows = 0;
  #bad = 0;

  constructor({ format, store, filter = {} }: ExportOptions) {
    this.#parts = new OpenParts(format, store);
    this.#filter = filter;
  }

  get isFull(): boolean {
    return this.#parts.isFull;
  }

  relieve(): Promise<void> {
    return this.#parts.relieve();
  }

  add(entry: ExportEntry): void {
    if (entry.event) this.#addEvent(entry, entry.event);
    if (entry.problem) this.#addBadLine(entry, entry.problem);
  }

  async finish(): Promise<ExportTotals> {
    const { files, bytes } = await this.#parts.finish();
    return { rows: this.#rows, kinds: this.#kinds.size, files, bytes, badLines: this.#bad };
  }

  #addEvent({ file, line, commander, bytes }: ExportEntry, event: JournalEvent): void {
    if (!isWanted(event, this.#filter)) return;
    this.#rows++;
    this.#kinds.add(event.event);
    const row = { file, line, commander, event: exactEvent(event, bytes), bytes };
    this.#parts.add(this.#tableOf(event.event).partitionAt(event.timestamp), row);
  }

  #tableOf(name: unknown): KindPartitions {
    const known = this.#tables.get(name as string);
    if (known && name !== undefined) return known;
    const kind = this.#names.tableName(name);
    const table = this.#tables.get(kind) ?? new KindPartitions(kind);
    this.#tables.set(kind, table);
    return table;
  }

  #addBadLine({ file, line, offset, commander, bytes }: ExportEntry, { code, message }: Problem): void {
    this.#bad++;
    const content = isUtf8(bytes)
      ? { text: Buffer.from(bytes).toString() }
      : { base64: Buffer.from(bytes).toString('base64') };
    const event: BadLine = { offset, reason: code, message, ...content };
    const json = jsonText({ file, line, commander: commander ?? null, ...event });
    this.#parts.add(this.#badLines, { file, line, commander, event, bytes: Buffer.from(json) });
  }
}

/** The partitions of one kind, by date. */
class KindPartitions {
  readonly #kind: string | undefined;
  readonly #parts: TableParts;
  readonly #byDate = new Map<string | undefined, Partition>();
  #last: Partition | undefined;
  #lastDate: string | undefined;

  constructor(kind: string | undefined) {
    this.#kind = kind;
    this.#parts = { table: tableOfKind(kind), spare: [] };
  }

  partitionAt(timestamp: unknown): Partition {
    const date = dateOf(timestamp);
    if (this.#last && this.#lastDate === date) return this.#last;
    const partition = this.#byDate.get(date) ?? new Partition(partitionFolder(this.#kind, date), this.#parts);
    this.#byDate.set(date, partition);
    this.#lastDate = date;
    return (this.#last = partition);
  }
}

/** An event without a date is left out as soon as dates matter. */
function isWanted({ event, timestamp }: JournalEvent, { kinds, since, until }: ExportFilter): boolean {
  if (kinds && !kinds.has(event)) return false;
  if (since === undefined && until === undefined) return true;
  const date = dateOf(timestamp);
  return date !== undefined && (since === undefined || date >= since) && (until === undefined || date <= until);
}

/** The event with all digits of its numbers. */
function exactEvent(event: JournalEvent, bytes: Uint8Array): object {
  if (!mayHoldLongNumber(bytes)) return event;
  try {
    return parseWithLongNumbers(Buffer.from(bytes).toString()) as object;
  } catch {
    // There are stray bytes around the event, which its reader has left out.
    return event;
  }
}
