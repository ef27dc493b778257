import { type WriteStep, write } from '../activity.js';
import type { UncheckedDraft } from '../event-fields.js';
import type { World } from '../world/world.js';
import { type Heard, type MusicTrack, musicTrackOf, nextTurnOf } from './music-track.js';

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

/** While the game loads, no music is told of. */
const loading: ReadonlySet<string> = new Set(['Fileheader', 'LoadGame', 'Resurrect']);

/** The in-game music, a projection of the world as Status is: a line says what plays whenever that changes. */
export class Music {
  readonly #world: World;
  readonly #heard: Heard;
  #state: 'loading' | 'loaded' | 'playing' = 'playing';

  constructor(world: World) {
    this.#world = world;
    this.#heard = { track: 'NoTrack', placeSince: world.now, arrivedBy: '', padSince: undefined };
  }

  /** Whether the game still loads. */
  get isLoading(): boolean {
    return this.#state === 'loading';
  }

  /** Once the game has loaded, silence comes before anything else; a pledge alone is told first. */
  before({ event }: UncheckedDraft): readonly WriteStep[] {
    if (this.#state !== 'loaded' || event === 'Powerplay') return none;
    this.#state = 'playing';
    this.#heard.track = 'NoTrack';
    return [write('Music', { MusicTrack: 'NoTrack' })];
  }

  /** Takes note of a line. */
  hear({ event, MusicTrack, JumpType }: UncheckedDraft): void {
    const { now } = this.#world;
    if (event === 'Music') this.#heard.track = MusicTrack as MusicTrack;
    if (loading.has(event)) this.#state = 'loading';
    if (event === 'Location') this.#state = this.#state === 'loading' ? 'loaded' : this.#state;
    if (event === 'DockingGranted') this.#heard.padSince = now;
    else if (event === 'DockingCancelled' || event === 'DockingTimeout') this.#heard.padSince = undefined;
    // On the way to supercruise the ship is still where it was.
    if (!arrivals.has(event) || JumpType === 'Supercruise') return;
    this.#heard.placeSince = now;
    this.#heard.arrivedBy = event;
    this.#heard.padSince = undefined;
    this.#heard.trusts = undefined;
  }

  /** When something else may play because time has passed, in seconds since 1970. */
  get nextTurn(): number {
    return nextTurnOf(this.#world.now, this.#heard);
  }

  /** What plays from now on, if that is something else. */
  due(): readonly WriteStep[] {
    if (this.#state === 'loaded') return this.before({ event: '' });
    const track = musicTrackOf(this.#world, this.#heard);
    if (track === this.#heard.track) return none;
    this.#heard.track = track;
    return [write('Music', { MusicTrack: track })];
  }
}

const none: readonly WriteStep[] = [];
