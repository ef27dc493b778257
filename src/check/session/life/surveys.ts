/** What the commander has scanned of each system and not yet sold. */
import type { Members } from '../../../interface/object-rule.js';
import { nameFrom, numberFrom, objectsFrom } from '../field-readers.js';
import type { SessionTracker } from '../session-tracker.js';
import type { KindUpdate } from '../state-update.js';
import { remember } from './life-state.js';

export const surveyUpdates: readonly KindUpdate[] = [
  ['Scan', { reads: ['StarSystem', 'BodyID', 'ScanType', 'DistanceFromArrivalLS'], update: scanned }],
  ['MultiSellExplorationData', { reads: ['Discovered/*/SystemName'], update: sold }],
];

/** The ship scans the star it arrives at only if the commander has never scanned it: nothing of the system was known before. */
function isFirstSight({ ScanType, DistanceFromArrivalLS }: Members): boolean {
  return ScanType === 'AutoScan' && DistanceFromArrivalLS === 0;
}

function scanned({ life }: SessionTracker, event: Members): void {
  const system = nameFrom(event.StarSystem);
  const body = numberFrom(event.BodyID);
  if (system === undefined || body === undefined) return;
  const survey = life.surveys.get(system);
  if (!survey) {
    remember(life.surveys, system, { bodies: [body], complete: isFirstSight(event) });
    return;
  }
  if (!survey.bodies.includes(body)) survey.bodies.push(body);
  // Before first sight there were only scans from far away, which this launch has told.
  if (!survey.complete) survey.complete = isFirstSight(event);
}

/** What is sold is gone: only what is scanned from now on can be sold again. A journal of the sixteen kinds tells of no scan. */
function sold({ life, recordsAllKinds }: SessionTracker, event: Members): void {
  if (!recordsAllKinds) return;
  for (const each of objectsFrom(event.Discovered)) {
    const system = nameFrom(each?.SystemName);
    if (system !== undefined) remember(life.surveys, system, { bodies: [], complete: true });
  }
}
