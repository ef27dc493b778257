import type { BodyTree, CelestialBody } from '../../game/celestial-body.js';
import { completionBonus, countedValue, planetValue, starValue } from '../../game/exploration-values.js';
import type { StarSystem } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';

/** A system with unsold data. */
export interface SurveyedSystem {
  readonly name: string;
  readonly address: number;
  /** The scanned bodies by their number. */
  readonly scanned: ReadonlyMap<number, ScannedBody>;
}

/** A scanned body, and what else was done with it. */
export interface ScannedBody {
  readonly body: CelestialBody;
  readonly firstDiscovered: boolean;
  readonly mapped?: 'efficiently' | 'wastefully';
  readonly firstMapped?: boolean;
}

interface Survey extends SurveyedSystem {
  readonly scanned: Map<number, ScannedBody>;
  /** All bodies, once the discovery scanner has counted them. */
  counted?: BodyTree;
}

/** Systems remembered; beyond that the oldest are dropped. */
const mostSystems = 300;

/** Systems sold at once. */
const pageSize = 50;

/** The commander's knowledge of systems from the last few hundred visits: unsold data, and known bodies. */
export class ExplorationData {
  /** Unsold data by the address of the system, oldest first. */
  readonly #unsold = new Map<number, Survey>();
  /** Scanned bodies, sold or not, by the address of their system. */
  readonly #known = new Map<number, Set<number>>();
  /** The mapped bodies among them. */
  readonly #mapped = new Set<string>();
  /** The system whose signals were last listed on arrival. */
  signalsWrittenIn: number | undefined;

  get systems(): readonly SurveyedSystem[] {
    return [...this.#unsold.values()];
  }

  get isEmpty(): boolean {
    return this.#unsold.size === 0;
  }

  /** The numbers of the scanned bodies in a system, sold or not. */
  knownIn({ address }: Surveyable): ReadonlySet<number> {
    return this.#known.get(address) ?? nothing;
  }

  isMapped({ address }: Surveyable, { id }: Pick<CelestialBody, 'id'>): boolean {
    return this.#mapped.has(`${address} ${id}`);
  }

  /** Marks a body as known without a scan that could be sold; returns whether it was new. */
  learn({ address }: Surveyable, { id }: Pick<CelestialBody, 'id'>): boolean {
    const known = this.#known.get(address) ?? new Set();
    this.#known.set(address, known);
    forgetOldest(this.#known);
    if (known.has(id)) return false;
    known.add(id);
    return true;
  }

  /** Scans a star, planet, moon or cluster. Known bodies add nothing. */
  scan(system: Surveyable, body: CelestialBody, firstDiscovered: boolean): void {
    if (this.learn(system, body)) this.#surveyOf(system).scanned.set(body.id, { body, firstDiscovered });
  }

  /** The discovery scanner counts the bodies; the count is sold with the other scans. */
  count(system: Surveyable, tree: BodyTree): void {
    const survey = this.#unsold.get(system.address);
    if (survey) survey.counted = tree;
  }

  /** Maps a planet that was scanned. */
  map(system: Surveyable, body: CelestialBody, deed: Required<Pick<ScannedBody, 'mapped' | 'firstMapped'>>): void {
    this.#mapped.add(`${system.address} ${body.id}`);
    if (body.is !== 'planet') return;
    const { scanned } = this.#surveyOf(system);
    scanned.set(body.id, { body, firstDiscovered: scanned.get(body.id)?.firstDiscovered ?? false, ...deed });
  }

  /** Removes and returns a page, oldest systems first. */
  takePage(size = pageSize): readonly SurveyedSystem[] {
    const page = this.systems.slice(0, size);
    for (const { address } of page) this.#unsold.delete(address);
    return page;
  }

  #surveyOf({ name, address }: Surveyable): Survey {
    const survey = this.#unsold.get(address) ?? { name, address, scanned: new Map() };
    this.#unsold.set(address, survey);
    forgetOldest(this.#unsold);
    return survey;
  }
}

type Surveyable = Pick<StarSystem, 'name' | 'address'>;

const nothing: ReadonlySet<number> = new Set();

function forgetOldest(map: Map<number, unknown>): void {
  if (map.size <= mostSystems) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    return;
  }
}

/** Credits for the data of a system, including bonuses for finding or mapping everything. */
export function surveyValue(survey: SurveyedSystem): { readonly base: number; readonly bonus: number } {
  const { scanned, counted } = survey as Survey;
  let base = 0;
  for (const each of scanned.values()) base += valueOf(each);
  if (!counted) return { base, bonus: 0 };
  const worlds = counted.all.filter(({ is }) => is === 'star' || is === 'planet');
  for (const body of worlds)
    if (!scanned.has(body.id) && (body.is === 'star' || body.is === 'planet')) base += countedValue(body);
  const found = worlds.every(({ id }) => scanned.has(id)) ? worlds.length * completionBonus.found : 0;
  const planets = worlds.filter(({ is }) => is === 'planet');
  const isMapped = planets.length > 0 && planets.every(({ id }) => scanned.get(id)?.mapped !== undefined);
  return { base, bonus: found + (isMapped ? planets.length * completionBonus.mapped : 0) };
}

/** Belt clusters count, but are worth nothing. */
function valueOf({ body, ...deeds }: ScannedBody): number {
  if (body.is === 'star') return starValue(body, deeds.firstDiscovered);
  return body.is === 'planet' ? planetValue(body, deeds) : 0;
}

/**
 * The fields of MultiSellExplorationData for a page. `share` is what remains after the wages of a hired
 * pilot.
 */
export function explorationSaleFields(
  page: readonly SurveyedSystem[],
  share: number,
): EventFields<'MultiSellExplorationData'> {
  const values = page.map(surveyValue);
  const base = values.reduce((sum, each) => sum + each.base, 0);
  const bonus = values.reduce((sum, each) => sum + each.bonus, 0);
  return {
    Discovered: page.map(({ name, scanned }) => ({ SystemName: name, NumBodies: scanned.size })),
    BaseValue: base,
    Bonus: bonus,
    TotalEarnings: Math.floor((base + bonus) * share),
  };
}
