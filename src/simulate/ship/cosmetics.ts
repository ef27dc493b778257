import type { Random } from '../random.js';
import type { Ship } from './ship.js';
import { paints } from './ship-equipment-table.js';

type Cosmetic = Ship['cosmetics'][number];

const voices = { voicepack_verity: 20, voicepack_celeste: 3, voicepack_victor: 1, voicepack_gerhard: 1 } as const;
const plates = ['nameplate_practical01_white', 'nameplate_shipname_white', 'nameplate_explorer01_white'];
const idents = ['nameplate_shipid_doubleline_white', 'nameplate_shipid_singleline_black'];
const decals = ['decal_pilot_fed1', 'decal_explorer_elite', 'decal_trade_elite', 'decal_combat_elite'];
const colours = ['cyan', 'red', 'white', 'yellow', 'pink'];
/** Hulls that have a ship kit. */
const kits = new Set(['asp', 'anaconda', 'cutter', 'python', 'krait_mkii', 'krait_light', 'cobramkiii', 'type9']);

/** Paint, name plates and lights as commanders have them; only the voice is in every ship. */
export function cosmeticsOf(random: Random, hull: string, christened: string): Cosmetic[] {
  const some = (probability: number, slots: readonly string[], item: (slot: string) => string): Cosmetic[] =>
    random.chance(probability) ? slots.map((slot) => ({ slot, item: item(slot) })) : [];
  const plate = random.pick(plates);
  const ident = random.pick(idents);
  const decal = random.pick(decals);
  const colour = random.pick(colours);
  const part = random.integer(1, 4);
  return [
    ...some(0.7, ['PaintJob'], () => `paintjob_${hull}_${random.pick(paints)}`),
    ...some(0.3, ['Decal1', 'Decal2', 'Decal3'], () => decal),
    ...some(christened === '' ? 0 : 0.9, ['ShipName0', 'ShipName1'], () => plate),
    ...some(0.25, ['ShipID0', 'ShipID1'], () => ident),
    ...some(0.12, ['Bobble01'], () => 'bobble_trophy_combat'),
    ...some(
      kits.has(hull) ? 0.5 : 0,
      ['Spoiler', 'Wings', 'Bumper', 'Tail'],
      (slot) => `${hull}_shipkit1_${slot.toLowerCase()}${part}`,
    ).map(({ slot, item }) => ({ slot: `ShipKit${slot}`, item })),
    ...some(0.2, ['WeaponColour'], () => `weaponcustomisation_${colour}`),
    ...some(0.25, ['EngineColour'], () => `enginecustomisation_${colour}`),
    ...some(0.2, ['StringLights'], () => 'string_lights_warm_white'),
    { slot: 'VesselVoice', item: random.weighted(voices) },
  ];
}
