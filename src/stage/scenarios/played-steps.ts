/** A scenario whose steps are played on a stage, and what became of each. */
export interface PlayedSteps {
  readonly name: string;
  readonly steps: readonly PlayedStep[];
}

export interface PlayedStep {
  /** As it is written in the file. */
  readonly words: string;
  /** Those that need a tool are left out. */
  is: 'waiting' | 'playing' | 'played' | 'failed' | 'left out';
  /** Why it failed. */
  problem?: string;
}

/** A scenario or trial of the package. */
export interface ScenarioEntry {
  readonly name: string;
  readonly about: string;
  /** Of a trial: what it is about, and why it is hard. */
  readonly theme?: string;
  readonly why?: string;
}
