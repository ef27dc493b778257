import { describe, expect, it } from 'vitest';
import { situationCatalogue } from '../../../../direct/situations/situation-catalogue.js';
import { foundSituations, inWords } from './situation-search.js';

const found = (search: string) => foundSituations(situationCatalogue, search).map(({ name }) => name);

describe('the search for a situation', () => {
  it('shows all of them while nothing is typed', () => {
    expect(found('  ')).toEqual(situationCatalogue.map(({ name }) => name));
  });

  it('puts the name that was typed first, then those that begin with it, then those with it inside', () => {
    expect(found('dock')[0]).toBe('dock');
    expect(found('dock').indexOf('dock-wanted')).toBeLessThan(found('dock').indexOf('undock'));
  });

  it('takes several words in any order, and hyphens as blanks', () => {
    expect(found('wanted dock').slice(0, 2)).toEqual(['dock-wanted', 'dock-wanted-breached']);
    expect(found('DOCK-WANTED')[0]).toBe('dock-wanted');
  });

  it('finds one by what it writes, and by what happens', () => {
    expect(found('FSDJump')).toContain('jump');
    expect(found('community goal')).toContain('contribute');
  });

  it('finds nothing where no situation has all words', () => {
    expect(found('dock zebra')).toEqual([]);
  });

  it('reads names as words', () => {
    expect(inWords('dock-wanted-breached')).toBe('Dock wanted breached');
  });
});
