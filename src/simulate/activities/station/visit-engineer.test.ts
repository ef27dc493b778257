import { describe, expect, it } from 'vitest';
import { playOf } from '../../../../test/support/acted.js';
import { stepped } from '../../../../test/support/stepped.js';
import type { Engineer } from '../../commander/engineer-progress.js';
import { addMaterial, materialCount } from '../../commander/material-stock.js';
import type { World } from '../../world/world.js';
import { comeCloser, riseInRank } from './visit-engineer.js';

/** An engineer as the commander knows them; the others are unknown. */
function engineerIn(world: World, name: string, known: Partial<Engineer>): Engineer {
  for (const engineer of world.commander.engineers) delete engineer.access;
  const engineer = world.commander.engineers.find((each) => each.name === name);
  if (!engineer) throw new Error(`there is no engineer ${name}`);
  return Object.assign(engineer, { rank: 0, rankProgress: 0 }, known);
}

/** Who makes progress, and how far: `Elvira Martuuk Known`, `Elvira Martuuk 3`. */
function progressIn(lines: ReturnType<typeof stepped>): string[] {
  return lines
    .filter(({ event }) => event === 'EngineerProgress')
    .map(({ Engineer, Progress, Rank }) =>
      [Engineer, Progress ?? '', Rank ?? ''].map(String).filter(Boolean).join(' '),
    );
}

describe('an engineer', () => {
  it('rises by one rank at a time, and at rank 3 tells of others', () => {
    const world = playOf();
    const engineer = engineerIn(world, 'Elvira Martuuk', { access: 'Unlocked', rank: 1, rankProgress: 90 });
    expect(progressIn(stepped(world, riseInRank(world, engineer)))).toEqual(['Elvira Martuuk 2']);
    expect(engineer).toMatchObject({ rank: 2, rankProgress: 0 });
    const [own, ...others] = progressIn(stepped(world, riseInRank(world, engineer)));
    expect(own).toBe('Elvira Martuuk 3');
    expect(others.sort()).toEqual(['Marco Qwent Known', 'Mel Brandon Known', 'Zacariah Nemo Known']);
    // They are written once.
    expect(progressIn(stepped(world, riseInRank(world, engineer)))).toEqual(['Elvira Martuuk 4']);
  });

  it('is heard of, invites, and lets in who brings what they want', () => {
    const world = playOf();
    const { commander, ship } = world;
    const engineer = engineerIn(world, 'Didi Vatermann', {});
    expect(progressIn(stepped(world, comeCloser(world, engineer)))).toEqual(['Didi Vatermann Known']);
    expect(progressIn(stepped(world, comeCloser(world, engineer)))).toEqual(['Didi Vatermann Invited']);
    ship.cargo.clear();
    ship.cargo.set('lavianbrandy', 49);
    expect(stepped(world, comeCloser(world, engineer))).toEqual([]);
    ship.cargo.set('lavianbrandy', 51);
    const lines = stepped(world, comeCloser(world, engineer));
    const given = { Commodity: 'lavianbrandy', Quantity: 50, TotalQuantity: 50 };
    expect(lines[0]).toMatchObject({ event: 'EngineerContribution', ...given });
    expect(progressIn(lines)).toEqual(['Didi Vatermann Unlocked 1']);
    expect([...ship.cargo]).toEqual([['lavianbrandy', 1]]);
    expect(commander.engineers.filter(({ access }) => access !== undefined)).toEqual([engineer]);
  });

  it('takes materials as well, and only what is still missing', () => {
    const world = playOf();
    const { commander } = world;
    const engineer = engineerIn(world, 'Ram Tah', { access: 'Invited', given: 48 });
    commander.materials.clear();
    commander.data.clear();
    addMaterial(commander, 'scandatabanks', 3);
    const [line] = stepped(world, comeCloser(world, engineer));
    const given = { Material: 'scandatabanks', Quantity: 2, TotalQuantity: 50 };
    expect(line).toMatchObject({ event: 'EngineerContribution', ...given });
    expect(materialCount(commander, 'scandatabanks')).toBe(1);
    expect(engineer).toMatchObject({ access: 'Unlocked', rank: 1, given: 50 });
  });
});
