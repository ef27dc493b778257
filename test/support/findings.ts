import fc from 'fast-check';
import type { Excerpt, PlacedFinding } from '../../src/check/finding.js';
import type { Outcome, Report, Style } from '../../src/check/report/check-report.js';
import type { RuleText } from '../../src/check/rule-text.js';

/** The text of a report about these findings. */
export function reportText(report: Report, findings: readonly PlacedFinding[], outcome: Outcome = clean): string {
  return report.begin() + findings.map((finding) => report.finding(finding)).join('') + report.end(outcome);
}

export const clean: Outcome = { files: 1, lines: 10, events: 10, errors: 0, warnings: 0, notes: 0, seconds: 0.42 };

const same = (text: string) => text;

export const colourless: Style = { bold: same, dim: same, red: same, yellow: same, green: same, cyan: same };

export const ruleTexts: readonly RuleText[] = [
  { id: 'field/value', severity: 'error', says: 'a value is one of its list', reason: 'There are no others.' },
  { id: 'field/unseen', severity: 'note', says: 'a value has been seen', reason: 'Others may be slips.' },
];

/** A finding to begin with. */
export const refual: PlacedFinding = {
  rule: 'field/value',
  severity: 'error',
  kind: 'Docked',
  pointer: '/StationServices/1',
  expected: 'station service',
  found: '"Refual"',
  message: '"Refual" is not a valid station service',
  hint: 'did you mean "Refuel"?',
  file: 'Journal.2026-11-14T204100.01.log',
  line: 412,
  column: 301,
};

/** A finding about a part of a line, without a hint. */
export function marking(text: string, part: string, also: Partial<PlacedFinding> = {}): PlacedFinding {
  const excerpt: Excerpt = { text, start: 1, marked: part.length, before: false, behind: false };
  const { hint: _, ...bare } = refual;
  return { ...bare, column: text.indexOf(part) + 1, excerpt, ...also };
}

/** The worst content of a journal, file name or pointer, including unpaired surrogates. */
const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom('\n', '\r', '"', "'", '::', ']]>', '%', '&', '<', ',', '\\', '\u001B[2J', '\u202E', '\uD800'),
    )
    .map((parts) => parts.join('a')),
  fc.constantFrom('標準', '👩‍🚀', 'e\u0301', '\uFFFE\uFFFF', '\u0000', '##[error]', '{0} [a](1)', '-', ''),
);

const place = fc.integer({ min: 1, max: 3_000_000_000 });

const excerpts: fc.Arbitrary<Excerpt> = fc.record({
  text: fc.oneof(
    nasty,
    fc.array(nasty, { maxLength: 60 }).map((parts) => parts.join(', ')),
  ),
  start: fc.integer({ min: 1, max: 1000 }),
  marked: fc.nat({ max: 300 }),
  before: fc.boolean(),
  behind: fc.boolean(),
});

export const anyFinding: fc.Arbitrary<PlacedFinding> = fc
  .record(
    {
      rule: fc.oneof(fc.constantFrom('field/value', 'field/unseen'), nasty),
      severity: fc.constantFrom('error', 'warning', 'note'),
      kind: nasty,
      pointer: nasty,
      expected: nasty,
      found: nasty,
      message: nasty,
      hint: nasty,
      file: nasty,
      line: place,
      column: place,
      excerpt: excerpts,
      count: fc.integer({ min: 2, max: 2 ** 40 }),
    },
    { requiredKeys: ['rule', 'severity', 'pointer', 'expected', 'found', 'message', 'file', 'line', 'column'] },
  )
  // Most columns are within the excerpt, as in practice.
  .map((finding) =>
    finding.excerpt === undefined || finding.column % 5 === 0
      ? finding
      : { ...finding, column: finding.excerpt.start + (finding.column % (finding.excerpt.text.length + 1)) },
  );

export const anyFindings = fc.array(anyFinding, { maxLength: 12 });
