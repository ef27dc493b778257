/** Politics moves at fixed hours: most of it once a day, powers and Thargoids once a week, all of it at seven in the morning. */
const hour = 3600;
const tick = 7 * hour;
const day = 24 * hour;

/** Days since 1970, each beginning at the tick. */
export function dayOf(now: number): number {
  return Math.floor((now - tick) / day);
}

/** Weeks since 1970, each beginning at the tick of a Thursday, as the first day of 1970 was one. */
export function weekOf(now: number): number {
  return Math.floor(dayOf(now) / 7);
}

/** How much of the week is over, from 0 to 1, in steps of a quarter of a day: what is fought for grows at these hours only. */
export function shareOfWeek(now: number): number {
  const quarters = Math.floor((now - tick) / (day / 4)) - weekOf(now) * 28;
  return quarters / 28;
}
