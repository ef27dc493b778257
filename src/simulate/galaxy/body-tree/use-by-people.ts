import type { Planet } from '../../../game/celestial-body.js';
import { reserveLevels } from '../../../game/ring-table.js';
import { unitOf } from '../../random.js';
import type { BodyOrigin } from './anchors.js';

type Use = Pick<Planet, 'terraformState' | 'reserves'>;

/** Human influence on a planet: in populated systems rings are mined and planets terraformed. */
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

/** Terraforming is complete where the air is breathable. */
function stageOf(planet: string, air: string): Planet['terraformState'] {
  const stage = unitOf(`terraforming ${planet}`);
  if (stage < 0.08 && breathable.has(air)) return 'Terraformed';
  return stage < 0.3 ? 'Terraforming' : 'Terraformable';
}

const breathable: ReadonlySet<string> = new Set(['Nitrogen', 'Oxygen', 'EarthLike']);

/** The same in the whole system: pristine where it is unpopulated, elsewhere any level. */
function reservesOf(address: number, inhabited: boolean): string {
  const left = unitOf(`reserves ${address}`);
  const [pristine, major, common, low, depleted] = reserveLevels;
  if (!inhabited) return left < 0.97 ? pristine : major;
  if (left < 0.15) return pristine;
  if (left < 0.4) return major;
  if (left < 0.75) return common;
  return left < 0.9 ? low : depleted;
}
