/** What a page that watches does with new lines: the moment goes on by itself, and nobody is asked for it. */
import type { FeedMessages, Moment, StateLine } from '../protocol.js';
import { gatheredLine } from './gathered-line.js';
import { type Gathered, type GatheredName, gatheredKinds, gatheredNames, latestKinds } from './state-kinds.js';

/** Before the first line. */
export const emptyMoment: Moment = { lines: 0, latest: {}, gathered: gatheredBy(() => []), companions: {} };

/** The moment after more lines, the same that a recording answers when it is asked for it. */
export function advanceMoment(
  moment: Moment,
  { state, progress }: Pick<FeedMessages['lines'], 'state' | 'progress'>,
): Moment {
  const time = progress.last === undefined ? {} : { time: progress.last };
  const next = { ...moment, lines: progress.lines, ...time };
  if (state.length === 0) return next;
  const added = state.map((line) => ({ line, kind: kindOfText(line.text) }));
  const latest = { ...moment.latest };
  for (const { line, kind } of added) if (isLatestKind.has(kind)) latest[kind] = line;
  return { ...next, latest, gathered: gatheredBy((name) => gathered(name, moment.gathered[name], added)) };
}

const isLatestKind: ReadonlySet<string> = new Set(latestKinds);

function gathered(
  name: GatheredName,
  before: readonly StateLine[],
  added: readonly { readonly line: StateLine; readonly kind: string }[],
): readonly StateLine[] {
  const { kinds, most, since }: Gathered = gatheredKinds[name];
  const start = added.findLastIndex(({ kind }) => kind === since);
  const fresh = added.slice(start + 1).filter(({ kind }) => kinds.includes(kind));
  if (start < 0 && fresh.length === 0) return before;
  return [...(start < 0 ? before : []), ...fresh.map(({ line }) => gatheredLine(name, line))].slice(-most);
}

function gatheredBy(of: (name: GatheredName) => readonly StateLine[]): Moment['gathered'] {
  return Object.fromEntries(gatheredNames.map((name) => [name, of(name)])) as unknown as Moment['gathered'];
}

const usualBeginning = /^\{ "timestamp":"[^"\\]*", "event":"([^"\\]*)"/;

/** The kind of an event; nearly always it stands where the game writes it. */
function kindOfText(text: string): string {
  const kind = usualBeginning.exec(text)?.[1] ?? (JSON.parse(text) as { readonly event?: unknown }).event;
  return typeof kind === 'string' ? kind : '';
}
