/** The page before its second part has arrived. */
import { expect, it } from 'vitest';
import { openCockpit } from './support/cockpit-page.js';
import { ScriptedJournal } from './support/scripted-journal.js';
import { temporaryDirectory } from './support/temporary-directory.js';

it('is painted from 60 kB, shows a session, and then gets the rest', async () => {
  const { directory } = new ScriptedJournal(temporaryDirectory('first paint'));
  const { page, problems } = await openCockpit(directory, { view: 'read' });
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/rest.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('banner').getByText('Ada').waitFor();
  await page.getByRole('grid').getByText('Fileheader').first().waitFor();
  await page.getByText('Loading the sessions …').waitFor();
  const size = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().encodedBodySize);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(60_000);
  send();
  await page.getByRole('slider', { name: 'Moment shown' }).waitFor();
  await expect.poll(() => page.getByText('Loading').count()).toBe(0);

  await page.unroute('**/rest.js');
  await page.route('**/rest.js', (route) => route.abort());
  problems.expect(/rest\.js|ERR_FAILED|second part/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Could not load the sessions.').waitFor();
});
