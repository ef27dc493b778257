import { describe, expect, it } from 'vitest';
import { StoredZip } from '../../../words/stored-zip.js';
import { anonymisedCopy } from './anonymised-copy.js';
import { archivedPaths } from './archived-paths.js';
import { ByteChunks } from './byte-chunks.js';
import { chooseFiles } from './choose-files.js';
import type { DroppedFile } from './dropped-file.js';
import { DroppedRecording } from './dropped-recording.js';
import { RateLimit } from './rate-limit.js';

const first = 'Journal.2025-03-01T100000.01.log';
const second = 'Journal.2025-03-02T100000.01.log';

function line(day: number, event: string, members = ''): string {
  return `{ "timestamp":"2025-03-0${day}T10:00:00Z", "event":"${event}"${members} }\r\n`;
}

const commander = line(1, 'Commander', ', "FID":"F4815162", "Name":"Pepper Vance"');
const status = line(2, 'Status', ', "Flags":0').replace('10:00:00', '10:00:05');

function dropped(path: string, text: string, isGiven = false): DroppedFile {
  return { path, file: new File([text], path), isGiven };
}

describe('files that are dropped', () => {
  it('are journals in the order of play, companions by their names, and others with a reason', async () => {
    const { journals, companions, leftOut, isSimulated } = await chooseFiles([
      dropped(`logs/${second}`, commander),
      dropped(`logs/old/${first}`, commander),
      dropped('logs/Status.json', status),
      dropped('logs/notes.txt', 'x'),
      dropped(`logs/${first}.bak`, commander),
      dropped('logs/.shakedown-journals', ''),
    ]);
    expect(journals.map(({ path }) => path)).toEqual([`logs/old/${first}`, `logs/${second}`]);
    expect(companions.map(({ path }) => path)).toEqual(['logs/Status.json']);
    expect(leftOut).toEqual([
      { path: `logs/${first}.bak`, reason: 'copy' },
      { path: 'logs/notes.txt', reason: 'not a journal name' },
    ]);
    expect(isSimulated).toBe(true);
  });

  it('may have any name if they were dropped by themselves and start with an event', async () => {
    const { journals } = await chooseFiles([dropped('from a friend.txt', commander, true)]);
    expect(journals).toHaveLength(1);
  });

  it('are left out if they are companions saved under another name', async () => {
    const { journals, leftOut } = await chooseFiles([
      dropped(first, commander, true),
      dropped('StatusCombat.json', status, true),
    ]);
    expect(journals.map(({ path }) => path)).toEqual([first]);
    expect(leftOut).toEqual([{ path: 'StatusCombat.json', reason: 'copy' }]);
  });

  it.each([
    [
      [dropped('StatusCombat.json', status, true)],
      'There is no journal beside StatusCombat.json. The game names journals like Journal.2026-11-14T204100.01.log.',
    ],
    [[], 'No files were dropped.'],
    [[dropped('a.txt', 'x', true)], 'a.txt is not a journal: it does not begin with an event.'],
    [[dropped(first, '', true)], `${first} is empty.`],
    [[dropped(`x/${first}`, ''), dropped(`x/${second}`, '')], 'All 2 journals are empty.'],
    [
      [dropped('x/a.txt', 'x'), dropped('x/b.txt', 'x')],
      'None of the 2 files is a journal. The game names journals like Journal.2026-11-14T204100.01.log.',
    ],
  ])('are refused with a sentence (%#)', async (files, sentence) => {
    await expect(chooseFiles(files)).rejects.toThrow(sentence);
  });
});

