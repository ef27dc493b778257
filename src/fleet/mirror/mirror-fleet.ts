import path from 'node:path';
import { toUSVString } from 'node:util';
import { prepareDirectory } from '../../journal/write/ownership-marker.js';
import type { Fleet } from '../connect/open-fleet.js';
import type { StoredMessage } from '../fleet-message.js';
import type { Missing } from '../journal-sequence.js';
import { commanderKey, partitionOf } from '../partitions.js';
import { PartitionReader } from '../read/read-partition.js';
import { CommanderMirror, type MirrorCounts } from './commander-mirror.js';
import { readMirrorState, writeMirrorState } from './mirror-state.js';

export interface MirrorOptions {
  /** The directory of `commander`; without one, the parent of a directory per commander. */
  readonly out: string;
  readonly commander?: string | undefined;
  /** Ends when everything published before the start is written. */
  readonly once?: boolean | undefined;
  readonly signal: AbortSignal;
  readonly missed?: ((commander: string, missing: Missing) => void) | undefined;
  /** Everything published so far is written. */
  readonly caughtUp?: (() => void) | undefined;
}

export interface MirrorResult extends MirrorCounts {
  readonly commanders: number;
}

/** Milliseconds between saves of the state: at most this much is read again after a crash. */
const saveInterval = 1000;

/** Companions are written when the reader has caught up, and otherwise at this interval in milliseconds. */
const flushInterval = 100;

/** Writes published journals into directories and follows new messages, until the signal. */
export async function mirrorFleet(fleet: Fleet, options: MirrorOptions): Promise<MirrorResult> {
  const { commander, once = false, signal } = options;
  const { config, created, state } = await fleet.manager.streams.info(fleet.names.stream);
  const mirrors = await Mirrors.open(options, `${config.name} ${created}`);
  const partition = commander === undefined ? undefined : partitionOf(commander, fleet.partitions);
  const reader = new PartitionReader(fleet, partition, { after: mirrors.through, signal });
  try {
    for (let isBehind = true; !signal.aborted && !fleet.connection.isClosed(); ) {
      const { messages, through, pending } = await reader.next();
      if (signal.aborted) break;
      for (const message of messages) await mirrors.take(message);
      mirrors.passed(through);
      const isCaughtUp = pending === 0 || through >= state.last_seq;
      mirrors.write(pending === 0);
      if (isCaughtUp && isBehind) options.caughtUp?.();
      isBehind &&= !isCaughtUp;
      if (once && isCaughtUp) break;
    }
    return mirrors.counts;
  } finally {
    reader.close();
    mirrors.close();
  }
}

/** The mirrors of one or all commanders, opened on first use. */
class Mirrors {
  readonly #options: MirrorOptions;
  readonly #stream: string;
  readonly #open = new Map<string, CommanderMirror>();
  /** Mirrors with unsaved changes. */
  readonly #changed = new Set<CommanderMirror>();
  #sequence: number;
  #flushed = 0;
  #saved = 0;

  private constructor(options: MirrorOptions, stream: string, sequence: number) {
    this.#options = options;
    this.#stream = stream;
    this.#sequence = sequence;
  }

  static async open(options: MirrorOptions, stream: string): Promise<Mirrors> {
    const { out, commander } = options;
    if (commander === undefined) {
      await prepareDirectory(out);
      const all = readMirrorState(out, { stream, commander: '' });
      return new Mirrors(options, stream, all?.sequence ?? 0);
    }
    const mirrors = new Mirrors(options, stream, 0);
    mirrors.#sequence = (await mirrors.#mirrorOf(commander)).through;
    return mirrors;
  }

  get through(): number {
    return this.#sequence;
  }

  get counts(): MirrorResult {
    const counts = { commanders: this.#open.size, written: 0, duplicates: 0, missing: 0, leftOut: 0 };
    for (const mirror of this.#open.values()) {
      const { written, duplicates, missing, leftOut } = mirror.counts;
      counts.written += written;
      counts.duplicates += duplicates;
      counts.missing += missing;
      counts.leftOut += leftOut;
    }
    return counts;
  }

  async take(message: StoredMessage): Promise<void> {
    const { commander } = this.#options;
    if (commander !== undefined && message.commander !== commander) return;
    const mirror = this.#open.get(message.commander) ?? (await this.#mirrorOf(message.commander));
    mirror.take(message);
    this.#changed.add(mirror);
  }

  /** All messages up to here were read. */
  passed(sequence: number): void {
    this.#sequence = sequence;
  }

  /** Writes companions and states when they are due. */
  write(isLatest: boolean): void {
    const now = performance.now();
    if (!isLatest && now - this.#flushed < flushInterval) return;
    this.#flushed = now;
    for (const mirror of this.#changed) mirror.flush();
    if (now - this.#saved >= saveInterval) this.#save();
  }

  close(): void {
    try {
      this.#save();
    } finally {
      for (const mirror of this.#open.values()) mirror.close();
    }
  }

  #save(): void {
    this.#saved = performance.now();
    for (const mirror of this.#open.values()) mirror.passed(this.#sequence);
    for (const mirror of this.#changed) mirror.save();
    this.#changed.clear();
    const { out, commander } = this.#options;
    if (commander !== undefined) return;
    const sequence = Math.min(this.#sequence, ...Array.from(this.#open.values(), ({ through }) => through));
    writeMirrorState(out, { stream: this.#stream, commander: '', sequence, journals: {}, companions: {} });
  }

  async #mirrorOf(commander: string): Promise<CommanderMirror> {
    const { out, commander: only, missed } = this.#options;
    const directory = only === undefined ? path.join(out, directoryName(commander)) : out;
    const part = { stream: this.#stream, commander };
    const mirror = await CommanderMirror.open(directory, part, { missed: (missing) => missed?.(commander, missing) });
    this.#open.set(commander, mirror);
    return mirror;
  }
}

/** File systems refuse names of more than 255 bytes. */
const longestDirectoryName = 200;
const keptOfLongName = 150;

/**
 * A commander's name as a directory name; unsafe characters are percent-encoded. A long one is cut, and ends
 * in its hash after `%~`, which no other name contains.
 */
export function directoryName(commander: string): string {
  const plain = encodeURIComponent(toUSVString(commander)).replaceAll('%20', ' ').replaceAll('*', '%2A');
  const name =
    plain.length > longestDirectoryName ? `${plain.slice(0, keptOfLongName)}%~${commanderKey(commander)}` : plain;
  // No leading or trailing dots and spaces: hidden, special, or stripped by Windows.
  return name.replace(/^[. ]|[. ]$/g, (sign) => (sign === '.' ? '%2E' : '%20'));
}
