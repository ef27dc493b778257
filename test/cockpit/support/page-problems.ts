import type { Page } from 'playwright-core';

/** Collects console errors, uncaught errors, failed requests, and requests to other hosts. */
export class PageProblems {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(page: Page, host: string) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#found.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#found.push(`uncaught: ${error.message}`));
    page.on('crash', () => this.#found.push('the page crashed'));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A closing page aborts its own requests.
      if (reason !== 'net::ERR_ABORTED') this.#found.push(`failed request: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) this.#found.push(`failed request: ${response.url()} ${response.status()}`);
    });
    page.context().on('request', (request) => {
      const url = new URL(request.url());
      const isOwn = url.host === host || ['data:', 'blob:', 'about:'].includes(url.protocol);
      if (!isOwn) this.#found.push(`request to another host: ${request.url()}`);
    });
  }

  /** Accepts such problems, past and future. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Problems that were not expected. */
  get unexpected(): readonly string[] {
    return this.#found.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}
