import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTime, lineAt, type Recorded, recorded, simulatedLines } from '../../../test/support/recorded.js';
import { runs } from '../../../test/thorough.js';
import type { Members } from '../../interface/object-rule.js';
import { unknownState } from '../../state/journal-state.js';
import type { Moment, StateLine } from '../protocol.js';
import { advanceMoment, emptyMoment } from './advance-moment.js';
import { latestKinds, momentFold, stateKinds } from './moment-kinds.js';
import type { Recording } from './recording.js';

/** The moments of a page that receives lines in batches of these sizes. */
async function watched(recording: Recording, sizes: readonly number[]): Promise<Moment[]> {
  const moments = [emptyMoment];
  for (let from = 0, turn = 0; from < recording.lines; turn++) {
    const to = Math.min(recording.lines, from + (sizes[turn % sizes.length] as number));
    moments.push(advanceMoment(moments.at(-1) as Moment, await recording.batch(from, to)));
    from = to;
  }
  return moments;
}

/** The same, derived from the lines themselves. */
function remembered(lines: readonly string[]): Pick<Moment, 'state' | 'latest'> {
  const state = unknownState();
  const latest: Record<string, StateLine> = {};
  for (const [n, text] of lines.entries()) {
    const event = eventIn(text);
    const kind = String(event?.event);
    if (!event) continue;
    if (momentFold.kinds.has(kind))
      momentFold.advance(state, event, { file: '', line: n, timestamp: String(event.timestamp) });
    if ((latestKinds as readonly string[]).includes(kind)) latest[kind] = { n, text };
  }
  return { state, latest };
}

function eventIn(text: string): Members | undefined {
  try {
    return JSON.parse(text) as Members;
  } catch {
    return undefined;
  }
}

/** Lines of all state kinds in any order, some of them broken although they start like an event. */
const kindsInAnyOrder = fc.array(
  fc.record({
    kind: fc.constantFrom(...stateKinds, 'Music', 'Missions', 'MissionAccepted', 'FSDJump', 'Fileheader'),
    seconds: fc.nat(1000),
    form: fc.constantFrom('usual', 'usual', 'usual', 'compact', 'broken', 'nonsense'),
  }),
  { maxLength: 300, size: 'max' },
);

function written({ kind, seconds, form }: { kind: string; seconds: number; form: string }): string {
  const line = lineAt(seconds, kind, form === 'broken' ? '"Fuel":nan' : `"part":${(seconds % 3) + 1}`);
  if (form === 'nonsense') return line.slice(0, -20);
  return form === 'compact' ? JSON.stringify(JSON.parse(line)) : line;
}

describe('a moment that goes on by itself', () => {
  it('equals that of the recording, in batches of any size and with lines of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        kindsInAnyOrder,
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
        async (choices, sizes) => {
          const lines = choices.map(written);
          const text = lines.join('\n');
          // One is asked before the lines have been read, the other after.
          const [unread, { recording }] = [recorded([text]).recording, recorded([text])] as [Recording, Recorded];
          for (const moment of await watched(recording, sizes)) {
            expect(await recording.answer('moment', { lines: moment.lines })).toEqual(moment);
            expect(await unread.answer('moment', { lines: moment.lines })).toEqual(moment);
            expect(moment).toEqual({ ...moment, ...remembered(lines.slice(0, moment.lines)) });
          }
        },
      ),
      { numRuns: runs(20) },
    );
  });

  it('is so over more lines than lie between two snapshots', async () => {
    const session = simulatedLines(5);
    const lines = Array.from({ length: 10_000 }, (_, n) => session[n % session.length] as string);
    const { recording } = recorded([lines.join('\r\n')]);
    const moments = await watched(recording, [1700]);
    const { recording: unread } = recorded([lines.join('\r\n')]);
    for (const moment of moments.toReversed()) {
      expect(await unread.answer('moment', { lines: moment.lines })).toEqual(moment);
      expect(moment).toEqual({ ...moment, ...remembered(lines.slice(0, moment.lines)) });
    }
  });

  it('has the time of the last line that has one', async () => {
    const { recording } = recorded([`nonsense\n${lineAt(5)}\n{ "event":"Docked" }\n`]);
    const times = (await watched(recording, [1])).map(({ time }) => time);
    expect(times).toEqual([undefined, undefined, firstTime + 5000, firstTime + 5000]);
  });
});
