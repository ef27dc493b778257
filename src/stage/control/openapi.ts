import { schemaOf } from '../../words/shape/shape.js';
import {
  type EndpointDescription,
  openApiPath,
  queryNames,
  queryTable,
  requestNames,
  requestTable,
} from './control-requests.js';
import { type Schema, schemas } from './control-schemas.js';

/** The version of the control port, not of the package. */
const version = '1.0.0';

/** Why a request was refused, by status. */
export const refusals = {
  400: 'The request cannot be carried out; the sentence says why.',
  401: 'The token is not the right one.',
  403: 'Asked under a foreign host name, or by a web page.',
  404: 'Nothing is there.',
  405: 'The path takes another method, which the header Allow names.',
  413: 'More was sent than a stage takes.',
  500: 'The stage itself failed.',
} as const;

export type RefusalStatus = keyof typeof refusals;

/** The control port as an OpenAPI 3.1 document. */
export function controlOpenApi(): Schema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'A running stage of Shakedown',
      version,
      description:
        'Controls a session that writes the journal directory of Elite Dangerous. The port and the token are in the file .shakedown-lock of that directory, a JSON object, as details.port and details.token.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: 'http://127.0.0.1:{port}',
        description: 'the machine on which the stage runs; no other may ask',
        variables: { port: { default: '4711', description: 'details.port in .shakedown-lock' } },
      },
    ],
    security: [{ token: [] }],
    paths: paths(),
    components: {
      schemas,
      responses: Object.fromEntries(Object.entries(refusals).map(([status, about]) => [`R${status}`, refusal(about)])),
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'details.token in .shakedown-lock, which only you can read',
        },
      },
    },
  };
}

type Operations = Record<string, Record<string, Schema>>;

function paths(): Operations {
  const all: Operations = {};
  const add = (path: string, method: 'get' | 'post' | 'delete', described: Schema) => {
    all[path] = { ...all[path], [method]: described };
  };
  for (const name of queryNames) {
    const { deletion, ...query } = queryTable[name];
    add(`/${name}`, 'get', operation(operationId('read', name), query, []));
    if (!deletion) continue;
    const parameters = [{ name, in: 'query', required: false, schema: schemaOf(deletion.parameter) }];
    const described = { ...deletion, answer: query.answer };
    add(`/${name}`, 'delete', operation(operationId('stop', name), described, [400], { parameters }));
  }
  for (const name of requestNames) {
    const request = requestTable[name];
    add(`/${name}`, 'post', operation(name, request, [400, 413], { requestBody: requestBody(request) }));
  }
  add(openApiPath, 'get', openApiOperation);
  return all;
}

function requestBody({ takes, examples }: (typeof requestTable)[keyof typeof requestTable]): Schema {
  const body = takes.schema();
  const shown = Object.entries<unknown>(examples).map(([title, value]) => [title.replaceAll(' ', '-'), { value }]);
  const content = { 'application/json': { schema: body, examples: Object.fromEntries(shown) } };
  // An empty body is an empty object.
  return { required: 'required' in body || 'oneOf' in body, content };
}

/** What a method of a path does; `also` are its own refusals, and `more` its own members. */
function operation(
  id: string,
  { summary, about, answer }: EndpointDescription,
  also: readonly RefusalStatus[],
  more: Schema = {},
): Schema {
  return { operationId: id, summary, description: about, ...more, responses: responses(answer, also) };
}

const openApiOperation: Schema = {
  operationId: 'readDocument',
  summary: 'This document',
  description: 'It holds no secrets, and is answered without a token.',
  security: [],
  responses: {
    200: { description: 'An OpenAPI document.', content: { 'application/json': { schema: { type: 'object' } } } },
    403: { $ref: '#/components/responses/R403' },
  },
};

function responses(answer: Schema, also: readonly RefusalStatus[]): Schema {
  const statuses = [401, 403, 500, ...also];
  return {
    200: { description: 'Done.', content: { 'application/json': { schema: answer } } },
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/R${status}` }])),
  };
}

function refusal(description: string): Schema {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } };
}

function operationId(verb: string, name: string): string {
  return `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
