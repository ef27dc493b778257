/** The corpora that are measured, and how each is written into a directory. None is filtered by findings. */
export const corpora = {
  /** Simulated evenings of all plans, a directory for each. */
  game: (directory) => simulated(directory, { dialect: 'game', seeds: 10, hours: 3.3 }),
  /** Simulated days of all plans, a directory for each, seven times on later days. */
  spec: (directory) => simulated(directory, { dialect: 'spec', seeds: 4, hours: 14, rounds: 7 }),
  /** Simulated sessions with the kinds in the shares of real journals. */
  mixed,
  /** The same, with findings in 5 % of the lines. */
  findings: async (directory) => mixed(directory, (await import('./lines-with-findings.js')).linesWithFindings),
};

// The simulator is loaded when something is to be written: most runs find everything there.

async function simulated(directory, size) {
  return (await import('./simulated.js')).writeSimulated(directory, size);
}

async function mixed(directory, linesOf) {
  return (await import('./mixed.js')).writeMixed(directory, { commanders: 2, sessions: 70, linesOf });
}
