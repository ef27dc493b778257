/** What the commander has scanned of each system and not yet sold. */

import type { Members } from '../interface/object-rule.js';
import { entryOf } from '../words/entry-of.js';
import type { Updates } from './fold.js';
import { nameFrom, numberFrom, objectsFrom } from './fold-fields.js';
import type { JournalState, SystemSurvey } from './journal-state.js';
import { remember } from './remember.js';

export const surveyUpdates: Updates = {
  Scan: scanned,
  MultiSellExplorationData: sold,
};

/** On arrival a ship scans only a star that is new to the commander, who knew nothing of the system then. */
function isFirstSight({ ScanType, DistanceFromArrivalLS }: Members): boolean {
  return ScanType === 'AutoScan' && DistanceFromArrivalLS === 0;
}

function scanned({ surveys }: JournalState, event: Members): void {
  const system = nameFrom(event.StarSystem);
  const body = numberFrom(event.BodyID);
  if (system === undefined || body === undefined) return;
  const survey = surveyOf(surveys, system);
  if (!survey) {
    remember(surveys, system, { bodies: [body], complete: isFirstSight(event) });
    return;
  }
  if (!survey.bodies.includes(body)) survey.bodies.push(body);
  // Before first sight there were only scans from far away, which this launch has recorded.
  survey.complete ||= isFirstSight(event);
}

/** A system may be called `constructor`. */
export function surveyOf(surveys: JournalState['surveys'], system: string): SystemSurvey | undefined {
  return entryOf(surveys, system);
}

/** Only what is scanned from now on can be sold again. A journal of the sixteen kinds records no scan. */
function sold({ surveys, recordsAllKinds }: JournalState, event: Members): void {
  if (!recordsAllKinds) return;
  for (const each of objectsFrom(event.Discovered)) {
    const system = nameFrom(each?.SystemName);
    if (system !== undefined) remember(surveys, system, { bodies: [], complete: true });
  }
}
