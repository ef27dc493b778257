/** The words of politics: what the game calls them, and what it shows. */
import type { Dialect } from '../../spec/dialect.js';
import type { StarSystem } from '../galaxy/system.js';

const economies: Readonly<Record<string, string>> = {
  Agri: 'Agriculture',
  Colony: 'Colony',
  Extraction: 'Extraction',
  HighTech: 'High Tech',
  Industrial: 'Industrial',
  Military: 'Military',
  None: 'None',
  Refinery: 'Refinery',
  Service: 'Service',
  Terraforming: 'Terraforming',
  Tourism: 'Tourism',
  Prison: 'Prison',
  Damaged: 'Damaged',
  Rescue: 'Rescue',
  Repair: 'Repair',
  Carrier: 'Private Enterprise',
  Engineer: 'Engineering',
};

const governments: Readonly<Record<string, string>> = {
  Anarchy: 'Anarchy',
  Communism: 'Communist',
  Confederacy: 'Confederacy',
  Cooperative: 'Cooperative',
  Corporate: 'Corporate',
  Democracy: 'Democracy',
  Dictatorship: 'Dictatorship',
  Feudal: 'Feudal',
  Patronage: 'Patronage',
  PrisonColony: 'Prison colony',
  Prison: 'Detention Centre',
  Theocracy: 'Theocracy',
  Engineer: 'Engineer',
  Carrier: 'Private Ownership',
  None: 'None',
};

/** An internal name, and what is shown for it. */
export type Term = readonly [internal: string, shown: string];

const securities: Readonly<Record<StarSystem['security'], Term>> = {
  high: ['$SYSTEM_SECURITY_high;', 'High Security'],
  medium: ['$SYSTEM_SECURITY_medium;', 'Medium Security'],
  low: ['$SYSTEM_SECURITY_low;', 'Low Security'],
  anarchy: ['$SYSTEM_SECURITY_anarchy;', 'Anarchy'],
};

/** Where nobody polices, the live game takes a token of its galaxy map, spelt in its own way. */
const liveSecurities = { ...securities, anarchy: ['$GAlAXY_MAP_INFO_state_anarchy;', 'Anarchy'] } as const;

const securitiesIn: Readonly<Record<Dialect, typeof securities>> = { spec: securities, game: liveSecurities };

export function economyTerm(word: string): Term {
  const name = word || 'None';
  return [`$economy_${name};`, economies[name] ?? name];
}

export function governmentTerm(word: string): Term {
  const name = word || 'None';
  return [`$government_${name};`, governments[name] ?? name];
}

export function securityTerm(level: StarSystem['security'], dialect: Dialect): Term {
  return securitiesIn[dialect][level];
}

/** A name that holds tokens such as `$EXT_PANEL_ColonisationShip;`, as it is shown; nothing where there are none. */
export function shownName(name: string): string | undefined {
  if (!name.includes('$')) return undefined;
  return name.replaceAll(/\$([^;:]*)(?::[^;]*)?;/g, (_, token: string) => tokens[token] ?? wordsOf(token)).trim();
}

const tokens: Readonly<Record<string, string>> = {
  EXT_PANEL_ColonisationShip: 'System Colonisation Ship',
  EXT_PANEL_ColonisationBeacon_DeploymentSite: 'Primary Port Location',
  Settlement_Industrial: 'Industrial Settlement',
  Settlement_Military: 'Military Settlement',
};

/** The last part of a token, its words apart. */
function wordsOf(token: string): string {
  return (token.split('_').at(-1) ?? token).replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
