import { entryOf } from '../../words/entry-of.js';
import { dockedEvent } from '../activities/travel/dock.js';
import { type WriteStep, write } from '../activity.js';
import { depotFields } from '../colony/colony.js';
import { backpackFields, lockerFields } from '../commander/locker.js';
import { powerplayFields } from '../commander/power-work.js';
import type { EventFields, UncheckedDraft } from '../event-fields.js';
import type { Random } from '../random.js';
import { loadoutFields } from '../ship/loadout-fields.js';
import type { World } from '../world/world.js';
import { friendSeen, screenshot } from './company.js';
import type { Delayed } from './delayed.js';
import { signalsAt } from './known-signals.js';
import { linesBefore } from './lines-before.js';
import { heardText, sentText } from './player-talk.js';

/** A line triggered by another one. */
interface Follower {
  readonly make: (world: World, line: UncheckedDraft) => WriteStep | undefined;
  /** Delay in seconds; none if omitted. */
  readonly after?: readonly [least: number, most: number];
  /** Its probability; 1 if omitted. */
  readonly chance?: number;
  /** Whether it has nothing to do with the line: a quiet plan has none of these. */
  readonly isAside?: true;
}

/** The full ship's locker is written whenever the game has loaded something. */
const locker: Follower['make'] = ({ commander }) => write('ShipLocker', lockerFields(commander));
/** When its content may have changed, the line leaves the lists to the file. */
const lockerChange: Follower['make'] = () => write('ShipLocker', {});
/** Not if the jump was called off. */
const lockerOnTheWay: Follower['make'] = (world, line) =>
  line.JumpType === 'Hyperspace' && world.place.is !== 'supercruise' ? locker(world, line) : undefined;
/** Only the commander's own ship has a Loadout. */
const motherShip: Follower['make'] = ({ ship }) => write('Loadout', loadoutFields(ship));
const loadout: Follower['make'] = (world, event) => (world.vehicle === 'ship' ? motherShip(world, event) : undefined);
const backpack: Follower['make'] = ({ commander }) => write('Backpack', backpackFields(commander));

/** Until early 2024, the live game repeated the commander's standing with their power on the way. */
const lastRepeated = Date.UTC(2024, 2, 1) / 1000;

const pledge: Follower['make'] = ({ commander: { pledge: power, powerWork }, now, vehicle }) =>
  power !== undefined && now < lastRepeated && vehicle === 'ship'
    ? write('Powerplay', powerplayFields(power, powerWork, Math.floor(now)))
    : undefined;

/** After a start on a pad, the game often writes once more that the ship has docked. */
const dockedAgain: Follower['make'] = (world) =>
  world.place.is === 'docked' && world.vehicle === 'ship' && !world.isUninterruptible
    ? dockedEvent(world, world.place.station)
    : undefined;

/** Another player says something. */
const talk: Follower['make'] = (world) => heardText(world);

/** The same once more. */
const again: Follower['make'] = (_, { timestamp: _when, event: _kind, ...fields }) =>
  write('Scan', fields as unknown as EventFields<'Scan'>);

/** The state of the commander's building site, while docked there. */
const depot: Follower['make'] = ({ commander: { colony }, place }) =>
  colony && place.is === 'docked' && place.station.marketId === colony.site.marketId
    ? write('ColonisationConstructionDepot', depotFields(colony))
    : undefined;
/** Immediately, then every 15 seconds for some minutes. */
const depotWhileDocked = Array.from(
  { length: 12 },
  (_, index): Follower => ({
    make: depot,
    ...(index > 0 && { after: [15 * index, 15 * index] as const }),
  }),
);

