import type { Members } from '../../interface/object-rule.js';
import { elementsOf, nameFrom, objectFrom, timeFrom } from '../../state/fold-fields.js';
import {
  endRoute,
  forgetAffairs,
  forgetLaunch,
  forgetWhereabouts,
  type JournalState,
  unknownState,
  type Where,
} from '../../state/journal-state.js';
import { beginsLaunch } from '../../state/launch.js';
import { isAboardCarrier } from '../../state/place.js';
import { KnownSystems } from './known-systems.js';
import { sessionFold } from './session-fold.js';
import type { SessionState } from './session-state.js';
import { type SystemMention, systemMentions } from './system-mentions.js';
import type { SystemsSnapshot } from './systems-snapshot.js';

/** The state between two events, as JSON. */
export interface TrackerSnapshot {
  readonly systems: SystemsSnapshot;
  readonly journal: JournalState;
}

/** If no Undocked comes before these, a mission is still compared with the station. */
const stationStays: ReadonlySet<unknown> = new Set([
  'FSDJump',
  'Died',
  'Resurrect',
  'JoinACrew',
  'QuitACrew',
  'SystemsShutdown',
  'Shutdown',
]);

/** Keeps the session state: the shared state, less what a rule cannot rely on, and the known systems. */
export class SessionTracker implements SessionState {
  readonly systems = new KnownSystems();
  journal = unknownState();
  mentions: readonly SystemMention[] = [];
  here: Where = { file: '', line: 0, timestamp: undefined };

  /** Sets the event that is checked next. */
  observe(event: Members, file: string, line: number): void {
    this.here = { file, line, timestamp: timeFrom(event.timestamp) };
    this.mentions = systemMentions(event, this.systems.byAddress);
  }

  /** Changes the state by the event that was observed. */
  update(event: Members): void {
    const { journal } = this;
    const { station } = journal;
    sessionFold.advance(journal, event, this.here);
    switch (event.event) {
      case 'Fileheader':
        if (beginsLaunch(event)) this.systems.beginLaunch();
        break;
      case 'CarrierJump':
        journal.station = undefined;
        this.#arrive();
        if (!isAboardCarrier(event)) journal.system = undefined;
        break;
      case 'FSDJump':
      case 'Location':
        this.#arrive();
        break;
      case 'Docked':
        this.#dock(event);
        break;
      case 'NavRoute':
        this.recordStops(event);
        break;
      case 'Shutdown':
        forgetWhereabouts(journal);
        break;
    }
    if (stationStays.has(event.event)) journal.station = station;
  }

  /** Begins another launch of the game: only the known systems stay. */
  beginSession(): void {
    this.systems.beginLaunch();
    forgetLaunch(this.journal);
  }

  /** A line is missing, and may have been any. */
  markGap(): void {
    forgetAffairs(this.journal);
    forgetWhereabouts(this.journal);
  }

  /** Records the systems of a route; they are true whenever it was plotted. */
  recordStops(event: Members): void {
    const stops = elementsOf(event.Route);
    for (const [index, mention] of this.mentions.entries()) {
      this.systems.record(mention, this.here, nameFrom(objectFrom(stops[index])?.StarClass));
    }
  }

  /** Rules compare addresses, and positions only where every line gives the same. */
  #arrive(): void {
    const { journal } = this;
    const positions = this.#recordSystem()?.positions;
    const position = positions?.length === 1 ? positions[0] : undefined;
    journal.system = journal.system?.address === undefined ? undefined : { ...journal.system, position };
  }

  #dock({ StationType }: Members): void {
    const { journal } = this;
    if (StationType === 'FleetCarrier') {
      // A carrier may take the ship along to anywhere without a line.
      journal.system = undefined;
      endRoute(journal);
    } else if (journal.system?.where === this.here) this.#arrive();
    else this.#recordSystem();
  }

  #recordSystem() {
    return this.systems.record(this.mentions[0] as SystemMention, this.here);
  }

  snapshot(): TrackerSnapshot {
    return { systems: this.systems.snapshot(), journal: structuredClone(this.journal) };
  }

  restore({ systems, journal }: TrackerSnapshot): void {
    this.systems.restore(systems);
    this.journal = structuredClone(journal);
  }
}
