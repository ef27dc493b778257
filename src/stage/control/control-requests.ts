import { faultShape } from '../../direct/faults/fault-shape.js';
import { parsedText } from '../../direct/parsed-text.js';
import { assertServiceName, serviceNames } from '../../direct/service-names.js';
import { settingsShape } from '../../direct/settings/parse-session-settings.js';
import { settingNames } from '../../direct/settings/setting-names.js';
import { settingTable } from '../../direct/settings/setting-table.js';
import { parseSituationName } from '../../direct/situations/situation-command.js';
import { situationNames } from '../../direct/situations/situation-names.js';
import { isObject } from '../../journal/journal-event.js';
import { demandShapes } from '../../services/server/demand-shapes.js';
import { aString, described, mustBe, object, required, trueOrFalse, type ValueOf } from '../../words/shape/shape.js';
import { clockShape } from './clock-shape.js';
import type { QueryName } from './control-protocol.js';
import { type Endpoint, queryTable, requestTable } from './endpoint-table.js';
import type { Value } from './value-schema.js';

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

/** The bodies of the POST requests by path: JSON objects. */
export const requestShapes = {
  trigger: situation,
  preview: situation,
  inject: object({
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
  fault: object({ fault: required(aFault) }),
  answer: object({
    service: required(parsedText<string>(assertServiceName, { type: 'string', enum: serviceNames })),
    ...demandShapes,
  }),
  clock: clockShape,
  scenario: object({
    name: required(described('The name of a bundled scenario; with a text, any name.', aString)),
    text: described('A scenario, as in a file.', aString),
  }),
  state: object({}),
  end: object({}),
};

export type RequestName = keyof typeof requestShapes;

/** The bodies of POST requests by path. The response to each is an `Answer`. */
export type Requests = { readonly [Name in RequestName]: ValueOf<(typeof requestShapes)[Name]> };

/** Examples of bodies have the type that follows from the shape. */
export const requests: {
  readonly [Name in RequestName]: Endpoint & { readonly examples: Readonly<Record<string, Requests[Name]>> };
} = requestTable;

export const queries: {
  readonly [Name in QueryName]: Endpoint & { readonly answer: Value; readonly deletion?: Endpoint };
} = queryTable;

export const requestNames = Object.keys(requestShapes) as RequestName[];
export const queryNames = Object.keys(queryTable) as QueryName[];
/** The queries at whose path DELETE is answered, too. */
export const deletionNames = queryNames.filter((name) => queries[name].deletion !== undefined) as 'fault'[];

/** The path of the OpenAPI document. */
export const openApiPath = '/openapi.json';

/** The methods of each path. */
export const methodsByPath: ReadonlyMap<string, readonly string[]> = new Map(
  [...new Set([...requestNames, ...queryNames])].map((name) => [
    `/${name}`,
    [
      ...(name in queryTable ? ['GET', 'HEAD'] : []),
      ...(name in requestShapes ? ['POST'] : []),
      ...((deletionNames as string[]).includes(name) ? ['DELETE'] : []),
    ],
  ]),
);
