import type { ExplainedFamily, ExplainedRule } from '../../check/rules/explain-rule.js';
import type { RuleExample } from '../../check/rules/rule-example.js';
import { type ExamplePart, exampleParts } from '../../check/rules/rule-example-text.js';
import { foldJson } from '../../words/fold-json.js';
import { sentence } from '../../words/sentence.js';
import { configName } from '../check-project/config-file.js';
import { deviationsPart, section } from '../terminal/section.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, pageWidth, paragraph } from '../terminal/text-layout.js';

const margin = '  ';

/** A rule: what it says, why, what obeys it and what does not, and how to be rid of it. */
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

/** The rules that share a name; `others` may bear nearly the same one. */
export function familyPage({ path, rules }: ExplainedFamily, others: string | undefined, style: Style): string {
  const rows = rules.map(({ id, severity, says }) => [style.bold(id), severity, says]);
  const also = others === undefined ? [] : [paragraph(`For ${others} itself: shakedown explain ${others}`)];
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

/** The lines of a file stand below its name; a line that goes on is indented further. */
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
