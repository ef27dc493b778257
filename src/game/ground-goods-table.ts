/**
 * What surface mining gives: goods, the classes of bodies that give them, the first version that has the
 * good. Of the goods that are older than surface mining only the names are known: their bodies are a choice,
 * those where the same thing is found in rings or as a raw material.
 */
export const groundGoodsTable: readonly (readonly [type: string, bodies: string, since?: string])[] = [
  ['iridium', 'HMC MR R', '4.4.1.0'],
  ['helium', 'HMC MR R RI', '4.4.1.0'],
  ['helium3', 'I', '4.4.1.0'],
  ['bastnasite', 'R', '4.4.1.0'],
  ['deuterium', 'R RI I', '4.4.1.0'],
  ['thortveitite', 'R', '4.4.1.0'],
  ['quartzpyroxenite', 'R RI', '4.4.1.0'],
  ['olivine', 'R RI', '4.4.1.0'],
  ['periclasedunite', 'R', '4.4.1.0'],
  ['sapphire', 'HMC MR R', '4.4.1.0'],
  ['diamond', 'HMC MR R', '4.4.1.0'],
  ['ruby', 'HMC MR R', '4.4.1.0'],
  ['magnesite', 'R', '4.4.1.0'],
  ['alexandrite', 'R'],
  ['monazite', 'R'],
  ['grandidierite', 'R'],
  ['serendibite', 'R'],
  ['rhodplumsite', 'R'],
  ['jadeite', 'R'],
  ['haematite', 'R'],
  ['uraninite', 'R'],
  ['lowtemperaturediamond', 'RI I'],
  ['methanolmonohydratecrystals', 'RI I'],
  ['tritium', 'RI I'],
  ['water', 'RI I'],
  ['platinum', 'HMC MR'],
  ['palladium', 'HMC MR'],
  ['osmium', 'HMC MR'],
  ['gold', 'HMC MR'],
  ['silver', 'HMC MR'],
  ['samarium', 'HMC MR'],
  ['tantalum', 'HMC MR'],
  ['thorium', 'HMC MR'],
  ['uranium', 'HMC MR'],
  ['titanium', 'HMC MR'],
  ['lithium', 'HMC MR'],
  ['copper', 'HMC MR'],
];

/** The classes of bodies, as they are abbreviated above. */
export const groundClasses = {
  HMC: 'High metal content body',
  MR: 'Metal rich body',
  R: 'Rocky body',
  RI: 'Rocky ice body',
  I: 'Icy body',
} as const;
