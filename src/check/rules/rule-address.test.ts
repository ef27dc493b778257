import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ruleAddress, rulePagesHome } from './rule-address.js';
import { ruleCatalogue } from './rule-catalogue.js';

const root = path.resolve(import.meta.dirname, '../../..');

describe('ruleAddress', () => {
  it('leads to where the project is at home', () => {
    const { homepage } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { homepage: string };
    expect(rulePagesHome.startsWith(`${homepage.replace(/#.*/, '')}/blob/`)).toBe(true);
  });

  it('leads to a heading of a page that there is, for every rule', () => {
    for (const rule of ruleCatalogue) {
      const [file = '', anchor] = ruleAddress(rule)
        .slice(rulePagesHome.length + 1)
        .split('#');
      const page = path.join(root, 'docs/rules', file);
      expect(existsSync(page), page).toBe(true);
      const headings = [...readFileSync(page, 'utf8').matchAll(/^## (.*)$/gm)].map(([, words = '']) =>
        words.replace('/', ''),
      );
      expect(headings).toContain(anchor);
    }
  });
});
