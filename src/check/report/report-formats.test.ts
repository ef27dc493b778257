import { describe, expect, it } from 'vitest';
import { colourless, marking, reportText, ruleTexts } from '../../../test/support/findings.js';
import { reportNamed, reportNames } from './report-formats.js';

const options = { style: colourless, width: 80, version: '1.2.3', rules: ruleTexts };

describe.each(reportNames)('the report %s', (name) => {
  const finding = marking('{ "a":"b" }', '"b"', { hint: 'did you mean "c"?' });

  it('tells the finding and ends with a line end', async () => {
    const text = reportText(await reportNamed(name, options), [finding]);
    expect(text).toContain('field/value');
    expect(text).toMatch(/\n$/);
  });

  it('is a fresh one each time', async () => {
    const findings = [finding, finding, { ...finding, file: 'b.log' }];
    expect(reportText(await reportNamed(name, options), findings)).toBe(
      reportText(await reportNamed(name, options), findings),
    );
  });
});

it.each([
  ['pretty', 'is not a valid station service'],
  ['sarif', '"version":"1.2.3"'],
] as const)('%s gets what it needs of the options', async (name, part) => {
  expect(reportText(await reportNamed(name, options), [marking('{ "a":"Refual" }', '"Refual"')])).toContain(part);
});

it('lays the pretty report out for the width of the terminal', async () => {
  const long = marking(`{ "a":"${'b'.repeat(300)}" }`, '"a"');
  const [narrow, wide] = await Promise.all(
    [60, 160].map(async (width) => (await reportNamed('pretty', { ...options, width })).finding(long)),
  );
  expect(narrow?.split('\n')[1]).toHaveLength(60);
  expect(wide?.split('\n')[1]).toHaveLength(160);
});
