import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { isThorough } from '../../thorough.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Findings of axe-core, a line for each place. It is no part of the page, so it needs an
 * exception from the page's policy.
 */
export async function barriers(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    };
    await evaluate(`globalThis.axe === undefined && void (() => { ${source} })()`);
    const { violations } = (await evaluate(`axe.run(document, { resultTypes: ['violations'] })`)) as AxeResults;
    return violations
      .filter(({ id }) => !leftOut.includes(id))
      .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help}: ${target.join(' ')}`));
  } finally {
    await session.detach();
  }
}

/** Fails on accessibility barriers. That takes seconds: `npm test` calls it only in the layout tests. */
export async function expectAccessible(page: Page): Promise<void> {
  if (isThorough) expect(await barriers(page)).toEqual([]);
}
