/** Politics changes at fixed hours: most of it daily, powers and Thargoids weekly, all at 07:00. */
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

/**
 * The elapsed share of the week, from 0 to 1, in steps of a quarter of a day: contested values change only at
 * these hours.
 */
export function shareOfWeek(now: number): number {
  const quarters = Math.floor((now - tick) / (day / 4)) - weekOf(now) * 28;
  return quarters / 28;
}
