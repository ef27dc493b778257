import { describe, expect, it } from 'vitest';
import { ProgressBar, progressText } from './progress-bar.js';

const erased = '\r\u001B[2K';

/** A bar, an adjustable clock, and everything drawn. */
function bar(columns = 80) {
  const drawn: string[] = [];
  const clock = { now: 1000 };
  const shell = { now: () => clock.now, columns: () => columns, draw: (text: string) => drawn.push(text) };
  const progress = new ProgressBar(shell);
  const at = (milliseconds: number) => {
    clock.now = 1000 + milliseconds;
    progress.update({ file: 'x', done: 50e6, all: 100e6 }, 3);
  };
  return { progress, drawn, at };
}

describe('the progress bar', () => {
  it('is not drawn in the first half second, nor more than ten times a second', () => {
    const { drawn, at } = bar();
    for (let time = 0; time < 500; time += 10) at(time);
    expect(drawn).toEqual([]);
    for (let time = 500; time < 1500; time += 10) at(time);
    expect(drawn).toHaveLength(10);
    expect(drawn[0]).toBe(`${erased}██████████░░░░░░░░░░  50 %  3 files  100 MB/s`);
  });

  it('is erased once, and only if it stands there', () => {
    const { progress, drawn, at } = bar();
    progress.erase();
    expect(drawn).toEqual([]);
    at(600);
    progress.erase();
    progress.erase();
    expect(drawn.slice(1)).toEqual([erased]);
  });

  it('stays on one line of a narrow terminal', () => {
    const { drawn, at } = bar(12);
    at(600);
    expect(drawn[0]?.slice(erased.length)).toHaveLength(11);
  });
});

describe('how far a run is', () => {
  it.each([
    [{ done: 0, all: 100e6, files: 0, seconds: 1 }, '░░░░░░░░░░░░░░░░░░░░   0 %  0 files  0 MB/s'],
    [{ done: 99.9e6, all: 100e6, files: 1, seconds: 2 }, '████████████████████  99 %  1 file  50 MB/s'],
    [{ done: 100e6, all: 100e6, files: 2, seconds: 0.5 }, '████████████████████ 100 %  2 files  200 MB/s'],
    [{ done: 30e6, all: 0, files: 1, seconds: 1 }, '30 MB  1 file  30 MB/s'],
    [{ done: 30e6, all: 20e6, files: 1, seconds: 0 }, '30 MB  1 file  30000 MB/s'],
  ])('%j', (standing, text) => {
    expect(progressText(standing)).toBe(text);
  });
});

describe('a count of what is done', () => {
  /** What is printed when one of 120 is done each second. */
  function printed(isTerminal: boolean) {
    const lines: string[] = [];
    let now = 0;
    const add = (text: string) => void lines.push(text);
    const shell = { now: () => now, columns: () => 80, warn: add };
    const progress = new ProgressBar(isTerminal ? { ...shell, draw: add } : { ...shell, draw: undefined });
    for (let done = 1; done <= 120; done++) {
      now += 1000;
      progress.count(done, 120, 'trials');
    }
    return lines;
  }

  it('is drawn on a terminal, with the time left', () => {
    expect(printed(true)).toHaveLength(120);
    expect(printed(true)[29]).toBe(`${erased}█████░░░░░░░░░░░░░░░  25 %  30 of 120 trials, about 1m30s left`);
  });

  it('is a line every half minute elsewhere', () => {
    expect(printed(false)).toEqual([
      '30 of 120 trials, about 1m30s left',
      '60 of 120 trials, about 1m left',
      '90 of 120 trials, about 30s left',
      '120 of 120 trials',
    ]);
  });
});
