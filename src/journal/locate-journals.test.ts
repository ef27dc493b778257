import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Located, type LocateOptions, locateJournals } from './locate-journals.js';

const savedGames = 'Saved Games/Frontier Developments/Elite Dangerous';
const inProton = `steamapps/compatdata/359320/pfx/drive_c/users/steamuser/${savedGames}`;
const steam = '.local/share/Steam';
const aJournal = 'Journal.2026-11-14T204100.01.log';

let home: string;

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'shakedown-locate-')));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(home, { recursive: true });
});

describe('ED_JOURNAL_DIR', () => {
  it('is the only answer if it is set', async () => {
    await directory(inSteam());
    const chosen = await directory('elsewhere');
    expect(await locate({ env: { ED_JOURNAL_DIR: chosen } })).toEqual({
      directory: chosen,
      found: [chosen],
      tried: [{ place: 'ED_JOURNAL_DIR', path: chosen, found: true }],
    });
  });

  it('is the only answer even if it does not exist', async () => {
    await directory(inSteam());
    const chosen = join(home, 'nowhere');
    expect(await locate({ env: { ED_JOURNAL_DIR: chosen } })).toEqual({
      directory: undefined,
      found: [],
      tried: [{ place: 'ED_JOURNAL_DIR', path: chosen, found: false }],
    });
  });

  it('is not found if it names a file', async () => {
    const chosen = await file('elsewhere', '');
    expect((await locate({ env: { ED_JOURNAL_DIR: chosen } })).directory).toBeUndefined();
  });

  it('does not count if it is empty', async () => {
    const expected = await directory(inSteam());
    expect((await locate({ env: { ED_JOURNAL_DIR: '' } })).directory).toBe(expected);
  });
});

describe('on Windows', () => {
  it('the journal is in the saved games of the user profile, and nowhere else', async () => {
    const expected = await directory(`profile/${savedGames}`);
    await directory(inSteam());
    expect(await locate({ platform: 'win32', env: { USERPROFILE: join(home, 'profile') } })).toEqual({
      directory: expected,
      found: [expected],
      tried: [{ place: 'Windows', path: expected, found: true }],
    });
  });

  it('the home directory stands in for a profile that is not set', async () => {
    const expected = await directory(savedGames);
    expect((await locate({ platform: 'win32' })).directory).toBe(expected);
  });
});

describe('every place where the game is known to write', () => {
  const inWine = `drive_c/users/jameson/${savedGames}`;

  it.each([
    ['Steam Proton', `.steam/steam/${inProton}`],
    ['Steam Proton', `.steam/root/${inProton}`],
    ['Steam Proton', `${steam}/${inProton}`],
    ['Steam Proton', `.var/app/com.valvesoftware.Steam/.local/share/Steam/${inProton}`],
    ['Steam Proton', `.var/app/com.valvesoftware.Steam/data/Steam/${inProton}`],
    ['Steam Proton', `snap/steam/common/.local/share/Steam/${inProton}`],
    ['Heroic', `Games/Heroic/Prefixes/Elite Dangerous/${inWine}`],
    ['Heroic', `Games/Heroic/Prefixes/Elite Dangerous/pfx/${inWine}`],
    ['Heroic', `Games/Heroic/Prefixes/default/${inWine}`],
    ['Heroic', `Games/Heroic/Prefixes/default/pfx/${inWine}`],
    ['Heroic', `Games/Heroic/Prefixes/default/Elite Dangerous/${inWine}`],
    ['Heroic', `Games/Heroic/Prefixes/default/Elite Dangerous/pfx/${inWine}`],
    ['Lutris', `Games/elite-dangerous/${inWine}`],
    ['Bottles', `.local/share/bottles/bottles/Elite/${inWine}`],
    ['Bottles', `.var/app/com.usebottles.bottles/data/bottles/bottles/Elite/${inWine}`],
    ['Wine', `.wine/${inWine}`],
  ])('is tried: %s in %s', async (place, path) => {
    const expected = await directory(path);
    const { directory: located, found, tried } = await locate();
    expect([located, ...found]).toEqual([expected, expected]);
    expect(tried.filter((each) => each.found)).toEqual([{ place, path: expected, found: true }]);
  });
});

