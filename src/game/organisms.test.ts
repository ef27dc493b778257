import { expect, it } from 'vitest';
import { genera as seen } from './observed-vocabulary-table.js';
import { causesOf, genera, organismOf, variantOf } from './organisms.js';

it('organisms have the names of the game', () => {
  const [genus, species] = organismOf('$Codex_Ent_Stratum_07_Name;') ?? [];
  expect([genus?.shown, species?.shown, species?.value]).toEqual(['Stratum', 'Stratum Tectonicas', 19_010_800]);
  expect(organismOf('$Codex_Ent_Unheard_07_Name;')).toBeUndefined();
});

it.each([
  ['$Codex_Ent_Stratum_07_Name;', '$Codex_Ent_Stratum_07_M_Name;', 'Stratum Tectonicas - Green', 2_420_703],
  ['$Codex_Ent_Aleoids_05_Name;', '$Codex_Ent_Aleoids_05_K_Name;', 'Aleoida Gravis - Turquoise', 2_310_504],
  ['$Codex_Ent_Bacterial_04_Name;', '$Codex_Ent_Bacterial_04_Antimony_Name;', 'Bacterium Acies - Cyan', 2_320_405],
  ['$Codex_Ent_Bacterial_12_Name;', '$Codex_Ent_Bacterial_12_G_Name;', 'Bacterium Cerbrus - Emerald', 2_321_205],
  ['$Codex_Ent_Shrubs_05_Name;', '$Codex_Ent_Shrubs_05_F_Name;', 'Frutexa Fera - Green', 2_440_503],
])('a variant has its colour and its number in the Codex: %s', (species, variant, shown, entry) => {
  expect(variantOf(species, variant)).toEqual({ shown, entry });
});

it('every genus of the table occurs in journals, and every species has colours', () => {
  for (const { internal, species } of genera) {
    expect(seen).toContain(internal);
    for (const { colours } of species) expect(causesOf(colours).length).toBeGreaterThan(1);
  }
});
