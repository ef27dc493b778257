import { describe, expect, it } from 'vitest';
import { codexRegionAt, organismEntry, planetEntry, starEntry } from './codex-entries.js';
import { starClasses } from './star-and-body-type-table.js';

describe('the Codex', () => {
  it.each([
    ['M', 1_100_701, '$Codex_Ent_M_Type_Name;', 'M Type Star'],
    ['G_WhiteSuperGiant', 1_100_503, '$Codex_Ent_G_TypeSuperGiant_Name;', 'G Type SuperGiant'],
    ['K_OrangeGiant', 1_100_602, '$Codex_Ent_K_TypeGiant_Name;', 'K Type Giant'],
    ['N', 1_102_200, '$Codex_Ent_Neutron_Stars_Name;', 'Neutron Star'],
  ])('has an entry about stars of type %s', (starType, entry, name, shown) => {
    expect(starEntry({ starType })).toMatchObject({ entry, name, shown });
  });

  it('has an entry for every kind of star', () => {
    const without = starClasses.filter((starType) => starEntry({ starType }) === undefined);
    expect(without).toEqual(['X', 'RoguePlanet', 'Nebula', 'StellarRemnantNebula']);
  });

  it.each([
    ['High metal content body', 'Terraformable', 'thin nitrogen atmosphere', 1_301_502, 'TRF_Ter_High_Metal_Content'],
    ['High metal content body', '', '', 1_300_501, 'Standard_High_Metal_Content_No_Atmos'],
    ['Rocky ice body', '', '', 1_300_701, 'Standard_Rocky_Ice_No_Atmos'],
    ['Rocky body', '', 'thin argon atmosphere', 1_301_601, 'Standard_Ter_Rocky'],
    ['Sudarsky class IV gas giant', '', '', 1_200_801, 'Standard_Sudarsky_Class_IV'],
    ['Ammonia world', '', 'thick ammonia atmosphere', 1_300_202, 'Standard_Ammonia_Worlds'],
  ] as const)('has an entry about planets: %s %s %s', (planetClass, terraformState, atmosphere, entry, name) => {
    expect(planetEntry({ planetClass, terraformState, atmosphere })).toMatchObject({
      entry,
      name: `$Codex_Ent_${name}_Name;`,
    });
  });

  it('has an entry for each variant of an organism', () => {
    const find = organismEntry({ species: '$Codex_Ent_Stratum_07_Name;', variant: '$Codex_Ent_Stratum_07_K_Name;' });
    expect(find).toMatchObject({ entry: 2_420_702, shown: 'Stratum Tectonicas - Lime' });
  });

  it('has the region around Sol by its name', () => {
    expect(codexRegionAt([0, 0, 0])).toEqual(['$Codex_RegionName_18;', 'Inner Orion Spur']);
    expect(codexRegionAt([0, 0, -4000])).toEqual(['$Codex_RegionName_34;', 'Sanguineous Rim']);
  });
});
