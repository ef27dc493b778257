import { isVersionBefore, numberOf } from '../../game/game-version.js';
import type { EventFields } from '../../simulate/event-fields.js';
import type { Moment, MomentDocument } from '../moment.js';

/** A document of a moment with the type of its fields. */
export function documentIn<Name extends MomentDocument>(moment: Moment, name: Name): EventFields<Name> | undefined {
  return moment.documents[name] as EventFields<Name> | undefined;
}

/** Whether a session plays a version of the game, or a later one. */
export function isPlayedSince(moment: Moment, version: string): boolean {
  const { gameversion } = documentIn(moment, 'LoadGame') ?? {};
  return gameversion !== undefined && !isVersionBefore(numberOf(gameversion), version);
}
