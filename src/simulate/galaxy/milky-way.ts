import type { Client } from '../../game/clients.js';
import { laterNames } from '../../game/legacy-table.js';
import { addressPartsOf, type CubeSectors, cubesNamedBy } from '../../game/procedural-names.js';
import {
  type Galaxy,
  type StarPosition,
  type StarSystem,
  type Station,
  squaredDistance,
} from '../../game/star-system.js';
import { cellAt, cellSide, cubeOf, encodeAddress, isCellInGalaxy, type SpaceCell } from '../../game/system-address.js';
import { groupedBy } from '../../words/grouped-by.js';
import { RecentCache } from '../../words/memo.js';
import { bodiesOf } from './bodies.js';
import { blockMass, blockOf, nameOf, starsIn, systemAround, type UnseenStar } from './procedural-systems.js';
import { realSystems } from './real-systems.js';

/** The largest radius in light-years; beyond it there would be hundreds of thousands of systems. */
const farthest = 500;

/** A system in a block; `system` is made on first access. */
interface Entry extends UnseenStar {
  system: StarSystem | undefined;
}

/** The content of a block of space. */
interface Block {
  readonly entries: readonly Entry[];
  /** Positions as consecutive x, y and z: every route search compares thousands of them. */
  readonly places: Float64Array;
}

/** A system where a journal puts it. */
export type ChartedSystem = Pick<StarSystem, 'name' | 'address'> & Unsure<Pick<StarSystem, 'position' | 'starClass'>>;

type Unsure<Facts> = { readonly [Name in keyof Facts]: Facts[Name] | undefined };

/** The systems of the tables and of a journal, and all others, which are derived from their position. */
class MilkyWay implements Galaxy {
  readonly #has: (station: Station) => boolean;
  readonly #charted: readonly ChartedSystem[];
  #real: Real | undefined;
  readonly #blocks = new RecentCache<number, Block>(400);

  constructor(has: (station: Station) => boolean = () => true, charted: readonly ChartedSystem[] = []) {
    this.#has = has;
    this.#charted = charted;
  }

  get populated(): readonly StarSystem[] {
    return this.#known().populated;
  }

  systemByName(name: string): StarSystem | undefined {
    const real = this.#known().byName.get(name);
    if (real) return real;
    const place = addressPartsOf(name);
    if (!place) return undefined;
    const address = encodeAddress(place);
    const entry = this.#block(blockOf(place)).entries.find((each) => each.address === address);
    const system = entry && this.#systemOf(entry);
    // Two sectors may share a cell, but a system has only one name.
    return system?.name === name ? system : undefined;
  }

  around(position: StarPosition, radius: number): readonly StarSystem[] {
    if (!(radius <= farthest)) throw new RangeError(`cannot look around ${radius} light-years: at most ${farthest}`);
    const found: { readonly entry: Entry; readonly distance: number }[] = [];
    const most = radius * radius;
    for (const block of blocksAround(position, radius)) {
      const { entries, places } = this.#block(block);
      for (let index = 0, at = 0; index < entries.length; index++, at += 3) {
        const x = (places[at] as number) - position[0];
        const y = (places[at + 1] as number) - position[1];
        const z = (places[at + 2] as number) - position[2];
        const distance = x * x + y * y + z * z;
        if (distance <= most) found.push({ entry: entries[index] as Entry, distance });
      }
    }
    found.sort((a, b) => a.distance - b.distance || a.entry.address - b.entry.address);
    return found.map(({ entry }) => this.#systemOf(entry));
  }

  bodiesOf(system: StarSystem): ReturnType<Galaxy['bodiesOf']> {
    return bodiesOf(system);
  }

  #block(block: SpaceCell): Block {
    return this.#blocks.getOrMake(keyOf(block), () => {
      const { addresses, byBlock, sectors } = this.#known();
      const near = [...neighboursOf(block)].flatMap((cell) => byBlock.get(keyOf(cell)) ?? []);
      const real = byBlock.get(keyOf(block)) ?? [];
      const entries = [
        ...real.map((system): Entry => ({ position: system.position, address: system.address, system })),
        ...starsIn(block, { near, addresses, sectors }).map(
          ({ position, address }): Entry => ({ position, address, system: undefined }),
        ),
      ];
      return { entries, places: Float64Array.from(entries.flatMap(({ position }) => position)) };
    });
  }

  #known(): Real {
    this.#real ??= sorted(realSystems(this.#has), this.#charted);
    return this.#real;
  }

  #systemOf(entry: Entry): StarSystem {
    entry.system ??= systemAround(entry, nameOf(entry, this.#known().sectors));
    return entry.system;
  }
}

