/** What is served, in the order of `GET /`. */
export const links = [
  ['/profile', 'CommanderProfile', 'The commander, their ships and where they are'],
  ['/market', 'StationMarket', 'The market of the station last docked at'],
  ['/shipyard', 'StationShipyard', 'Ships and modules on sale at the station last docked at'],
  ['/communitygoals', 'CommunityGoals', 'Community goals'],
  ['/journal', 'Journal', 'The journal of a day'],
  ['/fleetcarrier', 'FleetCarrier', 'The fleet carrier of the commander'],
  ['/visitedstars', 'VisitedStars', 'The systems that the commander visited'],
  ['/squadron', 'Squadron', 'The squadron of the commander'],
] as const;

/** The owner of the simulated account, besides its number. */
export const account = {
  email: 'commander@shakedown.invalid',
  firstname: 'Simulated',
  lastname: 'Commander',
  platform: 'frontier',
  developer: false,
  allowedDownloads: [{ product_sku: 'FORC_FDEV_V_ODYSSEY', product_name: 'Odyssey', product_qty: 1 }],
} as const;

/** The ranks of a commander in their order; no session has those of crime, service, builder and learner. */
export const rankedCareers = [
  'combat',
  'trade',
  'explore',
  'crime',
  'service',
  'empire',
  'federation',
  'power',
  'cqc',
  'soldier',
  'exobiologist',
  'builder',
  'learner',
] as const;

/** Capabilities are false also for commanders who have the expansions. */
export const commanderRemainder = {
  capabilities: { AllowCobraMkIV: false, Horizons: false, Odyssey: false },
  mercCoins: 0,
} as const;
