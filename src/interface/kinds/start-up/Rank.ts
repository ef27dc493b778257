import { observed } from '../../evidence.js';
import { integer, optional, since } from '../../field.js';
import { kind } from '../../kind.js';

export const Rank = kind(
  'Rank',
  'the game starts up',
  () => ({
    Combat: integer('combat rank, counted from 0'),
    Trade: integer('trade rank'),
    Explore: integer('exploration rank'),
    Soldier: since('4.0', optional(integer('mercenary rank'), 0.988)),
    Exobiologist: since('4.0', optional(integer('exobiologist rank'), 0.988)),
    Empire: integer('rank in the Imperial Navy'),
    Federation: integer('rank in the Federal Navy'),
    CQC: integer('CQC rank'),
  }),
  { evidence: observed(2_658) },
);
