/** Derived files in the repository: `npm run generate` writes them, and this fails when they are stale. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { assertOnce, kindList, kindListFile } from '../scripts/kind-list.js';
import { ruleCatalogue, ruleIds } from '../src/check/rules/rule-catalogue.js';
import { rulePages } from '../src/check/rules/rule-pages.js';
import { scenarioSchema, toolFileSchema } from '../src/direct/scenario/scenario-schema.js';
import { toolProtocolSchema } from '../src/direct/tool/tool-protocol-schema.js';
import { fixtureNamed } from '../src/fixture/fixture.js';
import { isSpecified } from '../src/interface/all-kinds.js';
import { dialects, extraKinds } from '../src/interface/dialect/dialects.js';
import { changesPage } from '../src/interface/emit/changes-page.js';
import { referencePages } from '../src/interface/emit/reference-pages.js';
import { typeScript } from '../src/interface/emit/typescript.js';
import { allShapes, allValues, type Catalogue, specification } from '../src/interface/kind-catalogue.js';
import { messageRulePage } from '../src/services/message-rules.js';
import { controlOpenApi } from '../src/stage/control/openapi.js';
import { loadCourse } from '../src/trials/course.js';
import { trialPages } from '../src/trials/trial-pages.js';
import { shakedown } from './shakedown.js';
import { configSchema } from './support/config-schema.js';

const root = path.resolve(import.meta.dirname, '..');

/** The specification to the letter, and all other kinds as the live game writes them. */
const everyKind: Catalogue = { dialect: 'game', kinds: [...specification.kinds, ...extraKinds.kinds] };

describe('the reference', () => {
  const pages = referencePages(everyKind);

  it.each([...pages])('docs/reference/%s is fresh', async (name, text) => {
    await expect(text).toMatchFileSnapshot(path.join(root, 'docs/reference', name));
  });

  it('has no page left over', () => {
    const found = readdirSync(path.join(root, 'docs/reference'), { recursive: true, encoding: 'utf8' });
    const files = found.filter((name) => name.endsWith('.md')).map((name) => name.replaceAll(path.sep, '/'));
    expect(files.filter((name) => !pages.has(name))).toEqual([]);
  });

  it('has pages whose names differ in more than capitals, as many disks ignore them', () => {
    expect(new Set([...pages.keys()].map((name) => name.toLowerCase())).size).toBe(pages.size);
  });

  it.each([...pages])('%s links only to pages and headings that are there', (name, text) => {
    const links = [...text.matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)];
    for (const [link, to = '', anchor] of links) {
      const target = to === '' ? name : path.posix.join(path.posix.dirname(name), to);
      const page = pages.get(target);
      expect(page, link).toBeDefined();
      expect(anchor === undefined || headings(page ?? '').includes(anchor), link).toBe(true);
    }
  });
});

describe('the changes of the journal', () => {
  it('docs/changes-since-4.4.md is fresh', async () => {
    const text = changesPage(dialects.game, '4.4.0.0', fixtureNamed);
    await expect(text).toMatchFileSnapshot(path.join(root, 'docs/changes-since-4.4.md'));
  });
});

describe('a session from a seed', () => {
  it('has the bytes that test/platform expects on every system', async () => {
    const out = mkdtempSync(path.join(os.tmpdir(), 'shakedown-session-'));
    onTestFinished(() => rmSync(out, { recursive: true }));
    const start = ['--start', '2026-11-14T18:00:00Z', '--timezone', 'UTC'];
    await shakedown('simulate', 'tour', '--for', '1h', ...start, '--speed', 'max', '--seed', '7', '--out', out);
    const hash = createHash('sha256');
    for (const name of readdirSync(out).sort()) hash.update(`${name}\n`).update(readFileSync(path.join(out, name)));
    await expect(hash.digest('hex')).toMatchFileSnapshot('platform/session.sha256');
  });
});

describe('the list of kinds', () => {
  it('src/interface/kinds/kind-list.ts is fresh', async () => {
    await expect(kindList()).toMatchFileSnapshot(kindListFile);
  });

  it('refuses two kinds of one name', () => {
    expect(() => assertOnce(['Docked', 'FSDJump', 'Docked'])).toThrow('have the kind Docked');
  });
});

describe('the schemas', () => {
  const schemas: Readonly<Record<string, object>> = {
    'config.schema.json': configSchema(ruleCatalogue),
    'tool-protocol.schema.json': toolProtocolSchema(),
    'scenario.schema.json': scenarioSchema(),
    'tool.schema.json': toolFileSchema(),
    'control.openapi.json': controlOpenApi(),
  };

  it.each(Object.entries(schemas))('schemas/%s is fresh', async (file, schema) => {
    // An indent of one keeps the package small.
    const text = `${JSON.stringify(schema, undefined, 1)}\n`;
    await expect(text).toMatchFileSnapshot(path.join(root, 'schemas', file));
  });
});

describe('the pages of the rules', () => {
  const pages = new Map([...rulePages(), ['messages.md', messageRulePage()]]);

  it.each([...pages])('docs/rules/%s is fresh', async (name, text) => {
    await expect(text).toMatchFileSnapshot(path.join(root, 'docs/rules', name));
  });

  it('has no page left over', () => {
    expect(readdirSync(path.join(root, 'docs/rules')).filter((name) => !pages.has(name))).toEqual([]);
  });

  it('links to a heading of its own for every rule', () => {
    const links = [...(pages.get('README.md') ?? '').matchAll(/\(([a-z]+\.md)#([a-z0-9-]+)\)/g)];
    expect(new Set(links.map(([link]) => link)).size).toBe(ruleIds.length);
    for (const [, name = '', anchor] of links) expect(headings(pages.get(name) ?? '')).toContain(anchor);
  });
});

describe('the pages of the trials', () => {
  const course = loadCourse();
  const pages = trialPages(course);

  it.each([...pages])('docs/trials/%s is fresh', async (name, text) => {
    await expect(text).toMatchFileSnapshot(path.join(root, 'docs/trials', name));
  });

  it('has no page left over', () => {
    expect(readdirSync(path.join(root, 'docs/trials')).filter((name) => !pages.has(name))).toEqual([]);
  });

  it('links to a heading of its own for every trial', () => {
    const links = [...(pages.get('README.md') ?? '').matchAll(/\(([a-z]+\.md)#([a-z0-9-]+)\)/g)];
    expect(links).toHaveLength(course.length);
    for (const [, name = '', anchor] of links) expect(headings(pages.get(name) ?? '')).toContain(anchor);
  });
});

describe('the library', () => {
  it('exports every shape and list of values of the specified kinds by name', () => {
    const index = readFileSync(path.join(root, 'src/interface/index.ts'), 'utf8');
    const specified = { ...dialects.game, kinds: dialects.game.kinds.filter(({ name }) => isSpecified(name)) };
    const names = [...allShapes(specified), ...allValues(specified)].map(({ name }) => name);
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

/** Anchors of headings as GitHub makes them: lower case, dashes for spaces, no other characters. */
function headings(text: string): string[] {
  const titles = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
