import type { EventName } from '../../interface/event-types.js';
import type { Activity } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings, SettingName } from '../settings/session-settings.js';

/**
 * How a situation is brought about, in three steps: `assertPossible` refuses what is impossible, `prepare`
 * meets its prerequisites, `act` carries it out.
 */
export interface Staging {
  /** Throws a StageError if it is impossible; called before anything happens. */
  readonly assertPossible?: (world: World, settings: SessionSettings) => void;
  /** Meets its prerequisites, from anywhere. */
  readonly prepare: (world: World, settings: SessionSettings) => Activity;
  /** Carries it out to its end. */
  readonly act: (world: World, settings: SessionSettings) => Activity;
  /**
   * Whether it is reached; called once all of `writes` is written. Then the trigger is done, and the rest of
   * `act` follows as time passes. If omitted, it is reached at the end of `act`.
   */
  readonly isReached?: (world: World, settings: SessionSettings) => boolean;
  /** Whether it has happened; called at the end of `act`, for what the written kinds alone do not prove. */
  readonly succeeded?: (world: World, settings: SessionSettings) => boolean;
}

/** What is known of a situation without a world. */
export interface SituationFacts {
  /** A short description; the commander is the subject. */
  readonly about: string;
  /**
   * The kinds that `act` is certain to write until the situation is reached, as far as the dialect has them;
   * none if only Status shows it.
   */
  readonly writes: readonly EventName[];
  /** The kinds that `act` is certain to write after that. */
  readonly later?: readonly EventName[];
  /** The settings it takes besides the common ones. */
  readonly takes?: readonly SettingName[];
}

/** Something that can be triggered at any time. */
export type Situation = SituationFacts & Staging;
