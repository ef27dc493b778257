import { serviceNames } from '../../direct/service-names.js';
import { stageStateShape } from '../../direct/state/stage-state-shape.js';

export type Schema = Readonly<Record<string, unknown>>;

/** An object with these members and no others; all but `mayLack` are required. */
export function objectSchema(members: Readonly<Record<string, Schema>>, mayLack: readonly string[] = []): Schema {
  const required = Object.keys(members).filter((name) => !mayLack.includes(name));
  return {
    type: 'object',
    properties: members,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

export function arraySchema(items: Schema): Schema {
  return { type: 'array', items };
}

function textSchema(description: string): Schema {
  return { type: 'string', description };
}

function enumSchema(...words: string[]): Schema {
  return { type: 'string', enum: words };
}

const text: Schema = { type: 'string' };
const texts = arraySchema(text);
const milliseconds: Schema = { type: 'number', description: 'A time in the session, in milliseconds since 1970.' };

/** Schemas of the responses, by name. */
export const schemas = {
  Answer: {
    description: 'What came of a request.',
    ...objectSchema(
      {
        lines: {
          ...texts,
          description: 'The lines written, as in the journal, without line ends.',
        },
        state: { $ref: '#/components/schemas/State' },
        clock: objectSchema({
          isPaused: { type: 'boolean' },
          speed: { type: 'number', description: 'A factor; 0 is as fast as can be.' },
          now: { type: 'number', description: 'The time in the session, in milliseconds since 1970.' },
        }),
        seed: { type: 'integer' },
        hint: textSchema('A word of advice, such as that the dialect at hand has no lines for the situation.'),
      },
      ['hint'],
    ),
  },
  State: {
    description: 'The true state of the session: what a tool that follows it should know by now.',
    ...stageStateShape.schema(),
  },
  Situation: objectSchema({
    name: textSchema('What it is triggered by.'),
    about: textSchema('What it is about.'),
    writes: { ...texts, description: 'The kinds that are written when it happens; none if only Status shows it.' },
    later: { ...texts, description: 'The kinds that follow with time.' },
    takes: { ...texts, description: 'What can be set for it.' },
  }),
  Setting: objectSchema({
    name: textSchema('What it is set by.'),
    about: textSchema('What it is about.'),
    example: textSchema('As it is written on the command line.'),
    is: enumSchema('goal', 'state'),
    when: {
      ...enumSchema('always', 'situation', 'place', 'given'),
      description:
        'always: for any situation and for the start of a session; situation: for situations that take it; place: for those and for the start of a session; given: only for the start of a session.',
    },
    form: {
      description: 'What is written for it.',
      oneOf: [
        objectSchema({ type: { type: 'string', const: 'text' } }),
        objectSchema({ type: { type: 'string', const: 'choice' }, choices: texts }),
        objectSchema(
          {
            type: { type: 'string', const: 'number' },
            least: { type: 'number' },
            most: { type: 'number' },
            whole: { type: 'boolean', description: 'Whether it is a whole number.' },
            unit: textSchema('What it counts.'),
          },
          ['whole', 'unit'],
        ),
      ],
    },
  }),
  Fault: objectSchema({
    name: textSchema('Its name in a request.'),
    about: textSchema('What goes wrong.'),
    touches: { ...enumSchema('line', 'companion', 'file', 'request'), description: 'What it happens to.' },
    trace: { ...enumSchema('lasting', 'passing'), description: 'Whether it can still be seen when all is written.' },
  }),
  RequestedFault: objectSchema(
    {
      fault: textSchema('As it was requested, such as torn-line:2%.'),
      state: {
        ...enumSchema('waiting', 'over', 'repeating', 'stopped'),
        description:
          'waiting: happens once, and has not yet; over: has happened; repeating: goes on until it is stopped.',
      },
      count: { type: 'integer', description: 'How often it has happened.' },
      last: {
        description:
          'When and where it happened last, and what went wrong: the time is that of the session, lines count from 1.',
        ...objectSchema({ file: text, line: { type: 'integer' }, at: text, what: text }),
      },
    },
    ['last'],
  ),
  Service: objectSchema({
    name: { type: 'string', enum: serviceNames },
    url: textSchema('The address, without a path.'),
    count: { type: 'integer', description: 'The number of messages since the start.' },
    demands: { ...arraySchema({ type: 'object' }), description: 'The answers that are demanded of it now.' },
    messages: { ...arraySchema({ $ref: '#/components/schemas/ServiceMessage' }), description: 'The latest.' },
    omissions: {
      ...arraySchema({ $ref: '#/components/schemas/ServiceFinding' }),
      description: 'What should have been sent by now and was not.',
    },
  }),
  ServiceMessage: objectSchema(
    {
      number: { type: 'integer', description: 'Counted from 1.' },
      timestamp: textSchema('The time in the session when it came.'),
      status: { type: 'integer', description: 'The status of the answer; 0 if there was none.' },
      kind: textSchema('What it is, such as commodity/3.'),
      content: { description: 'What was sent, without keys and tokens.' },
      findings: arraySchema({ $ref: '#/components/schemas/ServiceFinding' }),
      from: { $ref: '#/components/schemas/Where' },
    },
    ['content', 'from'],
  ),
  ServiceFinding: objectSchema(
    {
      rule: text,
      severity: enumSchema('error', 'warning', 'note'),
      kind: text,
      pointer: textSchema('Where in the message, as a JSON pointer.'),
      expected: text,
      found: text,
      message: textSchema('What is wrong, as a sentence.'),
      hint: textSchema('How to mend it.'),
      from: { $ref: '#/components/schemas/Where' },
    },
    ['kind', 'hint', 'from'],
  ),
  Where: {
    description: 'A line of the journal.',
    ...objectSchema({ file: text, line: { type: 'integer' }, timestamp: text }, ['timestamp']),
  },
  Actions: objectSchema({
    done: arraySchema({ $ref: '#/components/schemas/Action' }),
    sent: arraySchema({ $ref: '#/components/schemas/SentMessage' }),
  }),
  Action: {
    description: 'One of situation, inject, fault, stop-fault, leap, wait, until and step.',
    ...objectSchema(
      {
        at: milliseconds,
        wrote: arraySchema({ $ref: '#/components/schemas/LineRange' }),
        situation: text,
        set: { type: 'object' },
        fails: { type: 'boolean', description: 'Whether it began, but failed.' },
        inject: textSchema('The event, as JSON.'),
        anyway: { type: 'boolean' },
        fault: text,
        'stop-fault': text,
        leap: milliseconds,
        wait: { type: 'number', description: 'Seconds.' },
        until: text,
        step: { type: 'integer' },
        lost: textSchema('Something that cannot be repeated.'),
      },
      'situation set fails inject anyway fault stop-fault leap wait until step lost'.split(' '),
    ),
  },
  LineRange: {
    description: 'Lines of a journal, counted from 1; without "to", all up to its end.',
    ...objectSchema({ file: text, from: { type: 'integer' }, to: { type: 'integer' } }, ['to']),
  },
  SentMessage: objectSchema(
    {
      service: { type: 'string', enum: serviceNames },
      kind: text,
      status: { type: 'integer', description: 'The status of the answer; 0 if there was none.' },
      at: milliseconds,
      findings: { type: 'integer', description: 'The number of findings about it.' },
      from: { $ref: '#/components/schemas/Where' },
    },
    ['from'],
  ),
  Scenario: objectSchema(
    { name: text, about: text, theme: textSchema('Of a trial.'), why: textSchema('Why it is hard for tools.') },
    ['theme', 'why'],
  ),
  PlayedSteps: objectSchema(
    {
      name: text,
      steps: arraySchema(
        objectSchema(
          {
            words: textSchema('The step as it is written.'),
            is: enumSchema('waiting', 'playing', 'played', 'failed', 'left out'),
            problem: textSchema('Why it failed.'),
          },
          ['problem'],
        ),
      ),
    },
    ['name', 'steps'],
  ),
  Reproduction: objectSchema(
    {
      again: textSchema('All of it, to be printed where a test has failed.'),
      command: textSchema('The command line.'),
      scenario: textSchema('The file that the command plays, where a command line alone cannot hold it all.'),
      lost: { ...texts, description: 'What it cannot bring about.' },
      steps: textSchema('The same as a scenario, in any case.'),
      typescript: textSchema('The same as a test for vitest.'),
      python: textSchema('The same as a test for pytest.'),
    },
    ['scenario'],
  ),
  Refusal: {
    description: 'Why something was not done.',
    ...objectSchema({
      error: textSchema('A sentence for people; it names the nearest right word where there is one.'),
    }),
  },
} as const satisfies Record<string, Schema>;

export type SchemaName = keyof typeof schemas;
