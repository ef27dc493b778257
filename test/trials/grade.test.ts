/**
 * A course of trials: what comes of a tool that is right, wrong, silent or broken, and how it is reported.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseScenario } from '../../src/direct/scenario/parse-scenario.js';
import type { ToolAnswer } from '../../src/direct/tool/question.js';
import { readJournal } from '../../src/journal/read/reader.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { ToolError } from '../../src/stage/tool/tool-error.js';
import { badgeJson, badgeSvg } from '../../src/trials/badge.js';
import { loadCourse } from '../../src/trials/course.js';
import { gradeCourse } from '../../src/trials/grade-course.js';
import { courseHtml, courseMarkdown } from '../../src/trials/report/course-document.js';
import { courseJson } from '../../src/trials/report/course-json.js';
import { courseJunit } from '../../src/trials/report/course-junit.js';
import { type RunCourseOptions, runCourse } from '../../src/trials/run-course.js';
import type { Trial } from '../../src/trials/trial.js';
import { assertWellFormed } from '../support/well-formed.js';

const trial = loadCourse().find(({ name }) => name === 'docked-again') as Trial;
const rubbish = '</script><b>]]>`|\u001B[31m\n## no';

/** What tools answer about a journal that says this; each is named like the trial that it runs in. */
const tools: Readonly<Record<string, (docked: boolean, upTo: string) => ToolAnswer | undefined>> = {
  right: (docked, upTo) => ({ docked, upTo }),
  wrong: (docked, upTo) => ({ docked: !docked, system: rubbish, upTo }),
  silent: (_docked, upTo) => ({ upTo }),
  mute: () => undefined,
  crashing: () => {
    throw new ToolError(`it said ${rubbish}`);
  },
};

const start: StartTool = async ({ directory, trial: name }) => {
  const answer = tools[name];
  if (!answer) throw new ToolError('there is no such program');
  return {
    output: [{ at: 0, stream: 'err', text: rubbish }],
    ended: undefined,
    async ask() {
      let docked = false;
      let upTo = '';
      for await (const { event } of readJournal(directory)) {
        if (!event) continue;
        upTo = event.timestamp;
        if (event.event === 'Docked' || event.event === 'Undocked') docked = event.event === 'Docked';
      }
      return answer(docked, upTo);
    },
    end: async () => ({ code: 0, signal: undefined, byItself: false }),
  };
};

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-course-'));
});

afterEach(() => rmSync(home, { recursive: true }));

function options(own: Partial<RunCourseOptions> = {}): RunCourseOptions {
  return {
    tool: start,
    home,
    keeps: (verdict) => verdict === 'failed' || verdict === 'broken',
    jobs: 3,
    signal: new AbortController().signal,
    commandFor: ({ name }) => `run ${name} & <again>`,
    now: () => 0,
    onProgress: () => {},
    onResult: () => {},
    ...own,
  };
}

