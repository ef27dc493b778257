import { describe, expect, it } from 'vitest';
import { beginPlay } from '../../play/begin.js';
import type { Play } from '../../play/play.js';
import type { Activity, Happening } from '../../play/step.js';
import { Random } from '../../random.js';
import { fitOut } from '../../ship/fleet.js';
import { exchangeFire, fight, flyFighter, interdiction } from './danger.js';
import { withIncident } from './incidents.js';
import { fiddle } from './panels.js';
import { surveySystem } from './survey.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

function begun(seed: number, place?: Play['place']): Play {
  const play = beginPlay({ seed, now, dialect: 'game', opening: { ship: ['combat'] } });
  if (place) play.place = place;
  return play;
}

/** Lets an activity run; `seen` looks at each moment of it. */
function run(play: Play, activity: Activity, seen: (play: Play) => void = () => {}): Happening[] {
  const written: Happening[] = [];
  for (const { wait = 0, write } of activity) {
    seen(play);
    play.now += wait;
    if (write) written.push(write);
  }
  return written;
}

const eventsOf = (written: readonly Happening[]) => written.map(({ event }) => event);

describe('a fighter', () => {
  it('flies only from a ship that has a bay for it', () => {
    const play = begun(1, { is: 'space' });
    play.ship = fitOut(new Random(1), 'cobramkv', 'combat');
    expect(run(play, flyFighter(play))).toEqual([]);
    play.ship = fitOut(new Random(1), 'krait_mkii', 'combat');
    const rides = new Set<string>();
    const written = run(play, flyFighter(play), ({ ride }) => rides.add(ride));
    expect(eventsOf(written).filter((event) => event !== 'UnderAttack')).toEqual(['LaunchFighter', 'DockFighter']);
    expect(rides).toContain('fighter');
    expect(play.ride).toBe('ship');
  });
});

describe('a fight', () => {
  it('brings shields down now and then, and up again in the end', () => {
    let down = 0;
    let broken = 0;
    for (const seed of seeds) {
      const play = begun(seed, { is: 'space' });
      let isDown = false;
      run(play, exchangeFire(play), ({ ship }) => {
        isDown ||= !ship.hasShields;
      });
      if (isDown) down++;
      if (play.ship.isBreached) broken++;
      expect(play.ship.hasShields).toBe(true);
      expect(play.ship.health < 1).toBe(isDown);
      expect(play.cockpit.flags.size).toBe(0);
    }
    expect(down).toBeGreaterThan(5);
    expect(broken).toBeGreaterThan(1);
    expect(broken).toBeLessThan(down + 1);
  });

  it('takes place where the target says, far from any station', () => {
    for (const seed of seeds.slice(0, 10)) {
      const play = begun(seed);
      run(play, fight(play), ({ cockpit, place }) => {
        if (!cockpit.flags.has('HardpointsDeployed') || play.ride !== 'ship') return;
        expect(cockpit.target?.name).toMatch(/Warzone|SCENARIO/);
        expect(place).toEqual({ is: 'space' });
      });
      expect(play.commander.notice).toBeUndefined();
    }
  });
});

describe('an interdiction', () => {
  it('is a danger, ends in supercruise, and never shows a battlefield as the destination', () => {
    const ends = new Set<string>();
    for (const seed of seeds) {
      const play = begun(seed, { is: 'supercruise' });
      const written = run(play, interdiction(play), ({ cockpit }) => {
        expect(!cockpit.flags.has('BeingInterdicted') || cockpit.flags.has('IsInDanger')).toBe(true);
        expect(cockpit.target).toBeUndefined();
      });
      ends.add(eventsOf(written)[0] ?? '');
      expect(play.place.is).toBe('supercruise');
      expect(play.cockpit.flags.size).toBe(0);
    }
    expect(ends).toEqual(new Set(['EscapeInterdiction', 'Interdicted']));
  });
});

describe('whoever fiddles about', () => {
  it('switches flight assist off in normal space alone, and scans with the analysis HUD', () => {
    const seen = new Map<string, Set<string>>();
    for (const seed of seeds) {
      for (const is of ['docked', 'supercruise', 'space'] as const) {
        const play = begun(seed);
        if (is !== 'docked') play.place = { is };
        const flags = seen.get(is) ?? new Set();
        seen.set(is, flags);
        run(play, fiddle(play), ({ cockpit }) => {
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
    const play = begun(2, { is: 'supercruise' });
    const { exploration } = play.commander;
    const system = { ...play.system, name: 'Far', address: 77, population: 0 };
    let bodies = 0;
    for (let address = 1; address < 300; address++) {
      exploration.visit({ ...system, name: `Far ${address}`, address });
      bodies = Math.max(bodies, exploration.systems.at(-1)?.bodies ?? 0);
    }
    expect(bodies).toBeLessThanOrEqual(3);
    const all = Array.from({ length: 299 }, (_, address) => ({ ...system, name: `Far ${address}`, address }));
    const rich = all.find((each) => exploration.bodiesLeft(each) > 5) ?? system;
    const before = { left: exploration.bodiesLeft(rich), now: play.now };
    play.system = rich;
    run(play, surveySystem(play));
    expect(exploration.bodiesLeft(rich)).toBe(0);
    expect(before.left).toBeGreaterThan(0);
    expect(play.now - before.now).toBeGreaterThan(before.left * 5);
  });
});

describe('a landing', () => {
  it('goes wrong now and then, by the law of the system; the law forgets nothing', () => {
    const states = new Set<string>();
    for (const seed of Array.from({ length: 300 }, (_, each) => each)) {
      const play = begun(seed);
      if (play.place.is !== 'docked' || play.system.security === 'anarchy') continue;
      const { station } = play.place;
      const landing = function* (): Activity {
        play.place = { is: 'space', station };
        yield { wait: 10 };
        yield { wait: 10 };
        play.place = { is: 'docked', station };
        yield { wait: 1 };
      };
      run(play, withIncident(play, landing()), ({ commander, place }) => {
        expect(place.is !== 'docked' || commander.notice === undefined).toBe(true);
        if (commander.notice !== undefined) states.add(commander.notice);
      });
    }
    expect(states).toContain('Speeding');
    expect(states).toContain('Hostile');
    expect(states.size).toBeGreaterThan(3);
  });
});
