/** The page as static files, without a server of ours. */
import { describe, expect, it } from 'vitest';
import { oneIn } from '../thorough.js';
import { expectAccessible } from './support/accessible.js';
import { clippedTexts, scrollers } from './support/layout.js';
import { openPage } from './support/open-page.js';
import { screenshot } from './support/screenshot.js';
import { serveStatically } from './support/static-page.js';
import { type Viewport, viewports } from './support/viewports.js';

describe.each(oneIn(4, Object.entries<Viewport>(viewports)))('without a server, on a %s', (name, viewport) => {
  it('asks for files, and says that they go nowhere', async () => {
    const { page } = await openPage(await serveStatically(), { viewport });
    await page.getByRole('heading', { name: 'Shakedown' }).waitFor();
    expect(await page.getByRole('main').innerText()).toMatch(/drop.*nothing is uploaded/is);
    await screenshot(page, `static on a ${name}`);
    expect(await scrollers(page)).toEqual([]);
    expect(await clippedTexts(page)).toEqual([]);
    await expectAccessible(page);
  });
});
