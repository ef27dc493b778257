/** The political fields of Docked. */

import { displayNameOf } from '../../game/localised.js';
import { economyTerm, governmentTerm } from '../../game/political-vocabulary.js';
import type { Economy } from '../../game/political-vocabulary-table.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import type { StationService } from '../../interface/types/game-events.js';
import type { EventFields } from '../event-fields.js';
import { controllingFields } from './jump-fields.js';
import type { SystemFactions } from './system-factions.js';

type EconomyFields = Pick<EventFields<'Location'>, 'StationEconomy' | 'StationEconomy_Localised' | 'StationEconomies'>;

/**
 * The fields of Docked about the station itself, not about its location; Location has all of them but the
 * state.
 */
export type StationPoliticsFields = EconomyFields &
  Pick<
    EventFields<'Location'>,
    | 'StationName_Localised'
    | 'StationFaction'
    | 'StationGovernment'
    | 'StationGovernment_Localised'
    | 'StationAllegiance'
    | 'StationServices'
  > &
  Pick<EventFields<'Docked'>, 'StationState'>;

/** The state of a station, if not normal. */
export type StationState = 'Damaged' | 'UnderRepairs';

export interface StationPolitics {
  readonly system: StarSystem;
  readonly station: Station;
  readonly society: SystemFactions;
  readonly services: readonly StationService[];
  readonly state?: StationState | undefined;
}

export function stationPoliticsFields(
  { system, station, society, services, state }: StationPolitics,
  dialect: Dialect,
): StationPoliticsFields {
  const { name, faction } = station;
  const shown = displayNameOf(name);
  const owner = society.factions.find(({ resident }) => resident.name === faction);
  // A station has the government of its owner.
  const { government, allegiance } = owner?.resident ?? station;
  const [StationGovernment, StationGovernment_Localised] = governmentTerm(government);
  return {
    ...(shown !== undefined && { StationName_Localised: shown }),
    ...(state && { StationState: state }),
    ...(faction && { StationFaction: controllingFields(faction, owner?.state ?? 'None') }),
    StationGovernment,
    StationGovernment_Localised,
    // The game omits the allegiance of independent stations.
    ...(allegiance && allegiance !== 'Independent' && { StationAllegiance: allegiance }),
    StationServices: services,
    ...economyFields[dialect](sharesOf(station.economies, system.economy)),
  };
}

type Shares = Station['economies'];

/** The economies of a station, each once, largest first, with shares in hundredths that add up to 1. */
function sharesOf(economies: Shares, fallback: StarSystem['economy']): Shares {
  const sums = new Map<Economy, number>();
  for (const [name, proportion] of economies) sums.set(name, (sums.get(name) ?? 0) + proportion);
  if (sums.size === 0) return [[fallback || 'None', 1]];
  const all = [...sums.values()].reduce((sum, proportion) => sum + proportion, 0);
  const shares = [...sums].map(([name, sum]) => [name, Math.max(1, Math.round((100 * sum) / all))] as const);
  const [[main], ...others] = shares.toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)) as [
    Shares[number],
    ...Shares[number][],
  ];
  const rest = others.reduce((sum, [, share]) => sum + share, 0);
  return [[main, (100 - rest) / 100], ...others.map(([name, share]) => [name, share / 100] as const)];
}

const economyFields: Readonly<Record<Dialect, (shares: Shares) => EconomyFields>> = {
  spec: (shares) => (shares.length === 1 ? mainEconomy(shares) : allEconomies(shares)),
  game: (shares) => ({ ...mainEconomy(shares), ...allEconomies(shares) }),
};

function mainEconomy([main]: Shares): EconomyFields {
  const [StationEconomy, StationEconomy_Localised] = economyTerm(main?.[0] ?? '');
  return { StationEconomy, StationEconomy_Localised };
}

function allEconomies(shares: Shares): EconomyFields {
  return {
    StationEconomies: shares.map(([economy, Proportion]) => {
      const [Name, Name_Localised] = economyTerm(economy);
      return { Name, Name_Localised, Proportion };
    }),
  };
}
