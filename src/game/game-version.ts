/** The game's version, as it writes it. */
export interface GameVersion {
  readonly language: string;
  readonly gameversion: string;
  readonly build: string;
}

const version = '4.1.2.100';

/** Tools that upload journals ignore those of a beta, so simulated sessions claim to be one by default. */
export function gameVersion(asLive: boolean): GameVersion {
  return {
    language: 'English/UK',
    gameversion: asLive ? version : `${version} (Beta)`,
    // The game writes the space at the end.
    build: 'r310585/r0 ',
  };
}
