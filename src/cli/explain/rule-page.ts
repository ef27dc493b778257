import type { ExplainedFamily, ExplainedRule } from '../../check/rules/explain-rule.js';
import type { KnownRule } from '../../check/rules/rule-catalogue.js';
import type { RuleExample } from '../../check/rules/rule-example.js';
import { exampleParts } from '../../check/rules/rule-example-text.js';
import { ruleGroupNames, ruleGroups } from '../../check/rules/rule-groups.js';
import type { MessageRule } from '../../services/message-rule.js';
import {
  type Block,
  type Document,
  paragraph,
  quiet,
  rows,
  section,
  strong,
  verbatim,
  within,
} from '../../words/document/document.js';
import { sentence } from '../../words/sentence.js';
import { configName } from '../check-project/config-file.js';
import { deviationsPart } from './explanation-page.js';

/** A rule: what it says and why, a good and a bad example, and how to switch it off. */
export function rulePage(rule: ExplainedRule): Document {
  const { path, about, reason, good, bad, departures } = rule;
  return [
    rows([[strong(path), facts(rule)]]),
    paragraph(`${sentence(about)} ${reason}`),
    section('Good', ...exampleBlocks(good)),
    section('Bad', ...exampleBlocks(bad)),
    ...deviationsPart('In the live game', departures),
    section('To switch it off', switchedOff(path)),
  ];
}

/** The rules of a group. `namesake` is a kind or field with the same name in another case. */
export function familyPage({ path, rules }: ExplainedFamily, namesake: string | undefined): Document {
  return [
    rows([[strong(path), rules.length === 1 ? 'one rule' : `${rules.length} rules`]]),
    within(rows(rules.map(({ id, severity, says }) => [strong(id), severity, says]))),
    paragraph(moreHelp),
    ...(namesake === undefined ? [] : [paragraph(`For ${namesake} itself: shakedown explain ${namesake}`)]),
  ];
}

const moreHelp = 'shakedown explain RULE says why, with examples.';

function facts({ group, severity, shape, file }: ExplainedRule): string {
  return [(file ?? shape) ? `rule of ${file ?? shape}` : `${group} rule`, severity].join(', ');
}

/** The name of the file, if there is one, and its lines below it. */
function exampleBlocks(example: RuleExample): Document {
  return exampleParts(example).flatMap(({ file, lines, remarks }) => {
    const blocks = [verbatim(lines, true), ...remarks.map((remark) => paragraph(quiet(`(${remark})`)))];
    return file === undefined ? blocks : [paragraph(file), within(...blocks)];
  });
}

function switchedOff(id: string): Block {
  return rows([
    ['once', `shakedown check --ignore ${id}`],
    ['always', `{ "rules": { "${id}": "off" } } in ${configName}`],
  ]);
}

/** All rules, group by group. */
export function rulesPage(all: readonly KnownRule[]): Document {
  return ruleGroupNames.map((name) => {
    const { title, about } = ruleGroups[name];
    return section(`${title}: ${about}`, ruleRows(all.filter(({ group }) => group === name)));
  });
}

/** The rules about what tools send to services. */
export function messageRulesPart(all: readonly MessageRule[]): Document {
  const title = 'Messages to services: what a tool sends to EDDN and others beside a stage';
  return [section(title, ruleRows(all)), paragraph(moreHelp)];
}

function ruleRows(all: readonly (KnownRule | MessageRule)[]): Block {
  return rows(all.map(({ id, severity, says }) => [strong(id), quiet(severity), says]));
}

/** A rule about messages: what it says and why, a good and a bad example. */
export function messageRulePage({ id, severity, says, reason, good, bad }: MessageRule): Document {
  return [
    rows([[strong(id), `message rule, ${severity}`]]),
    paragraph(`${sentence(says)} ${reason}`),
    section('Good', paragraph(good)),
    section('Bad', paragraph(bad)),
  ];
}
