import type { CommanderSession, SimulatedSession } from './commander-session.js';
import { type Simulator, startSimulators } from './simulating-threads.js';

export interface FleetSimulation {
  /** In the order in which they are begun and told. */
  readonly sessions: Iterable<CommanderSession>;
  readonly threads: number;
  /** Sessions at the same time, over all threads. */
  readonly atOnce: number;
  /**
   * Called before a session begins. What it returns is called when the session is written, and waited for before another
   * begins in its place: so there are no more sessions than can be taken.
   */
  readonly publish?: ((session: CommanderSession) => () => Promise<void>) | undefined;
  /** Ends the sessions that have begun; no other begins. */
  readonly signal: AbortSignal;
  /** A session is done. They are told in order, one at a time. */
  readonly onSession: (session: CommanderSession, simulated: SimulatedSession) => Promise<void>;
  /** There were so many more events, in all sessions together. */
  readonly onEvents: (events: number) => void;
}

/**
 * Simulates many sessions, over several threads. A session that fails ends all; what was done before is told all the same.
 * No more sessions are begun than are worked on, so that memory does not grow with their number.
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
  let telling: Promise<void> = Promise.resolve();
  const begin = (simulator: Simulator, session: CommanderSession): Promise<unknown> => {
    const done = simulated(simulator, session).catch(failed);
    telling = tell(telling, session, done);
    return done;
  };
  /** After those before it; one that failed is passed over. */
  const tell = async (before: Promise<void>, session: CommanderSession, done: Promise<SimulatedSession | void>) => {
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
    await telling;
    if (failures.length > 0) throw failures[0];
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(simulators.map((simulator) => simulator.close()));
  }
}
