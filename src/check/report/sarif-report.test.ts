import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFindings, marking, refual, reportText, ruleTexts } from '../../../test/support/findings.js';
import { sarifSchema } from '../../../test/support/sarif-schema.js';
import type { PlacedFinding } from '../finding.js';
import { sarifReport } from './sarif-report.js';

const options = { version: '1.2.3', rules: ruleTexts };

const ajv = new Ajv();
formats.default(ajv);
const valid = ajv.compile(sarifSchema);

function logOf(findings: readonly PlacedFinding[]) {
  const log = JSON.parse(reportText(sarifReport(options), findings));
  valid(log);
  expect(valid.errors).toBeNull();
  return log;
}

it('describes the tool and its rules', () => {
  const [run] = logOf([]).runs;
  expect(run.tool.driver).toMatchObject({ name: 'shakedown', version: '1.2.3' });
  expect(run.tool.driver).not.toHaveProperty('informationUri');
  expect(run.tool.driver.rules[1]).toEqual({
    id: 'field/unseen',
    shortDescription: { text: 'A value has been seen.' },
    fullDescription: { text: 'Others may be slips.' },
    help: { text: 'shakedown explain field/unseen' },
    defaultConfiguration: { level: 'note' },
  });
  expect(run.columnKind).toBe('utf16CodeUnits');
  expect(run.results).toEqual([]);
});

it('places a result in its file, its line, and its event', () => {
  const finding = marking('{ "x":"Refual" }', '"Refual"', { file: 'logs/a b%.log', hint: 'did you mean "Refuel"?' });
  const [result] = logOf([finding]).runs[0].results;
  expect(result).toEqual({
    ruleId: 'field/value',
    ruleIndex: 0,
    level: 'error',
    message: { text: '"Refual" is not a valid station service (did you mean "Refuel"?)' },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'logs/a%20b%25.log' },
          region: { startLine: 412, startColumn: 7, endColumn: 15 },
        },
        logicalLocations: [{ fullyQualifiedName: 'Docked/StationServices/1', kind: 'property' }],
      },
    ],
    partialFingerprints: { 'ruleKindPointerMessage/v1': expect.stringMatching(/^[0-9a-f]{32}$/) },
    properties: { kind: 'Docked', pointer: '/StationServices/1' },
  });
});

it('tells how often a result occurred', () => {
  expect(logOf([{ ...refual, count: 12 }]).runs[0].results[0]).toMatchObject({ occurrenceCount: 12 });
});

it('knows a finding again on another line or in another file, and only that finding', () => {
  const moved = { ...refual, line: 9, column: 1, file: 'other.log' };
  const others = [
    { ...refual, rule: 'field/unseen' },
    { ...refual, kind: 'Undocked' },
    { ...refual, pointer: '' },
    { ...refual, message: 'x' },
  ];
  const results: { partialFingerprints: object }[] = logOf([refual, moved, ...others]).runs[0].results;
  const prints = results.map(({ partialFingerprints }) => JSON.stringify(partialFingerprints));
  expect(prints[1]).toBe(prints[0]);
  expect(new Set(prints).size).toBe(5);
});

it('points to no rule that it does not describe', () => {
  expect(logOf([{ ...refual, rule: 'own/rule' }]).runs[0].results[0]).not.toHaveProperty('ruleIndex');
});

it('is always valid, and has a result for each finding', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const { results } = logOf(findings).runs[0];
      expect(results.map((result: { ruleId: string }) => result.ruleId)).toEqual(findings.map(({ rule }) => rule));
    }),
  );
});
