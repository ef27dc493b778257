import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openFleet } from '../../src/fleet/connect/open-fleet.js';
import { query } from '../export/duck.js';
import { shakedown } from '../shakedown.js';
import { isThorough } from '../thorough.js';
import { freePort, startNatsServer } from './support/nats-server.js';
import { publishingOnce, simulatedFleet, temporaryDirectory } from './support/simulated-fleet.js';

/** Milliseconds in which the server recognises what is published again. */
const window = 100;

const size = isThorough ? { commanders: 6, events: 400 } : { commanders: 2, events: 200 };

describe('shakedown export --from', () => {
  it('writes the rows of the directories, although everything was published twice', async () => {
    const server = await startNatsServer();
    const ships = await simulatedFleet({ ...size, dialect: 'game' });
    const home = temporaryDirectory();
    await using fleet = await openFleet({ servers: [server.url], window });
    for (const position of ['one', 'two']) {
      const words = publishingOnce(ships, [server.url], '--position', path.join(home, position));
      expect(await shakedown(...words)).toMatchObject({ code: 0 });
      // The server forgets what it has seen, so that it takes the same again.
      await setTimeout(10 * window);
    }
    const { state } = await fleet.manager.streams.info('JOURNAL');
    expect(state.messages).toBeGreaterThan(1.5 * ships.lines);
    await fleet.jetStream.publish(fleet.names.subject(1), 'none of a fleet');

    const [expected, out] = [path.join(home, 'expected'), path.join(home, 'out')];
    const fromFiles = await shakedown('export', ...ships.directories, '--out', expected);
    const fromStream = await shakedown('export', '--from', server.url, '--out', out);
    expect(fromStream).toMatchObject({
      code: 0,
      err: 'shakedown: left out 1 message of the stream: not from a journal',
    });
    const rows = /^[\d,]+ rows of \d+ kinds/;
    expect(rows.exec(fromStream.out)?.[0]).toBe(rows.exec(fromFiles.out)?.[0]);
    expect(readdirSync(out)).toEqual(readdirSync(expected));
    for (const table of readdirSync(out).filter((name) => !name.startsWith('.')))
      expect([table, await differences(`${expected}/${table}`, `${out}/${table}`)]).toEqual([table, 0]);

    const alone = path.join(home, 'alone');
    const commander = ships.ledger[0]?.commander ?? '';
    expect(await shakedown('export', '--from', server.url, '--commander', commander, '--out', alone)).toMatchObject({
      code: 0,
    });
    const who = `SELECT DISTINCT journal_commander AS name FROM ${rowsIn(`${alone}/kind=*`)}`;
    expect(await query(who)).toEqual([{ name: commander }]);
  });

  it('reports failures as a sentence', async () => {
    const server = await startNatsServer();
    const from = ['export', '--out', path.join(temporaryDirectory(), 'out'), '--from', server.url];
    const failed = async (...words: string[]) => {
      const { code, err } = await shakedown(...words);
      return [code, err.replace(/^shakedown: /, '')];
    };
    const port = await freePort();
    expect(await failed(...from.slice(0, 3), '--from', `nats://127.0.0.1:${port}`)).toEqual([
      2,
      `no server listens at nats://127.0.0.1:${port}`,
    ]);
    expect(await failed(...from, 'journals')).toEqual([2, expect.stringContaining('--from takes no paths')]);
    expect(await failed('export', '--out', 'out', '--commander', 'x')).toEqual([2, expect.stringContaining('--from')]);
    await using fleet = await openFleet({ servers: [server.url] });
    expect(await failed(...from)).toEqual([
      2,
      expect.stringMatching(/^nothing to export: the stream JOURNAL at .* is empty/),
    ]);
    await fleet.jetStream.publish(fleet.names.subject(1), 'none of a fleet');
    expect(await failed(...from, '--commander', 'x')).toEqual([2, 'the stream has no commander yet']);
  });
});

/** The number of rows that only one has; files are compared by name. */
async function differences(one: string, other: string): Promise<number> {
  const [first, second] = [one, other].map(rowsIn);
  const [row] = await query(`SELECT count(*)::INTEGER AS count FROM (
    (FROM ${first} EXCEPT ALL FROM ${second}) UNION ALL (FROM ${second} EXCEPT ALL FROM ${first}))`);
  return row?.count as number;
}

function rowsIn(table: string): string {
  const files = `read_parquet('${table}/**/*.parquet', union_by_name = true)`;
  return `(SELECT * REPLACE (parse_filename(journal_file) AS journal_file) FROM ${files})`;
}
