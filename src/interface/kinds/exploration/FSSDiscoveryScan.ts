import { observed } from '../../evidence.js';
import { id, integer, number, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const FSSDiscoveryScan = kind(
  'FSSDiscoveryScan',
  'the player uses the discovery scanner in a system',
  () => ({
    Progress: number('how much of the system is known to the player, from 0 to 1'),
    BodyCount: integer('number of stars and planets in the system'),
    NonBodyCount: integer('number of other signals, such as stations and belts'),
    SystemName: text('name of the system'),
    SystemAddress: id('address of the system'),
  }),
  {
    evidence: observed(7_810, { since: '3.3' }),
    summary: [
      mention('SystemName'),
      amount('BodyCount', 'number', 'bodies: #'),
      amount('NonBodyCount', 'number', 'other signals: #', { ifAny: true }),
      amount('Progress', 'share', '# known'),
    ],
  },
);
