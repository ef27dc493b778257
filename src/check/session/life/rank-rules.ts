/** Rules about ships and systems that need a rank. */
import { hullRankLocks, type RankLock, systemRankLocks } from '../../../game/rank-locks.js';
import { nameFrom } from '../../../state/fold-fields.js';
import { shortName } from '../session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from '../session-rule.js';
import type { SessionState } from '../session-state.js';

const rank = (Empire: number, Federation: number) => ({
  timestamp: '2026-11-14T20:41:00Z',
  event: 'Rank',
  Empire,
  Federation,
});
const buying = { timestamp: '2026-11-14T20:52:00Z', event: 'ShipyardBuy', ShipType: 'cutter', ShipPrice: 208_969_451 };
const jump = { timestamp: '2026-11-14T20:52:00Z', event: 'FSDJump', StarSystem: 'Sol', SystemAddress: 10477373803 };

export const shipRankRule: SessionRule = {
  id: 'rank/ship',
  says: 'a ship of a navy is sold only to those who have the rank for it',
  reason:
    'A shipyard hides or locks a ship whose rank is missing. Tools that show what can be bought rely on that. Journals before 3.4 are not looked at: it is not known which ranks ships needed then.',
  since: '3.4',
  reads: { ShipyardBuy: ['ShipType'] },
  check: ({ ShipType }, state) => {
    const hull = nameFrom(ShipType)?.toLowerCase() ?? '';
    return missingRank('ShipType', hull, hullRankLocks.get(hull), state);
  },
  good: { journal: [rank(12, 0), buying] },
  bad: { journal: [rank(11, 14), buying] },
};

export const systemRankRule: SessionRule = {
  id: 'rank/system',
  says: 'a ship jumps to a system that needs a permit only if its commander has the rank that gives it',
  reason: 'The drive refuses a destination without its permit. Route planners leave such systems out.',
  reads: { FSDJump: ['StarSystem', 'Taxi', 'Multicrew'] },
  check: ({ StarSystem, Taxi, Multicrew }, state) => {
    if (!state.journal.ranks || Taxi === true || Multicrew === true) return noFindings;
    const system = nameFrom(StarSystem) ?? '';
    return missingRank('StarSystem', system, systemRankLocks.get(system), state);
  },
  good: { journal: [rank(0, 4), jump] },
  bad: { journal: [rank(14, 3), jump] },
};

function missingRank(
  field: string,
  what: string,
  lock: RankLock | undefined,
  { journal }: SessionState,
): readonly RuleFinding[] {
  const own = lock && journal.ranks?.[lock.navy];
  if (!lock || own === undefined || own >= lock.rank) return noFindings;
  const expected = `${lock.navy} rank ${lock.rank} or above`;
  const message = `${shortName(what)} needs rank ${lock.rank} (${lock.title}) of the ${lock.navy}, but the commander has ${own}`;
  return [{ pointer: `/${field}`, expected, found: String(own), message }];
}
