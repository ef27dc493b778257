import { compareTexts } from '../../words/compare-texts.js';
import type { Evidence, GameEvidence } from '../evidence-format.js';
import { allGames } from '../tally/game-tally.js';
import { type CompareOptions, compareFacts } from './compare-facts.js';
import { type Change, changeLabels } from './drift-change.js';
import { evidenceFacts } from './evidence-facts.js';
import { KnownPlaces, type KnownSide } from './known-facts.js';
import { tableFacts } from './table-facts.js';
import { compareVersions } from './version-order.js';

/**
 * The differences between new journals and old ones, or the interface if there are none. What the interface
 * knows is no difference: the old journals are those of other players. Every change is reported once, for the
 * first version that shows it.
 */
export function compareEvidence(old: Evidence | undefined, fresh: Evidence, options: CompareOptions = {}): Change[] {
  const against = (known: KnownSide) =>
    inOrder(fresh).flatMap(([game, evidence]) => compareFacts(known, game, evidence, options));
  const tables = tableFacts();
  const unknown = against(tables);
  if (!old) return reportedOnce(unknown);
  const ids = new Set(unknown.map(idOf));
  const changes = against(evidenceFacts(allGames(Object.values(old.games))));
  const places = new KnownPlaces(tables);
  const [explained, drift] = [true, false].map((is) =>
    changes.filter((each) => (places.has(each) && !ids.has(idOf(each))) === is),
  ) as [Change[], Change[]];
  return reportedOnce([
    ...drift,
    // There may be none of them because of what was played.
    ...explained.filter(({ change }) => change.startsWith('gone-')).map((each) => ({ ...each, sure: false })),
    ...unknown.filter((each) => explained.some((around) => isWithin(each, around))),
  ]);
}

/** Whether a change is inside a kind or field that is new to the old journals. */
function isWithin({ file, kind, path = '' }: Change, around: Change): boolean {
  if ((around.change !== 'new-kind' && around.change !== 'new-field') || around.kind !== kind || around.file !== file)
    return false;
  return around.path === undefined || path.startsWith(`${around.path}.`) || path.startsWith(`${around.path}[`);
}

/** The changes of each version of the game, compared with all versions before it. */
export function compareVersionsOf(evidence: Evidence, options: CompareOptions = {}): Change[] {
  const games = inOrder(evidence);
  return reportedOnce(
    games.slice(1).flatMap(([game, own], place) => {
      const before = allGames(games.slice(0, place + 1).map(([, each]) => each));
      return compareFacts(evidenceFacts(before), game, own, options);
    }),
  );
}

function inOrder({ games }: Evidence): [string, GameEvidence][] {
  return Object.entries(games).sort(([one], [other]) => compareVersions(one, other));
}

/** Each change once; a sure one rather than one that may be chance. */
function reportedOnce(changes: readonly Change[]): Change[] {
  const first = new Map<string, Change>();
  for (const change of changes) {
    const id = idOf(change);
    const before = first.get(id);
    if (!before || (change.sure && !before.sure)) first.set(id, change);
  }
  return [...first.values()].sort(inReportOrder);
}

function idOf({ change, file, kind, path, what }: Change): string {
  return JSON.stringify([change, file, kind, path, what]);
}

const changeOrder = Object.keys(changeLabels);

function inReportOrder(one: Change, other: Change): number {
  return (
    compareVersions(one.game, other.game) ||
    changeOrder.indexOf(one.change) - changeOrder.indexOf(other.change) ||
    compareTexts(one.file ?? '', other.file ?? '') ||
    compareTexts(one.kind, other.kind) ||
    compareTexts(one.path ?? '', other.path ?? '') ||
    compareTexts(one.what ?? '', other.what ?? '')
  );
}
