import type { EventName } from '../../interface/event-types.js';
import type { Activity } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings, SettingName } from '../settings/session-settings.js';

/**
 * Something that can be made to happen at any time. Three steps: `assertPossible` refuses what cannot be, `prepare` brings
 * about what it needs, `act` is the thing itself. `Takes` are the settings it takes beyond the common ones.
 */
export interface Situation<Takes extends SettingName = SettingName> {
  /** What happens, in a few words; the commander is the subject. */
  readonly about: string;
  /** The kinds that `act` is certain to write until the situation is reached, as far as the dialect has them; none if only Status shows it. */
  readonly writes: readonly EventName[];
  /** The kinds that `act` is certain to write after that. */
  readonly later?: readonly EventName[];
  /** The settings it takes, beyond the common ones. */
  readonly takes?: readonly Takes[];
  /** Throws a StageError if it is impossible; called before anything happens. */
  readonly assertPossible?: (world: World, settings: SessionSettings) => void;
  /** Brings about what it needs, wherever the commander is. */
  readonly prepare: (world: World, settings: SessionSettings) => Activity;
  /** The thing itself, to its end. */
  readonly act: (world: World, settings: SessionSettings) => Activity;
  /** Whether it is reached, asked once all of `writes` is written: then the trigger is done, and the rest of `act` follows as time passes. If left out, it is reached at the end of `act`. */
  readonly isReached?: (world: World, settings: SessionSettings) => boolean;
  /** Whether it has happened, asked at the end of `act`: for what the written kinds alone do not prove. */
  readonly succeeded?: (world: World, settings: SessionSettings) => boolean;
}

/** Several situations by name. */
export type Situations = Readonly<Record<string, Situation>>;
