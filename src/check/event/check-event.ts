import { type Dialect, dialectNames } from '../../interface/dialect/dialects.js';
import { checkOptions, type OptionChecks, oneOf } from '../../words/option-gate.js';
import type { Finding } from '../finding.js';
import type { EventFileType } from './diagnose.js';
import { EventChecker } from './event-checker.js';

export interface EventOptions {
  readonly dialect?: Dialect;
  /** Where the event was written: some fields are required only in a companion file. `journal` by default. */
  readonly where?: EventFileType;
}

const eventChecks: OptionChecks<EventOptions> = {
  dialect: oneOf(dialectNames),
  where: oneOf(['journal', 'companion'] satisfies EventFileType[]),
};

const checkersByDialect = new Map<Dialect, EventChecker>();

/** Checks one event and returns all findings; the list is empty if nothing is wrong. */
export function checkEvent(event: unknown, options?: EventOptions): Finding[] {
  const { dialect = 'spec', where = 'journal' } = checkOptions('checkEvent', options, eventChecks);
  const checker = checkersByDialect.get(dialect) ?? new EventChecker(dialect);
  checkersByDialect.set(dialect, checker);
  return [...checker.findings(event, undefined, where)];
}
