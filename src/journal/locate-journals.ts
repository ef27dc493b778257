import { readdir, readFile, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';

import { checkOptions, type OptionShapes } from '../words/shape/check-options.js';
import { aString, mustBe, required } from '../words/shape/shape.js';
import { isDirectory } from './directories.js';
import { isObject } from './journal-event.js';
import { parseJournalName } from './journal-names.js';
import { parseVdf, type VdfObject } from './vdf.js';

/** Environment that determines where the journals are. */
export interface LocateOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly home: string;
}

export interface Located {
  /** The first directory that contains journal files, or else the first one found. */
  readonly directory: string | undefined;
  readonly found: readonly string[];
  readonly tried: readonly Tried[];
}

/** A searched location; if nothing was found, `*` in the path stands for any directory. */
export interface Tried {
  readonly place: string;
  readonly path: string;
  readonly found: boolean;
}

interface SearchLocation {
  readonly place: string;
  readonly start: 'profile' | 'home' | 'library';
  readonly pattern: string;
}

const variable = 'ED_JOURNAL_DIR';

const savedGames = 'Saved Games/Frontier Developments/Elite Dangerous';
const inWine = `drive_c/users/*/${savedGames}`;

/** Known locations; `*` stands for any directory. */
const searchLocations: readonly SearchLocation[] = [
  { place: 'Windows', start: 'profile', pattern: savedGames },
  { place: 'Steam Proton', start: 'library', pattern: `steamapps/compatdata/359320/pfx/${inWine}` },
  { place: 'Heroic', start: 'home', pattern: `Games/Heroic/Prefixes/*/${inWine}` },
  { place: 'Heroic', start: 'home', pattern: `Games/Heroic/Prefixes/*/pfx/${inWine}` },
  { place: 'Heroic', start: 'home', pattern: `Games/Heroic/Prefixes/default/*/${inWine}` },
  { place: 'Heroic', start: 'home', pattern: `Games/Heroic/Prefixes/default/*/pfx/${inWine}` },
  { place: 'Lutris', start: 'home', pattern: `Games/*/${inWine}` },
  { place: 'Bottles', start: 'home', pattern: `.local/share/bottles/bottles/*/${inWine}` },
  { place: 'Bottles', start: 'home', pattern: `.var/app/com.usebottles.bottles/data/bottles/bottles/*/${inWine}` },
  { place: 'Wine', start: 'home', pattern: `.wine/${inWine}` },
];

/** Installation directories of Steam: distribution package, Flatpak, Snap. */
const steamRoots = [
  '.steam/steam',
  '.steam/root',
  '.local/share/Steam',
  '.var/app/com.valvesoftware.Steam/.local/share/Steam',
  '.var/app/com.valvesoftware.Steam/data/Steam',
  'snap/steam/common/.local/share/Steam',
];

const libraryLists = ['steamapps/libraryfolders.vdf', 'config/libraryfolders.vdf'];

/** Finds the directory that the game writes to. If `ED_JOURNAL_DIR` is set, no other place is searched. */
export async function locateJournals(
  options: LocateOptions = { env: process.env, platform: process.platform, home: homedir() },
): Promise<Located> {
  const computer = checkOptions('locateJournals', options, locateChecks);
  const chosen = computer.env[variable];
  const tried = chosen
    ? [{ place: variable, path: chosen, found: await isDirectory(chosen) }]
    : await search(await startsOf(computer));
  const found = tried.filter((each) => each.found).map(({ path }) => path);
  return { directory: (await firstWithJournals(found)) ?? found[0], found, tried };
}

const locateChecks: OptionShapes<LocateOptions> = {
  env: required(mustBe('an object such as process.env', isObject)),
  platform: required(aString),
  home: required(aString),
};

type Starts = Readonly<Record<SearchLocation['start'], readonly string[]>>;

async function startsOf({ env, platform, home }: LocateOptions): Promise<Starts> {
  if (platform === 'win32') return { profile: [env['USERPROFILE'] || home], home: [], library: [] };
  return { profile: [], home: [home], library: await steamLibraries(home) };
}

async function search(starts: Starts): Promise<Tried[]> {
  const tried: Tried[] = [];
  const known = new Set<string>();
  for (const { place, start, pattern } of searchLocations) {
    for (const base of starts[start]) {
      const found = await expand(base, pattern);
      if (found.length === 0) tried.push({ place, path: join(base, pattern), found: false });
      for (const path of await notYetSeen(found, known)) tried.push({ place, path, found: true });
    }
  }
  return tried;
}

/** The directories below a base that match a pattern. */
async function expand(base: string, pattern: string): Promise<string[]> {
  const [first = '', ...others] = pattern.split('/*/');
  let paths = [join(base, first)];
  for (const other of others) {
    const within = await Promise.all(
      paths.map(async (path) => (await namesIn(path)).map((name) => join(path, name, other))),
    );
    paths = within.flat();
  }
  const real = await Promise.all(paths.map(isDirectory));
  return paths.filter((_, index) => real[index]);
}

/** Libraries of all Steam installations, mounted or not. */
async function steamLibraries(home: string): Promise<string[]> {
  const roots = steamRoots.map((root) => join(home, root));
  const libraries = await Promise.all(roots.map(async (root) => [root, ...(await librariesOf(root))]));
  return notYetSeen(libraries.flat(), new Set());
}

async function librariesOf(root: string): Promise<string[]> {
  const texts = await Promise.all(libraryLists.map((list) => readFile(join(root, list), 'utf8').catch(() => '')));
  return texts.flatMap(listedLibraries);
}

/** Today a library is an object with a path; until 2021 it was the path itself. */
function listedLibraries(text: string): string[] {
  return [...parsedOrEmpty(text).values()]
    .flatMap((list) => (typeof list === 'string' ? [] : [...list]))
    .filter(([key]) => /^\d+$/.test(key))
    .map(([, library]) => (typeof library === 'string' ? library : library.get('path')))
    .filter((path) => typeof path === 'string')
    .filter(isAbsolute);
}

/** A broken library list must not hide other locations. */
function parsedOrEmpty(text: string): VdfObject {
  try {
    return parseVdf(text);
  } catch {
    return new Map();
  }
}

/** Paths with new real paths, which are then known: Steam links its roots to each other. */
async function notYetSeen(paths: readonly string[], known: Set<string>): Promise<string[]> {
  const fresh: string[] = [];
  for (const path of paths) {
    const target = await realpath(path).catch(() => resolve(path));
    if (!known.has(target)) fresh.push(path);
    known.add(target);
  }
  return fresh;
}

async function firstWithJournals(directories: readonly string[]): Promise<string | undefined> {
  for (const directory of directories) {
    if ((await namesIn(directory)).some((name) => parseJournalName(name))) return directory;
  }
  return undefined;
}

/** Names in a directory, sorted; empty if it cannot be read. */
async function namesIn(directory: string): Promise<string[]> {
  const names: string[] = await readdir(directory).catch(() => []);
  return names.sort();
}
