import type { Value } from './value-schema.js';

/** Schemas of the responses, by name. */
export const responseTable = {
  Answer: {
    description: 'What came of a request.',
    members: {
      lines: { list: 'text', description: 'The lines written, as in the journal, without line ends.' },
      state: 'State',
      clock: {
        members: {
          isPaused: 'boolean',
          speed: { type: 'number', description: 'A factor; 0 is as fast as can be.' },
          now: { type: 'number', description: 'The time in the session, in milliseconds since 1970.' },
        },
      },
      seed: 'integer',
      'hint?': {
        type: 'string',
        description: 'A word of advice, such as that the dialect at hand has no lines for the situation.',
      },
    },
  },
  State: 'state',
  Situation: {
    members: {
      name: { type: 'string', description: 'What it is triggered by.' },
      about: { type: 'string', description: 'What it is about.' },
      writes: {
        list: 'text',
        description: 'The kinds that are written when it happens; none if only Status shows it.',
      },
      later: { list: 'text', description: 'The kinds that follow with time.' },
      takes: { list: 'text', description: 'What can be set for it.' },
    },
  },
  Setting: {
    members: {
      name: { type: 'string', description: 'What it is set by.' },
      about: { type: 'string', description: 'What it is about.' },
      example: { type: 'string', description: 'As it is written on the command line.' },
      is: { type: 'string', enum: ['goal', 'state'] },
      when: {
        type: 'string',
        enum: ['always', 'situation', 'place', 'given'],
        description:
          'always: for any situation and for the start of a session; situation: for situations that take it; place: for those and for the start of a session; given: only for the start of a session.',
      },
      form: {
        description: 'What is written for it.',
        oneOf: [
          { members: { type: { type: 'string', const: 'text' } } },
          { members: { type: { type: 'string', const: 'choice' }, choices: { list: 'text' } } },
          {
            members: {
              type: { type: 'string', const: 'number' },
              least: 'number',
              most: 'number',
              'whole?': { type: 'boolean', description: 'Whether it is a whole number.' },
              'unit?': { type: 'string', description: 'What it counts.' },
            },
          },
        ],
      },
    },
  },
  Fault: {
    members: {
      name: { type: 'string', description: 'Its name in a request.' },
      about: { type: 'string', description: 'What goes wrong.' },
      touches: {
        type: 'string',
        enum: ['line', 'companion', 'file', 'request'],
        description: 'What it happens to.',
      },
      trace: {
        type: 'string',
        enum: ['lasting', 'passing'],
        description: 'Whether it can still be seen when all is written.',
      },
    },
  },
  RequestedFault: {
    members: {
      fault: { type: 'string', description: 'As it was requested, such as torn-line:2%.' },
      state: {
        type: 'string',
        enum: ['waiting', 'over', 'repeating', 'stopped'],
        description:
          'waiting: happens once, and has not yet; over: has happened; repeating: goes on until it is stopped.',
      },
      count: { type: 'integer', description: 'How often it has happened.' },
      'last?': {
        description:
          'When and where it happened last, and what went wrong: the time is that of the session, lines count from 1.',
        members: { file: 'text', line: 'integer', at: 'text', what: 'text' },
      },
    },
  },
  Service: {
    members: {
      name: 'service',
      url: { type: 'string', description: 'The address, without a path.' },
      count: { type: 'integer', description: 'The number of messages since the start.' },
      demands: { list: 'object', description: 'The answers that are demanded of it now.' },
      messages: { list: 'ServiceMessage', description: 'The latest.' },
      omissions: { list: 'ServiceFinding', description: 'What should have been sent by now and was not.' },
    },
  },
  ServiceMessage: {
    members: {
      number: { type: 'integer', description: 'Counted from 1.' },
      timestamp: { type: 'string', description: 'The time in the session when it came.' },
      status: { type: 'integer', description: 'The status of the answer; 0 if there was none.' },
      kind: { type: 'string', description: 'What it is, such as commodity/3.' },
      'content?': { description: 'What was sent, without keys and tokens.' },
      findings: { list: 'ServiceFinding' },
      'from?': 'Where',
    },
  },
  ServiceFinding: {
    members: {
      rule: 'text',
      severity: { type: 'string', enum: ['error', 'warning', 'note'] },
      'kind?': 'text',
      pointer: { type: 'string', description: 'Where in the message, as a JSON pointer.' },
      expected: 'text',
      found: 'text',
      message: { type: 'string', description: 'What is wrong, as a sentence.' },
      'hint?': { type: 'string', description: 'How to mend it.' },
      'from?': 'Where',
    },
  },
  Where: {
    description: 'A line of the journal.',
    members: { file: 'text', line: 'integer', 'timestamp?': 'text' },
  },
  Actions: { members: { done: { list: 'Action' }, sent: { list: 'SentMessage' } } },
  Action: {
    description: 'One of situation, inject, fault, stop-fault, leap, wait, until and step.',
    members: {
      at: 'milliseconds',
      wrote: { list: 'LineRange' },
      'situation?': 'text',
      'set?': 'object',
      'fails?': { type: 'boolean', description: 'Whether it began, but failed.' },
      'inject?': { type: 'string', description: 'The event, as JSON.' },
      'anyway?': 'boolean',
      'fault?': 'text',
      'stop-fault?': 'text',
      'leap?': 'milliseconds',
      'wait?': { type: 'number', description: 'Seconds.' },
      'until?': 'text',
      'step?': 'integer',
      'lost?': { type: 'string', description: 'Something that cannot be repeated.' },
    },
  },
  LineRange: {
    description: 'Lines of a journal, counted from 1; without "to", all up to its end.',
    members: { file: 'text', from: 'integer', 'to?': 'integer' },
  },
  SentMessage: {
    members: {
      service: 'service',
      kind: 'text',
      status: { type: 'integer', description: 'The status of the answer; 0 if there was none.' },
      at: 'milliseconds',
      findings: { type: 'integer', description: 'The number of findings about it.' },
      'from?': 'Where',
    },
  },
  Scenario: {
    members: {
      name: 'text',
      about: 'text',
      'theme?': { type: 'string', description: 'Of a trial.' },
      'why?': { type: 'string', description: 'Why it is hard for tools.' },
    },
  },
  PlayedSteps: {
    members: {
      'name?': 'text',
      'steps?': {
        list: {
          members: {
            words: { type: 'string', description: 'The step as it is written.' },
            is: { type: 'string', enum: ['waiting', 'playing', 'played', 'failed', 'left out'] },
            'problem?': { type: 'string', description: 'Why it failed.' },
          },
        },
      },
    },
  },
  Reproduction: {
    members: {
      again: { type: 'string', description: 'All of it, to be printed where a test has failed.' },
      command: { type: 'string', description: 'The command line.' },
      'scenario?': {
        type: 'string',
        description: 'The file that the command plays, where a command line alone cannot hold it all.',
      },
      lost: { list: 'text', description: 'What it cannot bring about.' },
      steps: { type: 'string', description: 'The same as a scenario, in any case.' },
      typescript: { type: 'string', description: 'The same as a test for vitest.' },
      python: { type: 'string', description: 'The same as a test for pytest.' },
    },
  },
  Refusal: {
    description: 'Why something was not done.',
    members: {
      error: {
        type: 'string',
        description: 'A sentence for people; it names the nearest right word where there is one.',
      },
    },
  },
} as const satisfies Readonly<Record<string, Value>>;
