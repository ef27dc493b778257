import type { Patch } from '../../interface/object-rule.js';
import type { SessionExample } from '../session/session-rule.js';

/** Something that obeys a rule or breaks it, in the form that shows it best. */
export type RuleExample =
  | EventExample
  | MembersExample
  | LinesExample
  | DirectoryExample
  | ({ readonly is: 'scene' } & SessionExample);

/** One event as it is written; `pointer` is where it breaks the rule. */
export interface EventExample {
  readonly is: 'event';
  readonly text: string;
  readonly pointer?: string;
}

/** The members of an object that matter; the others may have any value. */
export interface MembersExample {
  readonly is: 'members';
  readonly of: string;
  readonly members: Patch;
  /** Members that are not there. */
  readonly without: readonly string[];
}

/** The content of a journal. */
export interface LinesExample {
  readonly is: 'lines';
  readonly text: string;
  readonly encoding: 'utf8' | 'latin1';
  /** The line limit in this example, because the real one is too large to show. */
  readonly longest?: number;
}

/** The content of a directory by file name; a name that ends in `/` is a folder. */
export interface DirectoryExample {
  readonly is: 'directory';
  readonly files: Readonly<Record<string, string>>;
}
