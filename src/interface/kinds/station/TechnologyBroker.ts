import { observed } from '../../evidence.js';
import { declared, from, id, integer, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { materialCategoriesList } from '../../observed-values.js';
import { each, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const technologyBrokerTypes = open('TechnologyBrokerType', 'type of technology broker', [
  'sirius',
  'guardian',
  'human',
  'salvation',
  'rescue',
]);

export const UnlockedItem = shape('UnlockedItem', 'a module or weapon the player may now buy', () => ({
  Name: text('internal name of the module or weapon'),
  Name_Localised: optional(text('the module or weapon, as shown in game'), 1),
}));

export const BrokerCommodity = shape(
  'BrokerCommodity',
  'an amount of one commodity paid to a technology broker',
  () => ({
    Name: text('internal name of the commodity'),
    Name_Localised: optional(text('the commodity, as shown in game'), 1),
    Count: integer('number of tonnes'),
  }),
);

export const BrokerMaterial = shape('BrokerMaterial', 'an amount of one material paid to a technology broker', () => ({
  Name: text('internal name of the material'),
  Name_Localised: optional(text('the material, as shown in game'), 0.677),
  Count: integer('how many'),
  Category: from(materialCategoriesList, 'category of the material'),
}));

export const TechnologyBroker = kind(
  'TechnologyBroker',
  'the player unlocks technology at a technology broker',
  () => ({
    BrokerType: since('3.0.3', from(technologyBrokerTypes, 'type of broker')),
    MarketID: id('market ID of the station'),
    ItemsUnlocked: list(UnlockedItem, 'what has been unlocked'),
    Commodities: since('3.0.3', list(BrokerCommodity, 'the commodities paid')),
    Materials: since('3.0.3', list(BrokerMaterial, 'the materials paid')),
    ItemUnlocked: declared(text('internal name of what has been unlocked, where a single item is written')),
  }),
  {
    evidence: observed(47, { since: '3.0' }),
    summary: [
      each('ItemsUnlocked', [mention('Name')]),
      mention('ItemUnlocked'),
      mention('BrokerType', 'from the # broker'),
    ],
  },
);
