/** The words of the live game for stars and other bodies. */

/**
 * By kind: main sequence, brown dwarfs, young stars, Wolf-Rayet and carbon stars, white dwarfs, remnants,
 * giants, others.
 */
// biome-ignore format: one sort, one line
export const starClasses = [
  'O', 'B', 'A', 'F', 'G', 'K', 'M',
  'L', 'T', 'Y',
  'TTS', 'AeBe',
  'W', 'WN', 'WNC', 'WC', 'WO',
  'CS', 'C', 'CN', 'CJ', 'CH', 'CHd', 'MS', 'S',
  'D', 'DA', 'DAB', 'DAO', 'DAZ', 'DAV', 'DB', 'DBZ', 'DBV', 'DO', 'DOV', 'DQ', 'DC', 'DCV', 'DX',
  'N', 'H', 'SupermassiveBlackHole',
  'A_BlueWhiteSuperGiant', 'B_BlueWhiteSuperGiant', 'F_WhiteSuperGiant', 'G_WhiteSuperGiant', 'M_RedSuperGiant',
  'M_RedGiant', 'K_OrangeGiant',
  'X', 'RoguePlanet', 'Nebula', 'StellarRemnantNebula',
] as const;

export type StarClass = (typeof starClasses)[number];

export const bodyTypes = [
  'Star',
  'Planet',
  'Station',
  'PlanetaryRing',
  'StellarRing',
  'AsteroidCluster',
  'Null',
  'Ring',
] as const;
