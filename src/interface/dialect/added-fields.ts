import { type Field, integer, known, optional, since, text, until } from '../field.js';
import type { Deviation } from './apply-deviations.js';

/** Fields that the live game writes and the specification leaves out. */
export const addedFields: readonly Deviation[] = [
  {
    id: 'price-in-merc-coins',
    fields: ['StoredModule.BuyMercCoinsPrice'],
    change: { field: seen(integer('purchase price, in Merc Coins')), after: 'BuyPrice' },
    reason: 'The live game writes it for modules bought with Merc Coins.',
  },
  {
    id: 'name-of-faction',
    fields: ['ControllingFaction.Name_Localised'],
    change: { field: seen(text('name of the faction, as shown in game')), after: 'Name' },
    reason: 'The live game writes it at the stations of Operations.',
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

function seen(field: Field): Field {
  return known({ grade: 'observed' }, since('4.3.3.0', optional(field)));
}

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
