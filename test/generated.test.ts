/** What is derived and kept in the repository: `npm run generate` writes it, and this says when it is stale. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleCatalogue, ruleIds } from '../src/check/rules/rule-catalogue.js';
import { rulePages } from '../src/check/rules/rule-pages.js';
import { configSchema } from '../src/cli/check-project/config-schema.js';
import { scenarioSchema } from '../src/direct/scenario/scenario-schema.js';
import { dialects, extraKinds } from '../src/interface/dialect/dialects.js';
import { referencePages } from '../src/interface/emit/reference-pages.js';
import { typeScript } from '../src/interface/emit/typescript.js';
import { allShapes, allValues, specification } from '../src/interface/kind-catalogue.js';
import { controlOpenApi } from '../src/stage/control/openapi.js';

const root = path.resolve(import.meta.dirname, '..');

describe('the reference', () => {
  const pages = referencePages(specification, extraKinds);

  it.each([...pages])('docs/reference/%s is fresh', async (name, text) => {
    await expect(text).toMatchFileSnapshot(path.join(root, 'docs/reference', name));
  });

  it('has no page left over', () => {
    expect(readdirSync(path.join(root, 'docs/reference')).sort()).toEqual([...pages.keys()].sort());
  });
});

describe('the schema of shakedown.config.json', () => {
  it('schemas/config.schema.json is fresh', async () => {
    const text = `${JSON.stringify(configSchema(ruleCatalogue), undefined, 2)}\n`;
    await expect(text).toMatchFileSnapshot(path.join(root, 'schemas/config.schema.json'));
  });
});

describe('the schema of scenarios', () => {
  it('schemas/scenario.schema.json is fresh', async () => {
    const text = `${JSON.stringify(scenarioSchema(), undefined, 2)}\n`;
    await expect(text).toMatchFileSnapshot(path.join(root, 'schemas/scenario.schema.json'));
  });
});

describe('the description of the control port', () => {
  it('schemas/control.openapi.json is fresh', async () => {
    const text = `${JSON.stringify(controlOpenApi(), undefined, 2)}\n`;
    await expect(text).toMatchFileSnapshot(path.join(root, 'schemas/control.openapi.json'));
  });
});

describe('the pages of the rules', () => {
  const pages = rulePages();

  it.each([...pages])('docs/rules/%s is fresh', async (name, text) => {
    await expect(text).toMatchFileSnapshot(path.join(root, 'docs/rules', name));
  });

  it('has no page left over', () => {
    expect(readdirSync(path.join(root, 'docs/rules')).sort()).toEqual([...pages.keys()].sort());
  });

  it('links to a heading of its own for every rule', () => {
    const links = [...(pages.get('README.md') ?? '').matchAll(/\(([a-z]+\.md)#([a-z0-9-]+)\)/g)];
    expect(new Set(links.map(([link]) => link)).size).toBe(ruleIds.length);
    for (const [, name = '', anchor] of links) expect(headings(pages.get(name) ?? '')).toContain(anchor);
  });

  /** Headings as GitHub names them: lower case, spaces as dashes, no other signs. */
  function headings(text: string): string[] {
    const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
    return titles.map((title) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
  }
});

describe('the library', () => {
  it('exports every shape and list of values by name', () => {
    const index = readFileSync(path.join(root, 'src/index.ts'), 'utf8');
    const names = [...allShapes(specification), ...allValues(specification)].map(({ name }) => name);
    for (const name of names) expect(index).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe('the types', () => {
  it.each([
    ['spec', 'Events exactly as the specification describes them.'],
    ['game', 'Events as the live game writes them.'],
  ] as const)('src/interface/types/%s-events.ts is fresh', async (dialect, title) => {
    const text = typeScript(dialects[dialect], title);
    await expect(text).toMatchFileSnapshot(path.join(root, `src/interface/types/${dialect}-events.ts`));
  });
});
