import { declaredKind } from '../../evidence.js';
import { integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PowerplayVote = kind(
  'PowerplayVote',
  'the player votes on the plans of a power; part of the first Powerplay',
  () => ({
    Power: text('the power the player is pledged to'),
    Votes: integer('number of votes cast'),
    VoteToConsolidate: integer('number of votes for consolidation, that is against further growth'),
    System: optional(text('the system voted on')),
  }),
  {
    evidence: declaredKind({ until: '4.0.0.1804' }),
    summary: [amount('Votes', 'number', '# {vote|votes}'), mention('System', 'for #'), mention('Power')],
  },
);
