import { describe, expect, it } from 'vitest';
import { specification } from './kind-catalogue.js';
import { lookUp } from './lookup.js';

describe('looking up', () => {
  it.each([
    ['FSDJump', 'kind'],
    ['Status.json', 'kind'],
    ['ModulesInfo.json', 'kind'],
    ['ThargoidWar', 'shape'],
    ['FSDJump.Factions', 'field'],
    ['Faction.Name', 'field'],
    ['StationService', 'values'],
    ['PercentileBand', 'values'],
    ['Flags', 'bits'],
    ['Flags2', 'bits'],
    ['docked/wanted', 'rule'],
  ])('%s finds a %s', (name, found) => {
    expect(lookUp(specification, name)).toMatchObject({ found });
  });

  it.each(['FSDJump.Factions[].Name', 'FSDJump.Factions[0].Name', 'FSDJump.Factions[12].Name'])(
    '%s passes through the list',
    (path) => {
      expect(lookUp(specification, path)).toEqual(lookUp(specification, 'FSDJump.Factions.Name'));
    },
  );

  it.each([
    ['FSDJmp', '', 'FSDJump'],
    ['FSDJmp.Factions', '', 'FSDJump.Factions'],
    ['FSDJump.Faction', 'FSDJump', 'FSDJump.Factions'],
    ['FSDJump.Factions.Hapiness', 'FSDJump.Factions', 'FSDJump.Factions.Happiness'],
    ['FSDJump.Facions.Happiness', 'FSDJump', 'FSDJump.Factions.Happiness'],
    ['Status.jsn', 'Status', 'Status.json'],
    ['ModulesInfo.jsn', '', 'ModulesInfo.json'],
    ['StationServices', '', 'StationService'],
    ['Flgs2', '', 'Flags2'],
    ['docked/wantd', '', 'docked/wanted'],
    ['FSDJump.', 'FSDJump', 'FSDJump'],
    ['FSDJump.StarSystem.', 'FSDJump.StarSystem', 'FSDJump.StarSystem'],
  ])('%s answers with the nearest', (path, within, nearest) => {
    expect(lookUp(specification, path)).toMatchObject({ found: false, within, nearest });
  });

  it.each(['', 'FSDJump.StarSystem.Name', 'Status.constructor', '__proto__', 'FSDJump.Factions[x]y'])(
    '%j leads nowhere',
    (path) => {
      expect(lookUp(specification, path)).toMatchObject({ found: false });
    },
  );
});
