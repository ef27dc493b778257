import type { DenialReason } from './flight-events.js';

/** Measured: light-seconds, and the median of seconds pilots take for them. */
export const supercruiseSeconds: readonly (readonly [lightSeconds: number, seconds: number])[] = [
  [0, 45],
  [1, 60],
  [3, 73],
  [10, 88],
  [30, 102],
  [100, 118],
  [300, 134],
  [1000, 161],
  [3000, 207],
  [10_000, 275],
  [100_000, 330],
  [1_000_000, 900],
];

/** Seconds from the permission to the pad, by type of station. */
export const approachSeconds: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  Coriolis: [39, 55, 65, 81, 141],
  Orbis: [39, 53, 66, 79, 108],
  Ocellus: [37, 51, 59, 72, 111],
  Outpost: [12, 18, 34, 44, 78],
  CraterOutpost: [31, 41, 48, 60, 92],
  FleetCarrier: [28, 39, 49, 63, 88],
  SurfaceStation: [40, 55, 66, 78, 102],
  OnFootSettlement: [26, 34, 40, 46, 57],
  MegaShip: [22, 38, 55, 67, 91],
};

/** The frequency of each, of all dockings. */
export const dockingTroubleWeights: readonly (readonly [DockingTrouble, number])[] = [
  ['none', 0.935],
  ['NoSpace', 0.028],
  ['Distance', 0.018],
  ['Offences', 0.006],
  ['DockingCancelled', 0.011],
  ['DockingTimeout', 0.002],
];

/** Seconds until the next request, by the reason of the refusal. */
export const retryDelays: Readonly<Record<PassingDenial, readonly [least: number, most: number]>> = {
  NoSpace: [1, 12],
  Distance: [4, 20],
  Offences: [15, 60],
};

/** What may happen before a ship has its pad: a refusal, or the loss of a granted pad. */
export type DockingTrouble = 'none' | 'DockingCancelled' | 'DockingTimeout' | PassingDenial;

/** Temporary reasons, so that a second request makes sense. */
type PassingDenial = Extract<DenialReason, 'Distance' | 'NoSpace' | 'Offences'>;
