/** Moves every date in a journal by a number of days. A date keeps its length, so the rest is unchanged. */

const day = 24 * 60 * 60 * 1000;
const dateLength = '2026-11-14'.length;
const date = /^20\d\d-\d\d-\d\dT$/;

/** Offsets of the dates of a journal: after a quote, and before a T. */
export function placesOfDates(bytes) {
  const places = [];
  for (let quote = bytes.indexOf('"20'); quote >= 0; quote = bytes.indexOf('"20', quote + 1)) {
    if (date.test(bytes.latin1Slice(quote + 1, quote + 2 + dateLength))) places.push(quote + 1);
  }
  return places;
}

/** Moves the dates at these offsets. */
export function moveDates(bytes, places, days) {
  const moved = new Map();
  for (const place of places) {
    const before = bytes.latin1Slice(place, place + dateLength);
    if (!moved.has(before))
      moved.set(before, new Date(Date.parse(before) + days * day).toISOString().slice(0, dateLength));
    bytes.write(moved.get(before), place, 'latin1');
  }
}
