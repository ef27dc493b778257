import { ArgumentError } from '../../words/argument-error.js';
import type { EventToWrite } from '../journal-event.js';
import { tabledKind, writeLine } from './format-line.js';
import { type TableMember, tableMembers, writeMember } from './table-writer.js';
import { lineEnd } from './write-by-table.js';
import { copyBytes, createSink, makeRoom, type Sink, writeAscii, writeReady } from './write-values.js';

/** A line has no more members than a number has bits that say which of them have changed. */
const mostMembers = 31;

/** In place of those bits: the event has other members. */
const unlike = -1;

/** The members of a line that an event has, in the order of the event and in that of the line. */
interface Layout {
  /** The names in the order of the event, with an empty one behind the last: to compare a name with nothing would be slow from then on. */
  readonly names: readonly string[];
  /** The place in the line of each. */
  readonly places: Int32Array;
  /** In the order of the line: the members, where each ends in the last line, and the last values, those that are numbers and the others. */
  readonly members: readonly TableMember[];
  readonly ends: Int32Array;
  readonly numbers: Float64Array;
  readonly others: unknown[];
}

/**
 * Lines of one kind, each much like the one before, as those of Status are. What they have in common is copied, so that a line
 * takes less than half the time. A list or object that is the very one of the line before is taken to be unchanged.
 */
export class SimilarLines {
  readonly #kind: string;
  readonly #table: readonly TableMember[];
  readonly #sink: Sink = createSink(4096);
  #length = 0;
  /** By the names of the members. */
  readonly #layouts = new Map<string, Layout>();
  #layout: Layout | undefined;
  /** Where the last line begins, and its length; 0 if it cannot be copied. */
  #begins = 0;
  #lineLength = 0;

  constructor(kindName: string) {
    const kind = tabledKind(kindName);
    if (!kind) throw new ArgumentError(`${kindName} has no table`);
    this.#kind = kind.name;
    this.#table = tableMembers(kind.shape);
  }

  /** Adds an event as one line, exactly as the game writes it. */
  append(event: EventToWrite): void {
    const begins = this.#length;
    const end = event.event === this.#kind ? this.#writeSimilar(begins, event) : undefined;
    this.#lineLength = end === undefined ? 0 : end - begins;
    this.#length = end ?? writeLine(this.#sink, begins, event);
    this.#begins = begins;
  }

  /** How many bytes it holds. */
  get length(): number {
    return this.#length;
  }

  /** What it holds; good until the next `append` or `clear`. */
  bytes(): Uint8Array {
    return this.#sink.bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
    // The next line may be written over the last one.
    this.#lineLength = 0;
  }

  /** Gives the place behind the line; nothing if it has other members than the table, or cannot be written, which the usual way tells in words. */
  #writeSimilar(begins: number, event: EventToWrite): number | undefined {
    try {
      const changed = this.#layout ? takeValues(this.#layout, event) : unlike;
      if (this.#layout && changed !== unlike) {
        return this.#lineLength > 0
          ? this.#writeNews(begins, this.#layout, changed)
          : this.#writeAll(begins, this.#layout);
      }
      this.#layout = this.#layoutOf(event);
      if (!this.#layout || takeValues(this.#layout, event) === unlike) return undefined;
      return this.#writeAll(begins, this.#layout);
    } catch {
      return undefined;
    }
  }

  #layoutOf(event: EventToWrite): Layout | undefined {
    const names = Object.keys(event);
    const key = names.join();
    const known = this.#layouts.get(key) ?? madeLayout(names, this.#table);
    if (known) this.#layouts.set(key, known);
    return known;
  }

  #writeAll(begins: number, layout: Layout): number {
    let at = begins;
    for (let place = 0; place < layout.members.length; place++) {
      const member = layout.members[place] as TableMember;
      makeRoom(this.#sink, at, 0);
      writeReady(this.#sink, at, member.key);
      at = writeMember(this.#sink, at + member.length, valueAt(layout, place), member);
      layout.ends[place] = at - begins;
    }
    return writeAscii(this.#sink, at, ` }${lineEnd}`);
  }

  /** Copies the last line, and writes what has changed over it; if that is longer or shorter than it was, all of it is written. */
  #writeNews(begins: number, layout: Layout, changed: number): number {
    const sink = this.#sink;
    const { members, ends } = layout;
    const lastBegins = this.#begins;
    const end = begins + this.#lineLength;
    makeRoom(sink, begins, this.#lineLength);
    sink.bytes.copyWithin(begins, lastBegins, lastBegins + this.#lineLength);
    for (let left = changed; left !== 0; left &= left - 1) {
      const place = 31 - Math.clz32(left & -left);
      const member = members[place] as TableMember;
      const start = begins + (place === 0 ? 0 : (ends[place - 1] as number)) + member.length;
      const ended = ends[place] as number;
      const at = writeMember(sink, start, valueAt(layout, place), member);
      if (at !== begins + ended) return this.#writeAll(begins, layout);
      // What is written eight bytes at a time has gone beyond its end.
      if (member.decimals < 0) copyBytes(sink, at, lastBegins + ended, 8);
    }
    return end;
  }
}

/** For an event that has no other members than the table, and the first of them. */
function madeLayout(names: readonly string[], table: readonly TableMember[]): Layout | undefined {
  const members = table.filter(({ name }) => names.includes(name));
  if (members.length !== names.length || members.length > mostMembers || members[0] !== table[0]) return undefined;
  return {
    names: [...names, ''],
    places: Int32Array.from(names, (name) => members.findIndex((member) => member.name === name)),
    members,
    ends: new Int32Array(members.length),
    numbers: new Float64Array(members.length),
    others: members.map(() => undefined),
  };
}

/**
 * Takes the values of an event that has the very members of a layout, in the same order, and gives a bit for each that has
 * changed: all in the one loop in which V8 knows where they are, whatever the event is made of.
 */
function takeValues({ names, places, numbers, others }: Layout, event: EventToWrite): number {
  let changed = 0;
  let count = 0;
  for (const name in event) {
    if (name !== names[count]) return unlike;
    const value = (event as Readonly<Record<string, unknown>>)[name];
    const place = places[count] as number;
    count += 1;
    if (typeof value === 'number') {
      const last = numbers[place] as number;
      // A zero has a sign.
      if (value === last && (value !== 0 || Object.is(value, last)) && others[place] === undefined) continue;
      numbers[place] = value;
      others[place] = undefined;
    } else {
      if (value === undefined) return unlike;
      if (value === others[place]) continue;
      others[place] = value;
    }
    changed |= 1 << place;
  }
  return count === places.length ? changed : unlike;
}

/** Where there is nothing else, it is a number. */
function valueAt({ numbers, others }: Layout, place: number): unknown {
  const other = others[place];
  return other === undefined ? numbers[place] : other;
}
