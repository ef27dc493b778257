import type { QueryName } from './control-protocol.js';
import type { Value } from './value-schema.js';

/** What the OpenAPI document says of an endpoint. */
export interface Endpoint {
  readonly summary: string;
  readonly about: string;
}

/** The POST requests by path, with examples of bodies. */
export const requestTable = {
  trigger: {
    summary: 'Triggers a situation',
    about:
      'Triggers a situation, prerequisites first, like shakedown trigger. GET /situations lists them and their settings.',
    examples: {
      dock: { situation: 'dock' },
      'dock at a station of that name': { situation: 'dock', set: { station: 'Abraham Lincoln' } },
      'dock with four tonnes of gold and a fifth of the fuel': {
        situation: 'dock',
        set: { fuel: '20%', cargo: { gold: 4 } },
      },
    },
  },
  preview: {
    summary: 'Previews a situation',
    about:
      'Responds like /trigger, with the lines that would be written and the resulting state, but changes nothing: the session is replayed on a copy. A long session takes too long for that, and is refused.',
    examples: { dock: { situation: 'dock' } },
  },
  inject: {
    summary: 'Writes an event of your own',
    about:
      'Writes an event, unless the checker objects, like shakedown inject. Its time is now unless it has its own, and the state of the session follows it.',
    examples: {
      'as an object': { event: { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' } },
      'as text': {
        event: '{"event":"SquadronStartup","SquadronID":9007199254740993,"SquadronName":"ACES","CurrentRank":1}',
      },
      'even if the checker objects': { event: { event: 'Docked', StationName: 7 }, anyway: true },
    },
  },
  fault: {
    summary: 'Causes a fault on disk',
    about:
      'Adds a fault: a name alone happens once, at the next opportunity; torn-line:2% happens repeatedly. GET /faults lists them.',
    examples: {
      'the next line': { fault: 'torn-line' },
      'one Docked in twenty': { fault: 'missing-field/Docked:5%' },
    },
  },
  answer: {
    summary: 'Answers in place of a service',
    about:
      'What a service beside the session answers instead of its own answer: a status, a body (an object or a list is sent as JSON), headers, after a delay in milliseconds, or nothing at all; for the next requests, or at a rate from 0 to 1. Without anything but the service, it gives its own answers again.',
    examples: {
      'EDDN refuses the next message': { service: 'eddn', status: 400, next: 1 },
      'Inara refuses a batch': { service: 'inara', body: { header: { eventStatus: 400 } }, next: 1 },
      'its own answers again': { service: 'eddn' },
    },
  },
  clock: {
    summary: 'Controls the clock',
    about:
      'play and pause start and stop the clock; step plays until something is written next, lines or only a file beside the journal; speed sets a factor without starting the clock; leap writes everything up to a time at once, a week ahead at most, and is cancelled by closing the connection.',
    examples: {
      pause: { do: 'pause' },
      'the next line': { do: 'step' },
      'a hundred times as fast': { do: 'speed', speed: 100 },
      'as fast as possible': { do: 'speed', speed: 'max' },
      'ten minutes ahead': { do: 'leap', by: '10m' },
      'ten seconds ahead': { do: 'leap', by: 10_000 },
      'to a time': { do: 'leap', to: '2026-11-14T22:00:00Z' },
      play: { do: 'play' },
    },
  },
  scenario: {
    summary: 'Plays the steps of a scenario',
    about:
      'Plays the steps of a scenario or trial of the package, or of a text, in this session: triggers, injections, faults and leaps, one after the other. Seed, given state, tool, questions and expectations of the scenario are left out. GET /scenario says how far it has come; closing the connection stops it.',
    examples: {
      'a scenario of the package': { name: 'low-fuel-and-scoop' },
      'steps of your own': { name: 'mine', text: 'steps: [dock, { wait: 10s }, undock]' },
    },
  },
  state: {
    summary: 'The state of the session now',
    about: 'Only responds, like GET /state.',
    examples: { 'nothing to say': {} },
  },
  end: {
    summary: 'Ends the session',
    about: 'Ends the session properly: Shutdown is written, and the process that runs the stage ends.',
    examples: { 'nothing to say': {} },
  },
} as const satisfies Readonly<Record<string, Endpoint & { readonly examples: Readonly<Record<string, object>> }>>;

/** The GET requests by path; `deletion` is what DELETE does there. */
export const queryTable = {
  state: {
    summary: 'The state of the session now',
    about: 'What a tool that follows the session should know by now; no lines.',
    answer: 'Answer',
  },
  situations: {
    summary: 'Lists what can be made to happen',
    about: 'As shakedown list situations does.',
    answer: { list: 'Situation' },
  },
  settings: {
    summary: 'Lists what can be set',
    about: 'As shakedown list settings does.',
    answer: { list: 'Setting' },
  },
  faults: {
    summary: 'Lists what can go wrong',
    about: 'As shakedown list faults does.',
    answer: { list: 'Fault' },
  },
  fault: {
    summary: 'Lists the requested faults',
    about:
      'What was requested so far, by --fault too: which still happen, how often each did, and where the last time.',
    answer: { list: 'RequestedFault' },
    deletion: {
      summary: 'Stops faults',
      about:
        'Stops faults that repeat or have not happened yet, and responds with them: those of a name, or of all that was requested, such as torn-line:2%; without a parameter, all.',
    },
  },
  services: {
    summary: 'Lists the services beside the session',
    about:
      'Their addresses, what tools have sent to them, what is wrong with it, the line each message came from, and what should have been sent by now.',
    answer: { list: 'Service' },
  },
  actions: {
    summary: 'Lists what was done, and what tools sent',
    about:
      'Requests that changed the session, when in the session, and the lines that each wrote; and the messages of tools to the services. The latest 500 of both.',
    answer: 'Actions',
  },
  scenarios: {
    summary: 'Lists the scenarios and trials of the package',
    about: 'POST /scenario plays the steps of one.',
    answer: { list: 'Scenario' },
  },
  scenario: {
    summary: 'Shows how far a scenario has come',
    about: 'The steps of the scenario that was requested last, and what became of each; empty if there was none.',
    answer: 'PlayedSteps',
  },
  reproduction: {
    summary: 'Tells how to reproduce the session so far',
    about:
      'The command that repeats all requests so far, with a scenario if a command line is not enough; the same as a scenario in any case, and as a test in TypeScript and Python.',
    answer: 'Reproduction',
  },
} as const satisfies Readonly<Record<QueryName, Endpoint & { readonly answer: Value; readonly deletion?: Endpoint }>>;
