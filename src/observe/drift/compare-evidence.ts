import { type Evidence, evidenceFormat, evidenceVersion, type GameEvidence, unknownGame } from '../evidence-format.js';
import { mergeEvidence } from '../tally/evidence-tally.js';
import { type CompareOptions, compareFacts } from './compare-facts.js';
import { type Change, changeNames } from './drift-change.js';
import { evidenceFacts } from './evidence-facts.js';
import type { KnownSide } from './known-facts.js';
import { tableFacts } from './table-facts.js';
import { compareVersions } from './version-order.js';

/**
 * The differences between new journals and old ones, or the interface if there are none. Every change is
 * reported once, for the first version that shows it.
 */
export function compareEvidence(old: Evidence | undefined, fresh: Evidence, options: CompareOptions = {}): Change[] {
  const known: KnownSide = old ? evidenceFacts(allGames(old)) : tableFacts();
  return reportedOnce(inOrder(fresh).flatMap(([game, evidence]) => compareFacts(known, game, evidence, options)));
}

/** The changes of each version of the game, compared with all versions before it. */
export function compareVersionsOf(evidence: Evidence, options: CompareOptions = {}): Change[] {
  const games = inOrder(evidence);
  return reportedOnce(
    games.slice(1).flatMap(([game, own], place) => {
      const before = allGames({ ...evidence, games: Object.fromEntries(games.slice(0, place + 1)) });
      return compareFacts(evidenceFacts(before), game, own, options);
    }),
  );
}

function inOrder({ games }: Evidence): [string, GameEvidence][] {
  return Object.entries(games).sort(([one], [other]) => compareVersions(one, other));
}

/** All versions as one. */
function allGames({ games }: Evidence): GameEvidence {
  const parts = Object.values(games).map(
    (game): Evidence => ({ format: evidenceFormat, version: evidenceVersion, games: { [unknownGame]: game } }),
  );
  return mergeEvidence(parts).games[unknownGame] ?? { lines: 0, kinds: {} };
}

/** Each change once; a sure one rather than one that may be chance. */
function reportedOnce(changes: readonly Change[]): Change[] {
  const first = new Map<string, Change>();
  for (const change of changes) {
    const { file, kind, path, what } = change;
    const id = JSON.stringify([change.change, file, kind, path, what]);
    const before = first.get(id);
    if (!before || (change.sure && !before.sure)) first.set(id, change);
  }
  return [...first.values()].sort(inReportOrder);
}

function inReportOrder(one: Change, other: Change): number {
  return (
    compareVersions(one.game, other.game) ||
    changeNames.indexOf(one.change) - changeNames.indexOf(other.change) ||
    compareTexts(one.file ?? '', other.file ?? '') ||
    compareTexts(one.kind, other.kind) ||
    compareTexts(one.path ?? '', other.path ?? '') ||
    compareTexts(one.what ?? '', other.what ?? '')
  );
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
