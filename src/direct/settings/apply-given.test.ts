import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../test/thorough.js';
import { startingWorld } from '../../simulate/simulate.js';
import type { World } from '../../simulate/world/world.js';
import { openStage } from '../../stage/open-stage.js';
import { StageError } from '../stage-error.js';
import { stateOf } from '../state/stage-state.js';
import { worldGiven } from './apply-given.js';
import { parseSessionSettings } from './parse-session-settings.js';
import { givenNames, settingNames } from './setting-names.js';
import { settingTable } from './setting-table.js';

function given(raw: Readonly<Record<string, unknown>>, seed = 1): World {
  return worldGiven(startingWorld({ seed, plan: 'stay' }), parseSessionSettings(raw, givenNames));
}

describe('settings given before a session begins', () => {
  it('set its location', () => {
    expect(stateOf(given({ station: 'jameson memorial' }))).toMatchObject({
      place: 'docked',
      system: { name: 'Shinrarta Dezhra' },
      station: { name: 'Jameson Memorial', marketId: 128666762 },
    });
    expect(stateOf(given({ system: 'Deciat' }))).toMatchObject({ place: 'docked', system: { name: 'Deciat' } });
  });

  it('can be interrupted there, even for a commander who would have begun in an SRV', () => {
    const outside: number[] = [];
    for (let seed = 0; seed < 300 && outside.length < (isThorough ? Infinity : 1); seed++)
      if (startingWorld({ seed, plan: 'trade' }).vehicle === 'srv') outside.push(seed);
    expect(outside).not.toEqual([]);
    for (const seed of outside) {
      const world = worldGiven(
        startingWorld({ seed, plan: 'trade' }),
        parseSessionSettings({ system: 'Sol' }, givenNames),
      );
      expect(world.vehicle).toBe('ship');
      expect([...world.cockpit.flags, ...world.cockpit.flags2], `seed ${seed}`).toEqual([]);
    }
  });

  it('set the commander', () => {
    const state = stateOf(
      given({ commander: 'Jane Doe', squadron: 'NIGHT MAIL', pledge: 'aisling duval', credits: 5 }),
    );
    expect(state.commander).toMatchObject({
      name: 'Jane Doe',
      squadron: 'NIGHT MAIL',
      pledge: 'Aisling Duval',
      credits: 5,
    });
    expect(stateOf(given({ squadron: 'none' })).commander.squadron).toBeUndefined();
  });

  it('set the ship', () => {
    const { ship } = stateOf(given({ ship: 'Type-9 Heavy', fuel: '50%', cargo: { gold: 20, Silver: '4' } }));
    expect(ship).toMatchObject({ type: 'type9', fuel: { main: 32, capacity: 64 }, cargo: { gold: 20, silver: 4 } });
  });

  it('set the legal state', () => {
    expect(stateOf(given({ station: 'Jameson Memorial', legal: 'wanted' })).commander.legal).toBe('Wanted');
    expect(stateOf(given({ legal: 'Speeding' })).commander.legal).toBe('Speeding');
  });

  it('are consistent, or are refused', () => {
    const world = startingWorld({ seed: 1, plan: 'stay' });
    const before = stateOf(world);
    for (const raw of [
      { ship: 'sidewinder', fuel: 3 },
      { ship: 'python', cargo: 'gold=500' },
      { ship: 'sidewinder', cargo: 'gold=3' },
    ]) {
      expect(() => worldGiven(world, parseSessionSettings(raw, givenNames)), JSON.stringify(raw)).toThrow(StageError);
    }
    expect(stateOf(world)).toEqual(before);
  });
});

describe('a setting', () => {
  it.each(settingNames)('has a valid example: %s', (name) => {
    const { example } = settingTable[name];
    const at = example.indexOf('=');
    expect(example.slice(0, at)).toBe(name);
    const raw = { [name]: example.slice(at + 1).replaceAll('"', ''), ...(name === 'body' && { system: 'Sol' }) };
    expect(parseSessionSettings(raw, [name, 'system'])[name]).toBeDefined();
  });
});

describe('an integer of any size', () => {
  it.each([
    [{ credits: 10n ** 30n }, 'credits must be from 0 to 1000000000000 credits, not 1e+30'],
    [{ credits: { sum: 5n } }, 'credits must be a whole number of credits, not {"sum":5}'],
    [{ station: 5n }, "there is no station '5'"],
    [{ cargo: 5n }, "write cargo as 'gold=20, drones=4', or 'none', not 5"],
    [{ MissionID: 5n }, "unknown setting 'MissionID'"],
  ])('is refused with a sentence where it is impossible: %s', async (raw, sentence) => {
    await expect(openStage({ seed: 7, given: raw as object })).rejects.toThrow(sentence);
    await using stage = await openStage({ seed: 7 });
    await expect(stage.trigger('dock', raw as object)).rejects.toThrow(StageError);
  });

  it('is accepted where possible, and included in the state and in the reproduction', async () => {
    await using stage = await openStage({ seed: 7, given: { credits: 5n, cargo: { gold: 2n } } });
    await stage.trigger('dock', { credits: 7n });
    expect(stage.state).toMatchObject({ commander: { credits: 7 }, ship: { cargo: { gold: 2 } } });
    expect(JSON.parse(JSON.stringify(stage.state))).toEqual(stage.state);
    expect(stage.reproduction).toContain('"credits": 7');
  });
});
