/** What was done to the stage, and what tools sent: the stage reports it, also what other programs did. */
import { batch, effect, signal } from '@preact/signals';
import type { Queries } from '../../../../stage/control/control-protocol.js';
import type { LineRange } from '../../../../stage/record/line-range.js';
import type { Source } from '../../source.js';
import { onNewBeginning } from '../../store/new-beginning.js';
import { info, source } from '../../store/session-store.js';
import { sentMessages, stageActions } from '../../store/stage-actions.js';
import { actionWords } from './action-words.js';
import { controlCount } from './stage-requests.js';

/** The latest report of the stage; it stays when the stage has ended. */
export const reported = signal<Queries['actions']>({ done: [], sent: [] });

/** Milliseconds between two looks. */
const interval = 1000;

/** Ranges in one question, whose address has a limited length. */
const mostRanges = 50;

/** Numbers of the lines of ranges. */
const numbered = new Map<string, readonly number[]>();
let latest = '';

/** Starts following; returns a function that ends it. */
export function followActions(): () => void {
  const timer = setInterval(() => void look(), interval);
  const end = effect(() => {
    // Each request of this page, and a stage that has just started.
    if (controlCount.value >= 0 && info.value?.stage) void look();
  });
  return () => {
    clearInterval(timer);
    end();
  };
}

async function look(): Promise<void> {
  const asked = source.peek();
  const stage = info.peek()?.stage && asked?.stage;
  if (!asked || !stage || document.hidden) return;
  try {
    const report = await stage.query('actions');
    await numberLines(
      report.done.flatMap(({ wrote }) => wrote),
      asked,
    );
    const lines = report.done.map(({ wrote }) => wrote.flatMap((range) => numbered.get(JSON.stringify(range)) ?? []));
    const text = JSON.stringify([report, lines]);
    if (source.peek() !== asked || text === latest) return;
    latest = text;
    batch(() => {
      reported.value = report;
      stageActions.value = report.done.map((action, at) => ({
        ...actionWords(action),
        time: action.at,
        lines: lines[at] ?? [],
      }));
      sentMessages.value = report.sent.map(({ service, kind, status, at, findings }) => ({
        service,
        words: findings > 0 ? `${kind}, ${findings} wrong` : kind,
        time: at,
        isRefused: status === 0 || status >= 400,
      }));
    });
  } catch {
    // The stage has just ended, or the server: the header says which. What is known stays.
  }
}

/** Asks for the numbers of lines that are not known yet, or were not read to their end. */
async function numberLines(ranges: readonly LineRange[], asked: Source): Promise<void> {
  const isWhole = ({ from, to }: LineRange, numbers: readonly number[] = []) =>
    numbers.length === (to ?? from) - from + 1;
  const missing = ranges.filter((range) => !isWhole(range, numbered.get(JSON.stringify(range))));
  for (let at = 0; at < missing.length; at += mostRanges) {
    const some = missing.slice(at, at + mostRanges);
    const answer = await asked.ask('numbers', { ranges: some });
    for (const [index, numbers] of answer.entries()) numbered.set(JSON.stringify(some[index]), numbers);
  }
}

onNewBeginning(() => {
  numbered.clear();
  latest = '';
  reported.value = { done: [], sent: [] };
  stageActions.value = [];
  sentMessages.value = [];
});
