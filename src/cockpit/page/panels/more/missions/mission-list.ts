/** Active missions, as the page shows them. */
import type { Mission } from '../../../../../state/journal-state.js';
import type { Moment } from '../../../../protocol.js';
import { type Fields, flagIn, listIn, numberIn, shownIn, textIn, timeIn } from '../../../moment/loose-fields.js';
import { eventOf } from '../../../moment/moment-events.js';
import { plainName } from '../plain-name.js';

export interface OpenMission {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly expiry?: number;
  /** Credits. */
  readonly reward?: number;
  readonly faction?: string;
  /** Station or settlement, and system. */
  readonly destination?: string;
  /** Goods to deliver or fetch, or targets, as far as the journal says. */
  readonly task?: string;
  readonly isWing?: boolean;
}

export interface MissionList {
  /** False until the journal mentions missions. */
  readonly isKnown: boolean;
  /** By expiry. */
  readonly open: readonly OpenMission[];
  /** Listed as failed at start-up. */
  readonly failed: number;
  readonly complete: number;
}

export function missionList({ latest, state }: Moment): MissionList {
  const listed = eventOf(latest['Missions']) ?? {};
  const open = Object.entries(state.missions ?? {}).flatMap(([id, mission]) =>
    mission.ended ? [] : [openMission(id, mission)],
  );
  return {
    isKnown: state.missions !== undefined,
    open: open.sort((a, b) => (a.expiry ?? Infinity) - (b.expiry ?? Infinity) || 0),
    failed: listIn(listed, 'Failed').length,
    complete: listIn(listed, 'Complete').length,
  };
}

/** Of missions listed at start-up, little is known. */
function openMission(id: string, { fields, expiry: ends }: Mission): OpenMission {
  const expiry = timeIn({ ends }, 'ends');
  const reward = numberIn(fields, 'Reward');
  const faction = textIn(fields, 'Faction');
  const destination = placeName(fields, 'DestinationSettlement', 'DestinationStation', 'DestinationSystem');
  const task = taskOf(fields);
  return {
    id,
    name: missionName(fields),
    ...(expiry !== undefined && { expiry }),
    ...(reward !== undefined && { reward }),
    ...(faction !== undefined && { faction }),
    ...(destination !== undefined && { destination }),
    ...(task !== undefined && { task }),
    ...(flagIn(fields, 'Wing') && { isWing: true }),
  };
}

function placeName(event: Fields, ...fields: readonly string[]): string | undefined {
  const names = fields.map((field) => textIn(event, field));
  return names.filter((name) => name !== undefined).join(', ') || undefined;
}

function taskOf(event: Fields): string | undefined {
  const count = numberIn(event, 'Count') ?? numberIn(event, 'KillCount') ?? numberIn(event, 'PassengerCount');
  const what =
    shownIn(event, 'Commodity') ??
    shownIn(event, 'TargetType') ??
    shownIn(event, 'PassengerType') ??
    shownIn(event, 'Target');
  if (what === undefined) return undefined;
  return count === undefined ? what : `${count} × ${what}`;
}

function missionName(fields: Fields): string {
  const shown = textIn(fields, 'LocalisedName') ?? textIn(fields, 'Name_Localised');
  const internal = textIn(fields, 'Name');
  if (shown !== undefined) return shown;
  if (internal === undefined) return 'Mission without a name';
  return plainName(internal.replace(/^\$?Mission_/i, '').replace(/_name;?$/i, ''));
}
