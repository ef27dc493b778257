/** The corpora that are measured. None is ever filtered by what the checker finds. */

/** What each is, and how it is written into a directory. */
export const corpora = {
  game: {
    about: 'simulated evenings of all plans, a directory for each, in the dialect game',
    write: (directory) => simulated(directory, { dialect: 'game', seeds: 10, hours: 3.3 }),
  },
  spec: {
    about: 'simulated days of all plans, a directory for each, in the dialect spec, seven times on later days',
    write: (directory) => simulated(directory, { dialect: 'spec', seeds: 4, hours: 14, rounds: 7 }),
  },
  mixed: {
    about: 'simulated sessions with the kinds in the shares of real journals',
    write: mixed,
  },
  findings: {
    about: 'mixed, with findings in 5 % of the lines',
    write: async (directory) => mixed(directory, (await import('./lines-with-findings.js')).linesWithFindings),
  },
};

// The simulator is loaded when something is to be written: most runs find everything there.

async function simulated(directory, size) {
  return (await import('./simulated.js')).writeSimulated(directory, size);
}

async function mixed(directory, linesOf) {
  return (await import('./mixed.js')).writeMixed(directory, { commanders: 2, sessions: 70, linesOf });
}
