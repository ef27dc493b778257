import { interdictions } from '../../game/chatter-table.js';
import type { Station } from '../../game/star-system.js';
import { approachSettlement } from '../activities/travel/flight-events.js';
import { type WriteStep, write } from '../activity.js';
import type { UncheckedDraft } from '../event-fields.js';
import { type Random, unitOf } from '../random.js';
import type { World } from '../world/world.js';
import { chatterLine, chatterText, namedSpeaker } from './chatter-lines.js';
import { wagePaid } from './company.js';

type Message = WriteStep<'ReceiveText'>;

/** Lines written right before a line, by its kind: traffic control replies before its reply takes effect. */
export const linesBefore: Readonly<
  Record<string, (world: World, random: Random, line: UncheckedDraft) => readonly WriteStep[]>
> = {
  // Once the game has loaded, a port on the ground is announced before anything else.
  Statistics: (world) => {
    const { place } = world;
    const settlement = place.is === 'docked' ? approachSettlement(world, place.station) : undefined;
    return settlement ? [settlement] : [];
  },
  FSDJump: enteredChannel,
  CarrierJump: enteredChannel,
  Location: enteredChannel,
  MultiSellExplorationData: wagePaid,
  SellExplorationData: wagePaid,
  DockingGranted: (world, _, { StationName }) => {
    const from = String(StationName);
    return [
      stationMessage(from, ...welcome(world, stationNear(world))),
      stationMessage(from, '$STATION_docking_granted;', 'Docking request granted.'),
    ];
  },
  Interdicted: (world, random, { Interdictor, Interdictor_Localised }) => {
    if (typeof Interdictor !== 'string' || !random.chance(announcedCapture)) return [];
    const isForce = Interdictor.startsWith('$');
    const { name } = isForce ? interdictions.byForces : interdictions.byPirate;
    const who = isForce
      ? { From: Interdictor, From_Localised: String(Interdictor_Localised) }
      : namedSpeaker(Interdictor);
    return [chatterLine(world.commander, who, name, random)];
  },
  DockingDenied: (_, random, { StationName, Reason }) => [
    stationMessage(String(StationName), ...denial(String(Reason), random)),
  ],
  DockingCancelled: (_, __, { StationName }) => [
    stationMessage(String(StationName), '$STATION_docking_cancelled;', 'Docking request cancelled.'),
  ],
  DockingTimeout: (_, __, { StationName }) => [
    stationMessage(String(StationName), '$STATION_docking_timeout;', 'Docking request timed out.'),
  ],
};

/** The probability that an interdiction begins with a message. */
const announcedCapture = 0.6;

/** The probability that the channel of a system is announced. */
const announced = 0.89;

function enteredChannel({ system }: World, random: Random): readonly Message[] {
  if (!random.chance(announced)) return [];
  return [stationMessage('', `$COMMS_entered:#name=${system.name};`, `Entered Channel: ${system.name}`)];
}

/** A message from a station, or from the system's channel if `from` is empty. */
export function stationMessage(from: string, message: string, shown: string): Message {
  return write('ReceiveText', { From: from, Message: message, Message_Localised: shown, Channel: 'npc' });
}

/** The station that the ship is near to, or on. */
export function stationNear({ place }: World): Station | undefined {
  return place.is === 'space' || place.is === 'docked' ? place.station : undefined;
}

/**
 * The tone of traffic control from the coldest to the warmest, with the cumulative share of commanders
 * greeted so.
 */
const tones = [
  [0.03, 'Unfriendly'],
  [0.63, 'Neutral'],
  [0.72, 'Cordial'],
  [0.83, 'Friendly'],
  [1, 'Allied'],
] as const;

/** The same faction always greets the same commander in the same tone. */
function welcome({ commander, system }: World, station: Station | undefined): [message: string, shown: string] {
  const standing = unitOf(`welcome ${commander.id} ${station?.faction ?? system.faction}`);
  const [, tone] = tones.find(([upTo]) => standing < upTo) ?? tones[1];
  return [`$DockingChatter_${tone};`, chatterText(commander, `DockingChatter_${tone}`)];
}

/** The refusal of traffic control, by reason. */
function denial(reason: string, random: Random): [message: string, shown: string] {
  if (reason === 'Distance') {
    return ['$DockingFailed_Distance:#distance=7500;', 'Docking request denied: come closer than 7500m first'];
  }
  if (reason === 'Offences') {
    const left = random.integer(4, 60);
    return [
      `$DockingFailed_Offences:#offencetimer=${left};`,
      `Docking request denied: infractions pending for ${left} more seconds`,
    ];
  }
  if (reason === 'TooLarge')
    return ['$STATION_docking_denied_toolarge;', 'Docking request denied, no pad is large enough.'];
  if (reason === 'RestrictedAccess') {
    return ['$STATION_docking_denied_accessRestricted;', 'Docking request denied, access here is restricted.'];
  }
  if (reason === 'Hostile')
    return ['$STATION_docking_denied_hostile;', 'Docking request denied: you are hostile here.'];
  return ['$STATION_docking_denied;', 'Docking request denied.'];
}
