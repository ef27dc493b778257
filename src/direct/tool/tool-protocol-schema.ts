import type { Schema } from '../../words/shape/shape.js';
import { answerTable } from './answer-table.js';
import { answerMembers } from './question.js';

/** The JSON Schema of what a tool is asked and answers. */
export function toolProtocolSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'What Shakedown asks a tool, and what the tool answers',
    description:
      'Each is one line of JSON: a question on the standard input of the tool, its answer on standard output; or the body of a POST and of its response.',
    anyOf: [{ $ref: '#/$defs/question' }, { $ref: '#/$defs/answer' }],
    $defs: { question, answer: answerSchema() },
  };
}

const question: Schema = {
  description: 'Asks for the state of the session as of the last line of the journal.',
  type: 'object',
  properties: {
    ask: { const: 'state' },
    at: { description: 'The time of the session; empty before its first line.', type: 'string' },
    trial: { description: 'The name of the trial or scenario.', type: 'string' },
    commander: {
      description: 'The name of the commander whose state it is; only if several play at the same time.',
      type: 'string',
    },
    members: {
      description: 'What is asked for. A tool may answer more, or less.',
      type: 'array',
      items: { enum: answerMembers },
      uniqueItems: true,
    },
  },
  required: ['ask', 'at', 'trial', 'members'],
};

function answerSchema(): Schema {
  const members = Object.entries(answerTable).map(([name, { about, schema }]) => [
    name,
    { description: about, ...schema },
  ]);
  return {
    description: 'What is left out is not answered; null says that there is none. Other members are ignored.',
    type: 'object',
    properties: {
      ...Object.fromEntries(members),
      upTo: {
        description:
          'The timestamp of the last line that was read. With it, an answer about all lines is final, and the tool is not asked again.',
        type: ['string', 'null'],
      },
    },
    not: { required: ['ask'] },
  };
}
