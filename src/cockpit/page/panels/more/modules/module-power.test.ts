import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../../test/support/moment-of.js';
import { moduleName, slotName } from './module-names.js';
import { powerBudget, powerSentence } from './module-power.js';
import { powerOfPlant } from './power-plants.js';

describe('modules by power', () => {
  const modules = [
    { Slot: 'MainEngines', Item: 'int_engine_size4_class5', Power: 5, Priority: 0 },
    { Slot: 'MediumHardpoint1', Item: 'hpt_multicannon_gimbal_medium', Power: 3, Priority: 1 },
    { Slot: 'Slot05_Size3', Item: 'int_fuelscoop_size3_class5', Power: 1, Priority: 1 },
    { Slot: 'Slot07_Size3', Item: 'int_hullreinforcement_size3_class2', Priority: 0 },
  ];
  const loadout = (plant: object) => ({ event: 'Loadout', Modules: [{ Slot: 'PowerPlant', ...plant }] });

  it('stand against what the plant delivers, by priority', () => {
    const budget = powerBudget(momentOf({ modules, latest: [loadout({ Item: 'int_powerplant_size3_class5' })] }));
    expect(budget).toMatchObject({ deployed: 9, retracted: 6, capacity: 12, scale: 12 });
    expect(budget.groups).toEqual([
      { priority: 1, power: 5, upTo: 5 },
      { priority: 2, power: 4, upTo: 9 },
    ]);
    expect(budget.modules.map(({ name, isWeapon }) => [name, isWeapon])).toEqual([
      ['Thrusters 4A', false],
      ['Multi-cannon, gimballed', true],
      ['Fuel scoop 3A', false],
    ]);
  });

  it('use the engineered capacity of the plant', () => {
    const Engineering = { Modifiers: [{ Label: 'PowerCapacity', Value: 8.5, OriginalValue: 12 }] };
    const budget = powerBudget(
      momentOf({ modules, latest: [loadout({ Item: 'int_powerplant_size3_class5', Engineering })] }),
    );
    expect(budget.capacity).toBe(8.5);
    expect(powerSentence(budget)).toContain('too much for the plant (8.50 MW) once they are deployed');
  });

  it('say so if the plant is not known, and show shares of the total', () => {
    const budget = powerBudget(momentOf({ modules }));
    expect(budget.scale).toBe(9);
    expect(powerSentence(budget)).toContain('unknown');
  });

  it('leave out what is switched off', () => {
    const off = { event: 'Loadout', Modules: [{ Slot: 'MainEngines', On: false }] };
    const budget = powerBudget(momentOf({ modules, latest: [off] }));
    expect(budget.deployed).toBe(4);
    expect(budget.modules[0]?.isOff).toBe(true);
  });

  it('have plain names', () => {
    expect(moduleName('int_hyperdrive_overcharge_size4_class5')).toBe('Frame shift drive (SCO) 4A');
    expect(moduleName('int_shieldgenerator_size4_class3_fast')).toBe('Bi-weave shield generator 4C');
    expect(moduleName('hpt_shieldbooster_size0_class5')).toBe('Shield booster A');
    expect(moduleName('$hpt_newthing_turret_huge_name;')).toBe('Newthing, turreted');
    expect(moduleName('')).toBe('');
    expect(slotName('Slot04_Size4')).toBe('Optional 4, size 4');
    expect(slotName('TinyHardpoint2')).toBe('Utility mount 2');
    expect(slotName('PowerDistributor')).toBe('Power distributor');
  });

  it('know the plants of the game', () => {
    expect(powerOfPlant('int_powerplant_size2_class1')).toBe(6.4);
    expect(powerOfPlant('int_powerplant_size8_class5')).toBe(36);
    expect(powerOfPlant('int_guardianpowerplant_size4')).toBe(20.6);
    expect(powerOfPlant('int_powerplant_size9_class9')).toBeUndefined();
  });
});
