import { filedKinds } from '../../spec/catalogue.js';
import { type Dialect, dialects } from '../../spec/dialect.js';
import { EventJudge } from '../event/judge.js';
import { compileScanner } from '../scan/generate/make-scanner.js';
import { noScanner } from '../scan/no-scanner.js';
import type { WantedMembers } from '../scan/scanner.js';
import { sessionReads } from '../session/session.js';
import type { LineCheckOptions } from './line-check.js';
import { onceKinds } from './repeated.js';

/** What lines are held to. */
export interface Standards {
  readonly dialect: Dialect;
  /** Every event is judged by itself. */
  readonly eventsOnly: boolean;
  /** How many bytes a line may have; the usual limit if left out. */
  readonly maxLineBytes?: number | undefined;
}

/** The same before it is known what the journal says of itself. */
export interface AskedStandards extends Omit<Standards, 'dialect'> {
  readonly dialect: Dialect | undefined;
}

/** For fewer bytes it takes longer to make a scanner than to read them all. */
const worthScanner = 64 * 1024;

const made = new Map<string, LineCheckOptions>();

/** What it takes to check lines by these standards; it is made once, and quicker each time it is used. */
export function lineCheckOptions(standards: Standards, bytes = Infinity): LineCheckOptions {
  const isWorthIt = bytes > worthScanner;
  const key = `${standards.dialect} ${standards.eventsOnly} ${isWorthIt}`;
  const known = made.get(key);
  const options = known ?? makeOptions(standards, isWorthIt);
  made.set(key, options);
  return { ...options, maxLineBytes: standards.maxLineBytes };
}

function makeOptions({ dialect, eventsOnly }: Standards, withScanner: boolean): LineCheckOptions {
  const catalogue = dialects[dialect];
  const wanted = eventsOnly ? {} : wantedOf(dialect);
  return {
    judge: new EventJudge(dialect),
    scanner: withScanner ? compileScanner(catalogue, wanted) : noScanner,
    wanted: new Set(Object.keys(wanted)),
    wantedBare: new Set(Object.keys(wanted).filter((name) => wanted[name]?.length === 0)),
    kinds: catalogue.kinds.map(({ name }) => name),
    eventsOnly,
  };
}

/** What the session rules read, the lines that speak of a companion, and those that cannot stand twice. */
function wantedOf(dialect: Dialect): WantedMembers {
  const bare = filedKinds(dialects[dialect]).filter(({ companion }) => companion.list);
  const byName = [...bare.map(({ name }) => name), ...onceKinds];
  return { ...Object.fromEntries(byName.map((name) => [name, []])), ...sessionReads };
}
