import { expect, it } from 'vitest';
import { clean, refual, reportText } from '../../../test/support/findings.js';
import { markdownReport } from './markdown-report.js';

it('is a table of the findings, and the summary', () => {
  const { hint: _, ...bare } = refual;
  const odd = { ...bare, file: 'a|b`.log', count: 3 };
  expect(reportText(markdownReport(), [refual, odd], { ...clean, errors: 4 })).toBe(`# Journals

| Severity | Rule | Place | Finding |
| --- | --- | --- | --- |
| error | \`field/value\` | \`Journal.2026-11-14T204100.01.log:412:301\` | \`"Refual" is not a valid station service (did you mean "Refuel"?)\` |
| error | \`field/value\` | \`\` a\\|b\`.log:412:301 \`\` | \`"Refual" is not a valid station service (3 times)\` |

**✖ 4 errors · 1 file, 10 lines, 10 events, 0.4 s**
`);
});

it('has no table where there is no finding', () => {
  expect(reportText(markdownReport(), [])).toBe(
    '# Journals\n\n**✔ no findings · 1 file, 10 lines, 10 events, 0.4 s**\n',
  );
});
