import { declaredKind } from '../../evidence.js';
import { kind } from '../../kind.js';
import { rankChange, rankChangeSummary } from './SquadronPromotion.js';

export const SquadronDemotion = kind('SquadronDemotion', 'the player is demoted in the squadron', rankChange, {
  evidence: declaredKind({ since: '3.3' }),
  summary: rankChangeSummary,
});
