import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';

/** Where the pictures go: SCREENSHOTS, or `test-results`, which git ignores. */
const folder = path.resolve(process.env.SCREENSHOTS || path.resolve(import.meta.dirname, '../../../test-results'));

/** Keeps what the page looks like, for somebody to look at. */
export async function screenshot(page: Page, name: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
  await page.screenshot({ path: file, animations: 'disabled' });
  return file;
}
