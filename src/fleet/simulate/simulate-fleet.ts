import type { CommanderSession, SimulatedSession } from './commander-session.js';
import { type Simulator, startSimulators } from './simulating-threads.js';

export interface FleetSimulation {
  /** Started and reported in this order. */
  readonly sessions: Iterable<CommanderSession>;
  readonly threads: number;
  /** Concurrent sessions over all threads. */
  readonly atOnce: number;
  /**
   * Called before a session starts. The returned function is called once the session is written, and awaited
   * before the next one starts in its slot: back-pressure.
   */
  readonly publish?: ((session: CommanderSession) => () => Promise<void>) | undefined;
  /** Ends running sessions and starts no more. */
  readonly signal: AbortSignal;
  /** Called for each finished session, in order, one at a time. */
  readonly onSession: (session: CommanderSession, simulated: SimulatedSession) => Promise<void>;
  /** Called with the number of new events over all sessions. */
  readonly onEvents: (events: number) => void;
}

/**
 * Simulates many sessions over several threads. A failed session stops all; those finished before it are
 * still reported. Sessions are started lazily, so memory does not grow with their number.
 */
export async function simulateFleet(simulation: FleetSimulation): Promise<void> {
  const { sessions, threads, atOnce, publish, signal, onSession, onEvents } = simulation;
  const simulators = startSimulators(threads, onEvents);
  const failures: unknown[] = [];
  const coming = sessions[Symbol.iterator]();
  const stop = () => {
    for (const simulator of simulators) simulator.stop();
  };
  const failed = (error: unknown) => {
    failures.push(error);
    stop();
  };
  const simulated = async (simulator: Simulator, session: CommanderSession): Promise<SimulatedSession> => {
    const published = publish?.(session);
    const written = await simulator.simulate(session);
    await published?.();
    return written;
  };
  let reporting: Promise<void> = Promise.resolve();
  const begin = (simulator: Simulator, session: CommanderSession): Promise<unknown> => {
    const done = simulated(simulator, session).catch(failed);
    reporting = report(reporting, session, done);
    return done;
  };
  /** Waits for the sessions before it; failed ones are skipped. */
  const report = async (before: Promise<void>, session: CommanderSession, done: Promise<SimulatedSession | void>) => {
    await before;
    const written = await done;
    if (written) await onSession(session, written).catch(failed);
  };
  const work = async (simulator: Simulator): Promise<void> => {
    while (!signal.aborted && failures.length === 0) {
      const next = coming.next();
      if (next.done) return;
      await begin(simulator, next.value);
    }
  };
  signal.addEventListener('abort', stop);
  try {
    const shifts = Array.from({ length: atOnce }, (_, index) => simulators[index % simulators.length] as Simulator);
    await Promise.all(shifts.map(work));
    await reporting;
    if (failures.length > 0) throw failures[0];
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(simulators.map((simulator) => simulator.close()));
  }
}
