/** However the bytes come, the check says the same as one that reads every line. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineSequences } from '../../../test/generators/line-sequences.js';
import { tabled } from '../../../test/support/scanner-agreement.js';
import { runs } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import { dialectScanner } from '../scan/dialect-scanner.js';
import { NoScanner } from '../scan/no-scanner.js';
import type { Scanner } from '../scan/scanner.js';
import { ByteChecker } from './byte-checker.js';
import { lineCheckerOptions } from './check-profile.js';
import { sessionKindsOf } from './session-kinds.js';
import { inOrder, type SessionLine } from './session-lines.js';

interface File {
  readonly bytes: Buffer;
  /** How many bytes come at a time. */
  readonly size: number;
}

describe.each(dialectNames)('checked bytes in the %s dialect', (dialect) => {
  const options = lineCheckerOptions({ dialect, eventsOnly: false });

  /** All that a check says of some files, one after the other. */
  function saidOf(files: readonly File[], scanner: Scanner): unknown[] {
    const checked = new ByteChecker({ ...options, scanner });
    return files.map(({ bytes, size }) => {
      checked.begin(0);
      for (let at = 0; at < bytes.length; ) {
        const room = checked.space();
        const count = bytes.copy(room, 0, at, Math.min(bytes.length, at + Math.min(size, room.length)));
        checked.lines.filled(count);
        at += count;
        while (!checked.drain()) expect(checked.lineChecker.isFull).toBe(true);
      }
      // As those do who read a file: they ask for space, and nothing comes.
      checked.space();
      checked.end();
      const { sessionLines, ...report } = checked.lineChecker.report();
      const compared: SessionLine[] = [];
      // A record lacks the members that no table has: no rule reads them.
      inOrder(sessionLines, ({ line, text, event }) =>
        compared.push({ line, text, event: event && tabled({ ...event }, dialects[dialect], dialects.game) }),
      );
      return { ...report, compared };
    });
  }

  it('are judged as if every line were read, from file to file and whatever they end with', () => {
    const end = fc.constantFrom('\n', '\r\n', '');
    const file = fc
      .tuple(
        lineSequences(dialects[dialect]),
        end,
        fc.constantFrom(1, 7, 100, 4096, 2 ** 20),
        // After a crash there are NUL bytes before a line.
        fc.constantFrom('\n', '\r\n', '\r\n\0\0'),
      )
      .map(([lines, last, size, between]) => {
        const bytes = Buffer.concat(
          lines.flatMap((line, index) => [line, Buffer.from(index < lines.length - 1 ? between : last)]),
        );
        // A long line byte by byte would take long, and show nothing more.
        return { bytes, size: bytes.length > 100_000 ? 2 ** 17 : size };
      });
    fc.assert(
      fc.property(fc.array(file, { minLength: 1, maxLength: 3 }), (files) => {
        expect(saidOf(files, dialectScanner(dialect, { recorded: sessionKindsOf(dialect) }))).toEqual(
          saidOf(files, new NoScanner(options.scanner.kinds)),
        );
      }),
      { numRuns: runs(40) },
    );
  });

  it('are reported by each checker that shares a scanner', () => {
    const track = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Music", "MusicTrack":"New" }\n'.repeat(3);
    const shared = { ...options, scanner: dialectScanner(dialect) };
    const reported = [new ByteChecker(shared), new ByteChecker(shared)].flatMap((checked, index, all) => {
      checked.begin(0);
      return [checked, all[1 - index] as ByteChecker, checked].map((each) => {
        each.lines.filled(Buffer.from(track).copy(each.space()));
        each.drain();
        const { findings, repeats } = each.lineChecker.report(true);
        return [findings.map(({ count }) => count), repeats.map(({ count }) => count)];
      });
    });
    const [first, again] = [
      [[3], []],
      [[], [3]],
    ];
    expect(reported).toEqual([first, first, again, again, again, again]);
  });
});
