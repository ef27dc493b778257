/** The themes of the course, in its order. */
export const trialThemes = {
  where: 'Where am I?',
  docked: 'Docked or not',
  vehicle: 'Which ship, which vehicle',
  holdings: 'Cargo, materials, money',
  missions: 'Missions, ranks, powers, colonies',
  exploration: 'Exploration and life',
  files: 'Files, clients and time',
  companions: 'Companions in step',
  outside: 'The outside world',
} as const;

/** How much a trial matters. */
export const trialGrades = ['must', 'should', 'nice'] as const;
