import { observed } from '../../evidence.js';
import { integer, list, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, count } from '../../summary/summary-part.js';

export const SellExplorationData = kind(
  'SellExplorationData',
  'the exploration data of a single system is sold at Universal Cartographics',
  () => ({
    Systems: list(text(), 'names of the systems whose data was sold'),
    Discovered: list(text(), 'names of the bodies the player was the first to discover'),
    BaseValue: integer('credits for the data'),
    Bonus: integer('bonus credits for first discoveries'),
    TotalEarnings: since('3.0', integer('credits paid out')),
  }),
  {
    evidence: observed(60),
    summary: [
      amount('TotalEarnings', 'cr'),
      count('Systems', 'system'),
      count('Discovered', 'first discovery', 'first discoveries', { ifAny: true }),
    ],
  },
);
