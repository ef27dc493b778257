import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyFinding, clean, marking, refual, reportText } from '../../../test/support/findings.js';
import { githubReport } from './github-report.js';

it('annotates the place, and ends with the summary, which is no command', () => {
  const note = { ...marking('{ "a":1 }', '"a"', { severity: 'note' }), line: 3 };
  expect(reportText(githubReport(), [refual, note], { ...clean, errors: 1, notes: 1 })).toBe(
    [
      '::error file=Journal.2026-11-14T204100.01.log,line=412,col=301,title=field/value Docked' +
        '::"Refual" is not a valid station service%0Adid you mean "Refuel"?',
      '::notice file=Journal.2026-11-14T204100.01.log,line=3,col=3,endColumn=5,title=field/value Docked' +
        '::"Refual" is not a valid station service',
      '✖ 1 error, 1 note · 1 file, 10 lines, 10 events, 0.4 s',
      '',
    ].join('\n'),
  );
});

it('calls a warning a warning, and does without a kind and a hint', () => {
  const { kind: _, hint: __, ...bare } = refual;
  expect(githubReport().finding({ ...bare, severity: 'warning' })).toBe(
    '::warning file=Journal.2026-11-14T204100.01.log,line=412,col=301,title=field/value::"Refual" is not a valid station service\n',
  );
});

it('escapes what would end a property or a command', () => {
  const { hint: _, ...bare } = refual;
  const hostile = {
    ...bare,
    file: 'C:\\a,b\r\n::error::%0A.log',
    kind: 'x::y,z',
    message: '50% of\n::stop-commands::',
  };
  expect(githubReport().finding(hostile)).toBe(
    '::error file=C%3A\\a%2Cb%0D%0A%3A%3Aerror%3A%3A%250A.log,line=412,col=301,title=field/value x%3A%3Ay%2Cz' +
      '::50%25 of\\n::stop-commands::\n',
  );
});

it('gives one command, on one line, whatever the finding holds', () => {
  fc.assert(
    fc.property(anyFinding, (finding) => {
      const text = githubReport().finding(finding);
      const [, properties = '', message = ''] = /^::(?:error|warning|notice) (.*?)::(.*)\n$/.exec(text) ?? [];
      const names = properties.split(',').map((property) => property.slice(0, property.indexOf('=')));
      expect(names.filter((name) => name !== 'endColumn')).toEqual(['file', 'line', 'col', 'title']);
      expect(`${properties}${message}`).toMatch(/^(?:[^%\p{Cc}]|%(?:25|0A|0D|3A|2C))*$/u);
    }),
  );
});
