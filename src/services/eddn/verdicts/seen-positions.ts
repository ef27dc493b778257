import type { Finding } from '../../../check/finding.js';
import type { Members } from '../../../interface/object-rule.js';
import type { BuiltMessage } from '../build/eddn-message.js';
import { coordinateAge, secondsBetween } from '../build/eddn-uploader.js';
import type { Posted } from './posted-message.js';
import { verdictFinding } from './verdict-finding.js';

/** More than are written in a quarter of an hour. */
const most = 1000;

/** Where the commander has been, as Status.json said: the coordinates of organisms come from there. */
export class SeenPositions {
  readonly #seen: Members[] = [];

  add(status: Members): void {
    if (status.Latitude === undefined) return;
    this.#seen.push(status);
    if (this.#seen.length > most) this.#seen.shift();
  }

  /** What is wrong with the coordinates of a message; a tool may have read a later Status.json. */
  findings({ content, from }: BuiltMessage, { schema, message }: Posted): Finding[] {
    const { Latitude, Longitude } = message;
    if (schema !== 'scanorganic/1' || Latitude === undefined) return [];
    const seen = this.#seen.findLast((each) => each.Latitude === Latitude && each.Longitude === Longitude);
    const pointer = '/message/Latitude';
    const expected = content.message.Latitude;
    if (!seen && expected === undefined) return [];
    if (!seen) return [verdictFinding('eddn/changed', { schema, pointer, expected, found: Latitude, from })];
    const age = secondsBetween(seen, message);
    const problem = `the coordinates are of ${String(seen.timestamp)}, ${age} s before the scan`;
    return age > coordinateAge ? [verdictFinding('eddn/old-coordinates', { schema, pointer, message: problem })] : [];
  }
}
