import type { ExplainedFamily, ExplainedRule } from '../../check/rules/explain-rule.js';
import type { KnownRule } from '../../check/rules/rule-catalogue.js';
import type { RuleExample } from '../../check/rules/rule-example.js';
import { type ExamplePart, exampleParts } from '../../check/rules/rule-example-text.js';
import { ruleGroupNames, ruleGroups } from '../../check/rules/rule-groups.js';
import type { MessageRule } from '../../services/message-rule.js';
import { foldJson } from '../../words/fold-json.js';
import { sentence } from '../../words/sentence.js';
import { configName } from '../check-project/config-file.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, type PageLook, pageWidth, paragraph, section } from '../terminal/text-layout.js';

import { deviationsPart } from './explanation-page.js';

const margin = '  ';

/** A rule: what it says and why, a good and a bad example, and how to switch it off. */
export function rulePage(rule: ExplainedRule, style: Style): string {
  const { path, about, reason, good, bad, departures } = rule;
  return [
    columns([[style.bold(path), facts(rule)]]),
    paragraph(`${sentence(about)} ${reason}`),
    section('Good', examplePart(good, style), style),
    section('Bad', examplePart(bad, style), style),
    ...deviationsPart('In the live game', departures, style),
    section('To switch it off', switchedOff(path), style),
  ].join('\n\n');
}

/** The rules of a group. `namesake` is a kind or field with the same name in another case. */
export function familyPage({ path, rules }: ExplainedFamily, namesake: string | undefined, style: Style): string {
  const rows = rules.map(({ id, severity, says }) => [style.bold(id), severity, says]);
  const also = namesake === undefined ? [] : [paragraph(`For ${namesake} itself: shakedown explain ${namesake}`)];
  return [
    columns([[style.bold(path), rules.length === 1 ? 'one rule' : `${rules.length} rules`]]),
    columns(rows, margin.length),
    paragraph('shakedown explain RULE says why, with examples.'),
    ...also,
  ].join('\n\n');
}

function facts({ group, severity, shape, file }: ExplainedRule): string {
  return [(file ?? shape) ? `rule of ${file ?? shape}` : `${group} rule`, severity].join(', ');
}

function examplePart(example: RuleExample, style: Style): string {
  return exampleParts(example)
    .map((part) => partText(part, style))
    .join('\n');
}

/**
 * The name of the file, if there is one, and its lines below it; a folded line goes on with a deeper indent.
 */
function partText({ file, lines, remarks }: ExamplePart, style: Style): string {
  const indent = file === undefined ? margin : margin + margin;
  const width = pageWidth - indent.length - margin.length;
  return [
    ...(file === undefined ? [] : [`${margin}${file}`]),
    ...lines.map((line) => `${indent}${foldJson(line, width).join(`\n${indent}${margin}`)}`.trimEnd()),
    ...remarks.map((remark) => style.dim(paragraph(`(${remark})`, indent.length))),
  ].join('\n');
}

function switchedOff(id: string): string {
  const setting = `{ "rules": { "${id}": "off" } }`;
  return columns(
    [
      ['once', `shakedown check --ignore ${id}`],
      ['always', `${setting} in ${configName}`],
    ],
    margin.length,
  );
}

/** All rules, group by group. */
export function rulesPage(rules: readonly KnownRule[], { style, width }: PageLook): string {
  const parts = ruleGroupNames.map((name) => {
    const { title, about } = ruleGroups[name];
    const rows = rules
      .filter(({ group }) => group === name)
      .map(({ id, severity, says }) => [style.bold(id), style.dim(severity), says]);
    return section(paragraph(`${title}: ${about}`, 0, width), columns(rows, 2, width), style);
  });
  return parts.join('\n\n');
}

/** The rules about what tools send to services. */
export function messageRulesPart(rules: readonly MessageRule[], { style, width }: PageLook): string {
  const rows = rules.map(({ id, severity, says }) => [style.bold(id), style.dim(severity), says]);
  const title = paragraph('Messages to services: what a tool sends to EDDN and others beside a stage', 0, width);
  return [
    section(title, columns(rows, 2, width), style),
    paragraph('shakedown explain RULE says why, with examples.'),
  ].join('\n\n');
}

/** A rule about messages: what it says and why, a good and a bad example. */
export function messageRulePage({ id, severity, says, reason, good, bad }: MessageRule, style: Style): string {
  return [
    columns([[style.bold(id), `message rule, ${severity}`]]),
    paragraph(`${sentence(says)} ${reason}`),
    section('Good', paragraph(good, margin.length), style),
    section('Bad', paragraph(bad, margin.length), style),
  ].join('\n\n');
}
