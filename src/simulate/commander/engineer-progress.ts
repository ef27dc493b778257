import { engineerReferrers, engineerTable, referringRank } from '../../game/engineer-table.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { EventFields } from '../event-fields.js';
import type { Random } from '../random.js';
import type { Ship } from '../ship/ship.js';
import type { Experience } from './experience.js';
import { type EngineerStage, engineerStageWeights } from './experience-table.js';

/** An engineer, and the commander's progress with them. */
export interface Engineer {
  readonly id: number;
  readonly name: string;
  /** The system they live in. */
  readonly system: string;
  /** Undefined if the commander does not know of them. */
  access?: EngineerStage;
  /** Only once unlocked. On-foot engineers have no ranks: 0. */
  rank: number;
  /** Per cent of the way to the next rank. */
  rankProgress: number;
  /** The amount delivered of what they require. */
  given?: number;
}

/** Engineers of the on-foot expansion. */
export function isOnFoot({ id }: Pick<Engineer, 'id'>): boolean {
  return id >= 400_000;
}

export function makeEngineers(random: Random, experience: Experience): Engineer[] {
  const engineers = random.shuffle(engineerTable).map(([id, name, system]) => {
    const access = random.weighted(engineerStageWeights[experience]);
    const engineer: Engineer = { id, name, system, rank: 0, rankProgress: 0 };
    if (access) engineer.access = access;
    if (access !== 'Unlocked' || isOnFoot(engineer)) return engineer;
    engineer.rank = experience === 'veteran' ? random.integer(3, 5) : random.integer(1, 5);
    engineer.rankProgress = engineer.rank === highestRank ? 0 : random.integer(0, 99);
    return engineer;
  });
  for (const engineer of engineers) forgetUnlessReferred(engineers, engineer);
  return engineers;
}

export const highestRank = 5;

/**
 * An engineer stays unknown until their referrer knows the commander well enough; those without a referrer
 * are always known.
 */
function forgetUnlessReferred(engineers: readonly Engineer[], engineer: Engineer): void {
  const referrer = engineers.find(({ id }) => id === engineerReferrers[engineer.id]);
  if (!referrer) {
    engineer.access ??= 'Known';
    return;
  }
  forgetUnlessReferred(engineers, referrer);
  if (hasReferred(referrer)) return;
  delete engineer.access;
  engineer.rank = 0;
  engineer.rankProgress = 0;
}

/** Whether an engineer knows the commander well enough to refer them to others. */
export function hasReferred(referrer: Engineer): boolean {
  return referrer.access === 'Unlocked' && (isOnFoot(referrer) || referrer.rank >= referringRank);
}

/** Whether the commander may know of an engineer: their referrer, if any, has referred the commander. */
export function isReferred(engineers: readonly Engineer[], { id }: Engineer): boolean {
  const referrer = engineers.find((each) => each.id === engineerReferrers[id]);
  return !referrer || hasReferred(referrer);
}

/** Unlocks an engineer up to a grade, and the engineers who refer to them. */
export function makeAcquainted(engineers: readonly Engineer[], id: number, grade: number): void {
  const engineer = engineers.find((each) => each.id === id);
  if (!engineer) return;
  engineer.access = 'Unlocked';
  if (!isOnFoot(engineer) && engineer.rank < grade) {
    engineer.rank = grade;
    engineer.rankProgress = 0;
  }
  const referrer = engineerReferrers[id];
  if (referrer !== undefined) makeAcquainted(engineers, referrer, referringRank);
}

/** Unlocks all engineers whose work is in a ship. */
export function meetEngineersOf({ modules }: Pick<Ship, 'modules'>, engineers: readonly Engineer[]): void {
  for (const { engineering } of modules) {
    if (engineering) makeAcquainted(engineers, engineering.engineer, engineering.level);
  }
}

type EngineerUpdate = EventFields<'EngineerProgress'>;
type KnownEngineer = NonNullable<EngineerUpdate['Engineers']>[number];

/**
 * All engineers the commander knows of, as EngineerProgress lists them at start-up; without Odyssey, those on
 * foot are not among them.
 */
export function engineerSummary(engineers: readonly Engineer[], odyssey: boolean): KnownEngineer[] {
  return engineers
    .filter((engineer) => engineer.access !== undefined && (odyssey || !isOnFoot(engineer)))
    .map(engineerFields);
}

/** What has changed with an engineer. */
export type EngineerChange = 'access' | 'rank';

/** The update about one engineer. The live game omits Progress if only the rank has changed. */
const updates: Readonly<Record<Dialect, (fields: EngineerUpdate, news: EngineerChange) => EngineerUpdate>> = {
  spec: (fields) => fields,
  game: (fields, news) => (news === 'rank' ? withoutProgress(fields) : fields),
};

function withoutProgress(fields: EngineerUpdate): EngineerUpdate {
  const { Progress: _, ...rest } = fields;
  return rest;
}

export function engineerUpdate(
  engineer: Engineer,
  news: EngineerChange,
  dialect: Dialect,
  withRankProgress: boolean,
): EngineerUpdate {
  const { RankProgress, ...fields } = engineerFields(engineer);
  const whole = withRankProgress && RankProgress !== undefined ? { ...fields, RankProgress } : fields;
  return updates[dialect](whole, news);
}

/** Only unlocked engineers have ranks. */
function engineerFields({ id, name, access, rank, rankProgress }: Engineer): KnownEngineer {
  return {
    Engineer: name,
    EngineerID: id,
    ...(access && { Progress: access }),
    ...(access === 'Unlocked' && { RankProgress: rankProgress, Rank: rank }),
  };
}
