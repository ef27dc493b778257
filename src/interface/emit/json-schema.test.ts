import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { quickToCompile } from '../../../test/support/ajv-options.js';
import { oneIn } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../dialect/dialects.js';
import { bundleSchema, type JsonSchema, schemaFiles } from './json-schema.js';

const files = schemaFiles(dialects.spec);

function validator(schema: object) {
  return formats.default(new Ajv2020({ strict: true, discriminator: true, ...quickToCompile })).compile(schema);
}

describe.each(dialectNames)('the schemas of the %s dialect', (dialect) => {
  it.each(oneIn(2, [true, false]))('obey the meta-schema (strict: %s)', (strict) => {
    const ajv = formats.default(new Ajv2020({ strict: true, discriminator: true, ...quickToCompile }));
    for (const [name, schema] of oneIn(15, [...schemaFiles(dialects[dialect], { strict })])) {
      expect(ajv.validateSchema(schema), name).toBe(true);
      expect(() => ajv.compile(schema), name).not.toThrow();
    }
  });
});

describe('the schema files', () => {
  it('are one per kind, one per companion, and two bundles', () => {
    expect(files.size).toBe(16 + 3 + 2);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['FSDJump.schema.json', 'NavRoute.json.schema.json', 'journal.schema.json']),
    );
  });

  it('have names that differ where case does not count', () => {
    const names = [...schemaFiles(dialects.game).keys()];
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Backpack.schema.json', 'BackPack-2.schema.json']));
  });

  it('say that integers have 64 bits', () => {
    expect(files.get('FSDJump.schema.json')).toMatchObject({
      properties: { SystemAddress: { type: 'integer', format: 'int64' } },
    });
  });

  it('describe every property', () => {
    for (const [name, schema] of files) {
      for (const [property, described] of propertiesOf(schema))
        expect(described, `${name}: ${property}`).toHaveProperty('description');
    }
  });

  it('of several dialects can be loaded side by side', () => {
    const ajv = formats.default(new Ajv2020({ discriminator: true, validateSchema: false }));
    for (const dialect of dialectNames) {
      for (const strict of [false, true])
        for (const schema of schemaFiles(dialects[dialect], { strict }).values()) ajv.addSchema(schema);
    }
    expect(ajv.getSchema('urn:shakedown:game:FSDJump.schema.json:strict')).toBeDefined();
  });

  it.each(dialectNames)('of the dialect %s have the addresses that the site gives their files', (dialect) => {
    for (const [file, { $id }] of schemaFiles(dialects[dialect]))
      expect($id).toBe(`https://shakedown-journal.github.io/shakedown/schemas/${dialect}/${file}`);
  });
});

describe('a companion', () => {
  it('must hold its list, though the event in the journal need not', () => {
    const bare = { timestamp: '2026-11-14T20:41:00Z', event: 'NavRoute' };
    expect(validator(files.get('NavRoute.schema.json') ?? {})(bare)).toBe(true);
    expect(validator(files.get('NavRoute.json.schema.json') ?? {})(bare)).toBe(false);
    expect(validator(files.get('NavRoute.json.schema.json') ?? {})({ ...bare, Route: [] })).toBe(true);
  });
});

describe('the bundle', () => {
  const music = { timestamp: '2026-11-14T20:41:00Z', event: 'Music', MusicTrack: 'Exploration' };
  const missions = { timestamp: '2026-11-14T20:41:00Z', event: 'Missions', Active: [], Failed: [], Complete: [] };

  it('chooses by the name of the event', () => {
    const check = validator(bundleSchema(dialects.spec));
    expect(check(missions)).toBe(true);
    expect(check({ ...missions, Failed: 0 })).toBe(false);
    expect(check(music)).toBe(true);
  });

  it('refuses unknown fields and kinds when strict', () => {
    const check = validator(bundleSchema(dialects.spec, { strict: true }));
    expect(check(missions)).toBe(true);
    expect(check({ ...missions, Extra: 1 })).toBe(false);
    expect(check(music)).toBe(false);
  });
});

describe('the bundle for generators', () => {
  it.each(dialectNames)('is one of the kinds, distinguished by event alone (%s)', (dialect) => {
    const { kinds } = dialects[dialect];
    const bundle = bundleSchema(dialects[dialect], { form: 'one-of' });
    const { oneOf, $defs } = bundle as { oneOf: { $ref: string }[]; $defs: Record<string, JsonSchema> };
    expect(bundle).toMatchObject({ discriminator: { propertyName: 'event' } });
    expect(oneOf).toEqual(kinds.map(({ name }) => ({ $ref: `#/$defs/${name}` })));
    for (const { name } of kinds) {
      expect($defs[name]).toMatchObject({ properties: { event: { const: name } } });
      expect($defs[name]?.required).toContain('event');
    }
  });

  it('agrees with the other about kinds that it lists, and refuses the rest', () => {
    const check = validator(bundleSchema(dialects.spec, { form: 'one-of' }));
    const other = validator(bundleSchema(dialects.spec));
    const missions = { timestamp: '2026-11-14T20:41:00Z', event: 'Missions', Active: [], Failed: [], Complete: [] };
    const mistakes = [{ ...missions, Failed: 0 }, { ...missions, timestamp: 1 }, { event: 'Missions' }, {}, 1];
    for (const event of [missions, { ...missions, Extra: 1 }, ...mistakes]) expect(check(event)).toBe(other(event));
    expect(check(missions)).toBe(true);
    expect(check({ ...missions, event: 'Unheard' })).toBe(false);
  });
});

/** Every property of a schema and of the shapes it defines. */
function propertiesOf(schema: JsonSchema): [name: string, schema: unknown][] {
  const shapes = [schema, ...Object.values((schema.$defs ?? {}) as Record<string, JsonSchema>)];
  return shapes.flatMap((shape) => Object.entries(shape.properties ?? {}));
}
