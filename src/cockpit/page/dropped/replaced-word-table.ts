import type { PersonalContent } from '../../../interface/personal-mark.js';

/** Singular and plural of what is replaced. */
export const replacedWords: Readonly<Record<Exclude<PersonalContent, 'message'>, readonly [string, string]>> = {
  'commander-name': ['name of the commander', 'names of commanders'],
  'player-id': ['player ID', 'player IDs'],
  'other-commander': ['name of another person', 'names of other people'],
  'squadron-name': ['squadron', 'squadrons'],
  'squadron-id': ['squadron ID', 'squadron IDs'],
  'ship-name': ['ship name', 'ship names'],
  'ship-ident': ['ship plate', 'ship plates'],
  'carrier-name': ['carrier name', 'carrier names'],
  'carrier-callsign': ['carrier callsign', 'carrier callsigns'],
  'carrier-id': ['carrier ID', 'carrier IDs'],
  'loadout-name': ['loadout name', 'loadout names'],
};
