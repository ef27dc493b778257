import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { StageError } from '../../direct/stage-error.js';
import type { CommanderSession, SimulatedSession } from './commander-session.js';
import { type Order, type Report, SessionDesk } from './session-desk.js';

/** Something that simulates sessions, one or several at a time. */
export interface Simulator {
  simulate(session: CommanderSession): Promise<SimulatedSession>;
  /** Ends what is being simulated; what comes of it is told as usual. */
  stop(): void;
  close(): Promise<void>;
}

/** Called with how many events there were since it was called last. */
export type EventCounter = (events: number) => void;

/** A name that no other file has, so that nothing else beside a bundle is ever started as a thread. */
const threadName = 'shakedown-simulate-thread.js';

/** So many threads if there is a file to start them from, which is so in the package and not in its sources. */
export function startSimulators(threads: number, onEvents: EventCounter): Simulator[] {
  const file = new URL(threadName, import.meta.url);
  // One thread would do the same as this one, and take longer to start.
  if (threads === 1 || !existsSync(file)) return [simulatorOn(hereDesk, onEvents)];
  return Array.from({ length: threads }, () => simulatorOn((told) => threadDesk(file, told), onEvents));
}

/** Takes orders, and reports what became of them. */
interface Desk {
  readonly order: (order: Order) => void;
  readonly close: () => Promise<unknown>;
}

interface Told {
  readonly report: (report: Report) => void;
  /** Nothing more will be reported. */
  readonly failed: (error: unknown) => void;
}

function hereDesk({ report }: Told): Desk {
  const desk = new SessionDesk(report);
  return { order: (order) => desk.take(order), close: async () => desk.close() };
}

function threadDesk(file: URL, { report, failed }: Told): Desk {
  // The flags of this process, such as --input-type, may not suit a file.
  const worker = new Worker(file, { execArgv: [] });
  worker.on('message', report).on('error', failed);
  return { order: (order) => worker.postMessage(order), close: async () => worker.terminate() };
}

interface Waiting {
  readonly resolve: (session: SimulatedSession) => void;
  readonly reject: (error: unknown) => void;
}

function simulatorOn(open: (told: Told) => Desk, onEvents: EventCounter): Simulator {
  const waiting = new Map<number, Waiting>();
  const desk = open({
    report(report) {
      if ('events' in report) return onEvents(report.events);
      const order = waiting.get(report.number);
      waiting.delete(report.number);
      if ('session' in report) order?.resolve(report.session);
      else order?.reject(report.isOurs ? new StageError(report.message) : new Error(report.message));
    },
    failed(error) {
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    },
  });
  return {
    simulate: (session) =>
      new Promise((resolve, reject) => {
        waiting.set(session.number, { resolve, reject });
        desk.order({ session });
      }),
    stop: () => desk.order({ stop: true }),
    close: async () => void (await desk.close()),
  };
}
