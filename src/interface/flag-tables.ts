import { bitTable, decodeBits, encodeBits, type UndefinedBit } from './bits.js';
import { limits } from './specified-limits.js';

/** `Status.Flags`: state of the ship, SRV or fighter. */
export const flags = bitTable('Flags', [
  [0, 'Docked', 'docked, on a landing pad'],
  [1, 'Landed', 'landed on the surface of a planet'],
  [2, 'LandingGearDown', 'landing gear down'],
  [3, 'ShieldsUp', 'shields up'],
  [4, 'Supercruise', 'in supercruise'],
  [5, 'FlightAssistOff', 'flight assist off'],
  [6, 'HardpointsDeployed', 'hardpoints deployed'],
  [7, 'InWing', 'in a wing'],
  [8, 'LightsOn', 'lights on'],
  [9, 'CargoScoopDeployed', 'cargo scoop deployed'],
  [10, 'SilentRunning', 'silent running'],
  [11, 'ScoopingFuel', 'scooping fuel from a star'],
  [12, 'SrvHandbrake', 'SRV handbrake on'],
  [13, 'SrvUsingTurretView', 'SRV turret view in use'],
  [14, 'SrvTurretRetracted', 'SRV turret retracted, because it is close to the ship'],
  [15, 'SrvDriveAssist', 'SRV drive assist on'],
  [16, 'FsdMassLocked', 'frame shift drive mass locked'],
  [17, 'FsdCharging', 'frame shift drive charging'],
  [18, 'FsdCooldown', 'frame shift drive cooling down'],
  [19, 'LowFuel', `low fuel: main tank below ${limits.lowFuel * 100} %`],
  [20, 'OverHeating', `overheating: heat above ${limits.overheating * 100} %`],
  [21, 'HasLatLong', 'latitude and longitude available'],
  [22, 'IsInDanger', 'in danger'],
  [23, 'BeingInterdicted', 'being interdicted'],
  [24, 'InMainShip', 'in the main ship'],
  [25, 'InFighter', 'in a fighter'],
  [26, 'InSRV', 'in an SRV'],
  [27, 'HudInAnalysisMode', 'HUD in analysis mode'],
  [28, 'NightVision', 'night vision on'],
  [29, 'AltitudeFromAverageRadius', 'altitude is measured from the average radius of the planet'],
  [30, 'FsdJump', 'in a hyperspace jump'],
  [31, 'SrvHighBeam', 'SRV high beam on'],
]);

/** `Status.Flags2`: state of the player on foot, in a taxi or in multicrew. */
export const flags2 = bitTable('Flags2', [
  [0, 'OnFoot', 'on foot'],
  [1, 'InTaxi', 'in a taxi, a dropship or a shuttle'],
  [2, 'InMulticrew', "in someone else's ship"],
  [3, 'OnFootInStation', 'on foot in a station'],
  [4, 'OnFootOnPlanet', 'on foot on a planet'],
  [5, 'AimDownSight', 'aiming down sights'],
  [6, 'LowOxygen', 'low oxygen'],
  [7, 'LowHealth', 'low health'],
  [8, 'Cold', 'cold'],
  [9, 'Hot', 'hot'],
  [10, 'VeryCold', 'very cold'],
  [11, 'VeryHot', 'very hot'],
  [12, 'GlideMode', 'in glide mode'],
  [13, 'OnFootInHangar', 'on foot in a hangar'],
  [14, 'OnFootSocialSpace', 'on foot in a social space'],
  [15, 'OnFootExterior', 'on foot outside'],
  [16, 'BreathableAtmosphere', 'breathable atmosphere'],
  [17, 'TelepresenceMulticrew', 'in multicrew by telepresence'],
  [18, 'PhysicalMulticrew', 'physically aboard in multicrew'],
  [19, 'FsdHyperdriveCharging', 'frame shift drive charging for a hyperspace jump'],
  [20, 'SupercruiseOvercharge', 'supercruise overcharge active'],
  [21, 'SupercruiseAssist', 'supercruise assist active'],
  [22, 'NpcCrewActive', 'NPC crew member active'],
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

/**
 * The names of the bits set in `Status.Flags2`, lowest first; an undefined bit is named `Bit23` and so on.
 */
export function decodeFlags2(value: number): (Flag2Name | UndefinedBit)[] {
  return decodeBits(flags2, value);
}

/** The value of `Status.Flags2` with exactly these bits; never negative. */
export function encodeFlags2(names: Iterable<Flag2Name | UndefinedBit>): number {
  return encodeBits(flags2, names);
}
