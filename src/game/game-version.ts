import { type Language, languages } from './languages.js';

export interface GameVersion {
  readonly language: string;
  readonly gameversion: string;
  readonly build: string;
}

/**
 * The versions in real journals, each from the day it was first seen. The builds from 4.2 on are unknown:
 * they keep rising.
 */
const versions = [
  ['2021-08-05', '4.0.0.701', 'r273365'],
  ['2022-10-11', '4.0.0.1450', 'r286916'],
  ['2023-01-04', '4.0.0.1476', 'r289925'],
  ['2023-02-12', '4.0.0.1477', 'r291050'],
  ['2023-05-12', '4.0.0.1501', 'r293778'],
  ['2023-08-16', '4.0.0.1600', 'r295229'],
  ['2023-10-22', '4.0.0.1700', 'r297330'],
  ['2024-04-02', '4.0.0.1801', 'r300472'],
  ['2024-04-12', '4.0.0.1802', 'r301217'],
  ['2024-04-19', '4.0.0.1803', 'r301470'],
  ['2024-12-29', '4.0.0.1904', 'r308768'],
  ['2025-03-08', '4.1.0.100', 'r310585'],
  ['2025-04-08', '4.1.1.0', 'r312109'],
  ['2025-05-27', '4.1.2.100', 'r313544'],
  ['2025-10-20', '4.2.1.2', 'r316942'],
  ['2025-11-13', '4.2.2.1', 'r318031'],
  ['2025-12-03', '4.3.0.0', 'r318752'],
  ['2026-06-26', '4.3.3.0', 'r325461'],
  ['2026-07-01', '4.4.0.1', 'r325877'],
] as const;

/**
 * The version at a time, in seconds since 1970. Tools that upload journals ignore those of a beta, so
 * simulated sessions claim to be one by default.
 */
export function gameVersion(now: number, asLive: boolean, language: Language = 'en'): GameVersion {
  const [first] = versions;
  const [, version, build] = versions.findLast(([since]) => Date.parse(since) / 1000 <= now) ?? first;
  return {
    language: languages[language],
    gameversion: asLive ? version : `${version} (Beta)`,
    // The game writes the trailing space.
    build: `${build}/r0 `,
  };
}
