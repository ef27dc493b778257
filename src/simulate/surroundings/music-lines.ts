import { type WriteStep, write } from '../activity.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { World } from '../world/world.js';
import { type MusicState, type MusicTrack, musicTrackOf, nextTurnOf } from './music-track.js';

/** Lines that say how the commander came to where they are. */
const arrivals: ReadonlySet<string> = new Set([
  'StartJump',
  'FSDJump',
  'SupercruiseEntry',
  'SupercruiseExit',
  'Undocked',
  'Docked',
  'Touchdown',
  'Liftoff',
  'Location',
  'Disembark',
  'SuitLoadout',
  'Embark',
  'ShipyardSwap',
]);

/** No Music lines are written while the game loads. */
const loading: ReadonlySet<string> = new Set(['Fileheader', 'LoadGame', 'Resurrect']);

/** The in-game music, like Status a projection of the world: a line is written whenever the track changes. */
export class Music {
  readonly #world: World;
  readonly #music: MusicState;
  #state: 'loading' | 'loaded' | 'playing' = 'playing';

  constructor(world: World) {
    this.#world = world;
    this.#music = { track: 'NoTrack', placeSince: world.now, arrivedBy: '', padSince: undefined };
  }

  /** Whether the game is still loading. */
  get isLoading(): boolean {
    return this.#state === 'loading';
  }

  /** Once the game has loaded, silence comes first; only a pledge is written before it. */
  before({ event }: UncheckedDraft): readonly WriteStep[] {
    if (this.#state !== 'loaded' || event === 'Powerplay') return none;
    this.#state = 'playing';
    this.#music.track = 'NoTrack';
    return [write('Music', { MusicTrack: 'NoTrack' })];
  }

  /** Updates the state after a line. */
  onLine({ event, MusicTrack, JumpType }: UncheckedDraft): void {
    const { now } = this.#world;
    if (event === 'Music') this.#music.track = MusicTrack as MusicTrack;
    if (loading.has(event)) this.#state = 'loading';
    if (event === 'Location') this.#state = this.#state === 'loading' ? 'loaded' : this.#state;
    if (event === 'DockingGranted') this.#music.padSince = now;
    else if (event === 'DockingCancelled' || event === 'DockingTimeout') this.#music.padSince = undefined;
    // The ship has not left yet when it charges for supercruise.
    if (!arrivals.has(event) || JumpType === 'Supercruise') return;
    this.#music.placeSince = now;
    this.#music.arrivedBy = event;
    this.#music.padSince = undefined;
    this.#music.trusts = undefined;
  }

  /** When the track may change because time has passed, in seconds since 1970. */
  get nextTurn(): number {
    return nextTurnOf(this.#world.now, this.#music);
  }

  /** The Music line for the current track, if it has changed. */
  due(): readonly WriteStep[] {
    if (this.#state === 'loaded') return this.before({ event: '' });
    const track = musicTrackOf(this.#world, this.#music);
    if (track === this.#music.track) return none;
    this.#music.track = track;
    return [write('Music', { MusicTrack: track })];
  }
}

const none: readonly WriteStep[] = [];
