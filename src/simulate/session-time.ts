/** Years have four digits, and there must be room for times after the session. */
export const sessionYears = { first: 1970, last: 9000 } as const;

/** Whether a time, in milliseconds since 1970, is within the supported years. */
export function isInSessionYears(at: number): boolean {
  const year = new Date(at).getUTCFullYear();
  return year >= sessionYears.first && year <= sessionYears.last;
}

const daily = 24 * 60 * 60;
const twoDigits = Array.from({ length: 60 }, (_, number) => String(number).padStart(2, '0'));
/** The index of the seconds' tens digit. */
const tensPlace = 'YYYY-MM-DDThh:mm:'.length;
const zero = '0'.charCodeAt(0);

/** A time in whole seconds, as the game writes it. */
export function timestampOf(seconds: number): string {
  return `${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19)}Z`;
}

/**
 * A time in seconds, rounded to whole milliseconds, so that errors do not accumulate and each time is reached
 * exactly.
 */
export function roundToMilliseconds(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}

/**
 * Formats times in sequence; fast, since many share their second with the previous one, and nearly all their
 * minute.
 */
export class TimestampFormatter {
  #second = Number.NaN;
  #timestamp = '';
  #day = Number.NaN;
  #date = '';
  #minute = Number.NaN;
  /** The character codes of the previous time. */
  readonly #codes: number[] = [];

  /** Whole seconds since 1970. */
  timestampOf(second: number): string {
    if (second !== this.#second) {
      this.#second = second;
      this.#timestamp = this.#made(second);
    }
    return this.#timestamp;
  }

  /**
   * Built from character codes: V8 keeps a concatenated string as a tree of its parts and has to flatten it
   * when it is compared or written.
   */
  #made(second: number): string {
    const minute = Math.floor(second / 60);
    if (minute !== this.#minute) {
      this.#minute = minute;
      const text = `${this.#madeUpToMinute(second)}00Z`;
      for (let index = 0; index < text.length; index++) this.#codes[index] = text.charCodeAt(index);
    }
    const within = second - minute * 60;
    const tens = Math.floor(within / 10);
    this.#codes[tensPlace] = zero + tens;
    this.#codes[tensPlace + 1] = zero + within - tens * 10;
    return String.fromCharCode(...this.#codes);
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
