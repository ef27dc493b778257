import { describe, expect, it } from 'vitest';
import { judgeAnswer } from '../../src/direct/tool/compare-answer.js';
import { type TimelineRun, timelinePage } from '../../src/stage/evidence/timeline-page.js';
import type { AskedQuestion } from '../../src/stage/tool/tool-questions.js';

const minute = (number: number) => `2026-11-14T20:0${number}:00Z`;

function line(number: number, kind: string, more = ''): TimelineRun['lines'][number] {
  return { at: minute(number), text: `{ "timestamp":"${minute(number)}", "event":"${kind}"${more} }` };
}

function question(number: number, right: unknown, said: unknown): AskedQuestion {
  const asked = { line: 1, column: 1, is: 'scalar', value: 'known' } as const;
  const value = { member: 'system', asked, right, byJournal: right, before: undefined } as const;
  const answer = said === undefined ? {} : { system: said };
  return { at: minute(number), values: [judgeAnswer(value, answer)], answer, until: number };
}

const run: TimelineRun = {
  name: 'a trial',
  about: 'what it shows',
  lines: [line(1, 'Music'), line(3, 'FSDJump', ', "StarSystem":"Sol"'), { at: minute(5), text: '{"torn' }],
  output: [
    { at: 1, stream: 'out', text: 'reading' },
    { at: 9, stream: 'err', text: 'goodbye' },
  ],
  questions: [question(2, 'Wolf 359', 'Wolf 359'), question(4, 'Sol', 'Wolf 359'), question(6, 'Sol', undefined)],
  messages: [{ service: 'eddn', kind: 'journal/1', timestamp: minute(3), status: 400 }],
  failures: ['expected that system is "Sol"'],
  reproduction: 'shakedown trials run a-trial',
};

describe('the page of a failed trial', () => {
  it('shows journal, tool and questions in the order in which they came', () => {
    const page = timelinePage(run);
    const marks = [
      'Music',
      'reading',
      'id="question-1"',
      'FSDJump',
      'answered 400',
      'id="question-2"',
      'torn',
      'goodbye',
    ];
    const places = marks.map((mark) => page.indexOf(mark, page.indexOf('<ol')));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('says what is wrong, and links to it', () => {
    const page = timelinePage(run);
    expect(page).toContain('Failed, 1 right, 1 wrong, 1 left out: <a href="#question-2">question 2</a>');
    expect(page).toContain('class="card expected fails" id="question-2"');
    expect(page).toContain('<li>expected that system is &quot;Sol&quot;</li>');
    expect(timelinePage({ ...run, failures: [], questions: run.questions.slice(0, 1) })).toContain('Passed, 1 ');
  });

  it('folds up what came long before a question', () => {
    const lines = Array.from({ length: 40 }, () => line(1, 'Music'));
    expect(timelinePage({ ...run, lines })).toContain('28 lines<span>: Music … Music</span>');
  });

  it('takes everything as text, and loads nothing', () => {
    const evil = '"><script src=//evil.example></script><img onerror=x>\u202e\u0000';
    const page = timelinePage({
      name: evil,
      about: evil,
      lines: [{ at: evil, text: evil }, line(1, 'X', `, "a":${JSON.stringify(evil)}`)],
      output: [{ at: 1, stream: evil, text: evil }],
      questions: [{ ...question(2, evil, evil), at: evil, problem: evil }],
      messages: [{ service: evil, kind: evil, timestamp: evil, status: 200 }],
      failures: [evil],
      reproduction: evil,
    });
    expect(page).not.toMatch(/<script|<img|[\u202e\0]/);
    expect(page).toContain("default-src 'none'");
    expect(page).not.toMatch(/https?:/);
  });
});
