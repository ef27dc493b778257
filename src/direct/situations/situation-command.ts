import type { ActivityCommand } from '../../simulate/session-command.js';
import type { World } from '../../simulate/world/world.js';
import { assertPad } from '../settings/apply-given.js';
import { assertFitsShip, assertLegalState, requestedSystem } from '../settings/apply-settings.js';
import { assertSettings, parseSessionSettings } from '../settings/parse-session-settings.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';

import { StageError } from '../stage-error.js';
import { isSituationReached, runSituation, type SituationProgress } from './run-situation.js';
import { settingsAllowedFor } from './situation-catalogue.js';
import {
  isSituationName,
  type SettingsFor,
  type SituationName,
  situationNames,
  situations,
} from './situation-table.js';

/** The command that makes a situation happen. The settings are as the caller wrote them; what is impossible is refused here. */
export function situationCommand(name: string, raw: Readonly<Record<string, unknown>>, world: World): ActivityCommand {
  const known = parseSituationName(name);
  const situation = situations[known];
  const settings = parseSessionSettings(raw, settingsAllowedFor(known));
  assertFitsShip(world.ship, settings);
  if (settings.station) assertPad(settings.station, world);
  const place = requestedSystem(settings);
  if (settings.legal && place) assertLegalState(place, settings.legal);
  situation.assertPossible?.(world, settings);
  const progress: SituationProgress = { isShown: false, written: new Set() };
  return {
    act: (each) => runSituation(name, situation, each, settings, progress),
    ...(situation.isReached && { isReached: (each: World) => isSituationReached(situation, each, settings, progress) }),
  };
}

/** Refuses an unknown situation or a wrong setting, before there is a world to ask whether it is possible. */
export function assertKnownSituation(name: string, raw: Readonly<Record<string, unknown>>): void {
  parseSessionSettings(raw, settingsAllowedFor(parseSituationName(name)));
}

/** Refuses settings that a situation does not take, or that make no sense: for values that come from outside. */
export function assertSettingsFor<Name extends SituationName>(
  name: Name,
  raw: unknown,
): asserts raw is SettingsFor<Name> {
  assertSettings(raw, settingsAllowedFor(name));
}

/** Refuses the name of no situation; the error suggests the nearest: for names that come from outside. */
export function parseSituationName(name: unknown): SituationName {
  if (typeof name !== 'string') throw new StageError('name a situation, such as dock');
  if (isSituationName(name)) return name;
  throw new StageError(`unknown situation '${name}'${nearestOrAll(name, situationNames)}`);
}
