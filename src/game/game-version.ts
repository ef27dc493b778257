/** The program that writes the journal, as it tells of itself. */
export interface GameVersion {
  readonly language: string;
  readonly gameversion: string;
  readonly build: string;
}

const version = '4.1.2.100';

/** Whoever passes data on keeps what comes from a beta apart from what comes from the live game. */
export function gameVersion(asLive: boolean): GameVersion {
  return {
    language: 'English/UK',
    gameversion: asLive ? version : `${version} (Beta)`,
    // The space at the end belongs to it.
    build: 'r310585/r0 ',
  };
}
