import type { KnownRule } from '../../check/rules/rule-catalogue.js';
import { ruleGroupNames, ruleGroups } from '../../check/rules/rule-groups.js';
import { section } from '../terminal/section.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, paragraph } from '../terminal/text-layout.js';

/** Rules group by group: what each says, and how grave it is. */
export function rulesPage(rules: readonly KnownRule[], style: Style): string {
  const parts = ruleGroupNames.map((name) => {
    const { title, about } = ruleGroups[name];
    const rows = rules
      .filter(({ group }) => group === name)
      .map(({ id, severity, says }) => [style.bold(id), style.dim(severity), says]);
    return section(paragraph(`${title}: ${about}`), columns(rows, 2), style);
  });
  return [...parts, paragraph('shakedown explain RULE says why, with examples.')].join('\n\n');
}
