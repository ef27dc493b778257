/** The game's program and its version, as the journal has them. */
export interface GameVersion {
  readonly language: string;
  readonly gameversion: string;
  readonly build: string;
}

const version = '4.1.2.100';

/** Programs that pass data on keep that of a beta apart from that of the live game. */
export function gameVersion(asLive: boolean): GameVersion {
  return {
    language: 'English/UK',
    gameversion: asLive ? version : `${version} (Beta)`,
    // The space at the end belongs to it.
    build: 'r310585/r0 ',
  };
}
