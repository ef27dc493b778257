import { describe, expect, it } from 'vitest';
import type { Activity } from '../../activity.js';
import type { UncheckedDraft } from '../../event-fields.js';
import { Random } from '../../random.js';
import { fitOut } from '../../ship/make-ship.js';
import { makeWorld } from '../../world/make-world.js';
import type { World } from '../../world/world.js';
import { surveySystem } from '../exploration/survey-system.js';
import { exchangeFire, fight, flyFighter, interdiction } from './combat.js';
import { withIncident } from './docking-incidents.js';
import { useCockpit } from './panels.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function begun(seed: number, place?: World['place']): World {
  const world = makeWorld({ seed, now, dialect: 'game', startConditions: { ship: ['combat'] } });
  if (place) world.place = place;
  return world;
}

/** Lets an activity run; `seen` looks at each moment of it. */
function run(world: World, activity: Activity, seen: (world: World) => void = () => {}): UncheckedDraft[] {
  const written: UncheckedDraft[] = [];
  for (const { wait = 0, write } of activity) {
    seen(world);
    world.now += wait;
    if (write) written.push(write);
  }
  return written;
}

const eventsOf = (written: readonly UncheckedDraft[]) => written.map(({ event }) => event);

describe('a fighter', () => {
  it('flies only from a ship that has a bay for it', () => {
    const world = begun(1, { is: 'space' });
    world.ship = fitOut(new Random(1), 'cobramkv', 'combat');
    expect(run(world, flyFighter(world))).toEqual([]);
    world.ship = fitOut(new Random(1), 'krait_mkii', 'combat');
    const rides = new Set<string>();
    const written = run(world, flyFighter(world), ({ vehicle }) => rides.add(vehicle));
    expect(eventsOf(written).filter((event) => event !== 'UnderAttack')).toEqual(['LaunchFighter', 'DockFighter']);
    expect(rides).toContain('fighter');
    expect(world.vehicle).toBe('ship');
  });
});

describe('a fight', () => {
  it('brings shields down now and then, and up again in the end', () => {
    let down = 0;
    let broken = 0;
    for (const seed of seeds) {
      const world = begun(seed, { is: 'space' });
      let isDown = false;
      run(world, exchangeFire(world), ({ ship }) => {
        isDown ||= !ship.hasShields;
      });
      if (isDown) down++;
      if (world.ship.isCanopyBroken) broken++;
      expect(world.ship.hasShields).toBe(true);
      expect(world.ship.health < 1).toBe(isDown);
      expect(world.cockpit.flags.size).toBe(0);
    }
    expect(down).toBeGreaterThan(5);
    expect(broken).toBeGreaterThan(1);
    expect(broken).toBeLessThan(down + 1);
  });

  it('takes place where the target says, far from any station', () => {
    for (const seed of seeds.slice(0, 10)) {
      const world = begun(seed);
      run(world, fight(world), ({ cockpit, place }) => {
        if (!cockpit.flags.has('HardpointsDeployed') || world.vehicle !== 'ship') return;
        expect(cockpit.target?.name).toMatch(/Warzone|SCENARIO/);
        expect(place).toEqual({ is: 'space' });
      });
      expect(world.commander.passingLegalState).toBeUndefined();
    }
  });
});

describe('an interdiction', () => {
  it('is a danger, ends in supercruise, and never shows a battlefield as the destination', () => {
    const ends = new Set<string>();
    for (const seed of seeds) {
      const world = begun(seed, { is: 'supercruise' });
      const written = run(world, interdiction(world), ({ cockpit }) => {
        expect(!cockpit.flags.has('BeingInterdicted') || cockpit.flags.has('IsInDanger')).toBe(true);
        expect(cockpit.target).toBeUndefined();
      });
      ends.add(eventsOf(written)[0] ?? '');
      expect(world.place.is).toBe('supercruise');
      expect(world.cockpit.flags.size).toBe(0);
    }
    expect(ends).toEqual(new Set(['EscapeInterdiction', 'Interdicted']));
  });
});

describe('whoever fiddles about', () => {
  it('switches flight assist off in normal space alone, and scans with the analysis HUD', () => {
    const seen = new Map<string, Set<string>>();
    for (const seed of seeds) {
      for (const is of ['docked', 'supercruise', 'space'] as const) {
        const world = begun(seed);
        if (is !== 'docked') world.place = { is };
        const flags = seen.get(is) ?? new Set();
        seen.set(is, flags);
        run(world, useCockpit(world), ({ cockpit }) => {
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

describe('exploration data', () => {
  it('holds little of a system that was only passed through, and all of it after a long look', () => {
    const world = begun(2, { is: 'supercruise' });
    const { exploration } = world.commander;
    const system = { ...world.system, name: 'Far', address: 77, population: 0 };
    let bodies = 0;
    for (let address = 1; address < 300; address++) {
      exploration.visit({ ...system, name: `Far ${address}`, address });
      bodies = Math.max(bodies, exploration.systems.at(-1)?.bodies ?? 0);
    }
    expect(bodies).toBeLessThanOrEqual(3);
    const all = Array.from({ length: 299 }, (_, address) => ({ ...system, name: `Far ${address}`, address }));
    const rich = all.find((each) => exploration.bodiesLeft(each) > 5) ?? system;
    const before = { left: exploration.bodiesLeft(rich), now: world.now };
    world.system = rich;
    run(world, surveySystem(world));
    expect(exploration.bodiesLeft(rich)).toBe(0);
    expect(before.left).toBeGreaterThan(0);
    expect(world.now - before.now).toBeGreaterThan(before.left * 5);
  });
});

describe('a landing', () => {
  it('goes wrong now and then, by the law of the system; the law forgets nothing', () => {
    const states = new Set<string>();
    for (const seed of Array.from({ length: 300 }, (_, each) => each)) {
      const world = begun(seed);
      if (world.place.is !== 'docked' || world.system.security === 'anarchy') continue;
      const { station } = world.place;
      const landing = function* (): Activity {
        world.place = { is: 'space', station };
        yield { wait: 10 };
        yield { wait: 10 };
        world.place = { is: 'docked', station };
        yield { wait: 1 };
      };
      run(world, withIncident(world, landing()), ({ commander, place }) => {
        expect(place.is !== 'docked' || commander.passingLegalState === undefined).toBe(true);
        if (commander.passingLegalState !== undefined) states.add(commander.passingLegalState);
      });
    }
    expect(states).toContain('Speeding');
    expect(states).toContain('Hostile');
    expect(states.size).toBeGreaterThan(3);
  });
});
