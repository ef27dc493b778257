import { dialects } from '../interface/dialect/dialects.js';
import type { Catalogue } from '../interface/kind-catalogue.js';
import { kindKey, periodKeys } from './columns/kind-columns.js';
import { microsOf } from './columns/utc-micros.js';

/** How engines write null in the name of a folder. */
const noValue = '__HIVE_DEFAULT_PARTITION__';

/** The folder of lines without an event. They have no date, so it is not a partition. */
export const badLinesFolder = 'bad-lines';

/** The path of any file of an export, relative to its directory. */
export const partPattern = new RegExp(
  String.raw`^(?:${kindKey}=\w{1,80}(?:/(?:${Object.values(periodKeys).join('|')})=\w[\w-]*)?|${badLinesFolder})/part-\d+\.(?:parquet|ndjson|csv)$`,
);

/** How the table of a kind is divided: how much of a date its files have in common. */
const dateLengths = { day: 10, month: 7, year: 4, none: 0 } as const;

export type PartitionBy = keyof typeof dateLengths;

export const partitionNames = Object.keys(dateLengths) as readonly PartitionBy[];

/** The folder of a kind and a date; either may be unknown. */
export function partitionFolder(kind: string | undefined, date: string | undefined, by: PartitionBy): string {
  const folder = `${kindKey}=${kind ?? noValue}`;
  return by === 'none' ? folder : `${folder}/${periodKeys[by]}=${date?.slice(0, dateLengths[by]) ?? noValue}`;
}

const gibibyte = 2 ** 30;

/**
 * The division for this many bytes of journals. The largest kinds have about a tenth of them each, and take a
 * tenth of that in Parquet: their files have megabytes to some hundreds of them.
 */
export function partitionForSize(bytes: number): PartitionBy {
  if (bytes < 4 * gibibyte) return 'none';
  if (bytes < 40 * gibibyte) return 'year';
  return bytes < 400 * gibibyte ? 'month' : 'day';
}

/** The date of an event, if its timestamp is a time. */
export function dateOf(timestamp: unknown): string | undefined {
  return typeof timestamp === 'string' && microsOf(timestamp) !== undefined ? timestamp.slice(0, 10) : undefined;
}

/** The largest number of kinds that have a table without being in the interface. */
const mostOtherKinds = 500;
const plainName = /^[A-Za-z]\w{0,63}$/;

/**
 * Decides which kinds have a table of their own: a journal may contain any number of names, with any
 * characters.
 */
export class KindNames {
  /** By the name in lower case: some file systems ignore case. */
  readonly #spellings: Map<string, string>;
  #others = 0;

  constructor(catalogue = dialects.game) {
    this.#spellings = usualSpellings(catalogue);
  }

  /** The kind whose table an event belongs to; `undefined` for the table of all other events. */
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

/**
 * The kinds of the interface by name in lower case; of two that differ only in case, the more frequent one.
 */
function usualSpellings({ kinds }: Catalogue): Map<string, string> {
  const byLines = kinds.toSorted((a, b) => (a.evidence.lines ?? 0) - (b.evidence.lines ?? 0));
  return new Map(byLines.map(({ name }) => [name.toLowerCase(), name]));
}
