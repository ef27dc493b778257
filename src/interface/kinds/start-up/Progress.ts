import { observed } from '../../evidence.js';
import { integer, optional, since } from '../../field.js';
import { kind } from '../../kind.js';

export const Progress = kind(
  'Progress',
  'the game starts up',
  () => ({
    Combat: integer('progress to the next combat rank, in percent'),
    Trade: integer('progress to the next trade rank'),
    Explore: integer('progress to the next exploration rank'),
    Soldier: since('4.0', optional(integer('progress to the next mercenary rank'), 0.988)),
    Exobiologist: since('4.0', optional(integer('progress to the next exobiologist rank'), 0.988)),
    Empire: integer('progress to the next rank in the Imperial Navy'),
    Federation: integer('progress to the next rank in the Federal Navy'),
    CQC: integer('progress to the next CQC rank'),
  }),
  { evidence: observed(2_658) },
);
