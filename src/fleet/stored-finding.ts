import type { PlacedFinding } from '../check/finding.js';
import { type JsonFinding, jsonFinding } from '../check/report/json-finding.js';

/** A finding as it stands in the log: as `check --format json` writes it, and whose it is. */
export interface StoredFinding extends JsonFinding {
  readonly commander: string;
  /** The same for the same finding, should it stand in the log twice. */
  readonly id: string;
}

export function storedFinding(finding: PlacedFinding, commander: string, id: string): StoredFinding {
  return { ...jsonFinding(finding), commander, id };
}
