import type { Members } from '../../../interface/object-rule.js';
import { personalMembers } from '../../../interface/personal-members.js';
import { keyFrom, objectFrom } from '../../../state/fold-fields.js';
import { entryOf } from '../../../words/entry-of.js';
import type { BuiltMessage } from '../build/eddn-message.js';
import { admits, isLocalised, memberOf } from '../build/fit-to-schema.js';
import { optionalMembers, statusPlace } from '../build/sources-table.js';
import { type Difference, signalKey } from './message-differences.js';
import { personalNames, ruleByMember, type VerdictRuleId } from './verdict-rules-table.js';

/** The rule that a difference breaks; undefined if it is allowed, or breaks the schema. */
export function ruleOfDifference(difference: Difference, built: BuiltMessage): VerdictRuleId | undefined {
  const { name, top, expected, found, around } = difference;
  if (expected === undefined) return ruleOfExtra(difference, built);
  // Status.json is read at another moment: SeenPositions knows them all.
  if (built.schema === 'scanorganic/1' && statusPlace.includes(name)) return undefined;
  const rule = entryOf(ruleByMember, top);
  if (name === 'BuyMercCoinsPrice' && found === 0) return 'eddn/merc-price';
  if (found !== undefined) return rule ?? 'eddn/changed';
  if (top === 'signals' && objectFrom(expected)) return 'eddn/batch';
  if (rule === 'eddn/list') return rule;
  if (memberOf(around, name)?.isRequired || isOptional(built, name)) return undefined;
  return rule ?? 'eddn/dropped';
}

function ruleOfExtra({ name, top, found, around }: Difference, built: BuiltMessage): VerdictRuleId | undefined {
  if (isLocalised(name)) return around?.isClosed || around?.isUnlocalised ? undefined : 'eddn/localised';
  if (!admits(around, name) || isOptional(built, name)) return undefined;
  if (name === 'signals') return ruleOfSignal(objectFrom(found) ?? {}, built);
  const rule = entryOf(ruleByMember, top);
  if (rule === 'eddn/list') return isNotForSale(found) ? 'eddn/not-for-sale' : rule;
  if (rule === 'eddn/flags') return rule;
  return isPersonal(name) ? 'eddn/personal' : 'eddn/added';
}

function ruleOfSignal(signal: Members, { leftOut = [] }: BuiltMessage): VerdictRuleId {
  const left = leftOut.find((each) => signalKey(each.signal) === signalKey(signal));
  if (!left) return 'eddn/added';
  return left.why === 'mission' ? 'eddn/mission-signal' : 'eddn/stranger-signal';
}

const notForSale: ReadonlySet<string | undefined> = new Set(['drones', 'int_planetapproachsuite']);

function isNotForSale(found: unknown): boolean {
  return notForSale.has(keyFrom(objectFrom(found)?.name ?? objectFrom(found)?.Name ?? found));
}

function isOptional({ schema }: BuiltMessage, name: string): boolean {
  return entryOf(optionalMembers, schema)?.includes(name) ?? false;
}

function isPersonal(name: string): boolean {
  return personalNames.includes(name) || personalMembers.texts.has(name) || personalMembers.numbers.has(name);
}
