import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Where the pictures go: SCREENSHOTS, or `test-results`, which git ignores. */
const folder = path.resolve(process.env.SCREENSHOTS || path.resolve(import.meta.dirname, '../../../test-results'));

/** Chromium sometimes has no picture at hand where the machine is busy; it has one a little later. */
const noPicture = 'Unable to capture screenshot';
const attempts = 5;

/** Keeps what the page looks like, for somebody to look at. */
export async function screenshot(page: Page, name: string): Promise<string> {
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
