import { declared, type Field, integer, known, since, text, until } from '../field.js';
import type { Deviation } from './apply-deviations.js';

/** Fields that the live game writes and the specification leaves out. */
export const addedFields: readonly Deviation[] = [
  {
    id: 'price-in-merc-coins',
    fields: ['StoredModule.BuyMercCoinsPrice'],
    change: { field: since('4.3.3.0', declared(integer('purchase price, in Merc Coins'))), after: 'BuyPrice' },
    reason: 'Lists of other people name it for modules bought with Merc Coins; no real line is known.',
  },
  {
    id: 'name-of-faction',
    fields: ['ControllingFaction.Name_Localised'],
    change: { field: since('4.3.3.0', declared(text('name of the faction, as shown in game'))), after: 'Name' },
    reason: 'Lists of other people name it; no real line is known.',
  },
  ...formerly('2.2', {
    Allegiance: 'superpower the system or station is aligned with',
    Economy: 'internal name of the main economy',
    Economy_Localised: 'main economy, as shown in game',
    Government: 'internal name of the government',
    Government_Localised: 'government, as shown in game',
    Security: 'internal name of the security level',
    Security_Localised: 'security level, as shown in game',
    Faction: 'name of the faction in control',
  }),
  ...formerly('2.4', { FactionState: 'state of the faction in control' }),
];

/** Texts that real lines have up to a version only. */
function formerly(version: string, notes: Readonly<Record<string, string>>): Deviation[] {
  return Object.entries(notes).map(([name, note]) => ({
    id: `former-${name.toLowerCase().replace('_', '-')}`,
    fields: [`Docked.${name}`, `FSDJump.${name}`],
    change: { field: formerText(version, note) },
    reason: 'Journals of 2016 and 2017 have fields that later got other names or places.',
  }));
}

function formerText(version: string, note: string): Field {
  return known({ grade: 'observed' }, until(version, text(note)));
}
