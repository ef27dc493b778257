import { faultShape } from '../../direct/faults/fault-shape.js';
import { parsedText } from '../../direct/parsed-text.js';
import { assertServiceName, serviceNames } from '../../direct/service-names.js';
import { settingsShape } from '../../direct/settings/parse-session-settings.js';
import { settingNames, settingTable } from '../../direct/settings/setting-table.js';
import { parseSituationName } from '../../direct/situations/situation-command.js';
import { situationNames } from '../../direct/situations/situation-names.js';
import { isObject } from '../../journal/journal-event.js';
import { demandShapes } from '../../services/server/demand-shapes.js';
import {
  aString,
  described,
  mustBe,
  object,
  required,
  type Shape,
  trueOrFalse,
  type ValueOf,
} from '../../words/shape/shape.js';
import { clockShape } from './clock-shape.js';
import type { QueryName } from './control-protocol.js';
import { arraySchema, type Schema, type SchemaName } from './control-schemas.js';

/** An endpoint, as the OpenAPI document describes it. */
export interface EndpointDescription {
  readonly summary: string;
  readonly about: string;
  readonly answer: Schema;
}

/** What DELETE does at the path of a GET request; the parameter, of the name of the path, may be left out. */
interface DeletionDescription extends Omit<EndpointDescription, 'answer'> {
  readonly parameter: Shape<string>;
}

/** A request with a body, and examples of bodies. */
interface RequestDescription<Body> extends EndpointDescription {
  readonly takes: Shape<Body>;
  readonly examples: Readonly<Record<string, NoInfer<Body>>>;
}

function schemaRef(name: SchemaName): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

const answer = schemaRef('Answer');

/** The settings that situations take. */
const settable = settingNames.filter((name) => settingTable[name].when !== 'given');

/** A fault, and when it happens. */
export const aFault = faultShape<string>();

const situation = object({
  situation: required(parsedText<string>(parseSituationName, { type: 'string', enum: situationNames })),
  set: described(
    'What is to be true of it, such as the station. Each situation takes some of these.',
    mustBe<Readonly<Record<string, unknown>>>(
      'an object such as { "station": "Jameson Memorial" }',
      isObject,
      settingsShape(settable).schema(),
    ),
  ),
});

const event = mustBe<string | Readonly<Record<string, unknown>>>(
  'an event, as an object with its name or as its text',
  (value) => isName(isObject(value) && 'event' in value ? value.event : value),
  {
    anyOf: [
      { type: 'object', properties: { event: { type: 'string', minLength: 1 } }, required: ['event'] },
      { type: 'string', minLength: 1 },
    ],
  },
);

