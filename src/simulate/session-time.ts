/** A year has four digits, and there must be room for times after the session. */
export const sessionYears = { first: 1970, last: 9000 } as const;

/** Whether a session may be at a time, in milliseconds since 1970. */
export function isInSessionYears(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  return year >= sessionYears.first && year <= sessionYears.last;
}

const daily = 24 * 60 * 60;
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
/** How a time ends in each second of a minute. */
const secondsAndZone = twoDigits.map((digits) => `${digits}Z`);

/** A time as the game writes it: whole seconds. */
export function timestampOf(seconds: number): string {
  return `${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)}Z`;
}

/** A time in seconds, rounded to whole milliseconds, so that no error adds up and each is reached. */
export function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/** Formats times in sequence; fast, since many share their second with the one before, and nearly all their minute. */
export class TimestampFormatter {
  #second = Number.NaN;
  #timestamp = '';
  #day = Number.NaN;
  #date = '';
  #minute = Number.NaN;
  #upToMinute = '';

  /** Whole seconds since 1970. */
  timestampOf(second: number): string {
    if (second !== this.#second) {
      this.#second = second;
      this.#timestamp = this.#made(second);
    }
    return this.#timestamp;
  }

  #made(second: number): string {
    const minute = Math.floor(second / 60);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#upToMinute = this.#madeUpToMinute(second);
    }
    // Two parts: V8 keeps texts as the tree of their parts, and has to make one of them when they are written.
    return this.#upToMinute + (secondsAndZone[second - minute * 60] as string);
  }

  #madeUpToMinute(second: number): string {
    const day = Math.floor(second / daily);
    if (day !== this.#day) {
      this.#day = day;
      this.#date = timestampOf(second).slice(0, 'YYYY-MM-DD'.length);
    }
    const minute = Math.floor((second - day * daily) / 60);
    return `${this.#date}T${twoDigits[Math.floor(minute / 60)]}:${twoDigits[minute % 60]}:`;
  }
}
