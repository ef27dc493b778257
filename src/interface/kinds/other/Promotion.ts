import { observed } from '../../evidence.js';
import { declared, integer, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const Promotion = kind(
  'Promotion',
  'the player rises in rank',
  () => ({
    Trade: optional(integer('new trade rank, counted from 0; only if it has risen'), 0.207),
    CQC: declared(integer('new CQC rank, counted from 0; only if it has risen')),
    Soldier: optional(integer('new mercenary rank, counted from 0; only if it has risen'), 0.069),
    Exobiologist: optional(integer('new exobiologist rank, counted from 0; only if it has risen'), 0.328),
    Empire: declared(integer('new rank in the Imperial Navy, counted from 0; only if it has risen')),
    Federation: optional(integer('new rank in the Federal Navy, counted from 0; only if it has risen'), 0.138),
    Explore: optional(integer('new exploration rank, counted from 0; only if it has risen'), 0.172),
    Combat: optional(integer('new combat rank, counted from 0; only if it has risen'), 0.086),
  }),
  {
    evidence: observed(58),
    summary: [
      amount('Combat', 'number', 'combat rank #'),
      amount('Trade', 'number', 'trade rank #'),
      amount('Explore', 'number', 'exploration rank #'),
      amount('Soldier', 'number', 'mercenary rank #'),
      amount('Exobiologist', 'number', 'exobiologist rank #'),
      amount('CQC', 'number', 'CQC rank #'),
      amount('Empire', 'number', 'Imperial Navy rank #'),
      amount('Federation', 'number', 'Federal Navy rank #'),
    ],
  },
);
