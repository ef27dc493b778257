import type { Locator } from 'playwright-core';

/** The value beside a label, such as `Fuel` of the ship. */
export function reading(within: Locator, label: string | RegExp): Locator {
  const term = within
    .page()
    .getByRole('term')
    .filter({ hasText: typeof label === 'string' ? new RegExp(`^${label}$`) : label });
  return within.locator('dl > div').filter({ has: term }).getByRole('definition');
}
