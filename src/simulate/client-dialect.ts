import { earlierNames, laterFields, laterNames } from '../game/legacy-table.js';
import { dialects } from '../interface/dialect/dialects.js';
import { gameAsOf } from '../interface/dialect/game-at-version.js';
import type { Field, Fields } from '../interface/field.js';
import { type Catalogue, findKind } from '../interface/kind-catalogue.js';
import type { WritableEvent } from '../journal/journal-event.js';
import type { World } from './world/world.js';

type Members = Readonly<Record<string, unknown>>;

/** The kinds and fields that the client of a session writes. */
export function clientDialect({ client, dialect, game }: Pick<World, 'client' | 'dialect' | 'game'>): Catalogue {
  const all = dialects[dialect];
  if (client === 'legacy') return gameAsOf(game.gameversion) ?? all;
  if (client !== 'horizons') return all;
  return { ...all, kinds: all.kinds.filter(({ evidence }) => evidence.since !== odyssey) };
}

/** The version whose new kinds are all about commanders on foot. */
const odyssey = '4.0';

/** An event as the legacy game writes it: without later fields, and with the names of its time. */
export function asLegacy<Event extends WritableEvent>(event: Event, catalogue: Catalogue): Event {
  const fields = findKind(catalogue, event.event)?.shape.fields;
  return fields ? (membersThen(event as unknown as Members, fields) as typeof event) : event;
}

function membersThen(members: Members, fields: Fields): Members {
  const isThere = (name: string) => fields[name] !== undefined && !laterFields.has(name);
  // A displayed text goes with its name.
  const kept = Object.entries(members).filter(([name]) => isThere(name) && isThere(name.replace('_Localised', '')));
  return Object.fromEntries(kept.map(([name, value]) => [name, valueThen(value, fields[name])]));
}

function valueThen(value: unknown, field: Field | undefined): unknown {
  if (typeof value === 'string')
    return earlierNames.get(value) ?? value.replace('_hyperdrive_overcharge', '_hyperdrive');
  if (field?.type === 'array' && Array.isArray(value)) {
    const then = value.filter(existed).map((each) => valueThen(each, field.element));
    // Two of today's names may have had one.
    return then.filter((each, index) => typeof each !== 'string' || then.indexOf(each) === index);
  }
  if (field?.type !== 'object' || typeof value !== 'object' || value === null) return value;
  return membersThen(value as Members, field.shape.fields);
}

/** Whether a name, or what a row is about, was in the game then. */
function existed(value: unknown): boolean {
  const names = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return !names.some((name) => typeof name === 'string' && laterNames.has(name));
}
