/** The commanders of a fleet: one entry each in the state bucket, written by publishers. */
import { type KvEntry, KvWatchInclude } from '@nats-io/kv';
import { nearest, suggestion } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import type { Fleet } from './connect/open-fleet.js';
import { FleetError } from './fleet-error.js';
import { partitionOf } from './partitions.js';

export interface KnownCommander {
  readonly name: string;
  readonly partition: number;
  /** When a publisher last announced this commander, in milliseconds since 1970. */
  readonly publishedAt: number;
}

const keys = 'commander.*';

/** Sorted by name. */
export async function listCommanders(fleet: Fleet): Promise<KnownCommander[]> {
  const found: KnownCommander[] = [];
  for await (const entry of await fleet.state.history({ key: keys })) found.push(...commanderIn(entry, fleet));
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Up to this many known names are listed in the error. */
const maxListed = 20;

/** Throws with the nearest name if there is none. */
export function commanderNamed(name: string, known: readonly KnownCommander[]): KnownCommander {
  const found = known.find((commander) => commander.name === name);
  if (found) return found;
  if (known.length === 0) throw new FleetError('not-found', 'the stream has no commander yet');
  const names = known.map((commander) => commander.name);
  // A matching prefix is a better guess than a similar spelling.
  const begun = names.find((each) => name.length > 2 && each.toLowerCase().startsWith(name.toLowerCase()));
  const otherwise = names.length <= maxListed ? `; known: ${names.join(', ')}` : '';
  const hint = suggestion(begun ?? nearest(name, names), { otherwise });
  throw new FleetError('not-found', `no commander is named ${quoted(name)}${hint}`);
}

/** Reports each commander published from now on, until the signal. */
export async function watchCommanders(
  fleet: Fleet,
  onCommander: (commander: KnownCommander) => void,
  signal: AbortSignal,
): Promise<void> {
  const entries = await fleet.state.watch({ key: keys, include: KvWatchInclude.UpdatesOnly });
  const stop = () => entries.stop();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    for await (const entry of entries) for (const commander of commanderIn(entry, fleet)) onCommander(commander);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Entries that no publisher wrote are skipped. */
function commanderIn(entry: KvEntry, { partitions }: Fleet): KnownCommander[] {
  try {
    const { name } = entry.operation === 'PUT' ? entry.json<{ name?: unknown }>() : {};
    if (typeof name !== 'string' || name === '') return [];
    return [{ name, partition: partitionOf(name, partitions), publishedAt: entry.created.getTime() }];
  } catch {
    return [];
  }
}
