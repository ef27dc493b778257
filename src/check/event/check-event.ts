import { type Dialect, dialects } from '../../spec/dialect.js';
import type { Finding } from '../finding.js';
import { type CleanTest, compileCleanTest } from './compile.js';
import type { Where } from './diagnose.js';
import { EventJudge } from './judge.js';

export interface EventOptions {
  readonly dialect?: Dialect;
  /** Where the event was written: some fields are required only in a companion file. `journal` by default. */
  readonly where?: Where;
}

interface Court {
  readonly isClean: CleanTest;
  readonly judge: EventJudge;
}

const courts = new Map<Dialect, Court>();

/** Checks one event and returns all findings; the list is empty if nothing is wrong. */
export function checkEvent(event: unknown, { dialect = 'spec', where = 'journal' }: EventOptions = {}): Finding[] {
  let court = courts.get(dialect);
  if (!court) {
    court = { isClean: compileCleanTest(dialects[dialect]), judge: new EventJudge(dialect) };
    courts.set(dialect, court);
  }
  return where === 'journal' && court.isClean(event) ? [] : [...court.judge.findings(event, undefined, where)];
}
