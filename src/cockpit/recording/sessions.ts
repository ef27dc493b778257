import { fieldOf } from '../../journal/journal-event.js';
import type { Questions, Session, Span } from '../protocol.js';
import { severityOf } from './line-block.js';
import type { LineIndex } from './line-index.js';
import type { LineReader } from './line-reader.js';
import { parseIndexed } from './parsed-row.js';
import type { TimeSpans } from './time-spans.js';

/** The latest are listed. */
const mostSessions = 2000;

/** Lines looked at before yielding to the event loop. */
const linesPerTurn = 32_768;

type Player = Pick<Session, 'commander' | 'ship' | 'shipName'>;

interface SessionParts {
  readonly index: LineIndex;
  readonly lines: LineReader;
  readonly spans: TimeSpans;
  readonly pause: () => Promise<void>;
}

/** Launches of the game: when they were, who played, what was found. */
export class Sessions {
  readonly #parts: SessionParts;
  /** By the number of their LoadGame line. */
  readonly #players = new Map<number, Player>();

  constructor(parts: SessionParts) {
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

  async #sessionOf(
    spans: readonly Span[],
  ): Promise<{ readonly loaded: number | undefined; readonly session: Session }> {
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
    const { index, lines } = this.#parts;
    const unread = numbers.filter((n) => !this.#players.has(n));
    for (const [at, bytes] of (await lines.read(unread)).entries()) {
      const n = unread[at] as number;
      const event = parseIndexed(index, n, bytes)?.event;
      const texts = { commander: 'Commander', ship: 'Ship', shipName: 'ShipName' } as const;
      const player = Object.entries(texts).flatMap(([name, field]) => {
        const value = event && fieldOf(event, field);
        return typeof value === 'string' ? [[name, value]] : [];
      });
      this.#players.set(n, Object.fromEntries(player));
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
