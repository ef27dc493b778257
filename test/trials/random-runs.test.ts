/** A tool beside random sessions. */
import { expect, it } from 'vitest';
import { answerMembers } from '../../src/direct/tool/question.js';
import { rightIn } from '../../src/direct/tool/right-answer.js';
import { readJournal } from '../../src/journal/read/reader.js';
import type { StartTool } from '../../src/stage/tool/tool.js';
import { ToolError } from '../../src/stage/tool/tool-error.js';
import { journalFold } from '../../src/state/journal-fold.js';
import { unknownState } from '../../src/state/journal-state.js';
import { runSeeds, type SeedsSetup } from '../../src/trials/random-runs.js';
import { isThorough } from '../thorough.js';

const signal = new AbortController().signal;

/** Reads the lines alone, and does not see those of one kind. */
function readerWithout(kind: string): StartTool {
  return async ({ directory }) => ({
    output: [],
    ended: undefined,
    async ask() {
      const state = unknownState();
      for await (const { event } of readJournal(directory)) {
        const where = { file: '', line: 0, timestamp: event?.timestamp };
        if (event && event.event !== kind) journalFold.advance(state, event as never, where);
      }
      const asked = answerMembers.filter((member) => ['system', 'docked', 'commander'].includes(member));
      const answers = asked.map((member) => [member, rightIn[member](state)] as const);
      return { ...Object.fromEntries(answers), upTo: state.timestamp };
    },
    end: async () => ({ code: 0, signal: undefined, byItself: false }),
  });
}

async function run(tool: StartTool, more: Partial<SeedsSetup> = {}) {
  return runSeeds({ tool, seeds: 1, triggers: 3, timeoutMs: 0, signal, ...more });
}

it('agrees with a tool that is right', async () => {
  const results = await run(readerWithout(''));
  expect(results.map(({ seed, failure }) => ({ seed, failure }))).toEqual([{ seed: 1 }]);
  for (const { asked, answered } of results) expect(asked).toBeGreaterThan(answered);
  expect(results.every(({ answered }) => answered >= 3)).toBe(true);
});

it('reduces what leads to a wrong answer to what matters', async () => {
  const results = await run(readerWithout('Undocked'), { seeds: isThorough ? 4 : 2, situations: ['undock', 'dock'] });
  const failures = results.flatMap(({ failure }) => failure ?? []);
  expect(failures.length).toBeGreaterThan(0);
  for (const { sentences, steps, reproduction, replays } of failures) {
    expect(sentences.join()).toContain('expected that docked is false');
    expect(steps.split(', ').length).toBeLessThanOrEqual(3);
    expect(reproduction).toContain('Reproduce with');
    expect(replays).toBeLessThanOrEqual(60);
  }
});

it('reports a tool that does not start', async () => {
  const start = () => Promise.reject(new ToolError('the tool ended before it was ready'));
  const [result] = await run(start);
  expect(result).toMatchObject({
    asked: 0,
    failure: { sentences: ['the tool ended before it was ready'], steps: 'nothing' },
  });
});
