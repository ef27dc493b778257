import type { SessionRule } from '../session-rule.js';
import { boardedLoadoutRule, dockingGrantedRule } from './boarding-rules.js';
import { cargoCapacityRule, cargoCountRule, cargoSumRule } from './cargo-rules.js';
import { creditsRule } from './credits-rule.js';
import { materialBalanceRule, materialLimitRule, materialUseRule } from './material-rules.js';
import { missionRule } from './mission-rule.js';
import { shipRankRule, systemRankRule } from './rank-rules.js';
import { soldBodiesRule, soldEarningsRule } from './sale-rules.js';
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
