/** Progress and summary of a simulated fleet. */
import type { LedgerTotals } from '../../fleet/simulate/truth-ledger.js';
import { counted, sizeText, thousands } from '../../words/counted.js';
import { facts } from '../../words/document/document.js';
import type { Answer } from '../output/print-answer.js';
import type { Shell } from '../shell.js';
import { barOf, ProgressBar } from '../terminal/progress-bar.js';

/** Parameters of the progress. */
interface Expected {
  readonly commanders: number;
  /** Factor of real time. */
  readonly speed: number;
  /** Length of each session. */
  readonly seconds: number;
}

/** Shows how far a fleet is, on the terminal. */
export function fleetProgress({ commanders, speed, seconds: length }: Expected, shell: Shell) {
  const bar = new ProgressBar(shell);
  let [events, finished] = [0, 0];
  const show = () =>
    bar.show((seconds) => {
      const share = speed === Infinity ? finished / commanders : (seconds * speed) / length;
      const rate = thousands(Math.round(events / Math.max(seconds, 0.001)));
      const done = `${thousands(finished)} of ${counted(commanders, 'commander')}`;
      return `${barOf(Math.min(1, share))}  ${done}  ${counted(events, 'event')}  ${rate}/s`;
    });
  return {
    /** There were that many more events. */
    add(more: number): void {
      events += more;
      show();
    },
    /** One more commander is done. */
    finished(): void {
      finished++;
      show();
    },
    erase: () => bar.erase(),
  };
}

export interface SimulatedFleet {
  readonly seed: number;
  /** Requested number of commanders. */
  readonly commanders: number;
  readonly totals: LedgerTotals;
  /** Target: the directory, or the stream and its server. */
  readonly directory?: string | undefined;
  readonly stream?: string | undefined;
  readonly server?: string | undefined;
  /** Messages stored in the stream. */
  readonly messages?: number | undefined;
  readonly ledger: string | undefined;
  readonly threads: number;
  readonly milliseconds: number;
}

export function fleetAnswer(fleet: SimulatedFleet): Answer {
  const { commanders: all, totals, ...rest } = fleet;
  const { seed, directory, stream, server, messages, ledger, threads, milliseconds } = rest;
  const { commanders, files, lines, events, bytes, whole } = totals;
  const others = lines > events ? `, and ${counted(lines - events, 'line')} of no kind` : '';
  const rate = Math.round(events / Math.max(milliseconds / 1000, 0.001));
  const page = facts([
    ['seed', String(seed)],
    ['commanders', `${thousands(commanders)}${whole ? '' : ` of ${thousands(all)}, interrupted`}`],
    ['directory', directory],
    ['stream', stream && `${stream} at ${server}, ${counted(messages ?? 0, 'message')}`],
    ['journals', `${thousands(files)} (${sizeText(bytes)})`],
    ['events', `${thousands(events)}${others}`],
    ['ledger', ledger],
    ['speed', `${thousands(rate)} events/s over ${counted(threads, 'thread')}`],
  ]);
  return { data: { ...totals, ...rest }, page: [page] };
}
