import { foldJson } from '../../words/fold-json.js';
import { code, codeBlock, generatedPage, table } from '../../words/markdown.js';
import { sentence } from '../../words/sentence.js';
import { type ExplainedRule, explainRule } from './explain-rule.js';
import { ruleAnchor, rulePageFile } from './rule-address.js';
import { type KnownRule, ruleCatalogue } from './rule-catalogue.js';
import type { RuleExample } from './rule-example.js';
import { type ExamplePart, exampleParts } from './rule-example-text.js';
import { type RuleGroup, ruleGroupNames, ruleGroups } from './rule-groups.js';

/** How many columns of a code block are visible without scrolling. */
const width = 100;

/** The rules in Markdown, pages by file name: one with all of them in tables, and one for each group. */
export function rulePages(): Map<string, string> {
  const groups = ruleGroupNames.map((group) => [rulePageFile(group), groupPage(group)] as const);
  return new Map([['README.md', indexPage()], ...groups]);
}

function indexPage(): string {
  return page(
    'The rules',
    `\`shakedown check\` checks journals against ${ruleCatalogue.length} rules. An **error** contradicts the specification; a **warning** one of its notes, the rest of the session, or a hundred real lines and more; a **note** is something that is not known, or contradicts fewer lines.`,
    "The severity in the tables is that in the kinds of the specification. Where only real lines or other people's lists speak for a rule, which is so in all other kinds of the game, breaking it is never an error: see [how sure the checker is](../checking.md#how-sure-the-checker-is).",
    'A rule is switched off, or given another severity, on the command line (`--ignore jump/fuel`) or in `shakedown.config.json`: `{ "rules": { "jump/*": "off", "docked/wanted": "note" } }`. `shakedown explain RULE` prints what is written here.',
    'What tools send to EDDN, Inara and others has [rules of its own](messages.md).',
    ...ruleGroupNames.flatMap((group) => [
      `## [${ruleGroups[group].title}](${rulePageFile(group)})`,
      inCode(sentence(ruleGroups[group].about)),
      ruleTable(group),
    ]),
  );
}

function ruleTable(group: RuleGroup): string {
  const rows = rulesOf(group).map(({ id, severity, says }) => [
    `[\`${id}\`](${rulePageFile(group)}#${ruleAnchor(id)})`,
    severity,
    says,
  ]);
  return table(['Rule', 'Severity', 'Says'], rows);
}

function groupPage(group: RuleGroup): string {
  const { title, about } = ruleGroups[group];
  return page(
    title,
    `${inCode(sentence(about))} The other rules are [listed by group](README.md).`,
    `In a journal every event is one line; here long ones are folded${group === 'session' ? ', and all are cut down to what matters' : ''}.`,
    ...rulesOf(group).flatMap(rulePart),
  );
}

function rulePart({ id, severity, says, reason, good, bad }: KnownRule): string[] {
  const explained = explainRule(id);
  const { file, shape, departures = [] }: Partial<ExplainedRule> = explained?.is === 'rule' ? explained : {};
  const subject = file ?? shape;
  return [
    `## ${id}`,
    `*${severity}${subject === undefined ? '' : `, about ${subject}`}*`,
    `**${sentence(says)}** ${reason}`,
    ...departures.map((departure) => `The rule does not apply to the live game. ${departure.reason}`),
    'Good:',
    ...exampleBlocks(good),
    'Bad:',
    ...exampleBlocks(bad),
  ];
}

function exampleBlocks(example: RuleExample): string[] {
  return exampleParts(example).flatMap(({ file, lines, remarks }) => [
    ...(file === undefined ? [] : [code(file)]),
    ...(lines.length > 0 ? [block(lines)] : []),
    ...(remarks.length > 0 ? [remarks.map((remark) => sentence(remark)).join(' ')] : []),
  ]);
}

function block(lines: ExamplePart['lines']): string {
  const folded = lines.map((line) => foldJson(line, width).join('\n  '));
  return codeBlock(isJson(lines) ? 'json' : 'text', ...folded);
}

/** Whether the lines are valid JSON, each or all together; other text would be highlighted as an error. */
function isJson(lines: readonly string[]): boolean {
  return lines.every(parses) || parses(lines.join(' '));
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function page(title: string, ...parts: readonly string[]): string {
  return generatedPage('the rules of the checker', title, parts);
}

/** Marks command line options as code. */
function inCode(text: string): string {
  return text.replaceAll(/--[a-z-]+/g, '`$&`');
}

function rulesOf(group: RuleGroup): KnownRule[] {
  return ruleCatalogue.filter((rule) => rule.group === group);
}
