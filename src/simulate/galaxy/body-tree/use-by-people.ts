import type { Planet } from '../../../game/celestial-body.js';
import { reserveLevels } from '../../../game/ring-table.js';
import { unitOf } from '../../random.js';
import type { BodyOrigin } from './anchors.js';

type Use = Pick<Planet, 'terraformState' | 'reserves'>;

/** What people have made of a planet: where they live they mine the rings, and make planets habitable. */
export function useOf(
  { terraformState, atmosphereType }: Pick<Planet, 'terraformState' | 'atmosphereType'>,
  { id, rings }: Pick<Planet, 'id' | 'rings'>,
  { address, population }: Pick<BodyOrigin, 'address' | 'population'>,
): Use {
  const inhabited = population > 0;
  return {
    terraformState:
      inhabited && terraformState === 'Terraformable' ? stageOf(`${address} ${id}`, atmosphereType) : terraformState,
    reserves: rings.length > 0 ? reservesOf(address, inhabited) : undefined,
  };
}

/** The work is done where the air is what people need. */
function stageOf(planet: string, air: string): Planet['terraformState'] {
  const stage = unitOf(`terraforming ${planet}`);
  if (stage < 0.08 && breathable.has(air)) return 'Terraformed';
  return stage < 0.3 ? 'Terraforming' : 'Terraformable';
}

const breathable: ReadonlySet<string> = new Set(['Nitrogen', 'Oxygen', 'EarthLike']);

/** The same in the whole system: untouched where nobody lives, elsewhere anything. */
function reservesOf(address: number, inhabited: boolean): string {
  const left = unitOf(`reserves ${address}`);
  const [pristine, major, common, low, depleted] = reserveLevels;
  if (!inhabited) return left < 0.97 ? pristine : major;
  if (left < 0.15) return pristine;
  if (left < 0.4) return major;
  if (left < 0.75) return common;
  return left < 0.9 ? low : depleted;
}
