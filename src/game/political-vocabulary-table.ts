export const factionStates = [
  'None',
  'Boom',
  'Expansion',
  'CivilWar',
  'War',
  'Election',
  'Bust',
  'CivilLiberty',
  'CivilUnrest',
  'InfrastructureFailure',
  'Investment',
  'Outbreak',
  'Famine',
  'PirateAttack',
  'PublicHoliday',
  'Lockdown',
  'Drought',
  'Retreat',
  'Blight',
  'Terrorism',
  'NaturalDisaster',
  'Exiled',
] as const;

export type FactionState = (typeof factionStates)[number];

/** The bare words of `$economy_X;`, and their English display names. */
export const economies = {
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
  Undefined: 'Undefined',
} as const;

export type Economy = keyof typeof economies;

/** The bare words of `$government_X;`, which also occur alone, and their English display names. */
export const governments = {
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
  Engineer: 'Workshop',
  Carrier: 'Private Ownership',
  Megaconstruction: 'Megaconstruction',
  None: 'None',
} as const;

export type Government = keyof typeof governments;

/** Governments that have been seen as bare words only. */
export const bareGovernments = ['Megastructure', 'PrivateOwnership'] as const;

export const allegiances = [
  'Independent',
  'Federation',
  'Empire',
  'Alliance',
  'PilotsFederation',
  'Thargoid',
  'Guardian',
  'PlayerPilots',
] as const;

export type Allegiance = (typeof allegiances)[number];

/** The security of a system, with its English display name. */
export const securityLevels = {
  high: ['$SYSTEM_SECURITY_high;', 'High Security'],
  medium: ['$SYSTEM_SECURITY_medium;', 'Medium Security'],
  low: ['$SYSTEM_SECURITY_low;', 'Low Security'],
  // The game takes these from its galaxy map, one of them with a misspelling of its own.
  anarchy: ['$GAlAXY_MAP_INFO_state_anarchy;', 'Anarchy'],
  lawless: ['$GALAXY_MAP_INFO_state_lawless;', 'Lawless'],
} as const;

export type SecurityLevel = keyof typeof securityLevels;

/** The states of the first Powerplay, which ended in November 2024. */
export const firstPowerplayStates = ['Controlled', 'InPrepareRadius', 'HomeSystem', 'Prepared', 'Turmoil'] as const;

/** The player's legal state. */
export const legalStates = [
  'Clean',
  'IllegalCargo',
  'Speeding',
  'Wanted',
  'Hostile',
  'PassengerWanted',
  'Warrant',
  'Allied',
  'Thargoid',
] as const;

export type LegalState = (typeof legalStates)[number];
