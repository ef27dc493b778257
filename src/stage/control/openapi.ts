import { type Schema, schemaOf } from '../../words/shape/shape.js';
import { aFault, openApiPath, queries, queryNames, requestNames, requestShapes, requests } from './control-requests.js';
import type { Endpoint } from './endpoint-table.js';
import { openApiHead, openApiOperation, refusals, securitySchemes } from './openapi-table.js';
import { responseTable } from './response-table.js';
import { schemaFor, type Value } from './value-schema.js';

export type RefusalStatus = keyof typeof refusals;

/** A name of a schema that there is not does not compile. */
const values: Readonly<Record<string, Value<keyof typeof responseTable>>> = responseTable;

/** The control port as an OpenAPI 3.1 document. */
export function controlOpenApi(): Schema {
  return {
    ...openApiHead,
    paths: paths(),
    components: {
      schemas: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, schemaFor(value)])),
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [`R${status}`, { description, ...json('Refusal') }]),
      ),
      securitySchemes,
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
    const { deletion, answer, ...query } = queries[name];
    add(`/${name}`, 'get', operation(idOf('read', name), query, answer, []));
    if (!deletion) continue;
    const parameters = [{ name, in: 'query', required: false, schema: schemaOf(aFault) }];
    add(`/${name}`, 'delete', operation(idOf('stop', name), deletion, answer, [400], { parameters }));
  }
  for (const name of requestNames) {
    const { examples, ...request } = requests[name];
    const requestBody = bodyOf(requestShapes[name].schema(), examples);
    add(`/${name}`, 'post', operation(name, request, 'Answer', [400, 413], { requestBody }));
  }
  add(openApiPath, 'get', openApiOperation);
  return all;
}

function bodyOf(schema: Schema, examples: Readonly<Record<string, object>>): Schema {
  const shown = Object.entries<unknown>(examples).map(([title, value]) => [title.replaceAll(' ', '-'), { value }]);
  const content = { 'application/json': { schema, examples: Object.fromEntries(shown) } };
  // An empty body is an empty object.
  return { required: 'required' in schema || 'oneOf' in schema, content };
}

/** What a method of a path does; `also` are its own refusals, and `more` its own members. */
function operation(
  operationId: string,
  { summary, about: description }: Endpoint,
  answer: Value,
  also: readonly RefusalStatus[],
  more: Schema = {},
): Schema {
  const statuses = [401, 403, 500, ...also];
  const responses = {
    200: { description: 'Done.', ...json(answer) },
    ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/R${status}` }])),
  };
  return { operationId, summary, description, ...more, responses };
}

function json(value: Value): Schema {
  return { content: { 'application/json': { schema: schemaFor(value) } } };
}

function idOf(verb: string, name: string): string {
  return `${verb}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
