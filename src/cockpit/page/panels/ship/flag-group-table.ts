import type { StatusRide } from '../../../../state/status-ride.js';
import type { AnyFlag } from '../../moment/lit-flags.js';

export interface FlagGroup {
  readonly title: string;
  /** Seats in which the group matters; all if left out. */
  readonly seats?: readonly StatusRide[];
  /** They fit a narrow column. */
  readonly labels: Readonly<Partial<Record<AnyFlag, string>>>;
}

/** Lights of the ship panel: every flag of Status once, by group. */
export const flagGroups = {
  hazards: {
    title: 'Hazards',
    labels: {
      BeingInterdicted: 'Interdicted',
      IsInDanger: 'In danger',
      LowFuel: 'Low fuel',
      OverHeating: 'Overheating',
    },
  },
  flight: {
    title: 'Flight',
    seats: ['ship', 'taxi', 'crew', 'fighter', 'srv'],
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
    seats: ['ship', 'taxi', 'crew'],
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
      LowOxygen: 'Low oxygen',
      LowHealth: 'Low health',
      Cold: 'Cold',
      VeryCold: 'Very cold',
      Hot: 'Hot',
      VeryHot: 'Very hot',
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

/** Flags that mean danger rather than a switched-on device: shown as alarms, and announced. */
export const alarms: readonly AnyFlag[] = [
  'BeingInterdicted',
  'IsInDanger',
  'LowFuel',
  'OverHeating',
  'LowOxygen',
  'LowHealth',
  'VeryCold',
  'VeryHot',
];
