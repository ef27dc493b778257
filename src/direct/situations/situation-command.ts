import type { ActivityCommand } from '../../simulate/session-command.js';
import type { World } from '../../simulate/world/world.js';
import { assertPad } from '../settings/apply-given.js';
import { assertFitsShip, assertLegalState, requestedSystem } from '../settings/apply-settings.js';
import { parseSessionSettings } from '../settings/parse-session-settings.js';
import { nearestOrAll } from '../settings/parse-setting-value.js';
import type { SettingName } from '../settings/session-settings.js';
import { commonSettingNames } from '../settings/setting-table.js';
import { StageError } from '../stage-error.js';
import { hasHappened, runSituation, type SituationProgress } from './run-situation.js';
import type { Situation } from './situation.js';
import { situations } from './situation-table.js';

/** What makes a situation happen; the overrides are as somebody wrote them. What cannot be is refused here. */
export function situationCommand(name: string, raw: Readonly<Record<string, unknown>>, world: World): ActivityCommand {
  const situation = situationNamed(name);
  const settings = parseSessionSettings(raw, settingsAllowedFor(situation));
  assertFitsShip(world.ship, settings);
  if (settings.station) assertPad(settings.station, world);
  const place = requestedSystem(settings);
  if (settings.legal && place) assertLegalState(place, settings.legal);
  situation.assertPossible?.(world, settings);
  const progress: SituationProgress = { isShown: false, written: new Set() };
  return {
    act: (each) => runSituation(name, situation, each, settings, progress),
    ...(situation.isReached && { isReached: (each: World) => hasHappened(situation, each, settings, progress) }),
  };
}

/** Refuses a situation or a setting that nobody has heard of, whatever there is to say about the rest. */
export function assertKnownSituation(name: string, raw: Readonly<Record<string, unknown>>): void {
  parseSessionSettings(raw, settingsAllowedFor(situationNamed(name)));
}

/** A situation by its name; the error names the nearest. */
function situationNamed(name: string): Situation {
  if (typeof name !== 'string') throw new StageError('name a situation, such as dock');
  const situation = Object.hasOwn(situations, name) ? situations[name] : undefined;
  if (situation) return situation;
  throw new StageError(`unknown situation '${name}'${nearestOrAll(name, Object.keys(situations))}`);
}

/** What can be set for a situation. */
export function settingsAllowedFor({ takes = [] }: Situation): readonly SettingName[] {
  return [...takes, ...commonSettingNames];
}
