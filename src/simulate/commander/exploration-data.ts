import type { StarSystem } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';
import { hashOf, unitOf } from '../random.js';

export interface ScannedSystem {
  readonly name: string;
  readonly bodies: number;
  /** Credits for the data. */
  readonly value: number;
  /** Credits for being the first. */
  readonly bonus: number;
}

/** At most this many; beyond that the oldest are dropped. */
const mostSystems = 300;

/** The unsold exploration data, of the last few hundred systems. */
export class ExplorationData {
  readonly #systems: ScannedSystem[] = [];
  /** Addresses of systems already visited: their data is not new. */
  readonly #known = new Set<number>();

  get systems(): readonly ScannedSystem[] {
    return this.#systems;
  }

  /** On arrival in a system: its star is scanned. A second visit adds nothing. */
  visit(system: Scannable): void {
    if (this.#known.has(system.address)) return;
    this.#known.add(system.address);
    forgetOldest(this.#known, mostSystems);
    this.#systems.push(scanOnArrival(system));
    if (this.#systems.length > mostSystems) this.#systems.shift();
  }

  /** How many bodies are still unscanned in a system with unsold data. */
  bodiesLeft(system: Scannable): number {
    const known = this.#systems.find(({ name }) => name === system.name);
    return known ? scan(system).bodies - known.bodies : 0;
  }

  /** Scans all bodies of a system. */
  survey(system: Scannable): void {
    const index = this.#systems.findIndex(({ name }) => name === system.name);
    if (index >= 0) this.#systems[index] = scan(system);
  }

  /** Removes and returns a page, oldest systems first. */
  takePage(): ScannedSystem[] {
    return this.#systems.splice(0, pageSize);
  }
}

const pageSize = 50;

type Scannable = Pick<StarSystem, 'name' | 'address' | 'population'>;

/** What is scanned on arrival: the star and what is close to it. */
function scanOnArrival(system: Scannable): ScannedSystem {
  const { bodies } = scan(system);
  const seen = Math.min(bodies, 1 + Math.floor(unitOf(`${system.address} glimpse`) * 3));
  const value = Math.round(seen * (500 + 700 * unitOf(`${system.address} value`)));
  return { name: system.name, bodies: seen, value, bonus: 0 };
}

/** The bodies of a system and their value follow from its address. */
function scan({ name, address, population }: Scannable): ScannedSystem {
  const bodies = bodiesIn(unitOf(`${address} bodies`));
  const mapped = unitOf(`${address} mapped`) < 0.12;
  const value = Math.round(bodies * (500 + 1500 * unitOf(`${address} value`)) + (mapped ? worldValue(address) : 0));
  const unknown = population === 0 && unitOf(`${address} first`) < 0.3;
  return { name, bodies, value, bonus: unknown ? Math.round(value * 0.05) : 0 };
}

function worldValue(address: number): number {
  return 100_000 + 2_400_000 * unitOf(`${address} world`) ** 2;
}

/** A quarter of systems have one body, half up to three, a quarter nine or more, a few very many. */
function bodiesIn(unit: number): number {
  if (unit < 0.25) return 1;
  if (unit < 0.5) return 2 + Math.floor((unit - 0.25) * 8);
  if (unit < 0.75) return 4 + Math.floor((unit - 0.5) * 20);
  return 9 + Math.floor(((unit - 0.75) * 4) ** 3 * 73);
}

function forgetOldest(set: Set<number>, most: number): void {
  if (set.size <= most) return;
  for (const oldest of set) {
    set.delete(oldest);
    return;
  }
}

/** The fields of MultiSellExplorationData for a page. `share` is what remains after the wages of a hired pilot. */
export function explorationSaleFields(
  page: readonly ScannedSystem[],
  share: number,
): EventFields<'MultiSellExplorationData'> {
  const base = page.reduce((sum, { value }) => sum + value, 0);
  const bonus = page.reduce((sum, each) => sum + each.bonus, 0);
  return {
    Discovered: page.map(({ name, bodies }, index) => ({
      SystemName: name,
      ...leftover(name, page[index - 1]?.name),
      NumBodies: bodies,
    })),
    BaseValue: base,
    Bonus: bonus,
    TotalEarnings: Math.floor((base + bonus) * share),
  };
}

/** Now and then the game writes remains of another system's name here. */
function leftover(name: string, before: string | undefined): { readonly SystemName_Localised?: string } {
  if (before === undefined || (hashOf(`${before} ${name}`) >>> 0) % 60 !== 0) return {};
  return { SystemName_Localised: before.slice(name.length) || before.slice(-2) };
}
