import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFindings, refual, reportText } from '../../../test/support/findings.js';
import type { PlacedFinding } from '../finding.js';
import { gitlabReport } from './gitlab-report.js';

const text = { type: 'string' };

/** What GitLab's documentation asks of an issue. */
const valid = new Ajv().compile({
  type: 'array',
  items: {
    type: 'object',
    properties: {
      description: text,
      check_name: text,
      fingerprint: { type: 'string', minLength: 1 },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        properties: {
          path: { type: 'string', not: { pattern: '^\\./' } },
          lines: { type: 'object', properties: { begin: { type: 'integer', minimum: 1 } }, required: ['begin'] },
        },
        required: ['path', 'lines'],
      },
    },
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
  },
});

interface Issue {
  readonly fingerprint: string;
  readonly check_name: string;
  readonly location: { readonly path: string };
}

function issuesOf(findings: readonly PlacedFinding[]): Issue[] {
  const issues = JSON.parse(reportText(gitlabReport(), findings));
  valid(issues);
  expect(valid.errors).toBeNull();
  return issues;
}

it('places an issue in its file and line', () => {
  expect(issuesOf([{ ...refual, file: './logs/a.log', count: 12 }])).toEqual([
    {
      description: 'Docked: "Refual" is not a valid station service (12 times) (did you mean "Refuel"?)',
      check_name: 'field/value',
      fingerprint: expect.stringMatching(/^[0-9a-f]{32}$/),
      severity: 'major',
      location: { path: 'logs/a.log', lines: { begin: 412 } },
    },
  ]);
});

it('is an empty list without findings', () => {
  expect(reportText(gitlabReport(), [])).toBe('[]\n');
});

it('knows an issue again on another line, and tells it from its like in the same and in another file', () => {
  const [first] = issuesOf([{ ...refual, line: 9 }]);
  const prints = issuesOf([refual, { ...refual, line: 500 }, { ...refual, file: 'b.log' }]).map(
    (issue) => issue.fingerprint,
  );
  expect(prints[0]).toBe(first?.fingerprint);
  expect(new Set(prints).size).toBe(3);
});

it('is always valid, and has an issue of its own for each finding', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const issues = issuesOf(findings);
      expect(issues.map((issue) => issue.check_name)).toEqual(findings.map(({ rule }) => rule));
      expect(new Set(issues.map((issue) => issue.fingerprint)).size).toBe(findings.length);
    }),
  );
});
