import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullEvent } from '../../../test/generators/valid.js';
import { quickToCompile } from '../../../test/support/ajv-options.js';
import { installed } from '../../../test/support/installed.js';
import { isThorough, oneIn } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../dialect/dialects.js';
import { asyncApi } from './asyncapi-document.js';

/** The part of it that is used here. */
interface AsyncApiParser {
  readonly Parser: new () => {
    parse(text: string): Promise<{
      readonly document?: { version(): string };
      readonly diagnostics: readonly { readonly code: string | number; readonly message: string }[];
    }>;
  };
}

describe.each(oneIn(2, dialectNames.toReversed()))('the AsyncAPI document of the %s dialect', (dialect) => {
  const text = JSON.stringify(asyncApi(dialects[dialect], '1.0.0'));
  const { channels } = JSON.parse(text) as { channels: Record<string, { messages: object }> };

  it.runIf(isThorough)('is accepted by the reference parser', async () => {
    const { Parser } = await installed<AsyncApiParser>('@asyncapi/parser@3.6.3');
    const { document, diagnostics } = await new Parser().parse(text);
    // 3.0 rather than 3.1, as more tools read it; the parser reports that there is a newer one.
    const complaints = diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
    expect(complaints.map(({ message }) => message)).toEqual([]);
    expect(document?.version()).toBe('3.0.0');
  });

  it('has the journal and the files of the dialect as channels, and all kinds as messages', () => {
    expect(Object.keys(channels).slice(0, 4)).toEqual(['journal', 'statusFile', 'modulesInfoFile', 'navRouteFile']);
    expect(Object.keys(channels)).toHaveLength(dialect === 'spec' ? 4 : 11);
    expect(Object.keys(channels.journal?.messages ?? {})).toHaveLength(dialects[dialect].kinds.length);
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