describe('the libraries of Steam', () => {
  it('are all tried, from both lists, a disk that is not there included', async () => {
    const [first, second] = [await directory(`one/${inProton}`), await directory(`two/${inProton}`)];
    await file(`${steam}/steamapps/libraryfolders.vdf`, libraryList(home, join(home, 'one'), '/unplugged'));
    await file(`${steam}/config/libraryfolders.vdf`, libraryList(join(home, 'two')));
    const { found, tried } = await locate();
    expect(found).toEqual([first, second]);
    expect(pathsOf(tried, 'Steam Proton')).toContain(`/unplugged/${inProton.replace('steamuser', '*')}`);
  });

  it('are found in a list of the older form', async () => {
    const expected = await directory(`one/${inProton}`);
    const text = `"LibraryFolders" { "TimeNextStatsReport" "1" "ContentStatsID" "/no" "1" "${join(home, 'one')}" }`;
    await file(`${steam}/steamapps/libraryfolders.vdf`, text);
    const { directory: located, tried } = await locate();
    expect(located).toBe(expected);
    expect(pathsOf(tried, 'Steam Proton').filter((path) => path.startsWith('/no/'))).toEqual([]);
  });

  it.each([
    ['broken', '"libraryfolders" { "0" { "path" "/mnt'],
    ['empty', ''],
    ['without paths', '"libraryfolders" { "0" { "label" "x" } "1" { "path" { } } } "2" "x"'],
    ['with paths that lead nowhere', '"libraryfolders" { "0" { "path" "games" } "1" { "path" "D:\\\\Games" } }'],
    ['hostile', '"0" { '.repeat(10_000)],
  ])('do not suffer from a list that is %s', async (_, text) => {
    const expected = await directory(inSteam());
    await file(`${steam}/steamapps/libraryfolders.vdf`, text);
    const { found, tried } = await locate();
    expect(found).toEqual([expected]);
    expect(pathsOf(tried, 'Steam Proton')).toHaveLength(6);
  });

  it('do not suffer from a list that cannot be read', async () => {
    const expected = await directory(inSteam());
    await directory(`${steam}/steamapps/libraryfolders.vdf`);
    expect((await locate()).found).toEqual([expected]);
  });

  it('are reported once, however many links lead to them', async () => {
    await directory(inSteam());
    await directory('.steam');
    await symlink(join(home, steam), join(home, '.steam/steam'));
    await symlink(join(home, steam), join(home, '.steam/root'));
    await file(`${steam}/steamapps/libraryfolders.vdf`, libraryList(join(home, steam), `${join(home, steam)}/`));
    const { found, tried } = await locate();
    const expected = join(home, '.steam/steam', inProton);
    expect(found).toEqual([expected]);
    expect(
      pathsOf(tried, 'Steam Proton').filter((path) => !path.includes('/.var/') && !path.includes('/snap/')),
    ).toEqual([expected]);
  });
});

describe('among several directories', () => {
  it('the first that holds journals is taken', async () => {
    const withoutJournals = await directory(inSteam());
    await file(`${inSteam()}/${aJournal}.bak`, '');
    const withJournals = dirname(await file(`.wine/drive_c/users/jameson/${savedGames}/${aJournal}`, ''));
    expect(await locate()).toMatchObject({ directory: withJournals, found: [withoutJournals, withJournals] });
  });

  it('the first is taken if none holds journals', async () => {
    const first = await directory(inSteam());
    await directory(`.wine/drive_c/users/jameson/${savedGames}`);
    expect((await locate()).directory).toBe(first);
  });

  it('those of several users of one prefix stand in the order of their names, and links among them once', async () => {
    const prefix = 'Games/elite';
    const second = await directory(`${prefix}/drive_c/users/steamuser/${savedGames}`);
    const first = await directory(`${prefix}/drive_c/users/jameson/${savedGames}`);
    await symlink(join(home, prefix, 'drive_c/users/jameson'), join(home, prefix, 'drive_c/users/link'));
    await file(`${prefix}/drive_c/users/a file`, '');
    expect((await locate()).found).toEqual([first, second]);
  });
});

describe('where nothing is found', () => {
  it('every place is listed, with a star for any directory', async () => {
    const { directory: located, found, tried } = await locate();
    expect([located, found]).toEqual([undefined, []]);
    expect(tried.some((each) => each.found)).toBe(false);
    expect([...new Set(tried.map(({ place }) => place))]).toEqual([
      'Steam Proton',
      'Heroic',
      'Lutris',
      'Bottles',
      'Wine',
    ]);
    expect(tried.at(-1)?.path).toBe(join(home, '.wine/drive_c/users/*', savedGames));
  });

  it('a file in place of the directory does not count', async () => {
    await file(inSteam(), '');
    expect((await locate()).directory).toBeUndefined();
  });
});

describe('without surroundings given', () => {
  it("the process's own are used", async () => {
    vi.stubEnv('ED_JOURNAL_DIR', home);
    expect((await locateJournals()).directory).toBe(home);
  });
});

function locate(surroundings: Partial<LocateOptions> = {}): Promise<Located> {
  return locateJournals({ env: {}, platform: 'linux', home, ...surroundings });
}

function inSteam(): string {
  return `${steam}/${inProton}`;
}

async function directory(path: string): Promise<string> {
  await mkdir(join(home, path), { recursive: true });
  return join(home, path);
}

async function file(path: string, text: string): Promise<string> {
  await directory(dirname(path));
  await writeFile(join(home, path), text);
  return join(home, path);
}

function libraryList(...libraries: readonly string[]): string {
  const entries = libraries.map((path, index) => `\t"${index}"\n\t{\n\t\t"path"\t\t"${path}"\n\t}\n`);
  return `"libraryfolders"\n{\n${entries.join('')}}\n`;
}

function pathsOf(tried: Located['tried'], place: string): string[] {
  return tried.filter((each) => each.place === place).map(({ path }) => path);
}
