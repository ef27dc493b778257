import { clientNames } from '../../game/clients.js';
import { languageNames } from '../../game/languages.js';
import { kindNames } from '../../interface/all-kinds.js';
import { dialectNames } from '../../interface/dialect/dialects.js';
import { utcTimePattern } from '../../interface/text-forms.js';
import { journalNamings } from '../../journal/journal-names.js';
import { planNames } from '../../simulate/plans/plans.js';
import { sessionEnds } from '../../simulate/session-options.js';
import { object } from '../../words/shape/shape.js';
import { durationPattern } from '../duration-text.js';
import { type FaultName, faultNames, faults } from '../faults/faults.js';
import { serviceNames } from '../service-names.js';
import type { SettingName } from '../settings/session-settings.js';
import { givenNames, settingTable } from '../settings/setting-table.js';
import { situationCatalogue } from '../situations/situation-catalogue.js';
import { stageStateShape } from '../state/stage-state-shape.js';
import { answerTable } from '../tool/answer-table.js';
import { toolExpectationTable } from '../tool/tool-expectation-table.js';
import { environment, toolTable } from '../tool/tool-table.js';
import { messageTable } from './expected-message-table.js';
import { answerKey, expectKeys, injectKeys, scenarioKeys, sessionKeys, trialKeys } from './scenario-keys.js';
import { stepTable } from './step-table.js';
import { trialGrades, trialThemes } from './trial-header.js';

type Schema = Readonly<Record<string, unknown>>;

/** The JSON Schema of scenario files, for completion and checks in editors. */
export function scenarioSchema(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'A scenario of Shakedown',
    description: 'What is to happen in a session, and what must come of it.',
    type: 'object',
    properties: withDescriptions(scenarioKeys, {
      about: { type: 'string' },
      ...sessionSchemas(),
      before: {
        type: 'array',
        items: {
          type: 'object',
          properties: withDescriptions(sessionKeys, sessionSchemas()),
          additionalProperties: false,
        },
      },
      with: { type: 'array', items: { type: 'string', pattern: `^(${serviceNames.join('|')})(:\\d{1,5})?$` } },
      tool: toolSchema(),
      steps: { type: 'array', minItems: 1, items: { $ref: '#/$defs/step' } },
      expect: expectSchema(),
      trial: trialSchema(),
    }),
    required: ['steps'],
    additionalProperties: false,
    $defs: {
      step: {
        anyOf: [{ $ref: '#/$defs/situation' }, namedStepSchema(), askSchema(), ...situationSchemas(), injectSchema()],
      },
      situation: { type: 'string', oneOf: situationCatalogue.map(({ name, about }) => namedConst(name, about)) },
      fault: faultSchema(),
      expected: expectedSchema(),
      message: messageSchema(),
      asked: askedSchema(),
      kind: { type: 'string', anyOf: [{ enum: kindNames }, { minLength: 1 }] },
      ...Object.fromEntries(
        Object.entries(settingTable).map(([name, setting]) => [`set-${name}`, settingSchema(setting)]),
      ),
    },
  };
}

function sessionSchemas() {
  return {
    seed: { type: 'integer' },
    start: { type: 'string', pattern: utcTimePattern },
    dialect: { enum: dialectNames },
    client: { enum: clientNames },
    plan: { enum: planNames },
    for: { type: 'string', pattern: durationPattern },
    given: settingsSchema(givenNames),
    kinds: { type: 'array', items: { $ref: '#/$defs/kind' } },
    second: { type: 'boolean' },
    language: { enum: languageNames },
    end: { enum: sessionEnds },
    'as-live': { type: 'boolean' },
    naming: { enum: Object.keys(journalNamings) },
  };
}

/** Schemas by name, with descriptions. */
function withDescriptions<Name extends string>(
  about: Readonly<Record<Name, string>>,
  schemas: Readonly<Record<NoInfer<Name>, Schema>>,
): Schema {
  const entries = Object.entries(schemas) as [Name, Schema][];
  return Object.fromEntries(entries.map(([name, schema]) => [name, { description: about[name], ...schema }]));
}

function namedConst(name: string, about: string): Schema {
  return { const: name, description: about };
}

/** The schemas of a table, with descriptions. */
function tableSchemas(table: Readonly<Record<string, { readonly about: string; readonly schema: Schema }>>): Schema {
  const entries = Object.entries(table).map(([name, { about, schema }]) => [name, { description: about, ...schema }]);
  return Object.fromEntries(entries);
}

/** A wait, a leap, a step or a fault. */
function namedStepSchema(): Schema {
  return {
    type: 'object',
    properties: tableSchemas(stepTable),
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  };
}

