import { bitTable, decodeBits, encodeBits, type UndefinedBit } from './bits.js';
import { limits } from './limits.js';

/** `Status.Flags`: what the ship, the SRV or the fighter is doing. */
export const flags = bitTable('Flags', [
  [0, 'Docked', 'standing on a landing pad'],
  [1, 'Landed', 'standing on the surface of a planet'],
  [2, 'LandingGearDown', 'the landing gear is down'],
  [3, 'ShieldsUp', 'the shields are up'],
  [4, 'Supercruise', 'in supercruise'],
  [5, 'FlightAssistOff', 'flight assist is off'],
  [6, 'HardpointsDeployed', 'the hardpoints are deployed'],
  [7, 'InWing', 'in a wing'],
  [8, 'LightsOn', 'the lights are on'],
  [9, 'CargoScoopDeployed', 'the cargo scoop is deployed'],
  [10, 'SilentRunning', 'running silently'],
  [11, 'ScoopingFuel', 'scooping fuel from a star'],
  [12, 'SrvHandbrake', 'the handbrake of the SRV is on'],
  [13, 'SrvUsingTurretView', 'the SRV is in turret view'],
  [14, 'SrvTurretRetracted', 'the turret of the SRV is retracted, as it is close to the ship'],
  [15, 'SrvDriveAssist', 'drive assist of the SRV is on'],
  [16, 'FsdMassLocked', 'the frame shift drive is mass locked'],
  [17, 'FsdCharging', 'the frame shift drive is charging'],
  [18, 'FsdCooldown', 'the frame shift drive is cooling down'],
  [19, 'LowFuel', `the tank is below ${limits.lowFuel * 100} %`],
  [20, 'OverHeating', `the heat is above ${limits.overheating * 100} %`],
  [21, 'HasLatLong', 'latitude and longitude are known'],
  [22, 'IsInDanger', 'in danger'],
  [23, 'BeingInterdicted', 'being interdicted'],
  [24, 'InMainShip', 'sitting in the main ship'],
  [25, 'InFighter', 'sitting in a fighter'],
  [26, 'InSRV', 'sitting in an SRV'],
  [27, 'HudInAnalysisMode', 'the HUD is in analysis mode'],
  [28, 'NightVision', 'night vision is on'],
  [29, 'AltitudeFromAverageRadius', 'the altitude counts from the average radius of the planet'],
  [30, 'FsdJump', 'in a hyperspace jump'],
  [31, 'SrvHighBeam', 'the SRV has its high beam on'],
]);

/** `Status.Flags2`: the player on foot, in a taxi or in a crew. */
export const flags2 = bitTable('Flags2', [
  [0, 'OnFoot', 'on foot'],
  [1, 'InTaxi', 'in a taxi, a dropship or a shuttle'],
  [2, 'InMulticrew', "in someone else's ship"],
  [3, 'OnFootInStation', 'on foot in a station'],
  [4, 'OnFootOnPlanet', 'on foot on a planet'],
  [5, 'AimDownSight', 'aiming down the sight'],
  [6, 'LowOxygen', 'the oxygen is low'],
  [7, 'LowHealth', 'the health is low'],
  [8, 'Cold', 'cold'],
  [9, 'Hot', 'hot'],
  [10, 'VeryCold', 'very cold'],
  [11, 'VeryHot', 'very hot'],
  [12, 'GlideMode', 'gliding towards a surface'],
  [13, 'OnFootInHangar', 'on foot in a hangar'],
  [14, 'OnFootSocialSpace', 'on foot in a social space'],
  [15, 'OnFootExterior', 'on foot outside'],
  [16, 'BreathableAtmosphere', 'the air can be breathed'],
  [17, 'TelepresenceMulticrew', 'in a crew by telepresence'],
  [18, 'PhysicalMulticrew', 'in a crew in person'],
  [19, 'FsdHyperdriveCharging', 'the frame shift drive is charging for a hyperspace jump'],
  [20, 'SupercruiseOvercharge', 'supercruise overcharge is on'],
  [21, 'SupercruiseAssist', 'supercruise assist is on'],
  [22, 'NpcCrewActive', 'a hired crew member is active'],
]);

export type FlagName = (typeof flags.bits)[number]['name'];
export type Flag2Name = (typeof flags2.bits)[number]['name'];

/** The names of the bits set in `Status.Flags`, lowest bit first. */
export function decodeFlags(value: number): FlagName[] {
  // All 32 bits are defined, so none is without a name.
  return decodeBits(flags, value) as FlagName[];
}

/** The value of `Status.Flags` with exactly these bits; never negative. */
export function encodeFlags(names: Iterable<FlagName>): number {
  return encodeBits(flags, names);
}

/** The names of the bits set in `Status.Flags2`, lowest first; an undefined bit is named `Bit23` and so on. */
export function decodeFlags2(value: number): (Flag2Name | UndefinedBit)[] {
  return decodeBits(flags2, value);
}

/** The value of `Status.Flags2` with exactly these bits; never negative. */
export function encodeFlags2(names: Iterable<Flag2Name | UndefinedBit>): number {
  return encodeBits(flags2, names);
}
