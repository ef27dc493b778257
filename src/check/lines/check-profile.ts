import type { Dialect } from '../../interface/dialect/dialect-names.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { getOrMake } from '../../words/map-entries.js';
import { memoize } from '../../words/memo.js';
import { EventChecker } from '../event/event-checker.js';
import { usualGrade, type WarningGrade } from '../event/evidence-severity.js';
import { dialectScanner } from '../scan/dialect-scanner.js';
import type { LineCheckerOptions } from './line-checker.js';
import { sessionKindsOf, versionKinds } from './session-kinds.js';

/** How lines are checked, in any dialect. */
export interface AnyDialectProfile {
  /** Whether every event is checked by itself. */
  readonly eventsOnly: boolean;
  /** How many bytes a line may have; the usual limit if left out. */
  readonly maxLineBytes?: number | undefined;
  /** The weakest evidence whose contradiction is a warning; the usual one if left out. */
  readonly grade?: WarningGrade | undefined;
  /** The packs that add to the game dialect. */
  readonly packs?: readonly KnowledgePack[] | undefined;
}

/** How lines are checked. */
export interface CheckProfile extends AnyDialectProfile {
  readonly dialect: Dialect;
}

/** The same before the dialect is known, which may depend on the journal. */
export interface RequestedProfile extends AnyDialectProfile {
  readonly dialect: Dialect | undefined;
}

const optionsFor = memoize((_packs: readonly KnowledgePack[]) => new Map<string, LineCheckerOptions>());
const noPacks: readonly KnowledgePack[] = [];

/**
 * What a line checker needs for a profile. It is made once for each, because loading the scanner takes time.
 */
export function lineCheckerOptions(profile: CheckProfile): LineCheckerOptions {
  const key = `${profile.dialect} ${profile.eventsOnly} ${profile.grade ?? usualGrade}`;
  const made = optionsFor(profile.packs ?? noPacks);
  return { ...getOrMake(made, key, () => makeOptions(profile)), maxLineBytes: profile.maxLineBytes };
}

function makeOptions({ dialect, eventsOnly, grade, packs }: CheckProfile): LineCheckerOptions {
  const sessionKinds = eventsOnly ? undefined : sessionKindsOf(dialect);
  const eventChecker = new EventChecker(dialect, grade, packs);
  const kinds = { recorded: sessionKinds ?? new Set<string>(), stops: versionKinds };
  return { eventChecker, scanner: dialectScanner(dialect, kinds), sessionKinds };
}