/** A situation with its settings, alone or with `anyway`. */
function situationSchemas(): Schema[] {
  const situations = Object.fromEntries(
    situationCatalogue.map(({ name, about, takes }) => [
      name,
      { description: about, ...settingsSchema(takes), type: ['object', 'null'] },
    ]),
  );
  const { anyway } = injectKeys;
  const beside = withDescriptions({ anyway }, { anyway: { type: 'boolean' } });
  const only = { type: 'object', additionalProperties: false };
  return [
    { ...only, properties: situations, minProperties: 1, maxProperties: 1 },
    { ...only, properties: { ...situations, ...beside }, required: ['anyway'], minProperties: 2, maxProperties: 2 },
  ];
}

/** A question with its answer in words. */
function askSchema(): Schema {
  const [about, words] = [stepTable.ask.about, answerKey.answer];
  return {
    type: 'object',
    properties: withDescriptions(
      { ask: about, answer: words },
      { ask: stepTable.ask.schema, answer: { type: 'string' } },
    ),
    required: ['ask', 'answer'],
    additionalProperties: false,
  };
}

function askedSchema(): Schema {
  const members = Object.entries(answerTable).map(([name, { about }]) => [name, { description: about }]);
  return {
    type: 'object',
    properties: Object.fromEntries(members),
    minProperties: 1,
    additionalProperties: false,
  };
}

function trialSchema(): Schema {
  const properties = withDescriptions(trialKeys, {
    theme: { oneOf: Object.entries(trialThemes).map(([name, about]) => namedConst(name, about)) },
    grade: { enum: trialGrades },
    why: { type: 'string' },
    reports: { type: 'array', items: { type: 'string' } },
    injected: { type: 'boolean' },
    env: environment.schema(),
  });
  return { type: 'object', properties, required: ['theme', 'grade', 'why'], additionalProperties: false };
}

/** The JSON Schema of a tool's file. */
export function toolFileSchema(): Schema {
  const title = 'A tool under test by Shakedown';
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...toolSchema() };
}

function toolSchema(): Schema {
  return object(toolTable).schema();
}

function injectSchema(): Schema {
  const { inject, anyway } = injectKeys;
  const event = { type: 'object', properties: { event: { $ref: '#/$defs/kind' } }, required: ['event'] };
  return {
    type: 'object',
    properties: withDescriptions({ inject, anyway }, { inject: event, anyway: { type: 'boolean' } }),
    required: ['inject'],
    additionalProperties: false,
  };
}

/** The name of a fault, alone or with its timing. */
export function faultSchema(): Schema {
  const all = faultNames.map((name: FaultName) => namedConst(name, faults[name].about));
  const pattern = `^(${faultNames.join('|')})(/\\w+(\\.\\w+)*)?(:\\d+(\\.\\d+)?%|@\\w+(\\.\\d+\\w*)?)?$`;
  return { type: 'string', anyOf: [{ oneOf: all }, { pattern }] };
}

function settingsSchema(names: readonly SettingName[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/set-${name}` }])),
    additionalProperties: false,
  };
}

export function settingSchema({ about, example }: { readonly about: string; readonly example: string }): Schema {
  return { description: `${about} (${example.replace('=', ': ')})`, type: ['string', 'number', 'object'] };
}

function expectSchema(): Schema {
  const events = { type: 'array', items: { $ref: '#/$defs/expected' } };
  const messages = { type: 'array', items: { $ref: '#/$defs/message' } };
  return {
    type: 'object',
    properties: withDescriptions(expectKeys, {
      events,
      never: events,
      state: { ...stageStateShape.schema(true), type: 'object' },
      sent: messages,
      unsent: messages,
      findings: { type: 'array', items: { type: 'string' } },
      unbroken: { type: 'array', items: { type: 'string' } },
      tool: { type: 'array', items: toolExpectationSchema() },
    }),
    additionalProperties: false,
  };
}

function toolExpectationSchema(): Schema {
  const properties = tableSchemas(toolExpectationTable);
  const oneOf = ['output', 'file', 'exit'].map((name) => ({ properties: { [name]: {} }, required: [name] }));
  return { type: 'object', properties, oneOf, additionalProperties: false };
}

function expectedSchema(): Schema {
  const event = { $ref: '#/$defs/kind' };
  return { anyOf: [event, { type: 'object', properties: { event }, required: ['event'] }] };
}

/** A service, alone or with the kind of message and what is expected of it. */
function messageSchema(): Schema {
  const kind = {
    description: 'The kind of message, such as commodity/3; any if left empty.',
    type: ['string', 'null'],
  };
  const others = tableSchemas(messageTable);
  const only = { type: 'object', additionalProperties: false };
  const objects = serviceNames.map((name) => ({
    ...only,
    properties: { [name]: kind, ...others },
    required: [name],
  }));
  return { anyOf: [{ enum: serviceNames }, ...objects] };
}
