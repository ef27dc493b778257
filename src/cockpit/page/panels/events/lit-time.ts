import type { Row } from '../../../protocol.js';

/** Time of the last row before `time`, if both are in the visible rows: those rows are highlighted. */
export function litTime(rows: readonly (Row | undefined)[], time: number | undefined): number | undefined {
  if (time === undefined) return undefined;
  let before: number | undefined;
  let isFollowed = false;
  for (const row of rows) {
    if (row?.time === undefined) continue;
    if (row.time <= time && (before === undefined || row.time >= before)) before = row.time;
    if (row.time >= time) isFollowed = true;
  }
  return isFollowed ? before : undefined;
}
