import { Parser } from '@asyncapi/parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullEvent } from '../../../test/generators/valid.js';
import { quickToCompile } from '../../../test/support/ajv-options.js';
import { oneIn } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../dialect/dialects.js';
import { asyncApi } from './asyncapi-document.js';

describe.each(oneIn(2, dialectNames.toReversed()))('the AsyncAPI document of the %s dialect', (dialect) => {
  const text = JSON.stringify(asyncApi(dialects[dialect], '1.0.0'));
  const parsed = new Parser().parse(text);

  it('is accepted by the reference parser', async () => {
    const { document, diagnostics } = await parsed;
    // 3.0 rather than 3.1, as more tools read it; the parser reports that there is a newer one.
    const complaints = diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
    expect(complaints.map(({ message }) => message)).toEqual([]);
    expect(document?.version()).toBe('3.0.0');
  });

  it('has the journal and the files of the dialect as channels, and all kinds as messages', async () => {
    const { document } = await parsed;
    const channels = document?.channels().all() ?? [];
    const ids = channels.map((channel) => channel.id());
    expect(ids.slice(0, 4)).toEqual(['journal', 'statusFile', 'modulesInfoFile', 'navRouteFile']);
    expect(ids).toHaveLength(dialect === 'spec' ? 4 : 11);
    expect(channels[0]?.messages().all()).toHaveLength(dialects[dialect].kinds.length);
  });

  it('has payloads that Ajv 2020 compiles', () => {
    const document = JSON.parse(text) as { components: { schemas: Record<string, object> } };
    const ajv = formats.default(new Ajv2020({ strict: true, ...quickToCompile }));
    ajv.addKeyword('components');
    ajv.addSchema({ $id: 'asyncapi', components: document.components }, 'asyncapi', false, false);
    for (const name of oneIn(8, Object.keys(document.components.schemas))) {
      expect(() => ajv.compile({ $ref: `asyncapi#/components/schemas/${name}` }), name).not.toThrow();
    }
    for (const kind of oneIn(8, dialects[dialect].kinds)) {
      const check = ajv.compile({ $ref: `asyncapi#/components/schemas/${kind.name}` });
      for (const event of fc.sample(fullEvent(kind), 5)) expect(check(withoutBigints(event)), kind.name).toBe(true);
      expect(check({ event: kind.name }), kind.name).toBe(false);
    }
    const check = ajv.compile({ $ref: 'asyncapi#/components/schemas/NavRoute.json' });
    expect(check({ timestamp: '2026-11-14T20:41:00Z', event: 'NavRoute', Route: [] })).toBe(true);
    expect(check({ timestamp: '2026-11-14T20:41:00Z', event: 'NavRoute' })).toBe(false);
  });
});

function withoutBigints(event: unknown): unknown {
  return JSON.parse(JSON.stringify(event, (_, value) => (typeof value === 'bigint' ? Number(value) : value)));
}
