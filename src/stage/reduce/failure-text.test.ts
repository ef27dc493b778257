import { describe, expect, it } from 'vitest';
import { failureFrom } from './failure-text.js';

const directory = '/tmp/out/.shakedown-runs/12';

function failure(text: string, stream: 'out' | 'err' = 'err', how = 'exit code 1') {
  const output = text.split('\n').map((line) => ({ at: 0, stream, text: line }));
  return failureFrom(how, output, directory);
}

const python = (
  line: number,
  at: number,
  station = 'StationName',
) => `reading ${directory}/Journal.2026-11-14T204100.01.log
Traceback (most recent call last):
  File "/home/me/tool.py", line ${line}, in <module>
    main()
    ~~~~^^
  File "/home/me/tool.py", line 9, in docked
KeyError: '${station}' in line ${at} of ${directory}/Journal.2026-11-14T204100.0${at % 9}.log`;

const node = (column: number, pid: number) => `[${pid}] starting
file:///home/me/tool.js:3
    throw new TypeError('x');
          ^

TypeError: Cannot read properties of undefined (reading 'Name')
    at docked (file:///home/me/tool.js:3:${column})
    at node:internal/main/run_main_module:28:49

Node.js v20.20.2`;

const dotnet = (line: number) => `Unhandled exception. System.NullReferenceException: Object reference not set.
   at Tool.Docked(Event event) in /home/me/Tool.cs:line ${line}
   at Tool.Main(String[] args)`;

const go = (address: string, line: number) => `panic: runtime error: index out of range [5] with length 3

goroutine 1 [running]:
main.docked(...)
\t/home/me/tool.go:${line} +${address}
main.main()
\t/home/me/tool.go:4 +0x1d
exit status 2`;

const java = (line: number) => `Exception in thread "main" java.lang.NullPointerException: no name
\tat me.Tool.docked(Tool.java:${line})
\tat me.Tool.main(Tool.java:3)`;

describe('failures are the same', () => {
  it.each([
    ['whatever line of the journal is named', python(4, 12), python(4, 4312)],
    ['whatever number the process has', node(9, 4711), node(9, 4712)],
    ['in .NET', dotnet(7), dotnet(7)],
    ['whatever address is shown', go('0x1d', 12), go('0x2f', 12)],
    ['on the JVM', java(8), java(8)],
    ['at any time', 'error: 2026-11-14T20:41:00Z no name', 'error: 2026-11-15 08:00:12.5 no name'],
    ['in any directory of a run', `error in ${directory}/Cargo.json`, `error in ${directory}/Cargo.json`],
    ['where nothing is called an error', 'one\nStation? line 7', 'Station? line 99'],
  ])('%s', (_, one, other) => {
    expect(failure(one).key).toBe(failure(other).key);
  });
});

describe('failures differ', () => {
  it.each([
    ['in their message', python(4, 12), python(4, 12, 'Body')],
    ['in the place of the code', python(4, 12), python(5, 12)],
    ['in the column', node(9, 1), node(10, 1)],
    ['in the line of C#', dotnet(7), dotnet(8)],
    ['in the line of Go', go('0x1d', 12), go('0x1d', 13)],
    ['in the line of Java', java(8), java(9)],
    ['in the file beside the journal', `error in ${directory}/Cargo.json`, `error in ${directory}/Market.json`],
  ])('%s', (_, one, other) => {
    expect(failure(one).key).not.toBe(failure(other).key);
  });

  it('in the way in which the tool ended', () => {
    expect(failure('x', 'err', 'ended by SIGSEGV').key).not.toBe(failure('x', 'err', 'exit code 1').key);
  });
});

it('names error and place for people', () => {
  expect(failure(python(4, 12)).text).toContain("exit code 1; KeyError: 'StationName' in line 12");
  expect(failure(node(9, 1)).text).toContain('at docked (file:///home/me/tool.js:3:9)');
  expect(failure(dotnet(7)).text).toContain('System.NullReferenceException');
  expect(failure('no such station', 'out').text).toBe('exit code 1; no such station');
  expect(failure('').text).toBe('exit code 1');
});
