import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenMessage, seeded, validMessage } from '../../../../test/support/eddn-messages.js';
import { newSchemaFile, schemaFile } from '../../../../test/support/eddn-schema-file.js';
import { runs } from '../../../../test/thorough.js';
import { checkMessage } from './check-message.js';
import { eddnSchemaRules } from './eddn-schema-rule-table.js';
import { eddnSchemas, schemaRefOf } from './eddn-schemas.js';
import { givenSchemas } from './given-schemas.js';

let folder: string;
const written = (name: string, content: unknown) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
const refused = async (...sources: (string | object)[]) =>
  givenSchemas(sources).then(String, (error: Error) => `${error.name}: ${error.message}`);

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shakedown-schemas-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const message = {
  $schemaRef: 'https://eddn.edcd.io/schemas/colonisation/1/test',
  header: { uploaderID: 'Ada' },
  message: { timestamp: '2026-11-14T20:41:00Z', event: 'ColonisationBeaconDeployed', SystemAddress: 2n ** 62n },
};
const withMembers = (members: object) => ({ ...message, message: { ...message.message, ...members } });
const schemaWith = async (members: Record<string, unknown>) => givenSchemas([newSchemaFile(members)]);
const found = async (content: unknown, text = '', schema = newSchemaFile()) =>
  checkMessage(content, text, await givenSchemas([schema])).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);

