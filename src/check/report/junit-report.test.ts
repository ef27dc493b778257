import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFindings, clean, refual, reportText } from '../../../test/support/findings.js';
import { assertWellFormed } from '../../../test/support/well-formed.js';
import { junitReport } from './junit-report.js';

const { hint: _, ...bare } = refual;
const summary = `  <testsuite name="shakedown" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="summary" classname="shakedown" time="0.420">
      <system-out>✔ no findings · 1 file, 10 lines, 10 events, 0.4 s</system-out>
    </testcase>
  </testsuite>
</testsuites>
`;

describe('junit', () => {
  it('has a suite for each file and a test for each rule, which fails if one is grave enough', () => {
    const findings = [
      { ...bare, file: 'a.log', line: 1 },
      { ...bare, file: 'a.log', line: 2, rule: 'field/unseen', severity: 'note' as const },
      { ...bare, file: 'a.log', line: 3, message: 'x' },
      { ...bare, file: 'b.log', line: 4, severity: 'warning' as const },
    ];
    expect(reportText(junitReport(), findings)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="shakedown check">
  <testsuite name="a.log" tests="2" failures="1" errors="0" skipped="0">
    <testcase name="field/value" classname="a.log" file="a.log" line="1">
      <failure type="field/value" message="&quot;Refual&quot; is not a valid station service (and 1 more)">a.log:1:301: error: &quot;Refual&quot; is not a valid station service [field/value]
a.log:3:301: error: x [field/value]</failure>
    </testcase>
    <testcase name="field/unseen" classname="a.log" file="a.log" line="2">
      <system-out>a.log:2:301: note: &quot;Refual&quot; is not a valid station service [field/unseen]</system-out>
    </testcase>
  </testsuite>
  <testsuite name="b.log" tests="1" failures="0" errors="0" skipped="0">
    <testcase name="field/value" classname="b.log" file="b.log" line="4">
      <system-out>b.log:4:301: warning: &quot;Refual&quot; is not a valid station service [field/value]</system-out>
    </testcase>
  </testsuite>
${summary}`);
  });

  it.each([
    ['error', ['error']],
    ['warning', ['error', 'warning']],
    ['note', ['error', 'warning', 'note']],
    ['never', []],
  ] as const)('lets a test fail as the run does: --fail-on %s', (failOn, failing) => {
    const severities = ['error', 'warning', 'note'] as const;
    // One rule may tell findings of several severities: each goes where it belongs.
    const findings = severities.map((severity) => ({ ...bare, file: 'a.log', severity }));
    const text = reportText(junitReport({ failOn }), findings);
    expect(text).toContain(`failures="${failing.length > 0 ? 1 : 0}"`);
    const failure = /<failure.*?<\/failure>/s.exec(text)?.[0] ?? '';
    expect(severities.filter((severity) => failure.includes(` ${severity}: `))).toEqual(failing);
    const rest = text.replace(failure, '');
    expect(severities.filter((severity) => !rest.includes(` ${severity}: `))).toEqual(failing);
    expect(() => assertWellFormed(text)).not.toThrow();
  });

  it('passes one test where there is nothing to say, since a report without any counts as broken', () => {
    expect(reportText(junitReport(), [])).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="shakedown check">\n${summary}`,
    );
  });

  it('escapes what is markup, and shows what XML forbids', () => {
    const text = reportText(junitReport(), [
      { ...bare, file: 'a"b\n<c>.log', message: "]]> & '\u0000\u001B\uFFFF\uD800" },
    ]);
    expect(text).toContain('classname="a&quot;b&#10;&lt;c&gt;.log"');
    expect(text).toContain('error: ]]&gt; &amp; &apos;\\u0000\\u001b\uFFFD\\ud800 [');
    expect(() => assertWellFormed(text)).not.toThrow();
  });

  it('is always well-formed', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        assertWellFormed(reportText(junitReport(), findings));
      }),
    );
  });

  it('tells each finding once', () => {
    fc.assert(
      fc.property(anyFindings, (findings) => {
        const text = reportText(junitReport(), findings, clean);
        const places = findings.map(({ line, column, severity }) => `:${line}:${column}: ${severity}: `);
        expect(places.filter((each) => !text.includes(each))).toEqual([]);
      }),
    );
  });
});

it.each([
  ['<a>', 'never closed'],
  ['<a></b>', 'closes another'],
  ['<a></a><b></b>', '2 roots'],
  ['<a>&</a>', 'no XML'],
  ['<a>]]></a>', 'no XML'],
  ['<a x="<"></a>', 'no XML'],
  ['<a x="" x=""></a>', 'stands twice'],
  ['<a>\u0001</a>', 'forbidden character'],
  ['x', 'outside of the root'],
  ['', '0 roots'],
])('the check of well-formedness refuses %j', (xml, problem) => {
  expect(() => assertWellFormed(xml)).toThrow(problem);
});
