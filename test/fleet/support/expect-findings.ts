import { expect } from 'vitest';
import { fleetStatus } from './fleet-state.js';
import type { SimulatedFleet } from './simulated-fleet.js';
import { checkedAtOnce, eachTime, missingIn, storedFindings, tallyOf } from './stored-findings.js';

/** Expects the log to contain the findings of a check of the directories, each once; returns their number. */
export async function expectFindingsOfOneCheck(servers: readonly string[], fleet: SimulatedFleet): Promise<number> {
  const stored = await storedFindings(servers);
  const expected = await checkedAtOnce(fleet.directories);
  // Without findings this would prove nothing.
  expect(expected.length).toBeGreaterThan(fleet.directories.length);
  const ids = stored.map(({ id }) => id);
  expect(ids.length - new Set(ids).size).toBe(0);
  expect(eachTime(stored)).toEqual(eachTime(expected));
  expect(missingIn(stored, expected)).toEqual([]);
  expect(missingIn(expected, stored)).toEqual([]);
  const { findings, setAside, heldBack } = await fleetStatus(servers);
  expect(sorted(findings.byRule)).toEqual(tallyOf(expected));
  expect({ setAside, heldBack, stored: findings.stored }).toEqual({ setAside: 0, heldBack: 0, stored: stored.length });
  return stored.length;
}

function sorted(record: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
