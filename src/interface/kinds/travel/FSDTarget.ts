import { starClassNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const FSDTarget = kind(
  'FSDTarget',
  'a system is selected as the target of the next jump',
  () => ({
    Name: text('name of the targeted system'),
    SystemAddress: id('address of that system'),
    StarClass: since('3.7', from(starClassNames, 'class of its main star')),
    RemainingJumpsInRoute: since(
      '3.5',
      optional(integer('jumps left on the plotted route; omitted without a route'), 0.96),
    ),
  }),
  {
    evidence: observed(13_859, { since: '3.3' }),
    summary: [
      mention('Name'),
      mention('StarClass', 'class #'),
      amount('RemainingJumpsInRoute', 'number', '# {jump|jumps} left'),
    ],
  },
);
