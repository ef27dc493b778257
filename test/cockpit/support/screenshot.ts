import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { isThorough } from '../../thorough.js';

/** Target directory: SCREENSHOTS, or `test-results`, which git ignores. */
const folder = path.resolve(process.env.SCREENSHOTS || path.resolve(import.meta.dirname, '../../../test-results'));

/** Chromium sometimes fails to capture on a busy machine; this retries. */
const noPicture = 'Unable to capture screenshot';
const attempts = 5;

/** Takes a screenshot for review: in `npm run thorough`, or if SCREENSHOTS is set. */
export async function screenshot(page: Page, name: string): Promise<string | undefined> {
  if (!isThorough && !process.env.SCREENSHOTS) return undefined;
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
  for (let attempt = 1; ; attempt++) {
    try {
      await page.screenshot({ path: file, animations: 'disabled' });
      return file;
    } catch (error) {
      if (attempt === attempts || !String(error).includes(noPicture)) throw error;
      await page.waitForTimeout(200);
    }
  }
}