describe('a recording of dropped files', () => {
  it('reports progress and findings, and answers questions', async () => {
    const files = await chooseFiles([
      dropped(`logs/${first}`, `${line(1, 'Fileheader', ', "gameversion":"4.0"')}${commander}{ "timest\r\n`),
      dropped(`logs/${second}`, commander.replace('03-01', '03-02')),
      dropped('logs/Status.json', status),
    ]);
    const messages: { name: string; message: unknown }[] = [];
    const recording = new DroppedRecording(files, (name, message) => messages.push({ name, message }));
    await recording.run();
    const { name, message } = messages.at(-1) ?? {};
    expect(name).toBe('findings');
    expect(message).toMatchObject({ progress: { lines: 4, checked: 4, read: 1 } });
    expect(messages.findLast((each) => each.name === 'snapshot')?.message).toMatchObject({
      info: { mode: 'recording', title: '2 journals', dialect: 'game', isSimulated: false },
      moment: { lines: 4, companions: { Status: { text: status } } },
    });
    const { findings } = await recording.answer('findings', { rule: 'line/cut', from: 0, count: 9 });
    expect(findings).toMatchObject([{ n: 2, file: `logs/${first}`, line: 3 }]);
  });

  it('goes on with the other files if one of them cannot be read', async () => {
    const gone = dropped(`logs/${first}`, commander);
    const broken = Object.assign(new File([commander], first), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('…', 'NotReadableError')) }),
    });
    const files = await chooseFiles([{ ...gone, file: broken }, dropped(`logs/${second}`, commander)]);
    const recording = new DroppedRecording(files, () => undefined);
    await recording.run();
    const { findings } = await recording.answer('findings', { rule: 'file/unreadable', from: 0, count: 9 });
    expect(findings.map(({ message }) => message)).toEqual([
      'cannot be read: it was changed after it was opened, or access is denied',
    ]);
    expect((await recording.answer('rows', { from: 0, count: 9 })).total).toBe(1);
  });
});

describe('an anonymised copy', () => {
  const message = line(1, 'SendText', ', "To":"local", "Message":"Pepper Vance here"');

  it('has no names, not even before the line that says whose they are', async () => {
    const {
      blob,
      name,
      message: summary,
    } = await anonymisedCopy(await chooseFiles([dropped(first, message + commander)]), 7);
    const text = await blob.text();
    expect(name).toBe(first);
    expect(text).not.toMatch(/Pepper Vance|F4815162/);
    expect(text.length - (message + commander).length).toBeLessThan(40);
    expect(summary).toBe(
      `Replaced 1 name of the commander and 1 player ID. Saved as ${first}; nothing left this browser.`,
    );
  });

  it('has no texts of unknown fields, and says which these are', async () => {
    const unknown = line(1, 'CarrierVisited', ', "By":"Ada Lark"');
    const { blob, message: summary } = await anonymisedCopy(await chooseFiles([dropped(first, unknown)]), 7);
    expect(await blob.text()).not.toContain('Ada Lark');
    expect(summary).toContain('There was no name to replace. Redacted 1 unknown field: CarrierVisited.By. Saved as');
  });

  it('is an archive if there are several files, without the names of the folders', async () => {
    const files = [dropped(`Pepper/${first}`, commander), dropped(`Pepper/old/${second}`, commander)];
    const { blob, name } = await anonymisedCopy(await chooseFiles(files), 7);
    expect(name).toBe('anonymised-journals.zip');
    const text = await blob.text();
    expect(text).not.toContain('Pepper');
    expect(text.startsWith('PK\u0003\u0004')).toBe(true);
  });
});

describe('an archive', () => {
  it('numbers the folders after the first', () => {
    expect(archivedPaths(['a/x', 'a/y', 'b/x'])).toEqual(['x', 'y', '2/x']);
  });

  it('holds the bytes, their checksum and their place', async () => {
    const zip = new StoredZip();
    zip.add('ä.log', [new TextEncoder().encode('1234'), new TextEncoder().encode('56789')]);
    const bytes = new Uint8Array(await new Blob(zip.parts()).arrayBuffer());
    const view = new DataView(bytes.buffer);
    // The published CRC-32 check value for these digits.
    expect(view.getUint32(14, true)).toBe(0xcbf43926);
    expect(new TextDecoder().decode(bytes.subarray(36, 45))).toBe('123456789');
    const end = bytes.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint32(end + 16, true)).toBe(45);
    expect(view.getUint32(45, true)).toBe(0x02014b50);
  });
});

it('puts many small pieces together', () => {
  const chunks = new ByteChunks(8);
  for (const size of [3, 3, 3, 20, 1]) chunks.add(new Uint8Array(size).fill(size));
  expect(chunks.all().flatMap((each) => [...each])).toEqual(
    [3, 3, 3, 20, 1].flatMap((size) => Array.from({ length: size }, () => size)),
  );
});

it('is due at most once in a while', () => {
  let now = 0;
  const limit = new RateLimit(100, () => now);
  const due = [50, 99, 100, 150, 201].map((time) => {
    now = time;
    return limit.isDue();
  });
  expect(due).toEqual([false, false, true, false, true]);
});

it('is due later after something that took long', () => {
  let now = 0;
  const limit = new RateLimit(100, () => now);
  now = 100;
  expect(limit.isDue()).toBe(true);
  now = 150;
  limit.done();
  now = 349;
  expect(limit.isDue()).toBe(false);
  now = 350;
  expect(limit.isDue()).toBe(true);
});
