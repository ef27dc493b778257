/** Lights of the ship panel: every flag of Status once, by group, with labels that fit a narrow column. */
import { type AnyFlag, isLit } from '../../moment/lit-flags.js';
import type { Fields } from '../../moment/loose-fields.js';
import type { Seat } from '../../moment/seat.js';

export interface FlagGroup {
  readonly title: string;
  /** Seats in which the group matters; all if left out. */
  readonly seats?: readonly Seat[];
  readonly labels: Readonly<Partial<Record<AnyFlag, string>>>;
}

const aboard: readonly Seat[] = ['ship', 'taxi', 'crew'];

/** Flags that mean danger rather than a switched-on device: shown as alarms, and announced. */
export const alarmWords = {
  BeingInterdicted: 'Interdicted',
  IsInDanger: 'In danger',
  LowFuel: 'Low fuel',
  OverHeating: 'Overheating',
  LowOxygen: 'Low oxygen',
  LowHealth: 'Low health',
  VeryCold: 'Very cold',
  VeryHot: 'Very hot',
} as const satisfies Partial<Record<AnyFlag, string>>;

export const flagGroups = {
  hazards: {
    title: 'Hazards',
    labels: pick('BeingInterdicted', 'IsInDanger', 'LowFuel', 'OverHeating'),
  },
  flight: {
    title: 'Flight',
    seats: [...aboard, 'fighter', 'srv'],
    labels: {
      Docked: 'Docked',
      Landed: 'Landed',
      LandingGearDown: 'Landing gear',
      ShieldsUp: 'Shields',
      HardpointsDeployed: 'Hardpoints',
      CargoScoopDeployed: 'Cargo scoop',
      LightsOn: 'Lights',
      NightVision: 'Night vision',
      HudInAnalysisMode: 'Analysis',
      FlightAssistOff: 'Assist off',
      SilentRunning: 'Silent running',
      GlideMode: 'Gliding',
    },
  },
  frameShift: {
    title: 'Frame shift drive',
    seats: aboard,
    labels: {
      Supercruise: 'Supercruise',
      FsdMassLocked: 'Mass locked',
      FsdCharging: 'Charging',
      FsdHyperdriveCharging: 'Jump charge',
      FsdJump: 'Hyperspace',
      FsdCooldown: 'Cooling down',
      ScoopingFuel: 'Scooping fuel',
      SupercruiseAssist: 'Cruise assist',
      SupercruiseOvercharge: 'Overcharge',
    },
  },
  srv: {
    title: 'SRV',
    seats: ['srv'],
    labels: {
      SrvHandbrake: 'Handbrake',
      SrvDriveAssist: 'Drive assist',
      SrvHighBeam: 'High beam',
      SrvUsingTurretView: 'Turret view',
      SrvTurretRetracted: 'Turret in',
    },
  },
  foot: {
    title: 'On foot',
    seats: ['foot'],
    labels: {
      ...pick('LowOxygen', 'LowHealth'),
      Cold: 'Cold',
      ...pick('VeryCold'),
      Hot: 'Hot',
      ...pick('VeryHot'),
      OnFootInStation: 'In a station',
      OnFootInHangar: 'In a hangar',
      OnFootSocialSpace: 'Social space',
      OnFootOnPlanet: 'On a planet',
      OnFootExterior: 'Outside',
      BreathableAtmosphere: 'Breathable air',
      AimDownSight: 'Aiming',
    },
  },
  position: {
    title: 'Position',
    labels: { HasLatLong: 'Has lat/long', AltitudeFromAverageRadius: 'Mean radius' },
  },
  seat: {
    title: 'Seat and crew',
    labels: {
      InMainShip: 'Main ship',
      InFighter: 'Fighter',
      InSRV: 'SRV',
      OnFoot: 'On foot',
      InTaxi: 'Taxi',
      InMulticrew: 'Multicrew',
      TelepresenceMulticrew: 'Telepresence',
      PhysicalMulticrew: 'Aboard in person',
      NpcCrewActive: 'Hired pilot',
      InWing: 'In a wing',
    },
  },
} as const satisfies Record<string, FlagGroup>;

/** Each light of some labels, and whether it is on; undefined if Status does not say. */
export function lightsOf(labels: FlagGroup['labels'], status: Fields | undefined) {
  return (Object.entries(labels) as [AnyFlag, string][]).map(([flag, label]) => ({
    flag,
    label,
    isOn: isLit(status, flag),
  }));
}

export function isAlarm(flag: string): boolean {
  return Object.hasOwn(alarmWords, flag);
}

function pick<Name extends keyof typeof alarmWords>(...names: readonly Name[]): Pick<typeof alarmWords, Name> {
  return Object.fromEntries(names.map((name) => [name, alarmWords[name]])) as Pick<typeof alarmWords, Name>;
}
