import type { SessionRule } from '../session-rule.js';
import type { KindUpdate } from '../state-update.js';
import { boardedLoadoutRule, dockingGrantedRule } from './boarding-rules.js';
import { boardingUpdates } from './boarding-updates.js';
import { cargoUpdates } from './cargo-hold.js';
import { cargoCapacityRule, cargoCountRule, cargoSumRule } from './cargo-rules.js';
import { creditUpdates } from './credits.js';
import { creditsRule } from './credits-rule.js';
import { materialUpdates } from './material-counts.js';
import { materialBalanceRule, materialLimitRule, materialUseRule } from './material-rules.js';
import { missionRule } from './mission-rule.js';
import { missionUpdates } from './mission-updates.js';
import { shipRankRule, systemRankRule } from './rank-rules.js';
import { rankUpdates } from './ranks.js';
import { soldBodiesRule, soldEarningsRule } from './sale-rules.js';
import { surveyUpdates } from './surveys.js';
import { bountyTotalRule, tradeTotalRule } from './total-rules.js';

/** The rules about the affairs of the commander: money, goods, missions, ranks. */
export const lifeRules: readonly SessionRule[] = [
  creditsRule,
  cargoCountRule,
  cargoSumRule,
  cargoCapacityRule,
  materialLimitRule,
  materialBalanceRule,
  materialUseRule,
  soldBodiesRule,
  soldEarningsRule,
  missionRule,
  shipRankRule,
  systemRankRule,
  boardedLoadoutRule,
  dockingGrantedRule,
  tradeTotalRule,
  bountyTotalRule,
];

/** How events change these affairs. */
export const lifeUpdates: readonly KindUpdate[] = [
  ...creditUpdates,
  ...cargoUpdates,
  ...materialUpdates,
  ...surveyUpdates,
  ...missionUpdates,
  ...rankUpdates,
  ...boardingUpdates,
];
