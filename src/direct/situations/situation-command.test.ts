import { describe, expect, it } from 'vitest';
import type { StarSystem, Station } from '../../game/star-system.js';
import { openSession } from '../../simulate/simulate.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { situationCommand } from './situation-command.js';

function playOf(seed: number): World {
  return openSession({ seed, plan: 'stay' }).world;
}

describe('impossible situations are refused before anything happens', () => {
  const world = playOf(1);

  it.each([
    ['dokc', {}, "unknown situation 'dokc': did you mean 'dock'?"],
    ['constructor', {}, "unknown situation 'constructor'"],
    ['dock', { sation: 'Jameson Memorial' }, "unknown setting 'sation': did you mean 'station'?"],
    ['dock', { station: 'memorial' }, "there is no station 'memorial': did you mean 'Jameson Memorial'?"],
    ['dock', { station: 'Jamison' }, "there is no station 'Jamison': did you mean 'Jameson Memorial'?"],
    ['dock', { station: 'Qq' }, "there is no station 'Qq': did you mean '"],
    ['dock', { station: 'Jamesn Memorial' }, "there is no station 'Jamesn Memorial': did you mean 'Jameson Memorial'?"],
    ['dock', { system: 'Decait' }, "there is no system 'Decait': did you mean 'Deciat'?"],
    ['dock', { station: 'Galileo', system: 'Deciat' }, 'Galileo is in Sol, not in Deciat'],
    ['dock', { fuel: 33 }, 'the tank of this Anaconda holds 32 t, not 33'],
    ['dock', { fuel: 'much' }, "fuel must be a number of tonnes, not 'much'"],
    ['dock', { cargo: 'gold=17' }, 'the hold of this Anaconda takes 16 t, not 17'],
    ['dock', { cargo: 'godl' }, "there is no commodity 'godl': did you mean 'gold'?"],
    ['dock', { legal: 'Wnted' }, "there is no legal state 'Wnted': did you mean 'Wanted'?"],
    [
      'dock',
      { ship: 'python' },
      'ship cannot be set here; these can: station, system, fuel, credits, legal, cargo, materials',
    ],
    ['land', { body: 'Mooon', system: 'Sol' }, "it is not possible to land on 'Mooon': did you mean 'Moon'?"],
    ['land', { body: 'Nowhere 3' }, "no system has a body 'Nowhere 3': its name begins with that of its system"],
    ['low-fuel', { fuel: '40%' }, 'fuel is not low with 25 % of the tank or more'],
    ['low-fuel', { fuel: '25%' }, 'fuel is not low with 25 % of the tank or more'],
    ['scoop', { fuel: '100%' }, 'the tank is too full to scoop'],
    ['refuel', { fuel: '100%' }, 'the tank is full already'],
    ['oxygen-low', { oxygen: 0.9 }, 'with oxygen=0.9 the commander is not short of oxygen'],
    ['oxygen-low', { oxygen: 2 }, 'oxygen must be from 0 to 1, not 2'],
    ['war-active', { conflict: 'warr' }, "there is no conflict 'warr': did you mean 'war'?"],
    ['powerplay-contested', { power: 'Aisling' }, "there is no power 'Aisling'"],
    ['engineer-unlocked', { engineer: 'Farseer' }, "there is no engineer 'Farseer'"],
  ])('%s with %o', (name, settings, sentence) => {
    const before = structuredClone({ now: world.now, fuel: world.ship.fuel });
    expect(() => situationCommand(name, settings, world)).toThrow(StageError);
    expect(() => situationCommand(name, settings, world)).toThrow(sentence);
    expect({ now: world.now, fuel: world.ship.fuel }).toEqual(before);
  });

  it('a station without a pad for the ship', () => {
    const [system, station] = world.galaxy.populated
      .flatMap((each) => each.stations.map((one) => [each, one] as const))
      .find(([, { pads }]) => pads[2] === 0) as never as [{ name: string }, { name: string }];
    const settings = { station: station.name, system: system.name };
    expect(() => situationCommand('dock', settings, world)).toThrow(
      'has no pad for this Anaconda, which needs a large one',
    );
  });

  it("an attack on an engineer's base", () => {
    const [system, station] = world.galaxy.populated
      .flatMap((each) => each.stations.map((one) => [each, one] as const))
      .find(([, { government, pads }]) => government === 'Engineer' && pads[2] > 0) as [StarSystem, Station];
    const settings = { station: station.name, system: system.name };
    for (const name of ['dock-damaged-station', 'dock-station-under-repairs'])
      expect(() => situationCommand(name, settings, world)).toThrow('is not a station that is ever attacked');
    expect(situationCommand('dock', settings, world)).toBeDefined();
  });

  it('a walk without Odyssey', () => {
    const grounded = { ...world, commander: { ...world.commander, odyssey: false } };
    expect(() => situationCommand('walk', {}, grounded)).toThrow('does not have Odyssey');
  });

  it('a fighter where no ship of the commander has a slot for its bay', () => {
    const small = playOf(7);
    expect(small.ship.hull).toBe('diamondbackxl');
    small.commander.ships.length = 0;
    expect(() => situationCommand('fighter', {}, small)).toThrow(
      'there is no room for a fighter bay in this Diamondback Explorer',
    );
  });
});
