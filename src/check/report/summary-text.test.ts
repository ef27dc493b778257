import { expect, it } from 'vitest';
import type { Outcome } from './check-report.js';
import { summaryLine } from './summary-text.js';

const nothing: Outcome = { files: 3, lines: 8214, events: 8214, errors: 0, warnings: 0, notes: 0, seconds: 0.41 };

it.each<[Partial<Outcome>, string]>([
  [
    { errors: 1, warnings: 1, notes: 3, baselined: 14 },
    '✖ 1 error, 1 warning, 3 notes (14 in the baseline) · 3 files, 8,214 lines, 8,214 events, 0.4 s',
  ],
  [{}, '✔ no findings · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ baselined: 1200 }, '✔ no findings (1,200 in the baseline) · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ baselined: 0 }, '✔ no findings · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ files: 1, lines: 1, events: 1, errors: 2 }, '✖ 2 errors · 1 file, 1 line, 1 event, 0.4 s'],
  [{ warnings: 2, notes: 1 }, '⚠ 2 warnings, 1 note · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ notes: 1 }, '✔ 1 note · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ notes: 1, fails: true }, '✖ 1 note · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ warnings: 1, fails: false }, '⚠ 1 warning · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ errors: 1, fails: false }, '✖ 1 error · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
  [{ lines: 8215, errors: 1 }, '✖ 1 error · 3 files, 8,215 lines, 8,214 events, 0.4 s'],
  [{ files: 0, lines: 0, events: 0, seconds: 0.0123 }, '✔ no findings · 0 files, 0 lines, 0 events, 12 ms'],
  [{ lines: 1, events: 0, seconds: 9.96 }, '✔ no findings · 3 files, 1 line, 0 events, 10.0 s'],
  [{ errors: 1_234_567, seconds: 1234.5 }, '✖ 1,234,567 errors · 3 files, 8,214 lines, 8,214 events, 1,235 s'],
  [{ errors: 100, warnings: 1000 }, '✖ 100 errors, 1,000 warnings · 3 files, 8,214 lines, 8,214 events, 0.4 s'],
])('of %o it says: %s', (outcome, line) => {
  expect(summaryLine({ ...nothing, ...outcome })).toBe(line);
});
