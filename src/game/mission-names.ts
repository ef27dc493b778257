import { entryOf } from '../words/entry-of.js';

import { missionConditions } from './mission-table.js';

/** The condition for a faction to give a mission: none, one of its states, or its government. */
export function missionCondition(name: string): string | undefined {
  const word = /_([A-Za-z]+)_name$/.exec(name)?.[1] ?? '';
  return entryOf(missionConditions, word);
}

/** Missions for a rank in a superpower's navy, and those that no board offers. */
export function isSpecialMission(name: string): boolean {
  return /Rank(Fed|Emp)|genericPermit|Engineer|BLOPS/.test(name);
}
