import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFinding, clean, refual, reportText } from '../../../test/support/findings.js';
import { conciseReport } from './concise-report.js';

it('gives each finding a line that editors can jump by, and the summary last', () => {
  const { hint: _, ...plain } = refual;
  const note = { ...plain, severity: 'note' as const, rule: 'field/unseen', line: 7, column: 900_000 };
  expect(reportText(conciseReport(), [refual, note], { ...clean, errors: 1, notes: 1 })).toBe(
    [
      'Journal.2026-11-14T204100.01.log:412:301: error: "Refual" is not a valid station service (did you mean "Refuel"?) [field/value]',
      'Journal.2026-11-14T204100.01.log:7:900000: note: "Refual" is not a valid station service [field/unseen]',
      '✖ 1 error, 1 note · 1 file, 10 lines, 10 events, 0.4 s',
      '',
    ].join('\n'),
  );
});

it('tells how often a finding occurred, if it stands for several', () => {
  expect(conciseReport().finding({ ...refual, count: 1234 })).toContain(
    ' "Refual" is not a valid station service (1,234 times) (did you mean "Refuel"?) [field/value]\n',
  );
});

it('says only the summary where there is nothing to say', () => {
  expect(reportText(conciseReport(), [])).toBe('✔ no findings · 1 file, 10 lines, 10 events, 0.4 s\n');
});

it('keeps whatever a file name or a message holds on one line that steers no terminal', () => {
  const hostile = { ...refual, file: 'a\nb:\u001B[2J.log', message: 'two\r\nlines \u202Eback' };
  expect(conciseReport().finding(hostile)).toBe(
    'a\\nb:\\u001b[2J.log:412:301: error: two\\r\\nlines \\u202eback (did you mean "Refuel"?) [field/value]\n',
  );
  fc.assert(
    fc.property(anyFinding, (finding) => {
      expect(conciseReport().finding(finding)).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*\n$/u);
    }),
  );
});
