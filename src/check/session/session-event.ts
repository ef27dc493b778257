import type { Members } from '../../interface/object-rule.js';
import { isWhole, type WantedPart } from '../scan/extraction-paths.js';
import { headCells, isValue } from '../scan/row-format.js';
import type { RowReader } from '../scan/session-rows.js';
import { momentText, noDay } from './moment-text.js';

/**
 * An event of one kind as the rules see it: an object whose members become those of row after row, so that none is made for any of
 * them. Nobody may keep it. Lists and objects of which parts are wanted are made of their cells when somebody asks, as few do.
 *
 * This is done for every line, mostly before V8 has optimised it: a member named by `#` would take twice as long.
 */
export class SessionEvent {
  readonly kind: string;
  /** What the rules see. */
  readonly members: Members;
  private readonly names: readonly string[];
  private readonly parts: readonly WantedPart[];
  /** How many members there are before the first of which parts are wanted. */
  private readonly plain: number;
  /** The values of the members in their order: to find them by name takes longer, and many stay as they were. */
  private readonly values: unknown[];
  /** Whether any member was made of its cells. */
  private isMade = false;
  private rows: RowReader | undefined;
  private row = 0;
  private day = noDay;
  private time = 0;
  private written: unknown;

  /** `wanted` has the members of a row of this kind, in their order. */
  constructor(kind: string, { names, parts }: WantedPart) {
    this.kind = kind;
    this.names = names;
    this.parts = parts;
    const firstPart = parts.findIndex((part) => !isWhole(part));
    this.plain = firstPart < 0 ? names.length : firstPart;
    this.values = names.map((_, index) => (index < this.plain ? undefined : unread));
    this.members = this.noMembers();
  }

  private noMembers(): Members {
    const members: Record<string, unknown> = { event: this.kind };
    Object.defineProperty(members, 'timestamp', { get: () => this.timestamp(), enumerable: true });
    for (const [index, name] of this.names.entries()) {
      if (index < this.plain) members[name] = undefined;
      else Object.defineProperty(members, name, { get: () => this.partly(index), enumerable: true });
    }
    return members;
  }

  /** The event is now that of a row; without a day, its time stands behind its members. */
  show(rows: RowReader, row: number, day: number, time: number): Members {
    const { names, plain, values } = this;
    const { words, cells, values: told } = rows;
    const members = this.members as Record<string, unknown>;
    for (let index = 0, cell = row + headCells; index < plain; index++, cell++) {
      const value = words[2 * cell + 1] === isValue ? told[words[2 * cell] as number] : cells[cell];
      if (value === values[index]) continue;
      values[index] = value;
      members[names[index] as string] = value;
    }
    if (this.isMade) this.forgetMade();
    this.rows = rows;
    this.row = row;
    this.day = day;
    this.time = time;
    return members;
  }

  private forgetMade(): void {
    const { values } = this;
    for (let index = this.plain; index < values.length; index++) values[index] = unread;
    this.written = undefined;
    this.isMade = false;
  }

  /** A member of which parts are wanted. */
  private partly(index: number): unknown {
    const { values, rows, row } = this;
    if (values[index] === unread) {
      values[index] = rows?.value(row, row + headCells + index, this.parts[index]);
      this.isMade = true;
    }
    return values[index];
  }

  private timestamp(): unknown {
    if (this.written === undefined) {
      const { rows, row, day } = this;
      this.written = day === noDay ? rows?.value(row, row + headCells + this.names.length) : momentText(day, this.time);
      this.isMade = true;
    }
    return this.written;
  }
}

/** Stands for what was not asked for yet. */
const unread = Symbol('unread');