/** The galaxy, the same in every session. */
export const galaxy: Galaxy = new MilkyWay();

/** Without Odyssey there are no settlements to dock at; in the legacy galaxy nothing was built since. */
const has = {
  odyssey: () => true,
  horizons: ({ type }) => type !== 'OnFootSettlement',
  legacy: ({ name, type }) => !laterNames.includes(type) && !name.startsWith('$EXT_PANEL_ColonisationShip'),
} satisfies Record<Client, (station: Station) => boolean>;

const galaxies = { odyssey: galaxy, horizons: new MilkyWay(has.horizons), legacy: new MilkyWay(has.legacy) };

export function galaxyOf(client: Client = 'odyssey', charted?: readonly ChartedSystem[]): Galaxy {
  return charted ? new MilkyWay(has[client], charted) : galaxies[client];
}

interface Real {
  readonly addresses: ReadonlySet<number>;
  readonly populated: readonly StarSystem[];
  readonly byName: ReadonlyMap<string, StarSystem>;
  readonly byBlock: ReadonlyMap<number, readonly StarSystem[]>;
  readonly sectors: CubeSectors;
}

/** A journal may know a system of the tables by another name. */
function sorted(real: readonly StarSystem[], charted: readonly ChartedSystem[]): Real {
  const systems = new Map(real.map((system) => [system.address, system]));
  for (const { name, address, position, starClass } of charted) {
    if (!position) continue;
    const known = systems.get(address) ?? systemAround({ position, address }, name, starClass);
    systems.set(address, { ...known, name, position });
  }
  const all = [...systems.values()];
  return {
    addresses: new Set(systems.keys()),
    populated: all.filter(({ stations }) => stations.length > 0),
    byName: new Map(all.map((system) => [system.name, system])),
    byBlock: groupedBy(all, ({ position }) => keyOf(cellAt(position, blockMass))),
    sectors: cubesNamedBy(charted),
  };
}

/**
 * A list, not a generator: V8 takes long to compile a generator into the calling search, and does so
 * repeatedly.
 */
function blocksAround([x, y, z]: StarPosition, radius: number): SpaceCell[] {
  const blocks: SpaceCell[] = [];
  const first = cellAt([x - radius, y - radius, z - radius], blockMass);
  const last = cellAt([x + radius, y + radius, z + radius], blockMass);
  for (let alongX = first.x; alongX <= last.x; alongX++) {
    for (let alongY = first.y; alongY <= last.y; alongY++) {
      for (let alongZ = first.z; alongZ <= last.z; alongZ++) {
        const block = { mass: blockMass, x: alongX, y: alongY, z: alongZ };
        if (isCellInGalaxy(block) && reaches(block, [x, y, z], radius)) blocks.push(block);
      }
    }
  }
  return blocks;
}

const side = cellSide(blockMass);

/** Whether part of a block is within a radius. */
function reaches(block: SpaceCell, [x, y, z]: StarPosition, radius: number): boolean {
  const { from } = cubeOf(block);
  const nearest: StarPosition = [within(x, from[0]), within(y, from[1]), within(z, from[2])];
  return squaredDistance(nearest, [x, y, z]) <= radius * radius;
}

function within(value: number, from: number): number {
  return Math.min(Math.max(value, from), from + side);
}

function keyOf({ x, y, z }: SpaceCell): number {
  return (x * 2 ** 12 + y) * 2 ** 12 + z;
}

/** A block and all adjacent ones. */
function* neighboursOf({ mass, x, y, z }: SpaceCell): Generator<SpaceCell> {
  for (let alongX = x - 1; alongX <= x + 1; alongX++) {
    for (let alongY = y - 1; alongY <= y + 1; alongY++) {
      for (let alongZ = z - 1; alongZ <= z + 1; alongZ++) yield { mass, x: alongX, y: alongY, z: alongZ };
    }
  }
}
