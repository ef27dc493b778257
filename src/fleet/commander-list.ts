/** Who was published: an entry for each commander in the bucket of the fleet. */
import { type KvEntry, KvWatchInclude } from '@nats-io/kv';
import { nearest, suggestion } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import type { Fleet } from './connect/open-fleet.js';
import { FleetError } from './fleet-error.js';
import { partitionOf } from './partitions.js';

export interface KnownCommander {
  readonly name: string;
  readonly partition: number;
  /** When a publisher last told of him or her, in milliseconds since 1970. */
  readonly told: number;
}

const keys = 'commander.*';

/** By name. */
export async function listCommanders(fleet: Fleet): Promise<KnownCommander[]> {
  const found: KnownCommander[] = [];
  for await (const entry of await fleet.state.history({ key: keys })) found.push(...commanderIn(entry, fleet));
  return found.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** So many names are a hint; a thousand are none. */
const mostListed = 20;

/** The commander of a name; throws a sentence with the nearest name if there is none. */
export function commanderNamed(name: string, known: readonly KnownCommander[]): KnownCommander {
  const found = known.find((commander) => commander.name === name);
  if (found) return found;
  if (known.length === 0) throw new FleetError('not-found', 'nobody has been published to the stream yet');
  const names = known.map((commander) => commander.name);
  // The beginning of a name is a better guess than a name that is merely spelt alike.
  const begun = names.find((each) => name.length > 2 && each.toLowerCase().startsWith(name.toLowerCase()));
  const otherwise = names.length <= mostListed ? `; known: ${names.join(', ')}` : '';
  const hint = suggestion(begun ?? nearest(name, names), { otherwise });
  throw new FleetError('not-found', `no commander is named ${quoted(name)}${hint}`);
}

/** Tells of those who are published from now on, until the signal. */
export async function watchCommanders(
  fleet: Fleet,
  tell: (commander: KnownCommander) => void,
  signal: AbortSignal,
): Promise<void> {
  const entries = await fleet.state.watch({ key: keys, include: KvWatchInclude.UpdatesOnly });
  const stop = () => entries.stop();
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    for await (const entry of entries) for (const commander of commanderIn(entry, fleet)) tell(commander);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** What is no entry of a publisher is left out. */
function commanderIn(entry: KvEntry, { partitions }: Fleet): KnownCommander[] {
  try {
    const { name } = entry.operation === 'PUT' ? entry.json<{ name?: unknown }>() : {};
    if (typeof name !== 'string' || name === '') return [];
    return [{ name, partition: partitionOf(name, partitions), told: entry.created.getTime() }];
  } catch {
    return [];
  }
}
