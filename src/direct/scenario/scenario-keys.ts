/** The keys of a session: those that a scenario shares with the sessions before it. */
export const sessionKeys = {
  seed: 'An integer that all chance comes from; 1 if left out.',
  start: 'When the session begins, such as 2026-11-14T20:41:00Z, which it is if left out.',
  dialect: 'Whether what is written follows the specification, or the live game, as it does if left out.',
  client: "The game that is played: odyssey, horizons, legacy; today's if left out, with or without Odyssey.",
  plan: 'What the commander does where no step says anything; stay, which is just waiting, if left out.',
  for: 'How long the session lasts at most, such as 2h; until its last step has come if left out.',
  given: 'How things are before the session begins.',
  kinds: 'The only kinds that the session writes by itself; [] for none, so that injected events are all there is.',
  second: 'Whether a second commander plays at the same time, with a journal in the same directory.',
  language: 'The language of displayed texts; English if left out.',
  end: 'How the session ends: the game is closed (shutdown, if left out), or it crashes.',
  'as-live': 'Whether the version is that of the live game; otherwise it says Beta.',
  naming: 'How journals are named: as today, as until 2022 (old), or as by a beta; as the client does if left out.',
} as const;

/**
 * The keys of a scenario and their meaning: the parser, its errors and the JSON Schema are derived from
 * these.
 */
export const scenarioKeys = {
  about: 'What the scenario shows, in a few words.',
  ...sessionKeys,
  before:
    'Sessions that were played before, by the keys of a session: their journals are in the directory first. Each takes 30m and is a day before the next if left out.',
  with: 'The services that run beside the session, such as [eddn, inara], or eddn:4430 for a port. Those that a step or an expectation names run as well.',
  tool: 'The program under test, which shakedown scenario run starts beside the session.',
  steps: 'What happens, one after the other: situations, waits, injected events and faults.',
  expect: 'What must have come about at the end.',
  trial: 'What makes the scenario part of the course: theme, grade, why, reports.',
} as const;

/** The keys of a trial, besides those of a scenario. */
export const trialKeys = {
  theme: 'What it is about.',
  grade: 'How much it matters.',
  why: 'What the game writes, and where tools go wrong.',
  reports: 'Public reports of the mistake, such as [EDMC 172].',
  injected: 'Whether lines are injected that no situation writes.',
  env: 'More for the environment of the tool, such as { LC_ALL: de_DE.UTF-8 }.',
} as const;

/** The keys of an injected event, besides the steps of the step table. */
export const injectKeys = {
  inject: 'An event that is written as it stands here. The state of the session follows it.',
  anyway: 'Whether an event is written despite findings, and whether the scenario goes on if a situation fails.',
} as const;

/** The key beside `ask`. */
export const answerKey = { answer: 'The right answer in words, for people.' } as const;

export const expectKeys = {
  events: 'Events that come in this order, with any others in between.',
  never: 'Events that do not come at all.',
  state:
    'Part of the state after the last step. A list must contain at least these elements; null expects a missing value.',
  sent: 'Messages that a tool sends to the services, in any order: a service, or an object with service and kind.',
  unsent: 'Messages that a tool does not send.',
  findings: 'The rules that messages break: these at least, or [] for no error and no warning at all.',
  unbroken: 'Rules that no message breaks, such as [eddn/twice].',
  tool: 'What the tool prints, writes to files, and how it ends; only looked at if there is a tool.',
} as const;
