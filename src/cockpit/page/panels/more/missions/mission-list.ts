/** The missions that are under way: those listed at start-up, and what has happened since. */
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
  /** The station or settlement, and the system. */
  readonly destination?: string;
  /** What is to be carried, fetched or shot, as far as the journal says. */
  readonly task?: string;
  readonly isWing?: boolean;
}

export interface MissionList {
  /** False until the journal has told of any. */
  readonly isKnown: boolean;
  /** What runs out first stands first. */
  readonly open: readonly OpenMission[];
  /** Listed at start-up as over already. */
  readonly failed: number;
  readonly complete: number;
}

export function missionList(moment: Moment): MissionList {
  const line = moment.latest['Missions'];
  const listed = eventOf(line) ?? {};
  const started = timeIn(listed);
  const open = new Map(
    listIn(listed, 'Active').map((each) => [String(each['MissionID']), listedMission(each, started)]),
  );
  for (const happened of moment.gathered.missions) {
    const event = eventOf(happened);
    if (event) change(open, event);
  }
  return {
    isKnown: line !== undefined || moment.gathered.missions.length > 0,
    open: [...open.values()].sort((a, b) => (a.expiry ?? Infinity) - (b.expiry ?? Infinity) || 0),
    failed: listIn(listed, 'Failed').length,
    complete: listIn(listed, 'Complete').length,
  };
}

function change(open: Map<string, OpenMission>, event: Fields): void {
  const id = String(event['MissionID']);
  switch (event['event']) {
    case 'MissionAccepted':
      open.set(id, acceptedMission(event));
      break;
    case 'MissionRedirected': {
      const place = placeName(event, 'NewDestinationStation', 'NewDestinationSystem');
      const known = open.get(id) ?? { id, name: missionName(event) };
      open.set(id, { ...known, ...(place !== undefined && { destination: place }) });
      break;
    }
    default:
      // Completed, failed or abandoned.
      open.delete(id);
  }
}

/** Of those at start-up little is known. An expiry of 0 means that there is none. */
function listedMission(fields: Fields, started: number | undefined): OpenMission {
  const left = numberIn(fields, 'Expires');
  return {
    id: String(fields['MissionID']),
    name: missionName(fields),
    ...(left !== undefined && left > 0 && started !== undefined && { expiry: started + left * 1000 }),
  };
}

function acceptedMission(event: Fields): OpenMission {
  const expiry = timeIn(event, 'Expiry');
  const reward = numberIn(event, 'Reward');
  const faction = textIn(event, 'Faction');
  const destination = placeName(event, 'DestinationStation', 'DestinationSystem', 'DestinationSettlement');
  const task = taskOf(event);
  return {
    id: String(event['MissionID']),
    name: missionName(event),
    ...(expiry !== undefined && { expiry }),
    ...(reward !== undefined && { reward }),
    ...(faction !== undefined && { faction }),
    ...(destination !== undefined && { destination }),
    ...(task !== undefined && { task }),
    ...(flagIn(event, 'Wing') && { isWing: true }),
  };
}

function placeName(event: Fields, station: string, system: string, settlement = ''): string | undefined {
  const names = [textIn(event, settlement), textIn(event, station), textIn(event, system)];
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
