import type { Members } from '../../../interface/object-rule.js';
import { foldOf } from '../../../state/fold.js';
import { type JournalState, unknownState } from '../../../state/journal-state.js';
import { dockingUpdates, systemUpdates } from '../../../state/place.js';
import type { WrittenEvent } from '../../neighbour.js';

const visitFold = foldOf(systemUpdates, dockingUpdates);

/** The station last docked at: what the Companion API says is about it, and comes without a line. */
export class StationVisits {
  readonly #state: JournalState = unknownState();
  #last: Members = {};

  wrote({ event, line }: WrittenEvent): void {
    if (!line) return;
    visitFold.advance(this.#state, event, line);
    const { station, system } = this.#state;
    if (!station) return;
    const { name, marketId } = station;
    this.#last = { systemName: system?.name, stationName: name, marketId, MarketID: marketId };
  }

  /** What a message about the station would say of it, as far as it is known. */
  get last(): Members {
    return this.#last;
  }
}
