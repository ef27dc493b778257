import { StageError } from '../../direct/stage-error.js';
import { startThread, type ThreadCode, threadCode } from '../../packaged/packaged-thread.js';
import type { CommanderSession, SimulatedSession } from './commander-session.js';
import { type RunnerReport, type RunnerRequest, SessionRunner } from './session-runner.js';

/** Simulates sessions, one or several at a time. */
export interface Simulator {
  simulate(session: CommanderSession): Promise<SimulatedSession>;
  /** Ends running sessions early; their results are reported as usual. */
  stop(): void;
  close(): Promise<void>;
}

/** Called with the number of events since the last call. */
export type EventCounter = (events: number) => void;

/**
 * Starts `threads` threads where there is a built thread, as in the package but not in the sources.
 */
export function startSimulators(threads: number, onEvents: EventCounter): Simulator[] {
  // A single thread gains nothing and takes longer to start.
  const code = threads === 1 ? undefined : threadCode('shakedown-simulate-thread');
  if (code === undefined) return [simulatorOn(localRunner, onEvents)];
  return Array.from({ length: threads }, () => simulatorOn((listener) => threadRunner(code, listener), onEvents));
}

interface Runner {
  readonly request: (request: RunnerRequest) => void;
  readonly close: () => Promise<unknown>;
}

interface RunnerListener {
  readonly report: (report: RunnerReport) => void;
  /** No more reports will follow. */
  readonly failed: (error: unknown) => void;
}

function localRunner({ report }: RunnerListener): Runner {
  const runner = new SessionRunner(report);
  return { request: (request) => runner.take(request), close: async () => runner.close() };
}

function threadRunner(code: ThreadCode, { report, failed }: RunnerListener): Runner {
  const worker = startThread(code);
  worker.on('message', report).on('error', failed);
  return { request: (request) => worker.postMessage(request), close: async () => worker.terminate() };
}

interface Waiting {
  readonly resolve: (session: SimulatedSession) => void;
  readonly reject: (error: unknown) => void;
}

function simulatorOn(open: (listener: RunnerListener) => Runner, onEvents: EventCounter): Simulator {
  const waiting = new Map<number, Waiting>();
  const runner = open({
    report(report) {
      if ('events' in report) return onEvents(report.events);
      const request = waiting.get(report.number);
      waiting.delete(report.number);
      if ('session' in report) request?.resolve(report.session);
      else request?.reject(report.isOurs ? new StageError(report.message) : new Error(report.message));
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
        runner.request({ session });
      }),
    stop: () => runner.request({ stop: true }),
    close: async () => void (await runner.close()),
  };
}
