import { isVersionBefore, lastKnown } from '../game/game-version.js';
import { earlierNames, laterFields, laterNames } from '../game/legacy-table.js';
import { dialects } from '../interface/dialect/dialects.js';
import { gameAsOf } from '../interface/dialect/game-at-version.js';
import type { Field, Shape } from '../interface/field.js';
import { type Catalogue, findKind } from '../interface/kind-catalogue.js';
import type { WritableEvent } from '../journal/journal-event.js';
import { entryOf } from '../words/entry-of.js';
import { memoizeText } from '../words/memo.js';
import type { World } from './world/world.js';

type Members = Readonly<Record<string, unknown>>;

type Played = Pick<World, 'client' | 'dialect' | 'game'>;

/** The kinds and fields that the client and the version of a session write. */
export function clientDialect(played: Played): Catalogue {
  const all = isOfThePast(played) ? (gameThen(played.game.gameversion) ?? dialects.game) : dialects[played.dialect];
  if (played.client !== 'horizons') return all;
  return { ...all, kinds: all.kinds.filter(({ evidence }) => evidence.since !== odyssey) };
}

/** Whether the version writes less than the tables have. */
export function isOfThePast({ client, dialect, game }: Played): boolean {
  return client === 'legacy' || (dialect === 'game' && isVersionBefore(game.gameversion, lastKnown));
}

/** Whether the game that is played has the changes of a version. */
export function hasUpdate({ client, game }: Pick<World, 'client' | 'game'>, version: string): boolean {
  return client !== 'legacy' && !isVersionBefore(game.gameversion, version);
}

/** Whether signals and destinations are mining locations, too. */
export function hasMiningLocations(played: Played): boolean {
  return played.dialect === 'game' && hasUpdate(played, '4.4.1.0');
}

const gameThen = memoizeText(gameAsOf);

/** The version whose new kinds are all about commanders on foot. */
const odyssey = '4.0';

/** An event without later fields; of the legacy game, with the names of its time. */
export function asWrittenThen<Event extends WritableEvent>(
  event: Event,
  catalogue: Catalogue,
  isLegacy: boolean,
): Event {
  const shape = findKind(catalogue, event.event)?.shape;
  return shape ? (membersThen(event as unknown as Members, shape, isLegacy) as typeof event) : event;
}

function membersThen(members: Members, { fields, members: each }: Shape, isLegacy: boolean): Members {
  if (each) return members;
  const isThere = (name: string) => fields[name] !== undefined && !(isLegacy && laterFields.includes(name));
  // A displayed text goes with its name.
  const kept = Object.entries(members).filter(([name]) => isThere(name) && isThere(name.replace('_Localised', '')));
  return Object.fromEntries(kept.map(([name, value]) => [name, valueThen(value, fields[name], isLegacy)]));
}

function valueThen(value: unknown, field: Field | undefined, isLegacy: boolean): unknown {
  if (isLegacy && typeof value === 'string')
    return entryOf(earlierNames, value) ?? value.replace('_hyperdrive_overcharge', '_hyperdrive');
  if (field?.type === 'array' && Array.isArray(value)) {
    const then = value.filter((row) => !isLegacy || existed(row)).map((row) => valueThen(row, field.element, isLegacy));
    // Two of today's names may have had one.
    return then.filter((row, index) => typeof row !== 'string' || then.indexOf(row) === index);
  }
  if (field?.type !== 'object' || typeof value !== 'object' || value === null) return value;
  return membersThen(value as Members, field.shape, isLegacy);
}

/** Whether a name, or what a row is about, was in the game then. */
function existed(value: unknown): boolean {
  const names = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return !names.some((name) => typeof name === 'string' && laterNames.includes(name));
}
