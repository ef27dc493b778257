import { dialects } from '../interface/dialect/dialects.js';
import { dateKey, kindKey } from './columns/kind-table.js';
import { microsOf } from './columns/utc-micros.js';

/** What engines take for no value in the name of a folder. */
const noValue = '__HIVE_DEFAULT_PARTITION__';

/** The folder of the lines without an event. It has no date, so it is not a partition like the others. */
export const badLinesFolder = 'bad-lines';

/** Any file of an export, from the directory that it was written to. */
export const partPattern = new RegExp(
  String.raw`^(?:${kindKey}=\w{1,80}/${dateKey}=\w[\w-]*|${badLinesFolder})/part-\d+\.(?:parquet|ndjson|csv)$`,
);

/** The folder of a kind and a date; either may be unknown. */
export function partitionFolder(kind: string | undefined, date: string | undefined): string {
  return `${kindKey}=${kind ?? noValue}/${dateKey}=${date ?? noValue}`;
}

/** The date of an event, if its timestamp is a time. */
export function dateOf(timestamp: unknown): string | undefined {
  return typeof timestamp === 'string' && microsOf(timestamp) !== undefined ? timestamp.slice(0, 10) : undefined;
}

/** Kinds without a table of the interface have one of their own up to this number. */
const mostOtherKinds = 500;
const plainName = /^[A-Za-z]\w{0,63}$/;

/** Decides which events have a table of their own: a journal may name any number of kinds, in any letters. */
export class KindNames {
  /** By its name in lower case, since some disks do not tell the two apart. */
  readonly #spellings = usualSpellings();
  #others = 0;

  /** The kind whose table an event belongs to; nothing if it belongs to that of all the rest. */
  tableName(name: unknown): string | undefined {
    if (typeof name !== 'string' || !plainName.test(name)) return undefined;
    const lower = name.toLowerCase();
    const known = this.#spellings.get(lower);
    if (known !== undefined) return known === name ? name : undefined;
    if (++this.#others > mostOtherKinds) return undefined;
    this.#spellings.set(lower, name);
    return name;
  }
}

/** The kinds with a table, by their names in lower case: of two that differ in capitals alone, the one that was seen more often. */
function usualSpellings(): Map<string, string> {
  const byLines = dialects.game.kinds.toSorted((a, b) => (a.evidence.lines ?? 0) - (b.evidence.lines ?? 0));
  return new Map(byLines.map(({ name }) => [name.toLowerCase(), name]));
}
