import { describe, expect, it } from 'vitest';
import { playOf } from '../../../test/support/acted.js';
import { oneIn } from '../../../test/thorough.js';
import { planNames } from '../plans/plans.js';
import { simulate } from '../simulate.js';
import { Surroundings } from './surroundings.js';

interface Line {
  readonly at: number;
  readonly event: Readonly<Record<string, unknown>> & { readonly event: string };
}

function linesOf(options: Parameters<typeof simulate>[0]): Line[] {
  return [...simulate({ dialect: 'game', seconds: 3 * 3600, ...options })].flatMap(({ at, event }) =>
    event ? [{ at: Math.floor(at / 1000), event: { ...event } }] : [],
  );
}

/** The kinds of the lines right after each line of a kind, in the same second. */
function after(lines: readonly Line[], kind: string): string[][] {
  return lines.flatMap(({ at, event }, index) =>
    event.event === kind
      ? [
          lines
            .slice(index + 1, index + 5)
            .filter((next) => next.at === at)
            .map((next) => next.event.event),
        ]
      : [],
  );
}

const tours = [0, 1, 2, 3].map((seed) => linesOf({ seed }));

/** Jumps and dockings; after a log-in on a pad, the live game repeats Docked. */
function placesIn(lines: readonly string[] | undefined): string[] | undefined {
  const places = lines?.filter((line) => !line.includes('NavRoute'));
  return places?.filter((line, index) => !(line.includes('Docked') && places[index - 1]?.includes('Docked')));
}

describe('the lines around others', () => {
  it.each(['FSDJump', 'SupercruiseEntry', 'SupercruiseExit'])(
    'tell of the locker and then of the music after each %s',
    (kind) => {
      const found = tours.flatMap((lines) => after(lines, kind));
      expect(found.length).toBeGreaterThan(10);
      for (const next of found) expect(next).toContain('ShipLocker');
      // In a fight the music does not change.
      const withMusic = found.filter((next) => next.includes('Music'));
      expect(withMusic.length).toBeGreaterThan(0.8 * found.length);
      for (const next of withMusic) expect(next.indexOf('ShipLocker')).toBeLessThan(next.indexOf('Music'));
    },
  );

  it('contain the Loadout after each boarding of the ship', () => {
    for (const kind of ['Embark', 'DockSRV']) {
      const found = tours.flatMap((lines) =>
        after(
          lines.filter(({ event }) => !event.Taxi && !event.Multicrew && !event.SRV),
          kind,
        ),
      );
      expect(found.length).toBeGreaterThan(0);
      for (const next of found) expect(next[0]).toBe('Loadout');
    }
  });

  it('contain the locker five seconds into a jump, and silence', () => {
    const jumps = tours.flatMap((lines) =>
      lines.flatMap(({ at, event }, index) =>
        event.event === 'StartJump' && event.JumpType === 'Hyperspace'
          ? [
              lines
                .slice(index + 1, index + 5)
                // Friends come and go at any time.
                .filter((next) => next.event.event !== 'Friends')
                .slice(0, 2)
                .map((next) => `${next.at - at} ${next.event.event}`),
            ]
          : [],
      ),
    );
    expect(jumps.length).toBeGreaterThan(20);
    for (const next of jumps) expect(next).toEqual(['5 ShipLocker', '5 Music']);
  });

  it('contain a reply of traffic control to every docking request', () => {
    const replies = tours.flatMap((lines) =>
      lines.flatMap(({ event }, index) => (event.event === 'DockingRequested' ? [lines[index + 1]?.event.event] : [])),
    );
    expect(replies.length).toBeGreaterThan(10);
    expect(new Set(replies)).toEqual(new Set(['ReceiveText']));
  });

  it('never repeat the current track', () => {
    for (const lines of tours) {
      const tracks = lines.flatMap(({ event }) => (event.event === 'Music' ? [event.MusicTrack] : []));
      expect(tracks.filter((track, index) => track === tracks[index - 1])).toEqual([]);
    }
  });

  it('are not written in the specification’s dialect, nor of kinds that were not selected', () => {
    const kinds = new Set(linesOf({ seed: 0, dialect: 'spec' }).map(({ event }) => event.event));
    expect(kinds).not.toContain('Music');
    const chosen = linesOf({ seed: 0, kinds: ['FSDJump', 'Music'] });
    expect(new Set(chosen.map(({ event }) => event.event))).toEqual(new Set(['FSDJump', 'Music']));
  });

  it('do not affect the activities', () => {
    // A tour opens differently in each dialect, and only the game has operations.
    for (const plan of oneIn(3, planNames).filter((name) => name !== 'tour' && name !== 'war')) {
      const [bare, whole] = (['spec', 'game'] as const).map((dialect) =>
        linesOf({ seed: 5, plan, dialect })
          // Docked may be written once more after a start on a pad.
          .filter(({ event }) => ['FSDJump', 'NavRoute'].includes(event.event))
          .map(({ at, event }) => `${at} ${event.event} ${String(event.FuelLevel)}`),
      );
      // A single jump is a route for the game, and none for the specification.
      expect(whole, plan).toEqual(expect.arrayContaining(bare ?? []));
      expect(placesIn(whole), plan).toEqual(placesIn(bare));
    }
  });

  it.each(['FSDJump', 'SupercruiseExit', 'StartJump', 'LaunchSRV', 'Synthesis', 'EngineerCraft', 'MaterialTrade'])(
    'tell of the locker at %s within five seconds, and not again',
    (event) => {
      const world = playOf();
      const surroundings = new Surroundings(world);
      const now = surroundings.after({ event, JumpType: 'Hyperspace' });
      world.now += 5;
      const lines = [...now, ...surroundings.due()].filter((line) => line.kind === 'ShipLocker');
      world.now += 5;
      expect([...lines, ...surroundings.due()].filter((line) => line.kind === 'ShipLocker')).toHaveLength(1);
    },
  );
});
