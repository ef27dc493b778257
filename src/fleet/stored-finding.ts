import type { PlacedFinding } from '../check/finding.js';
import { type JsonFinding, jsonFinding } from '../check/report/json-finding.js';

/** A finding as stored in the log: the JSON of `check --format json`, plus the commander. */
export type StoredFinding = JsonFinding & {
  readonly commander: string;
  /** Identical for the same finding, so that duplicates in the log can be recognised. */
  readonly id: string;
};

export function storedFinding(finding: PlacedFinding, commander: string, id: string): StoredFinding {
  return { ...jsonFinding(finding), commander, id };
}
