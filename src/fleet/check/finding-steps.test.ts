import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logBegin, positionAtBegin, positionOf, progressOf, stepHeaders, stepsOf } from './finding-steps.js';

const large = 'x'.repeat(200 * 1024);

describe('the steps of a log', () => {
  it('reach the last checked message', () => {
    const [step, ...others] = stepsOf([{ sequence: 3, lines: ['a', 'b'] }], logBegin, 9, 1);
    expect(others).toEqual([]);
    expect(step).toEqual({ progress: { through: 9, within: 0, findings: 2, aside: 1 }, lines: ['a', 'b'] });
  });

  it('are split where they would be too large, also within a message', () => {
    const steps = stepsOf([{ sequence: 3, lines: [large, large, large] }], logBegin, 3, 0);
    expect(steps.map(({ progress, lines }) => [progress.through, progress.within, lines.length])).toEqual([
      [2, 2, 2],
      [3, 0, 1],
    ]);
  });

  it('never repeat a finding, whichever step was the last one stored', () => {
    const found = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 6 }).map((counts) =>
      counts.map((count, index) => ({
        sequence: index * 2 + 1,
        lines: Array.from({ length: count }, (_, line) => `${index} ${line} ${large}`),
      })),
    );
    fc.assert(
      fc.property(found, fc.nat(), (all, stop) => {
        const through = all.length * 2;
        const steps = stepsOf(all, logBegin, through, 0);
        const stored = steps.slice(0, stop % (steps.length + 1));
        const rest = stepsOf(all, stored.at(-1)?.progress ?? logBegin, through, 0);
        const lines = [...stored, ...rest].flatMap((step) => step.lines);
        expect(lines).toEqual(all.flatMap((message) => message.lines));
        expect(rest.at(-1)?.progress).toEqual({ through, within: 0, findings: lines.length, aside: 0 });
      }),
      { numRuns: 50 },
    );
  });

  it('have their progress in the headers', () => {
    const progress = { through: 12, within: 3, findings: 40, aside: 2 };
    const position = { through: 1, checked: 1, counts: { 'line/cut': 3 } };
    const made = stepHeaders(progress, position, { worker: 'me', epoch: 4 }, 7);
    expect(progressOf(made)).toEqual(progress);
    expect(positionOf(made)).toEqual(position);
    expect(positionOf(undefined)).toEqual(positionAtBegin);
    expect(progressOf(undefined)).toEqual(logBegin);
  });
});
