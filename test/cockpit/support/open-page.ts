import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { deadline } from '../../support/deadline.js';
import { PageProblems } from './page-problems.js';
import type { Viewport } from './viewports.js';

export interface PageOptions
  extends Pick<
    BrowserContextOptions,
    | 'reducedMotion'
    | 'forcedColors'
    | 'colorScheme'
    | 'contrast'
    | 'hasTouch'
    | 'isMobile'
    | 'permissions'
    | 'deviceScaleFactor'
  > {
  /** 1440×900 if left out. */
  readonly viewport?: Viewport;
}

export interface OpenedPage {
  readonly page: Page;
  /** Declare here what the test provokes; any other problem fails the test. */
  readonly problems: PageProblems;
}

/** The connection of this worker, closed with it. */
let browser: Promise<Browser> | undefined;

/**
 * Opens a page in a context of its own. It is closed when the test ends, which fails if the page had any
 * problem.
 */
export async function openPage(url: string, options: PageOptions = {}): Promise<OpenedPage> {
  const { viewport = { width: 1440, height: 900 }, ...others } = options;
  browser ??= chromium.connect(inject('chromium'));
  const context = await (await browser).newContext({
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    ...others,
  });
  context.setDefaultTimeout(deadline);
  const page = await context.newPage();
  const problems = new PageProblems(page, new URL(url).host);
  onTestFinished(async () => {
    await context.close();
    if (problems.unexpected.length > 0) throw new Error(`the page had problems:\n${problems.unexpected.join('\n')}`);
  });
  await page.goto(url);
  return { page, problems };
}
