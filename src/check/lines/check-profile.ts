import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { EventChecker } from '../event/event-checker.js';
import { dialectScanner } from '../scan/dialect-scanner.js';
import type { LineCheckerOptions } from './line-checker.js';
import { sessionFieldsOf } from './session-fields.js';

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

const optionsCache = new Map<string, LineCheckerOptions>();

/** What it takes to check lines by these standards; it is made once, and quicker each time it is used. */
export function lineCheckerOptions(profile: CheckProfile): LineCheckerOptions {
  const key = `${profile.dialect} ${profile.eventsOnly}`;
  const options = optionsCache.get(key) ?? makeOptions(profile);
  optionsCache.set(key, options);
  return { ...options, maxLineBytes: profile.maxLineBytes };
}

function makeOptions({ dialect, eventsOnly }: CheckProfile): LineCheckerOptions {
  const catalogue = dialects[dialect];
  const wanted = eventsOnly ? {} : sessionFieldsOf(dialect);
  return {
    eventChecker: new EventChecker(dialect),
    scanner: dialectScanner(dialect),
    sessionKinds: new Set(Object.keys(wanted)),
    nameOnlyKinds: new Set(Object.keys(wanted).filter((name) => wanted[name]?.length === 0)),
    kinds: catalogue.kinds.map(({ name }) => name),
    eventsOnly,
  };
}
