import type { KindGroup } from './kinds/kind-list.js';

/** Title of a group, and what its kinds are about. */
export const aboutGroups: Readonly<Record<KindGroup, { readonly title: string; readonly about: string }>> = {
  'start-up': { title: 'Start-up', about: 'who plays, with what, and what is known when a session begins' },
  travel: { title: 'Travel', about: 'jumps, supercruise, docking, landing, and where the player is' },
  combat: { title: 'Combat', about: 'attacks, damage, crimes, bounties and bonds' },
  exploration: { title: 'Exploration', about: 'scans, signals, discoveries, and what their data sell for' },
  trade: { title: 'Trade', about: 'markets, cargo, mining and materials' },
  station: { title: 'Station', about: 'missions, engineers, ships, modules, repairs and other services' },
  powerplay: { title: 'Powerplay', about: 'pledges to powers, merits and what is done for them' },
  carrier: { title: 'Carrier', about: 'fleet carriers and squadron carriers' },
  'on-foot': { title: 'On foot', about: 'suits, hand weapons, backpacks, taxis and dropships' },
  squadron: { title: 'Squadron', about: 'squadrons and their members' },
  colonisation: { title: 'Colonisation', about: 'claims of systems and construction sites' },
  other: { title: 'Other', about: 'crew, wings, friends, messages, vehicles, synthesis and the state of the ship' },
};
