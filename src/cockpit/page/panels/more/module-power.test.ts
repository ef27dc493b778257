import { describe, expect, it } from 'vitest';
import { momentOf } from '../../../../../test/support/moment-of.js';
import { moduleName, slotName } from './module-names.js';
import { modulePower } from './module-power.js';
import { powerOfPlant } from './power-plants.js';

describe('modules by power', () => {
  const modules = [
    { Slot: 'MainEngines', Item: 'int_engine_size4_class5', Power: 5, Priority: 0 },
    { Slot: 'MediumHardpoint1', Item: 'hpt_multicannon_gimbal_medium', Power: 3, Priority: 1 },
    { Slot: 'Slot05_Size3', Item: 'int_fuelscoop_size3_class5', Power: 1, Priority: 1 },
    { Slot: 'Slot07_Size3', Item: 'int_hullreinforcement_size3_class2', Priority: 0 },
  ];
  const loadout = (plant: object) => ({ event: 'Loadout', Modules: [{ Slot: 'PowerPlant', ...plant }] });

  const blocksOf = (...latest: readonly { readonly event: string }[]) => {
    const [sentence, byPriority, byModule] = modulePower(momentOf({ modules, latest })) ?? [];
    return { sentence: sentence?.text, byPriority: byPriority?.bars ?? [], byModule: byModule?.bars ?? [] };
  };

  it('stand against what the plant delivers, by priority', () => {
    const { sentence, byPriority, byModule } = blocksOf(loadout({ Item: 'int_powerplant_size3_class5' }));
    expect(sentence).toBe("9.00 MW with hardpoints deployed, 6.00 MW with them retracted, of the plant's 12.00 MW.");
    expect(byPriority).toMatchObject([
      { name: 'Priority 1', value: '5.00 MW', share: 5 / 12, mark: 1 },
      { name: 'Priority 2', value: '4.00 MW, 9.00 MW in all', share: 9 / 12, isOver: false },
    ]);
    expect(byModule.map(({ name, place, value }) => [name, place, value])).toEqual([
      ['Thrusters 4A', 'Thrusters', '5.00 MW'],
      ['Multi-Cannon, gimballed', 'Medium hardpoint 1', '3.00 MW'],
      ['Fuel Scoop 3A', 'Optional 5, size 3', '1.00 MW'],
    ]);
  });

  it('use the engineered capacity of the plant', () => {
    const Engineering = { Modifiers: [{ Label: 'PowerCapacity', Value: 8.5, OriginalValue: 12 }] };
    const { sentence, byPriority } = blocksOf(loadout({ Item: 'int_powerplant_size3_class5', Engineering }));
    expect(sentence).toContain('too much for the plant (8.50 MW) once they are deployed');
    expect(byPriority[1]).toMatchObject({ alarm: 'over the plant', isOver: true });
  });

  it('say so if the plant is not known, and show shares of the total', () => {
    const { sentence, byPriority } = blocksOf();
    expect(sentence).toContain('unknown');
    expect(byPriority[1]?.share).toBe(1);
  });

  it('leave out what is switched off', () => {
    const off = { event: 'Loadout', Modules: [{ Slot: 'MainEngines', On: false }] };
    const { sentence, byModule } = blocksOf(off);
    expect(sentence).toContain('4.00 MW with hardpoints deployed');
    expect(byModule[0]).toMatchObject({ value: 'off, 5.00 MW', share: 0 });
  });

  it('have plain names', () => {
    expect(moduleName('int_hyperdrive_overcharge_size4_class5')).toBe('FSD (SCO) 4A');
    expect(moduleName('int_shieldgenerator_size4_class3_fast')).toBe('Bi-Weave Shield Generator 4C');
    expect(moduleName('hpt_shieldbooster_size0_class5')).toBe('Shield Booster A');
    expect(moduleName('$hpt_newthing_turret_huge_name;')).toBe('Newthing, turreted');
    expect(moduleName('int_dronecontrol_collection_size1_class5')).toBe('Collector Limpet Controller 1A');
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
