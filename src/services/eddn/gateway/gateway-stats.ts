/** What the gateway counts. */
const counted = ['inbound', 'outbound', 'invalid', 'outdated'] as const;

type Counted = (typeof counted)[number];

const spans = { '1min': 1, '5min': 5, '60min': 60 };
const minute = 60_000;

/** What came and went in the last hour of the session, by minutes. */
export class GatewayStats {
  readonly #start: number;
  readonly #minutes = new Map<number, Record<Counted, number>>();

  constructor(start: number) {
    this.#start = start;
  }

  count(what: Counted, at: number): void {
    const index = Math.floor(at / minute);
    let counts = this.#minutes.get(index);
    if (!counts) {
      for (const old of this.#minutes.keys()) if (old <= index - 60) this.#minutes.delete(old);
      counts = { inbound: 0, outbound: 0, invalid: 0, outdated: 0 };
      this.#minutes.set(index, counts);
    }
    counts[what]++;
  }

  /** The answer to `GET /stats/`. */
  summary(now: number, version: string): object {
    const sum = (what: Counted, minutes: number) => {
      const first = Math.floor(now / minute) - minutes;
      return [...this.#minutes].reduce((total, [index, counts]) => total + (index > first ? counts[what] : 0), 0);
    };
    const ofSpans = (what: Counted) =>
      Object.fromEntries(Object.entries(spans).map(([span, minutes]) => [span, sum(what, minutes)]));
    const counts = Object.fromEntries(counted.map((what) => [what, ofSpans(what)]));
    return { ...counts, uptime: Math.floor((now - this.#start) / 1000), version };
  }
}
