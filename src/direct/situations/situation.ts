import type { EventName } from '../../interface/event-types.js';
import type { Activity } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings, SettingName } from '../settings/session-settings.js';

/**
 * Something that can be triggered at any time. Three steps: `assertPossible` refuses what is impossible,
 * `prepare` meets its prerequisites, `act` carries it out. `Takes` are the settings it takes besides the
 * common ones, `Writes` the kinds it writes.
 */
export interface Situation<Takes extends SettingName = SettingName, Writes extends EventName = EventName> {
  /** A short description; the commander is the subject. */
  readonly about: string;
  /**
   * The kinds that `act` is certain to write until the situation is reached, as far as the dialect has them;
   * none if only Status shows it.
   */
  readonly writes: readonly Writes[];
  /** The kinds that `act` is certain to write after that. */
  readonly later?: readonly EventName[];
  /** The settings it takes besides the common ones. */
  readonly takes?: readonly Takes[];
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

export type Situations = Readonly<Record<string, Situation>>;
