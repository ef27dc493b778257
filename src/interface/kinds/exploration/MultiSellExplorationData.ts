import { specifiedSince } from '../../evidence.js';
import { integer, list, optional, shape, text, unchecked } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, count } from '../../summary/summary-part.js';

export const DiscoveredSystem = shape('DiscoveredSystem', 'a system whose data was sold', () => ({
  SystemName: text('name of the system'),
  SystemName_Localised: optional(
    unchecked('name of the system, as shown in game', 'the game is known to write meaningless data here'),
  ),
  NumBodies: integer('number of bodies the data covers'),
}));

export const MultiSellExplorationData = kind(
  'MultiSellExplorationData',
  'a page of exploration data is sold at Universal Cartographics',
  () => ({
    Discovered: list(DiscoveredSystem, 'the systems on the page'),
    BaseValue: integer('credits for the data'),
    Bonus: integer('bonus credits for first discoveries'),
    TotalEarnings: integer('credits paid out'),
  }),
  {
    evidence: specifiedSince('3.3'),
    summary: [
      amount('TotalEarnings', 'cr'),
      count('Discovered', 'system', 'systems'),
      amount('Bonus', 'cr', '# for first discoveries', { ifAny: true }),
    ],
  },
);
