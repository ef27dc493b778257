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

/** The head of the document; `version` is that of the control port, not of the package. */
export const openApiHead = {
  openapi: '3.1.0',
  info: {
    title: 'A running stage of Shakedown',
    version: '1.0.0',
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
} as const;

export const securitySchemes = {
  token: {
    type: 'http',
    scheme: 'bearer',
    description: 'details.token in .shakedown-lock, which only you can read',
  },
} as const;

/** What GET does at the path of the document. */
export const openApiOperation = {
  operationId: 'readDocument',
  summary: 'This document',
  description: 'It holds no secrets, and is answered without a token.',
  security: [],
  responses: {
    200: { description: 'An OpenAPI document.', content: { 'application/json': { schema: { type: 'object' } } } },
    403: { $ref: '#/components/responses/R403' },
  },
} as const;
