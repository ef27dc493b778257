import type { Experience } from './experience.js';

export type EngineerStage = 'Known' | 'Invited' | 'Unlocked';

/** How likely each stage is, by experience. */
export const engineerStageWeights: Readonly<
  Record<Experience, readonly (readonly [EngineerStage | undefined, number])[]>
> = {
  new: [
    [undefined, 14],
    ['Known', 5],
    ['Invited', 1],
  ],
  settled: [
    [undefined, 4],
    ['Known', 6],
    ['Invited', 4],
    ['Unlocked', 6],
  ],
  veteran: [
    [undefined, 1],
    ['Known', 1],
    ['Invited', 2],
    ['Unlocked', 16],
  ],
};

/** Weights of the number of missions that are still open from earlier sessions: none, one … */
export const openMissionWeights: Readonly<Record<Experience, readonly number[]>> = {
  new: [8, 2],
  settled: [6, 2, 2, 1],
  veteran: [5, 2, 2, 2, 0, 1],
};

/** How many of each upgrade component the commander has, and how many other things. */
export const lockerContents = {
  new: { parts: [6, 20], others: 2 },
  settled: { parts: [12, 50], others: 8 },
  veteran: { parts: [20, 90], others: 22 },
} as const;

export interface Wealth {
  readonly credits: readonly [least: number, most: number];
  /** How many of each material. */
  readonly materials: readonly [least: number, most: number];
  /** The share of materials never found. */
  readonly unknown: number;
}

export const commanderWealth: Readonly<Record<Experience, Wealth>> = {
  new: { credits: [2_000_000, 12_000_000], materials: [8, 40], unknown: 0.35 },
  settled: { credits: [30_000_000, 900_000_000], materials: [15, 120], unknown: 0.08 },
  veteran: { credits: [900_000_000, 24_000_000_000], materials: [40, 250], unknown: 0 },
};

/** The lowest and the highest rank, by experience. */
export const rankReach: Readonly<Record<Experience, readonly [least: number, most: number]>> = {
  new: [0, 2],
  settled: [2, 6],
  veteran: [4, 8],
};
