import type { Entry } from '../read/journal-entry.js';
import type { CompanionEntry } from './companion-tail.js';

/**
 * What a watch yields: a line, a companion file, or once the mark `live` between what was already there and
 * what is new.
 */
export type Watched =
  | (Entry & {
      readonly directory: string;
      readonly live: boolean;
      readonly companion?: undefined;
      readonly mark?: undefined;
    })
  | (CompanionEntry & {
      readonly directory: string;
      readonly live: boolean;
      readonly mark?: undefined;
    } & WithoutPosition)
  | ({
      readonly directory: string;
      readonly mark: 'live';
      readonly companion?: undefined;
      readonly event?: undefined;
      readonly problem?: undefined;
    } & WithoutPosition);

/** Companions and marks have no position. */
interface WithoutPosition {
  readonly position?: never;
  readonly next?: never;
}
