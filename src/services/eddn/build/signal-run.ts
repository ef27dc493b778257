import type { Members } from '../../../interface/object-rule.js';
import { addressFrom } from '../../../state/fold-fields.js';
import type { CurrentSystem, Where } from '../../../state/journal-state.js';
import type { LeftOutSignal } from './eddn-message.js';

/** Lines of FSSSignalDiscovered that follow each other: one message. */
export class SignalRun {
  readonly #signals: Members[] = [];
  #from: Where | undefined;

  get from(): Where | undefined {
    return this.#from;
  }

  add(signal: Members, where: Where | undefined): void {
    if (this.#signals.length === 0) this.#from = where;
    this.#signals.push(signal);
  }

  /** The message of the run, and what does not belong into it; the next run begins. */
  end(system: CurrentSystem | undefined): { message: Members; leftOut: LeftOutSignal[] } | undefined {
    const signals = this.#signals.splice(0);
    const [first] = signals;
    if (!first) return undefined;
    const sorted = signals.map((signal) => ({ signal, why: reasonToDrop(signal, system) }));
    const leftOut = sorted.flatMap(({ signal, why }) => (why ? [{ signal, why }] : []));
    const kept = sorted.flatMap(({ signal, why }) => (why ? [] : [signal]));
    const { timestamp } = kept[0] ?? first;
    const { SystemAddress } = kept[0] ?? first;
    return { message: { timestamp, event: first.event, SystemAddress, signals: kept }, leftOut };
  }
}

const missionTarget = '$USS_Type_MissionTarget;';

function reasonToDrop(signal: Members, system: CurrentSystem | undefined): LeftOutSignal['why'] | undefined {
  if (signal.USSType === missionTarget) return 'mission';
  return system && addressFrom(signal.SystemAddress) !== system.address ? 'stranger' : undefined;
}
