import { type Dialect, defaultDialect, dialectNames } from '../../interface/dialect/dialect-names.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { type Catalogue, loadedCatalogue } from '../../interface/kind-catalogue.js';
import { getOrMake } from '../../words/map-entries.js';
import { memoize } from '../../words/memo.js';
import { checkOptions, type OptionShapes } from '../../words/shape/check-options.js';
import { aString, oneOf } from '../../words/shape/shape.js';
import type { Finding } from '../finding.js';
import type { EventFileType } from './diagnose.js';
import { EventChecker } from './event-checker.js';
import { usualGrade, type WarningGrade, warningGrades } from './evidence-severity.js';

export interface EventOptions {
  /** `game` by default. */
  readonly dialect?: Dialect;
  /** Where the event was written: some fields are required only in a companion file. `journal` by default. */
  readonly where?: EventFileType;
  /** In the `game` dialect: the weakest evidence whose contradiction is a warning. `strong` by default. */
  readonly grade?: WarningGrade;
  /** The live game with what packs add to it, from `loadKnowledge`. */
  readonly catalogue?: Catalogue;
  /**
   * The `gameversion` of the journal's Fileheader. Only fields are required that this version of the game
   * wrote; without it, those of the time of the event.
   */
  readonly gameVersion?: string;
}

const eventChecks: OptionShapes<EventOptions> = {
  dialect: oneOf(dialectNames),
  where: oneOf(['journal', 'companion'] satisfies EventFileType[]),
  grade: oneOf(warningGrades),
  catalogue: loadedCatalogue,
  gameVersion: aString,
};

const checkersFor = memoize((_catalogue: Catalogue) => new Map<string, EventChecker>());

/** Checks one event and returns all findings; the list is empty if nothing is wrong. */
export function checkEvent(event: unknown, options?: EventOptions): Finding[] {
  const given = checkOptions('checkEvent', options, eventChecks);
  const {
    dialect = defaultDialect,
    where = 'journal',
    grade = usualGrade,
    catalogue = dialects.game,
    gameVersion,
  } = given;
  const key = `${dialect} ${grade}`;
  const checker = getOrMake(checkersFor(catalogue), key, () => new EventChecker(dialect, grade, catalogue.knowledge));
  return [...checker.findings(event, { fileType: where, gameVersion })];
}