describe('schemas from files', () => {
  it('judge as our tables do, written as EDDN writes its schemas', async () => {
    const random = seeded(7);
    const given = await givenSchemas([...eddnSchemas.keys()].map(schemaFile));
    const wrong: unknown[] = [];
    // Keywords for which EDDN's rules have no name.
    const unnamed = new Set<string | undefined>([eddnSchemaRules.pattern.id, eddnSchemaRules.value.id]);
    for (const [name, schema] of given) {
      for (let run = 0; run < runs(60); run++) {
        const valid = validMessage(name, random);
        if (schema.findingsIn(valid, '').length > 0) wrong.push(valid, schema.findingsIn(valid, ''));
        const { message: broken, rule, pointer } = brokenMessage(name, random);
        const findings = schema.findingsIn(broken, '');
        const isAlike = findings.some(
          (each) => each.pointer === pointer && (each.rule === rule || (unnamed.has(rule) && /file/.test(each.rule))),
        );
        if (rule === undefined ? findings.length > 0 : !isAlike) wrong.push(broken, [rule, pointer], findings);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('judge messages to references that we do not know, also those for tests', async () => {
    const given = await givenSchemas([newSchemaFile()]);
    expect(checkMessage(message).status).toBe(400);
    expect(checkMessage(message, '', given)).toMatchObject({ status: 200, isTest: true, findings: [] });
    const live = { ...message, $schemaRef: 'https://eddn.edcd.io/schemas/colonisation/1' };
    expect(checkMessage(live, '', given)).toMatchObject({
      status: 200,
      isTest: false,
      schema: { name: 'colonisation/1' },
    });
    const typing = { ...message, $schemaRef: 'https://eddn.edcd.io/schemas/colonization/1' };
    const [unknown] = checkMessage(typing, '', given).findings;
    expect(unknown?.message).toContain("did you mean 'https://eddn.edcd.io/schemas/colonisation/1'?");
  });

  it('find everything that is wrong, each by the rule of its kind', async () => {
    const site = { deep: 1 };
    const depots = [{ id: 2n ** 63n }, { id: 2n ** 63n + 1n }, { id: 1 }, { id: 1 }];
    const members = {
      timestamp: '2026-11-14 20:41:00Z',
      event: 'Docked',
      SystemAddress: '5',
      Progress: 1.5,
      Site: site,
    };
    const { SystemAddress: _, ...less } = { ...message.message, ...members };
    const broken = {
      ...message,
      header: {},
      message: { ...less, Name: 'x', Architect: 'Ada', Name_Localised: 'x', New: 1 },
    };
    expect(new Set(await found(broken))).toEqual(
      new Set([
        'eddn/envelope /header/uploaderID',
        'eddn/required /message/SystemAddress',
        'eddn/time /message/timestamp',
        'eddn/value /message/event',
        'eddn/schema-file /message/Progress',
        'eddn/schema-file /message/Site',
        'eddn/schema-file /message/Name',
        'eddn/forbidden-field /message/Architect',
        'eddn/localised /message/Name_Localised',
        'eddn/unknown-field /message/New',
      ]),
    );
    expect(await found(withMembers({ Depots: depots.slice(2) }))).toEqual(['eddn/unique /message/Depots/1']);
    expect(await found(withMembers({ Depots: depots.slice(0, 3) }))).toEqual([]);
    expect(await found(withMembers({ Depots: depots.slice(0, 2).concat(depots) }))).toContain(
      'eddn/too-long /message/Depots',
    );
    expect(await found(message, '{"SystemAddress": 128.0}')).toEqual(['eddn/type /message/SystemAddress']);
    const [finding] = checkMessage(withMembers({ Progress: 2 }), '', await givenSchemas([newSchemaFile()])).findings;
    expect(finding).toMatchObject({
      severity: 'error',
      expected: 'maximum 1',
      found: '2',
      message: '/message/Progress breaks "maximum" of the schema file',
      hint: eddnSchemaRules.file.cure,
    });
  });

  it('add findings to those of a schema that we know, and remove none', async () => {
    const name = 'dockingdenied/1';
    const valid = validMessage(name, seeded(3));
    const open = { id: `${schemaRefOf(name)}#` };
    expect(await found({ ...valid, extra: 1 }, '', open)).toEqual(['eddn/envelope /extra']);
    const strict = { ...open, properties: { message: { required: ['Depot'] } }, additionalProperties: false };
    expect(await found({ ...valid, extra: 1 }, '', strict)).toEqual(
      expect.arrayContaining(['eddn/envelope /extra', 'eddn/required /message/Depot']),
    );
    expect((await found({ ...valid, extra: 1 }, '', strict)).filter((each) => each.endsWith('/extra'))).toHaveLength(1);
  });

  it('end after a while, whatever pattern they have, and report no more than 100 problems', async () => {
    const slow = await schemaWith({ Name: { type: 'string', pattern: '^(a+)+$' } });
    const endless = checkMessage(withMembers({ Name: `${'a'.repeat(60)}!` }), '', slow);
    expect(endless).toMatchObject({ status: 400, findings: [{ rule: 'eddn/schema-file' }] });
    expect(endless.findings[0]?.message).toContain('cannot judge the message: it takes longer than 2 s');
    expect(checkMessage(withMembers({ Name: 'aaa' }), '', slow).status).toBe(200);
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`m${index}`, index]));
    expect(await found(withMembers(many))).toHaveLength(100);
  });

  it('judge long lists whose elements must be unique, and lists that repeat elements where they may', async () => {
    const given = await schemaWith({ Modules: { uniqueItems: true }, Place: { items: { type: 'integer' } } });
    // Too long to compare each with each other one.
    const modules = Array.from({ length: 12_000 }, (_, id) => ({ id, name: `Hpt_Module_${id}`, ship: null }));
    const of = (members: object) =>
      checkMessage(withMembers(members), '', given).findings.map(({ rule, pointer }) => `${rule} ${pointer}`);
    expect(of({ Modules: modules, Place: [1, 2] })).toEqual([]);
    expect(of({ Modules: modules, Place: [1, 'x'] })).toEqual(['eddn/type /message/Place/1']);
    expect(of({ Modules: ['a', 'b', 'a'], Place: [0, 0] })).toEqual(['eddn/unique /message/Modules/2']);
    expect(of({ Modules: ['a', 'b'], Place: [0, 0, 'x'] })).toEqual(['eddn/type /message/Place/2']);
  });

  it('take odd messages: deep ones, odd names, members of prototypes', async () => {
    const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    const given = await schemaWith({ Deep: {}, $ref: { enum: [1] }, 'a/b~ %é"': { type: 'string' } });
    const messageOf = (members: object) =>
      checkMessage(withMembers(members), '', given).findings.map((each) => each.message);
    expect(await found(withMembers({ Depots: deep }))).toEqual(['eddn/schema-file ']);
    expect(messageOf({ $ref: 2 })).toEqual(['/message/$ref has a value that the schema does not admit']);
    expect(messageOf({ 'a/b~ %é"': 5 })).toEqual(['/message/a~1b~0 %é" is of another type']);
    expect(messageOf({ constructor: 5 })).toEqual(['/message/constructor is no member of this schema']);
    expect(messageOf(JSON.parse('{"__proto__":5}'))).toHaveLength(1);
    expect(messageOf({ '\uD800': 5 })).toHaveLength(1);
    for (const odd of [null, [], 'x', 5]) expect((await found({ ...message, message: odd })).length).toBeGreaterThan(0);
  });

  it('come from files, with or without a mark of the byte order, and from folders', async () => {
    written('all/colonisation-v1.0.json', `\uFEFF${JSON.stringify(newSchemaFile())}`);
    written('all/dockingdenied-v1.0.json', schemaFile('dockingdenied/1'));
    written('all/README.md', 'no schema');
    const all = path.join(folder, 'all');
    const given = await givenSchemas([all, path.join(all, 'colonisation-v1.0.json'), schemaFile('journal/1')]);
    expect([...given.keys()]).toEqual(['colonisation/1', 'dockingdenied/1', 'journal/1']);
    const own = newSchemaFile();
    Object.freeze(own);
    await givenSchemas([own]);
  });

  it('are refused with a sentence: what cannot be read, and what is no schema', async () => {
    mkdirSync(path.join(folder, 'empty'));
    const id = 'https://eddn.edcd.io/schemas/new/1#';
    const huge = written('huge.json', '');
    truncateSync(huge, 1024 * 1024 + 1);
    const part = (members: object) => ({ id, properties: { message: members } });
    const looped = part({ $ref: '#/definitions/a' });
    const cases: [source: string | object, sentence: RegExp][] = [
      [path.join(folder, 'none'), /^StageError: cannot read '.*none': it does not exist$/],
      [path.join(folder, 'empty'), /no schema is in '.*empty': no name there ends in \.json$/],
      [huge, /huge\.json' is no schema of EDDN: no file, or one of more than 1 MiB$/],
      ['/dev/null', /'\/dev\/null' is no schema of EDDN: no file|'\/dev\/null': it does not exist$/],
      [written('cut.json', '{"id":'), /cannot read '.*cut\.json': .*JSON/],
      [written('list.json', []), /list\.json' is no schema of EDDN: its id must be like .*, not nothing$/],
      [{ id: 'https://eddn.edcd.io/schemas/#' }, /its id must be like /],
      [{ id: 'https://example.org/journal/1' }, /its id must be like .*, not "https:\/\/example\.org/],
      [
        written('type.json', part({ type: 'strin' })),
        /type\.json' is no schema: \/properties\/message\/type is not as draft-04/,
      ],
      [part({ required: 'x' }), /message\/required is not as draft-04 has it$/],
      [part({ pattern: '(' }), /message\/pattern is not as draft-04 has it$/],
      [part({ patternProperties: { '(': {} } }), /patternProperties\/\( is not as|patternProperties is not as/],
      [part({ const: 5 }), /message\/const is not as draft-04 has it$/],
      [{ id, $schema: 'http://json-schema.org/draft-07/schema#' }, /\/\$schema is not as draft-04 has it$/],
      [part({ $ref: '#/definitions/none' }), /its \$ref "#\/definitions\/none" leads to nothing in the file/],
      [part({ $ref: 'https://example.org/other.json' }), /leads to nothing in the file, and nothing is fetched$/],
      [part({ $ref: 'http://' }), /is no schema: /],
      [{ ...looped, definitions: { a: { $ref: '#/definitions/a' } } }, /a \$ref in it leads back to itself$/],
      [
        { ...looped, definitions: { a: { anyOf: [{}, { not: { $ref: '#/definitions/a' } }] } } },
        /leads back to itself$/,
      ],
      [
        { id, ...JSON.parse(`${'{"not":'.repeat(9000)}{}${'}'.repeat(9000)}`) },
        /is no schema: too many values, or nested too deep$/,
      ],
    ];
    for (const [source, sentence] of cases) expect(await refused(source)).toMatch(sentence);
    const twice = written('twice.json', { id: 'https://eddn.edcd.io/schemas/colonisation/1' });
    expect(await refused(newSchemaFile(), twice)).toMatch(
      /^StageError: '.*' and '.*' are both the schema colonisation\/1$/,
    );
  });

  it('may refer to themselves where a value is inside another', async () => {
    const given = await givenSchemas([
      {
        id: 'https://eddn.edcd.io/schemas/tree/1#',
        definitions: { a: { items: { $ref: 'https://eddn.edcd.io/schemas/tree/1#/definitions/a' } } },
        $ref: '#/definitions/a',
      },
    ]);
    expect([...given.keys()]).toEqual(['tree/1']);
  });
});
