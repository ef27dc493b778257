import { describe, expect, it } from 'vitest';
import { stepped } from '../../../../test/support/stepped.js';
import type { Activity } from '../../activity.js';
import { owedIn } from '../../commander/legal-standing.js';
import { makeWorld } from '../../world/make-world.js';
import type { World } from '../../world/world.js';
import { dockingGranted } from '../travel/flight-events.js';
import { withIncident } from './docking-incidents.js';
import { useCockpit } from './panels.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function begun(seed: number, place?: World['place']): World {
  const world = makeWorld({ seed, now, dialect: 'game', startConditions: { ship: ['combat'] } });
  if (place) world.place = place;
  return world;
}

describe('a commander playing with the cockpit', () => {
  it('switches flight assist off only in normal space, and scans with the analysis HUD', () => {
    const seen = new Map<string, Set<string>>();
    for (const seed of seeds) {
      for (const is of ['docked', 'supercruise', 'space'] as const) {
        const world = begun(seed);
        if (is !== 'docked') world.place = { is };
        const flags = seen.get(is) ?? new Set();
        seen.set(is, flags);
        stepped(world, useCockpit(world), ({ cockpit }) => {
          for (const flag of cockpit.flags) flags.add(flag);
          const isScanning = cockpit.focus === 9 || cockpit.focus === 10;
          expect(!isScanning || cockpit.flags.has('HudInAnalysisMode')).toBe(true);
        });
      }
    }
    expect(seen.get('space')).toContain('FlightAssistOff');
    expect(seen.get('docked')).not.toContain('FlightAssistOff');
    expect(seen.get('supercruise')).not.toContain('FlightAssistOff');
  });
});

describe('a landing', () => {
  it('goes wrong now and then, under the law of the system; a fine or bounty comes with a crime', () => {
    const states = new Set<string>();
    let crimes = 0;
    for (const seed of Array.from({ length: 300 }, (_, each) => each)) {
      const world = begun(seed);
      if (world.place.is !== 'docked' || world.system.security === 'anarchy') continue;
      const { station } = world.place;
      const landing = function* (): Activity {
        world.place = { is: 'space', station };
        yield { wait: 10 };
        yield dockingGranted(station, 1);
        yield { wait: 10 };
        world.place = { is: 'docked', station };
        yield { wait: 1 };
      };
      const before = owedIn(world.commander, world.system);
      const written = stepped(world, withIncident(world, landing()), ({ commander, place }) => {
        expect(place.is !== 'docked' || commander.passingLegalState === undefined).toBe(true);
        if (commander.passingLegalState !== undefined) states.add(commander.passingLegalState);
      });
      const committed = written.filter(({ event }) => event === 'CommitCrime').length;
      expect(owedIn(world.commander, world.system) > before).toBe(committed > 0);
      crimes += committed;
    }
    expect(crimes).toBeGreaterThan(5);
    expect(states).toContain('Speeding');
    expect(states).toContain('Hostile');
    expect(states.size).toBeGreaterThan(3);
  });
});