/** The lines that follow a kind of line, in the order in which the live game writes them. */
export const followers: Readonly<Record<string, readonly Follower[]>> = {
  FSDJump: [
    { make: pledge, chance: 0.15 },
    { make: locker },
    { make: talk, after: [3, 90], chance: 0.02, isAside: true },
  ],
  SupercruiseEntry: [{ make: pledge, chance: 0.4 }, { make: locker }],
  SupercruiseExit: [{ make: pledge, chance: 0.3 }, { make: locker }],
  CarrierJump: [{ make: locker }],
  Location: [
    { make: dockedAgain, after: [2, 5], chance: 0.5, isAside: true },
    { make: friendSeen, after: [3, 8], chance: 0.6, isAside: true },
    { make: friendSeen, after: [8, 20], chance: 0.4, isAside: true },
    { make: friendSeen, after: [30, 3000], chance: 0.7, isAside: true },
  ],
  Touchdown: [{ make: screenshot, after: [5, 60], chance: 0.02, isAside: true }],
  Scan: [{ make: again, chance: 0.011, isAside: true }],
  // In hyperspace, once the tunnel is visible.
  StartJump: [{ make: lockerOnTheWay, after: [5, 5] }],
  Embark: [{ make: loadout }, { make: lockerChange, chance: 0.5 }, { make: locker, after: [3, 3] }],
  Disembark: [{ make: lockerChange, chance: 0.84 }],
  SuitLoadout: [{ make: backpack }, { make: locker }],
  LaunchSRV: [{ make: locker, after: [2, 3] }],
  DockSRV: [{ make: motherShip }, { make: locker, after: [1, 2] }],
  DockFighter: [{ make: loadout }],
  Synthesis: [{ make: lockerChange }],
  EngineerCraft: [{ make: lockerChange }],
  MaterialTrade: [{ make: lockerChange }],
  TechnologyBroker: [{ make: lockerChange }],
  BuyMicroResources: [{ make: lockerChange }],
  SellMicroResources: [{ make: lockerChange }],
  TradeMicroResources: [{ make: lockerChange }],
  Docked: [
    ...depotWhileDocked,
    { make: sentText, after: [5, 60], chance: 0.03, isAside: true },
    { make: talk, after: [5, 200], chance: 0.05, isAside: true },
  ],
  WingJoin: [
    { make: talk, after: [5, 60], isAside: true },
    { make: sentText, after: [10, 90], isAside: true },
  ],
  ShipyardSwap: [{ make: locker, after: [2, 2] }],
};

/** The lines right before and after those of the activities. */
export class NeighbouringLines {
  readonly #world: World;
  readonly #random: Random;
  readonly #delayed: Delayed;
  readonly #isQuiet: boolean;

  constructor(world: World, random: Random, delayed: Delayed, isQuiet = false) {
    this.#world = world;
    this.#random = random;
    this.#delayed = delayed;
    this.#isQuiet = isQuiet;
  }

  /** Today's game lists the signals of a system before the arrival there, the legacy game after it. */
  get #hasSignalsLast(): boolean {
    return this.#world.client === 'legacy';
  }

  before(line: UncheckedDraft): readonly WriteStep[] {
    const messages = entryOf(linesBefore, line.event)?.(this.#world, this.#random, line) ?? none;
    const signals = this.#hasSignalsLast ? none : signalsAt(line.event, this.#world, this.#random);
    return signals.length > 0 ? [...messages, ...signals] : messages;
  }

  after(line: UncheckedDraft): readonly WriteStep[] {
    const found = entryOf(followers, line.event);
    if (!found) return none;
    const random = this.#random;
    const now: WriteStep[] = this.#hasSignalsLast ? [...signalsAt(line.event, this.#world, random)] : [];
    for (const { make, after, chance = 1, isAside = false } of found) {
      if (isAside && this.#isQuiet) continue;
      if (chance < 1 && !random.chance(chance)) continue;
      const lines = () => [make(this.#world, line)].filter((each) => each !== undefined);
      if (after) this.#delayed.after(random.integer(...after), lines);
      else now.push(...lines());
    }
    return now;
  }
}

const none: readonly WriteStep[] = [];