function isName(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Examples are checked against the type that follows from the shape. */
function request<Body>(row: RequestDescription<Body>): RequestDescription<Body> {
  return row;
}

/** The POST requests by path; the body is a JSON object. */
export const requestTable = {
  trigger: request({
    summary: 'Triggers a situation',
    about:
      'Triggers a situation, prerequisites first, like shakedown trigger. GET /situations lists them and their settings.',
    takes: situation,
    examples: {
      dock: { situation: 'dock' },
      'dock at a station of that name': { situation: 'dock', set: { station: 'Abraham Lincoln' } },
      'dock with four tonnes of gold and a fifth of the fuel': {
        situation: 'dock',
        set: { fuel: '20%', cargo: { gold: 4 } },
      },
    },
    answer,
  }),
  preview: request({
    summary: 'Previews a situation',
    about:
      'Responds like /trigger, with the lines that would be written and the resulting state, but changes nothing: the session is replayed on a copy. A long session takes too long for that, and is refused.',
    takes: situation,
    examples: { dock: { situation: 'dock' } },
    answer,
  }),
  inject: request({
    summary: 'Writes an event of your own',
    about:
      'Writes an event, unless the checker objects, like shakedown inject. Its time is now unless it has its own, and the state of the session follows it.',
    takes: object({
      event: required(
        described(
          'The event, as an object or as text. The stage keeps all digits of either; a client whose numbers cannot hold integers beyond 2^53 sends the text.',
          event,
        ),
      ),
      anyway: described('Write it even if the checker objects.', {
        ...trueOrFalse,
        schema: () => ({ type: 'boolean', default: false }),
      }),
    }),
    examples: {
      'as an object': { event: { event: 'ReceiveText', From: '', Message: 'o7', Channel: 'local' } },
      'as text': {
        event: '{"event":"SquadronStartup","SquadronID":9007199254740993,"SquadronName":"ACES","CurrentRank":1}',
      },
      'even if the checker objects': { event: { event: 'Docked', StationName: 7 }, anyway: true },
    },
    answer,
  }),
  fault: request({
    summary: 'Causes a fault on disk',
    about:
      'Adds a fault: a name alone happens once, at the next opportunity; torn-line:2% happens repeatedly. GET /faults lists them.',
    takes: object({ fault: required(aFault) }),
    examples: {
      'the next line': { fault: 'torn-line' },
      'one Docked in twenty': { fault: 'missing-field/Docked:5%' },
    },
    answer,
  }),
  answer: request({
    summary: 'Answers in place of a service',
    about:
      'What a service beside the session answers instead of its own answer: a status, a body (an object or a list is sent as JSON), headers, after a delay in milliseconds, or nothing at all; for the next requests, or at a rate from 0 to 1. Without anything but the service, it gives its own answers again.',
    takes: object({
      service: required(parsedText<string>(assertServiceName, { type: 'string', enum: serviceNames })),
      ...demandShapes,
    }),
    examples: {
      'EDDN refuses the next message': { service: 'eddn', status: 400, next: 1 },
      'Inara refuses a batch': { service: 'inara', body: { header: { eventStatus: 400 } }, next: 1 },
      'its own answers again': { service: 'eddn' },
    },
    answer,
  }),
  clock: request({
    summary: 'Controls the clock',
    about:
      'play and pause start and stop the clock; step plays until something is written next, lines or only a file beside the journal; speed sets a factor without starting the clock; leap writes everything up to a time at once, a week ahead at most, and is cancelled by closing the connection.',
    takes: clockShape,
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
    answer,
  }),
  scenario: request({
    summary: 'Plays the steps of a scenario',
    about:
      'Plays the steps of a scenario or trial of the package, or of a text, in this session: triggers, injections, faults and leaps, one after the other. Seed, given state, tool, questions and expectations of the scenario are left out. GET /scenario says how far it has come; closing the connection stops it.',
    takes: object({
      name: required(described('The name of a bundled scenario; with a text, any name.', aString)),
      text: described('A scenario, as in a file.', aString),
    }),
    examples: {
      'a scenario of the package': { name: 'low-fuel-and-scoop' },
      'steps of your own': { name: 'mine', text: 'steps: [dock, { wait: 10s }, undock]' },
    },
    answer,
  }),
  state: request({
    summary: 'The state of the session now',
    about: 'Only responds, like GET /state.',
    takes: object({}),
    examples: { 'nothing to say': {} },
    answer,
  }),
  end: request({
    summary: 'Ends the session',
    about: 'Ends the session properly: Shutdown is written, and the process that runs the stage ends.',
    takes: object({}),
    examples: { 'nothing to say': {} },
    answer,
  }),
};

/** The bodies of POST requests by path. The response to each is an `Answer`. */
export type Requests = { readonly [Name in keyof typeof requestTable]: ValueOf<(typeof requestTable)[Name]['takes']> };

export type RequestName = keyof Requests;

/** The GET requests by path. */
export const queryTable: {
  readonly [Name in QueryName]: EndpointDescription & { readonly deletion?: DeletionDescription };
} = {
  state: {
    summary: 'The state of the session now',
    about: 'What a tool that follows the session should know by now; no lines.',
    answer,
  },
  situations: {
    summary: 'Lists what can be made to happen',
    about: 'As shakedown list situations does.',
    answer: arraySchema(schemaRef('Situation')),
  },
  settings: {
    summary: 'Lists what can be set',
    about: 'As shakedown list settings does.',
    answer: arraySchema(schemaRef('Setting')),
  },
  faults: {
    summary: 'Lists what can go wrong',
    about: 'As shakedown list faults does.',
    answer: arraySchema(schemaRef('Fault')),
  },
  fault: {
    summary: 'Lists the requested faults',
    about:
      'What was requested so far, by --fault too: which still happen, how often each did, and where the last time.',
    answer: arraySchema(schemaRef('RequestedFault')),
    deletion: {
      summary: 'Stops faults',
      about:
        'Stops faults that repeat or have not happened yet, and responds with them: those of a name, or of all that was requested, such as torn-line:2%; without a parameter, all.',
      parameter: aFault,
    },
  },
  services: {
    summary: 'Lists the services beside the session',
    about:
      'Their addresses, what tools have sent to them, what is wrong with it, the line each message came from, and what should have been sent by now.',
    answer: arraySchema(schemaRef('Service')),
  },
  actions: {
    summary: 'Lists what was done, and what tools sent',
    about:
      'Requests that changed the session, when in the session, and the lines that each wrote; and the messages of tools to the services. The latest 500 of both.',
    answer: schemaRef('Actions'),
  },
  scenarios: {
    summary: 'Lists the scenarios and trials of the package',
    about: 'POST /scenario plays the steps of one.',
    answer: arraySchema(schemaRef('Scenario')),
  },
  scenario: {
    summary: 'Shows how far a scenario has come',
    about: 'The steps of the scenario that was requested last, and what became of each; empty if there was none.',
    answer: schemaRef('PlayedSteps'),
  },
  reproduction: {
    summary: 'Tells how to reproduce the session so far',
    about:
      'The command that repeats all requests so far, with a scenario if a command line is not enough; the same as a scenario in any case, and as a test in TypeScript and Python.',
    answer: schemaRef('Reproduction'),
  },
};

export const requestNames = Object.keys(requestTable) as RequestName[];
export const queryNames = Object.keys(queryTable) as QueryName[];
/** The queries at whose path DELETE is answered, too. */
export const deletionNames = queryNames.filter((name) => queryTable[name].deletion !== undefined) as 'fault'[];

/** The path of the OpenAPI document. */
export const openApiPath = '/openapi.json';

/** The methods of each path. */
export const methodsByPath: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set([...requestNames, ...queryNames])].map((name) => [
    `/${name}`,
    [
      ...(name in queryTable ? ['GET', 'HEAD'] : []),
      ...(name in requestTable ? ['POST'] : []),
      ...((deletionNames as string[]).includes(name) ? ['DELETE'] : []),
    ],
  ]),
);
