import { observed } from '../../evidence.js';
import { boolean, declared, from, id, integer, list, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const codexSubCategoryNames = open('CodexSubCategoryName', 'the subcategory of a Codex entry', [
  '$Codex_SubCategory_Organic_Structures;',
  '$Codex_SubCategory_Terrestrials;',
  '$Codex_SubCategory_Stars;',
  '$Codex_SubCategory_Gas_Giants;',
  '$Codex_SubCategory_Geology_and_Anomalies;',
  '$Codex_SubCategory_Thargoid;',
]);

const codexCategoryNames = open('CodexCategoryName', 'the category of a Codex entry', [
  '$Codex_Category_Biology;',
  '$Codex_Category_StellarBodies;',
  '$Codex_Category_Civilisations;',
]);

export const CodexEntry = kind(
  'CodexEntry',
  'the player scans something that the Codex has an entry for',
  () => ({
    EntryID: id('ID of the Codex entry'),
    Name: text('internal name of the entry'),
    Name_Localised: optional(text('the entry, as shown in game'), 1),
    SubCategory: from(codexSubCategoryNames, 'internal name of the subcategory of the entry'),
    SubCategory_Localised: optional(text('the subcategory of the entry, as shown in game'), 1),
    Category: from(codexCategoryNames, 'internal name of the category of the entry'),
    Category_Localised: optional(text('the category of the entry, as shown in game'), 1),
    Region: text('internal name of the region of the galaxy'),
    Region_Localised: optional(text('the region of the galaxy, as shown in game'), 1),
    System: text('name of the system'),
    SystemAddress: id('address of the system'),
    BodyID: since('4.0.0.1300', optional(id('ID of the body within the system'), 0.999)),
    NearestDestination: since('3.5', optional(text('the nearest point of interest'), 0.128)),
    NearestDestination_Localised: optional(text('the nearest point of interest, as shown in game'), 0.001),
    Latitude: optional(number('latitude of the find on a body, in degrees'), 0.838),
    Longitude: optional(number('longitude of the find on a body, in degrees'), 0.838),
    IsNewEntry: optional(boolean('the entry is new to the player in this region; omitted if not'), 0.368),
    NewTraitsDiscovered: declared(boolean('traits of the entry were discovered; omitted if not')),
    Traits: declared(list(text(), 'internal names of the traits discovered')),
    VoucherAmount: optional(integer('value of the voucher given for the find, in credits'), 0.185),
  }),
  {
    evidence: observed(2_804, { since: '3.3' }),
    summary: [
      mention('Name'),
      when('IsNewEntry', 'new entry'),
      amount('VoucherAmount', 'cr'),
      mention('System', 'in #'),
      mention('Region'),
    ],
  },
);
