import { fieldOf } from '../../journal/journal-event.js';
import type { Questions, Session, Span } from '../protocol.js';
import { severityOf } from './line-block.js';
import { eventsAmong } from './parsed-row.js';
import type { RecordingParts } from './recording-parts.js';

/** The latest are listed. */
const mostSessions = 2000;

/** Lines looked at before yielding to the event loop. */
const linesPerTurn = 32_768;

const playerFields = { commander: 'Commander', ship: 'Ship', shipName: 'ShipName' } as const;

type Player = Pick<Session, keyof typeof playerFields>;

/** Launches of the game: when they were, who played, what was found. */
export class Sessions {
  readonly #parts: RecordingParts;
  /** By the number of their LoadGame line. */
  readonly #players = new Map<number, Player>();

  constructor(parts: RecordingParts) {
    this.#parts = parts;
  }

  async all(): Promise<Questions['sessions']['answer']> {
    const launches = spansByLaunch(this.#parts.spans.all);
    const listed = [];
    for (const spans of launches.slice(-mostSessions)) listed.push(await this.#sessionOf(spans));
    await this.#readPlayers(listed.flatMap(({ loaded }) => (loaded === undefined ? [] : [loaded])));
    return {
      total: launches.length,
      sessions: listed.map(({ loaded, session }) => ({ ...session, ...this.#players.get(loaded ?? -1) })),
    };
  }

  async #sessionOf(spans: readonly Span[]) {
    const { index, pause } = this.#parts;
    const { first } = spans[0] as Span;
    const { last } = spans.at(-1) as Span;
    const [loadGame, location] = [index.kinds.numberOf('LoadGame'), index.kinds.numberOf('Location')];
    const findings = { error: 0, warning: 0, note: 0 };
    let loaded: number | undefined;
    let located: number | undefined;
    for (let n = first; n <= last; n++) {
      const kind = index.kind(n);
      if (kind === loadGame) loaded ??= n;
      else if (kind === location) located ??= n;
      const severity = severityOf(index.bits(n));
      if (severity) findings[severity]++;
      if (n % linesPerTurn === linesPerTurn - 1) await pause();
    }
    const session = {
      first,
      last,
      ready: located ?? loaded ?? first,
      from: spans.reduce((least, { from }) => Math.min(least, from), Infinity),
      to: spans.reduce((most, { to }) => Math.max(most, to), -Infinity),
      played: spans.reduce((sum, { from, to }) => sum + to - from, 0),
      findings,
    };
    return { loaded, session };
  }

  async #readPlayers(numbers: readonly number[]): Promise<void> {
    const unread = numbers.filter((n) => !this.#players.has(n));
    for await (const events of eventsAmong(this.#parts, unread)) {
      for (const { n, event } of events) {
        const texts = Object.entries(playerFields).map(([name, field]) => [name, fieldOf(event, field)] as const);
        this.#players.set(n, Object.fromEntries(texts.filter(([, value]) => typeof value === 'string')));
      }
    }
  }
}

function spansByLaunch(spans: readonly Span[]): Span[][] {
  const launches: Span[][] = [];
  for (const span of spans) {
    const before = launches.at(-1);
    if (before?.[0]?.launch === span.launch) before.push(span);
    else launches.push([span]);
  }
  return launches;
}
