/** Ordinary words of the live game, as the command judges them in either dialect. */
import { describe, expect, it } from 'vitest';
import { inProject, write } from '../checked-project.js';
import { shakedown } from '../shakedown.js';

inProject();

const time = '"timestamp":"2026-11-14T20:41:00Z"';

function docked(members: string): string {
  return `{ ${time}, "event":"Docked", "StationName":"X", ${members}, "DistFromStarLS":1.500000 }\r\n`;
}

function statusOf(legal: string): string {
  return `{ ${time}, "event":"Status", "Flags":16777216, "LegalState":"${legal}" }\r\n`;
}

function factionIn(state: string): string {
  return docked(`"StationType":"Coriolis", "StationFaction":{ "Name":"X", "FactionState":"${state}" }`);
}

function typeOf(type: string): string {
  return docked(`"StationType":"${type}"`);
}

const ordinary = [
  ...['War', 'Election', 'Bust', 'CivilUnrest', 'InfrastructureFailure', 'NaturalDisaster'].map(factionIn),
  ...['Orbis', 'Ocellus', 'Outpost', 'MegaShip', 'OnFootSettlement', 'SpaceConstructionDepot'].map(typeOf),
  ...['Wanted', 'Hostile', 'Warrant', 'IllegalCargo'].map(statusOf),
];

async function reported(dialect: string): Promise<string[]> {
  const { out } = await shakedown('check', 'words.log', '--events-only', '--dialect', dialect, '--format', 'concise');
  return out.split('\n').filter((line) => line.startsWith('words.log:'));
}

describe('ordinary words of the live game', () => {
  it('leave nothing to say in the game dialect', async () => {
    write('words.log', ordinary.join(''));
    expect(await reported('game')).toEqual([]);
  });

  it('are reported in the spec dialect as such, without suggesting another word', async () => {
    write('words.log', ordinary.join(''));
    const notes = await reported('spec');
    expect(notes).toHaveLength(ordinary.length);
    for (const note of notes) {
      expect(note).toContain('(the live game writes it, but the specification does not list it) [field/unseen]');
    }
  });
});

describe('a misspelt word', () => {
  it.each([
    [factionIn('CivilUnerst'), 'did you mean "CivilUnrest"?'],
    [typeOf('Oribs'), 'did you mean "Orbis"?'],
    [docked('"StationType":"Orbis", "StationGovernment":"$government_Demcoracy;"'), '"$government_Democracy;"?'],
    [docked('"StationType":"Orbis", "StationAllegiance":"Federatoin"'), 'did you mean "Federation"?'],
  ])('%s is reported with the word that is meant', async (line, guess) => {
    write('words.log', line);
    const [note, ...others] = await reported('game');
    expect(note).toContain(guess);
    expect(others).toEqual([]);
  });
});
