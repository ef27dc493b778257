/** What is known of a step with one value; the example is for a step without a value. */
interface StepFacts {
  readonly about: string;
  readonly example: string;
}

/** The steps with one value, such as `wait: 30s`, by name. */
export const stepTable = {
  wait: {
    about: 'Lets time pass, such as 30s or 1h30m.',
    example: 'wait: 30s',
  },
  leap: {
    about: 'Lets time pass until then: a time such as 2026-11-14T20:51:00Z.',
    example: 'leap: 2026-11-14T20:51:00Z',
  },
  step: {
    about: 'A number: runs until this many more things are written.',
    example: 'step: 1',
  },
  until: {
    about: 'Lets time pass until such a line is written; a situation right before it goes on meanwhile.',
    example: 'until: Touchdown',
  },
  fault: {
    about: 'A way in which the journal goes wrong: at the next line that it can happen to, unless it says when.',
    example: 'fault: torn-line',
  },
  'stop-fault': {
    about: 'A fault that no longer happens from here on: its name, or all of what was requested.',
    example: 'stop-fault: torn-line',
  },
  await: {
    about: 'Waits until a fault of a service has happened to a request of the tool, for up to 40 s of real time.',
    example: 'await: eddn-refuses',
  },
  ask: {
    about: 'Asks the tool for its state: what is asked, with the right answers; known, same, other leave them open.',
    example: 'ask: { system: known, docked: true }',
  },
  tool: {
    about: 'Starts the tool only here, or stops it.',
    example: 'tool: start',
  },
} as const satisfies Readonly<Record<string, StepFacts>>;

export type StepName = keyof typeof stepTable;
