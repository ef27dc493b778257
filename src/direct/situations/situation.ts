import type { EventName } from '../../interface/event-types.js';
import type { Activity } from '../../simulate/activity.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings, SettingName } from '../settings/session-settings.js';

/** A named thing that can happen now. What it needs happens first. `Takes` are the settings it takes beyond the common ones. */
export interface Situation<Takes extends SettingName = SettingName> {
  /** What happens, in a few words. */
  readonly about: string;
  /** The kinds that are sure to be written when it has come, as far as the dialect has them, those of its prerequisites aside; none where only Status tells. */
  readonly writes: readonly EventName[];
  /** The kinds that follow with time, after it has come. */
  readonly later?: readonly EventName[];
  /** What may be set for it, beyond what may always be set. */
  readonly takes?: readonly Takes[];
  /** Refuses, with a StageError, what cannot be; asked before anything happens. */
  readonly assertPossible?: (world: World, settings: SessionSettings) => void;
  /** Brings about what it needs, from wherever the play rests. */
  readonly prepare: (world: World, settings: SessionSettings) => Activity;
  /** The thing itself, and how it ends. */
  readonly act: (world: World, settings: SessionSettings) => Activity;
  /** Whether it has come, once all it writes is written: so far a trigger goes, and the rest of `act` follows with time. Left out, that is at its end. */
  readonly isReached?: (world: World, settings: SessionSettings) => boolean;
  /** Whether it has come about when `act` is over; asked where nothing is written that would tell. */
  readonly succeeded?: (world: World, settings: SessionSettings) => boolean;
}

/** Several situations by name. */
export type Situations = Readonly<Record<string, Situation>>;
