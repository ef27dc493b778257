import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds } from '../../interface/kind-catalogue.js';
import { EventChecker } from '../event/event-checker.js';
import { compileScanner } from '../scan/generate/make-scanner.js';
import { noScanner } from '../scan/no-scanner.js';
import type { WantedMembers } from '../scan/scanner.js';
import { sessionFields } from '../session/session-checker.js';
import type { LineCheckerOptions } from './line-checker.js';
import { unrepeatableKinds } from './repeated-lines.js';

/** What lines are held to. */
export interface CheckProfile {
  readonly dialect: Dialect;
  /** Every event is judged by itself. */
  readonly eventsOnly: boolean;
  /** How many bytes a line may have; the usual limit if left out. */
  readonly maxLineBytes?: number | undefined;
}

/** The same before it is known what the journal says of itself. */
export interface RequestedProfile extends Omit<CheckProfile, 'dialect'> {
  readonly dialect: Dialect | undefined;
}

/** For fewer bytes it takes longer to make a scanner than to read them all. */
const worthScanner = 64 * 1024;

const optionsCache = new Map<string, LineCheckerOptions>();

/** What it takes to check lines by these standards; it is made once, and quicker each time it is used. */
export function lineCheckerOptions(profile: CheckProfile, bytes = Infinity): LineCheckerOptions {
  const isWorthIt = bytes > worthScanner;
  const key = `${profile.dialect} ${profile.eventsOnly} ${isWorthIt}`;
  const known = optionsCache.get(key);
  const options = known ?? makeOptions(profile, isWorthIt);
  optionsCache.set(key, options);
  return { ...options, maxLineBytes: profile.maxLineBytes };
}

function makeOptions({ dialect, eventsOnly }: CheckProfile, withScanner: boolean): LineCheckerOptions {
  const catalogue = dialects[dialect];
  const wanted = eventsOnly ? {} : sessionFieldsOf(dialect);
  return {
    judge: new EventChecker(dialect),
    scanner: withScanner ? compileScanner(catalogue, wanted) : noScanner,
    sessionKinds: new Set(Object.keys(wanted)),
    nameOnlyKinds: new Set(Object.keys(wanted).filter((name) => wanted[name]?.length === 0)),
    kinds: catalogue.kinds.map(({ name }) => name),
    eventsOnly,
  };
}

/** What the session rules read, the lines that speak of a companion, and those that cannot stand twice. */
function sessionFieldsOf(dialect: Dialect): WantedMembers {
  const bare = allCompanionKinds(dialects[dialect]).filter(({ companion }) => companion.list);
  const byName = [...bare.map(({ name }) => name), ...unrepeatableKinds];
  return { ...Object.fromEntries(byName.map((name) => [name, []])), ...sessionFields };
}
