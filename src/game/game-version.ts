/** Versions of the game: their order, what a journal says of its own, and what the simulator writes. */
import { RecentCache } from '../words/memo.js';
import type { Client } from './clients.js';
import { type Language, languages } from './languages.js';
import { buildTable, knownUntil, legacyBuildTable, versionNames, versionTable } from './version-table.js';

export interface GameVersion {
  readonly language: string;
  readonly gameversion: string;
  readonly build: string;
}

const betaMark = ' (Beta)';

/**
 * The version at a time, in seconds since 1970. Tools that upload journals ignore those of a beta, so
 * simulated sessions claim to be one by default.
 */
export function gameVersion(now: number, asLive: boolean, language: Language = 'en', client?: Client): GameVersion {
  const builds = client === 'legacy' ? legacyBuildTable : buildTable;
  const [, version, build] = builds.findLast(([since]) => Date.parse(since) / 1000 <= now) ?? builds[0];
  return {
    language: client === 'legacy' ? languages[language].replace('/', '\\') : languages[language],
    gameversion: asLive ? version : `${version}${betaMark}`,
    // The game writes the trailing space.
    build: `${build}/r0 `,
  };
}

/** The version after an update, if there was one by then. */
export function laterVersion({ language, gameversion }: GameVersion, now: number, client?: Client): GameVersion {
  const later = gameVersion(now, !gameversion.endsWith(betaMark), 'en', client);
  return { language, gameversion: later.gameversion, build: later.build };
}

/** What is known of a version in one of the tables. */
export interface VersionFacts {
  readonly version: string;
  /** The first day on which it is known to have been played, or the month. */
  readonly from: string;
  readonly witness: string;
  /** As journals have it, such as `r332841/r0`. */
  readonly build: string | undefined;
}

const builds = [...buildTable, ...legacyBuildTable];

const versions = versionTable.map(([version, from, lines, witness]) => ({
  version,
  from,
  witness,
  isSeen: lines === 'seen',
  order: orderOf(version) ?? 0,
}));

export function versionFacts(version: string): VersionFacts | undefined {
  const [day, , number] = builds.find(([, each]) => each === version) ?? [];
  const { from = day, witness = 'real lines' } = versions.find((each) => each.version === version) ?? {};
  return from === undefined ? undefined : { version, from, witness, build: number && `${number}/r0` };
}

/** Those that changed the journal, then those of which only the build is known. */
export const knownVersions: readonly string[] = [
  ...new Set([...versionTable.map(([version]) => version), ...builds.map(([, version]) => version)]),
];

/** Where a version stands among the others: larger if it is later; undefined if its text has no number. */
export function orderOf(version: string): number | undefined {
  const [, digits, beta = '0'] = /^(\d+(?:\.\d+){0,3})(?:\s*\(Beta (\d+)\))?/i.exec(version) ?? [];
  if (digits === undefined) return undefined;
  const [major = 0, minor = 0, patch = 0, build = Number(beta)] = digits.split('.').map(Number);
  return ((major * 1000 + minor) * 1000 + patch) * 100_000 + build;
}

/** Whether a version is known to be older than another. */
export function isVersionBefore(version: string | undefined, other: string | undefined): boolean {
  return version !== undefined && other !== undefined && (orderOf(version) ?? Infinity) < (orderOf(other) ?? 0);
}

/** The newest version that is known. */
export const lastKnown: string = versionTable[versionTable.length - 1]?.[0] ?? '';

/** The number of a version, if it is newer than another, or than the newest known one. */
export function newerVersion(gameversion: unknown, than = lastKnown): string | undefined {
  const [number] = (typeof gameversion === 'string' && /^\d{1,2}(\.\d{1,5}){1,3}(?=\s|$)/.exec(gameversion)) || [];
  return isVersionBefore(than, number) ? number : undefined;
}

/** Says that a version is newer than the newest known one. */
export function newerVersionNotice(version: string): string {
  const known = `${lastKnown}, ${knownUntil}`;
  return `${version} is newer than what Shakedown knows (${known}): shakedown drift --learn shows what is new`;
}

/** The number of a version that a journal may give as a name, such as "Fleet Carriers Update - Patch 11". */
export function numberOf(gameversion: string): string {
  return versionNames.find(([name]) => gameversion.startsWith(name))?.[1] ?? gameversion;
}

/**
 * The version of the table whose rules apply to a line: the last one that was seen in real lines and is not
 * later than the version of the journal, or than the time of the line if the journal names none.
 */
export function rulesVersion(gameversion: unknown, timestamp: unknown): string | undefined {
  const named =
    typeof gameversion === 'string' ? namedVersions.getOrMake(gameversion, () => seenUpTo(gameversion)) : '';
  if (named !== '') return named;
  if (typeof timestamp !== 'string' || !/^\d{4}-/.test(timestamp)) return undefined;
  return lastSeen((each) => isPlayedAt(timestamp, each));
}

/** By what journals call their versions; '' for a name that is not known. A directory has few. */
const namedVersions = new RecentCache<string, string>(100);

function seenUpTo(gameversion: string): string {
  const order = orderOf(numberOf(gameversion));
  return order === undefined ? '' : lastSeen((each) => each.order <= order);
}

/** The last version with real lines of which something holds; the first one if there is none. */
function lastSeen(holds: (version: (typeof versions)[number]) => boolean): string {
  return versions.findLast((each) => each.isSeen && holds(each))?.version ?? versionTable[0][0];
}

/** Until both clients became one, a time does not say which of them was played. */
function isPlayedAt(timestamp: string, { from, order }: (typeof versions)[number]): boolean {
  return timestamp.slice(0, from.length) > from && (order < twoClients || from >= oneClient);
}

const twoClients = orderOf('4.0') ?? 0;
const oneClient = '2022-11-29';
