import { type Dialect, dialects } from '../../spec/dialect.js';
import type { Finding } from '../finding.js';
import { type CleanTest, compileCleanTest } from './compile.js';
import type { Where } from './diagnose.js';
import { EventJudge } from './judge.js';

export interface EventOptions {
  readonly dialect?: Dialect;
  /** Where the event stands: the list of a companion must be there in its file. */
  readonly where?: Where;
}

interface Court {
  readonly isClean: CleanTest;
  readonly judge: EventJudge;
}

const courts = new Map<Dialect, Court>();

/** Everything there is to say about one event: nothing, nearly always, and that is quick. */
export function checkEvent(event: unknown, { dialect = 'spec', where = 'journal' }: EventOptions = {}): Finding[] {
  let court = courts.get(dialect);
  if (!court) {
    court = { isClean: compileCleanTest(dialects[dialect]), judge: new EventJudge(dialect) };
    courts.set(dialect, court);
  }
  return where === 'journal' && court.isClean(event) ? [] : [...court.judge.findings(event, undefined, where)];
}
