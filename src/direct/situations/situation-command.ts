import { findKind } from '../../interface/kind-catalogue.js';
import { clientDialect } from '../../simulate/client-dialect.js';
import type { ActivityCommand } from '../../simulate/session-command.js';
import type { World } from '../../simulate/world/world.js';
import { nearestOrAll } from '../../words/nearest.js';
import { assertPad } from '../settings/apply-given.js';
import { assertFitsShip, assertLegalState, requestedSystem } from '../settings/apply-settings.js';
import { assertSettings, parseSessionSettings } from '../settings/parse-session-settings.js';
import { StageError } from '../stage-error.js';
import { isSituationReached, runSituation, type SituationProgress } from './run-situation.js';
import { settingsAllowedFor } from './situation-catalogue.js';
import { isSituationName, type SettingsFor, type SituationName, situationNames } from './situation-names.js';
import { situations } from './situations.js';

/**
 * The command that triggers a situation. The settings are as the caller wrote them; impossible ones are
 * refused here.
 */
export function situationCommand(name: string, raw: Readonly<Record<string, unknown>>, world: World): ActivityCommand {
  const known = parseSituationName(name);
  const situation = situations[known];
  assertInClient(known, world);
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

/** Refuses a situation whose main kind the client of the session does not write. */
function assertInClient(name: SituationName, world: World): void {
  const { writes } = situations[name];
  if (!world.client || world.dialect !== 'game') return;
  const catalogue = clientDialect(world);
  const [main] = writes;
  if (main === undefined || findKind(catalogue, main)) return;
  throw new StageError(`${name} is not in the client ${world.client}, which does not write ${main}`);
}

/** Refuses an unknown situation or an invalid setting, before there is a world. */
export function assertKnownSituation(name: string, raw: Readonly<Record<string, unknown>>): void {
  parseSessionSettings(raw, settingsAllowedFor(parseSituationName(name)));
}

/** Refuses settings that a situation does not take, or invalid ones: for untrusted input. */
export function assertSettingsFor<Name extends SituationName>(
  name: Name,
  raw: unknown,
): asserts raw is SettingsFor<Name> {
  assertSettings(raw, settingsAllowedFor(name));
}

/** Refuses an unknown situation; the error suggests the nearest: for untrusted input. */
export function parseSituationName(name: unknown): SituationName {
  if (typeof name !== 'string') throw new StageError('name a situation, such as dock');
  if (isSituationName(name)) return name;
  throw new StageError(`unknown situation '${name}'${nearestOrAll(name, situationNames)}`);
}