it('grades what a tool answers, reports it, and keeps what is known of failures', async () => {
  const names = [...Object.keys(tools), 'missing'];
  const heard: string[] = [];
  const trials = names.map((name) => ({ ...trial, name }));
  const onResult: RunCourseOptions['onResult'] = ({ trial: { name }, verdict }) =>
    void heard.push(`${name} ${verdict}`);
  const progress: string[] = [];
  const onProgress = (done: number, all: number) => void progress.push(`${done} of ${all}`);
  const results = await runCourse(trials, options({ onResult, onProgress }));
  expect(progress).toEqual(['1 of 6', '2 of 6', '3 of 6', '4 of 6', '5 of 6', '6 of 6']);
  expect(heard).toEqual([
    'right passed',
    'wrong failed',
    'silent unanswered',
    'mute unanswered',
    'crashing broken',
    'missing broken',
  ]);
  const [right, wrong, , , , missing] = results;
  const verdicts = right?.questions.map(({ verdict }) => verdict) ?? [];
  expect(verdicts.filter((verdict) => verdict === 'passed')).toHaveLength(3);
  expect(verdicts.filter((verdict) => verdict === 'unanswered')).toHaveLength(verdicts.length - 3);
  expect(wrong?.questions.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^expected that docked is true at \S+Z, but the tool says false/),
  );
  expect(missing?.problem).toBe('there is no such program');

  const grade = gradeCourse(results);
  expect(grade.all).toEqual({ passed: 1, answered: 4, asked: 6 });
  expect(grade.must).toEqual(grade.all);
  expect(grade.nice).toEqual({ passed: 0, answered: 0, asked: 0 });
  expect(grade.themes.map(({ theme, all }) => [theme, all])).toEqual([['docked', grade.all]]);
  expect(grade.broken).toBe(2);
  expect(JSON.parse(badgeJson(grade.all))).toMatchObject({ schemaVersion: 1, message: '1/4 of 6', color: 'red' });
  assertWellFormed(badgeSvg(grade.all));

  const report = { tool: `tool "${rubbish}"`, results, grade, seconds: 1 };
  const json = JSON.parse(courseJson(report)) as { trials: { name: string; verdict: string }[] };
  expect(json.trials.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual(heard);
  const junit = courseJunit(report);
  assertWellFormed(junit);
  expect(junit).toContain(
    `<testsuite name="docked/right" tests="${verdicts.length}" failures="0" errors="0" skipped="5"`,
  );
  const html = courseHtml(report);
  expect(html).not.toMatch(/<script|<b>|https?:(?!\/\/www\.w3\.org)/);
  expect(html).toContain('&lt;b&gt;');
  // Rubbish begins no heading, no element and no colour.
  expect(
    courseMarkdown(report)
      .split('\n')
      .filter((line) => line.startsWith('#')),
  ).toEqual([
    '# Trials',
    '## Not passed',
    expect.stringMatching(/^### wrong: \d of 6 answers wrong/),
    '### crashing: broken',
    '### missing: broken',
    '## Not answered',
  ]);
  expect(courseMarkdown(report)).not.toContain('\u001B');

  expect(readdirSync(home).sort()).toEqual(['crashing', 'missing', 'wrong']);
  const kept = readdirSync(path.join(home, 'wrong')).sort();
  expect(kept).toEqual(['journals', 'messages.jsonl', 'reproduce.txt', 'timeline.html', 'tool-output.txt']);
  expect(readFileSync(path.join(home, 'wrong/reproduce.txt'), 'utf8')).toBe('run wrong & <again>\n');
  expect(readFileSync(path.join(home, 'wrong/timeline.html'), 'utf8').includes('</script')).toBe(false);
});

it('begins no trial once it is aborted', async () => {
  const stop = new AbortController();
  const trials = ['right', 'silent', 'wrong'].map((name) => ({ ...trial, name }));
  const onProgress = () => stop.abort();
  const results = await runCourse(trials, options({ jobs: 1, signal: stop.signal, onProgress }));
  expect(results).toEqual([]);
  expect(existsSync(path.join(home, 'silent'))).toBe(false);
});

it('has a badge for a tool that answers nothing', () => {
  expect(badgeJson({ passed: 0, answered: 0, asked: 9 })).toContain('none answered');
});

it('calls a tool broken that crashed where it is asked nothing, but should have sent something', async () => {
  const text = `steps: [dock]
expect: { sent: [{ eddn: , within: 1s }] }
trial: { theme: outside, grade: must, why: Sent or not. }`;
  const scenario = parseScenario(text, 'crash.yaml');
  const crash: Trial = { name: 'crash', file: 'crash.yaml', header: scenario.trial as Trial['header'], scenario };
  const tool = [process.execPath, '-e', 'throw new Error("no such relay")'];
  const [result] = await runCourse([crash], options({ tool }));
  expect(result).toMatchObject({
    verdict: 'broken',
    questions: [
      { verdict: 'broken', message: expect.stringMatching(/^the tool has ended with exit code 1; its error is/) },
    ],
  });
});
