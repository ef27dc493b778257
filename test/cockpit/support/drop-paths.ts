import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { deadline } from '../../support/deadline.js';

/**
 * Drops files and folders on the page as a user would: holds them over it until the page shows where to drop
 * them.
 */
export async function dropPaths(page: Page, ...files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    const overlay = page.getByText('Drop journals here');
    await expect
      .poll(
        async () => {
          await holdPaths(session, ...files);
          return overlay.isVisible();
        },
        { timeout: deadline },
      )
      .toBe(true);
    await dispatch(session, 'drop', files);
  } finally {
    await session.detach();
  }
}

/** Holds files over the page. */
export async function holdPaths(session: CDPSession, ...files: readonly string[]): Promise<void> {
  await dispatch(session, 'dragEnter', files);
  await dispatch(session, 'dragOver', files);
}

async function dispatch(
  session: CDPSession,
  type: 'dragEnter' | 'dragOver' | 'drop',
  files: readonly string[],
): Promise<void> {
  await session.send('Input.dispatchDragEvent', {
    type,
    x: 200,
    y: 200,
    data: { items: [], files: [...files], dragOperationsMask: 1 },
  });
}
