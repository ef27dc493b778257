/**
 * Each situation can be triggered after every other one. There are tens of thousands of pairs: some of them
 * are tried here, and all of them by `npm run thorough`, each in one dialect.
 */
import { describe, expect, it } from 'vitest';
import { situationNames } from '../../src/direct/situations/situation-names.js';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { decodeFlags, decodeFlags2 } from '../../src/interface/flag-tables.js';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { startStage } from '../../src/stage/open-stage.js';
import type { RunningStage } from '../../src/stage/running-stage.js';
import { isThorough } from '../thorough.js';
import { complaintsAbout } from './complaints.js';
import { everyPair, sessionsOf } from './itinerary.js';
import { Logbook } from './logbook.js';

const start = new Date('2026-11-14T20:41:00Z');
/** Situations in a session. */
const length = 108;

/** One in this many sessions is tried; odd, so that both dialects and all seeds are covered. */
const part = 421;

/**
 * A new commander begins another life, with a ship that does not get everywhere; and not every commander is
 * in reach of an engineer who still wants something.
 */
const names = situationNames.filter((name) => name !== 'new-commander' && name !== 'engineer-supplied');

const everySession = sessionsOf(names, length, 1);

const sessions = everySession.flatMap((itinerary, index) =>
  dialectNames
    .filter((_, place) => place !== index % dialectNames.length && (isThorough || index % part === 0))
    .map((dialect) => ({ itinerary, index, dialect, seed: seedOf(index) })),
);

/** Ships with room for a fighter, and commanders who have not met all engineers. */
function seedOf(index: number): number {
  return [1, 8, 2, 4][index % 4] as number;
}

describe('from every situation', () => {
  it('every other one follows in one of the sessions', () => {
    const pairs = new Set<string>();
    for (const itinerary of everySession) {
      for (const [index, name] of itinerary.entries()) pairs.add(`${itinerary[index - 1]} ${name}`);
    }
    expect(everyPair(names)).toHaveLength(names.length ** 2);
    const expected = names.flatMap((first) => names.map((second) => `${first} ${second}`));
    expect(expected.filter((pair) => !pairs.has(pair))).toEqual([]);
  });

  it.each(sessions)(
    'others can be triggered (session $index, seed $seed, $dialect)',
    async ({ itinerary, dialect, seed }) => {
      await using stage = await startStage({ seed, dialect, start });
      const latest: LatestFacts = {};
      // Without the kinds that only the live game writes, nothing reports fuel pumps.
      const logbook = dialect === 'game' ? new Logbook(stage.state.ship.fuel.capacity) : undefined;
      let seen = 0;
      for (const [index, name] of itinerary.entries()) {
        const after = `${name} after ${itinerary[index - 1] ?? 'start-up'}`;
        try {
          stage.triggerNow(name);
        } catch (error) {
          throw new Error(`${after}: ${String(error)}`, { cause: error });
        }
        const written = stage.written.slice(seen);
        seen += written.length;
        for (const event of written) learn(latest, event);
        // The specification has no line about a jump on board of a carrier.
        if (dialect === 'spec' && stage.state.station?.type === 'FleetCarrier') delete latest.system;
        expect(logbook?.read(written) ?? [], after).toEqual([]);
        expect(contradictions(stage, latest), after).toEqual([]);
      }
      stage.end();
      expect(await complaintsAbout(stage.directory, dialect)).toEqual([]);
    },
  );
});

/** The latest facts in the journal. */
interface LatestFacts {
  system?: unknown;
  station?: unknown;
}

function learn(latest: LatestFacts, event: JournalEvent): void {
  if (event.event === 'FSDJump' || event.event === 'CarrierJump' || event.event === 'Location') {
    latest.system = event.StarSystem;
    delete latest.station;
  }
  if (event.event === 'Docked') latest.station = event.StationName;
}

/** Where Status and the journal differ from the state. */
function contradictions(stage: RunningStage, latest: LatestFacts): string[] {
  const { state } = stage;
  const { Flags, Flags2, LegalState, Balance } = stage.companion('Status') ?? {};
  const claims: readonly (readonly [what: string, latest: unknown, truth: unknown])[] = [
    ['Flags', decodeFlags(Flags ?? 0).join(), state.flags.join()],
    ['Flags2', decodeFlags2(Flags2 ?? 0).join(), state.flags2.join()],
    ['LegalState', LegalState, state.commander.legal],
    ['Balance', Balance, state.commander.credits],
    ['FSDJump', latest.system ?? state.system.name, state.system.name],
    ['Docked', state.station ? (latest.station ?? state.station.name) : '', state.station?.name ?? ''],
  ];
  return claims
    .filter(([, says, truth]) => says !== truth)
    .map(([what, says, truth]) => `${what}: ${String(says)}, but ${String(truth)}`);
}
