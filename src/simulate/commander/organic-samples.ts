import type { Species } from '../../game/celestial-body.js';
import { organismOf, variantOf } from '../../game/organisms.js';
import type { StarSystem } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';

/** An organism that was analysed and not yet sold. */
export interface AnalysedOrganism {
  readonly species: Species;
  readonly system: Pick<StarSystem, 'name' | 'address'>;
  /** The number of the body. */
  readonly body: number;
  /** Not logged there by anyone before. */
  readonly isFirst: boolean;
}

/** The bonus of the first to log an organism on a planet, as a multiple of its value. */
const firstLogged = 4;

/** Samples beyond this number are lost. */
const mostUnsold = 300;

/** The sampled organisms: what can be sold, and which bodies are done. */
export class OrganicSamples {
  readonly #unsold: AnalysedOrganism[] = [];
  readonly #done = new Set<string>();
  readonly #planets = new Set<string>();

  get unsold(): readonly AnalysedOrganism[] {
    return this.#unsold;
  }

  isDone({ address }: Pick<StarSystem, 'address'>, body: number, { species }: Species): boolean {
    return this.#done.has(`${address} ${body} ${species}`);
  }

  hasSampledOn({ address }: Pick<StarSystem, 'address'>, body: number): boolean {
    return this.#planets.has(`${address} ${body}`);
  }

  analyse(organism: AnalysedOrganism): void {
    this.#planets.add(`${organism.system.address} ${organism.body}`);
    this.#done.add(`${organism.system.address} ${organism.body} ${organism.species.species}`);
    this.#unsold.push(organism);
    if (this.#unsold.length > mostUnsold) this.#unsold.shift();
  }

  takeAll(): AnalysedOrganism[] {
    return this.#unsold.splice(0);
  }
}

type OrganismFields = Pick<
  EventFields<'ScanOrganic'>,
  'Genus' | 'Genus_Localised' | 'Species' | 'Species_Localised' | 'Variant' | 'Variant_Localised'
>;

/** The names of an organism, as ScanOrganic and SellOrganicData write them. */
export function organismFields({ genus, species, variant }: Species): OrganismFields {
  const known = organismOf(species);
  return {
    Genus: genus,
    ...(known && { Genus_Localised: known[0].shown }),
    Species: species,
    ...(known && { Species_Localised: known[1].shown }),
    Variant: variant,
    ...(known && { Variant_Localised: variantOf(species, variant).shown }),
  };
}

/** Credits for an organism, and the bonus for being the first to log it. */
export function organismValue({ species, isFirst }: Pick<AnalysedOrganism, 'species' | 'isFirst'>): {
  readonly value: number;
  readonly bonus: number;
} {
  const value = organismOf(species.species)?.[1].value ?? 0;
  return { value, bonus: isFirst ? firstLogged * value : 0 };
}

/** The fields of SellOrganicData, and the payment. */
export function organicSaleFields(
  marketId: number,
  sold: readonly AnalysedOrganism[],
): { readonly fields: EventFields<'SellOrganicData'>; readonly paid: number } {
  const values = sold.map(organismValue);
  return {
    fields: {
      MarketID: marketId,
      BioData: sold.map(({ species }, index) => ({
        ...organismFields(species),
        Value: values[index]?.value ?? 0,
        Bonus: values[index]?.bonus ?? 0,
      })),
    },
    paid: values.reduce((sum, { value, bonus }) => sum + value + bonus, 0),
  };
}
