import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ruleAnchor, rulePageFile } from './rule-address.js';
import { ruleCatalogue } from './rule-catalogue.js';

const root = path.resolve(import.meta.dirname, '../../..');

it('every rule has a heading on a page that there is', () => {
  for (const { id, group } of ruleCatalogue) {
    const page = path.join(root, 'docs/rules', rulePageFile(group));
    expect(existsSync(page), page).toBe(true);
    const headings = [...readFileSync(page, 'utf8').matchAll(/^## (.*)$/gm)].map(([, words = '']) => words);
    expect(headings.map(ruleAnchor)).toContain(ruleAnchor(id));
  }
});
