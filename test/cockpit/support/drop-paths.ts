import type { CDPSession, Page } from 'playwright-core';

/** Drops files and folders of the disk on the page, as a hand would: held over it first. */
export async function dropPaths(page: Page, ...files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  try {
    await holdPaths(session, ...files);
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
