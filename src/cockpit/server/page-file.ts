/** The page, built as one file with all scripts and styles. */
import { readFile } from 'node:fs/promises';
import type { Handler } from 'hono';
import { isSystemError } from '../../journal/system-error-reason.js';
import { packagedFiles } from '../../packaged/packaged-files.js';
import { type CockpitEnvironment, refused } from './request-guard.js';

/**
 * Headers of every response. The page has its own policy, equally strict except for its script and styles.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

export function pageFile(file = packagedFiles().pathOf('dist/cockpit.html')): Handler<CockpitEnvironment> {
  return async (context) => {
    if (context.req.path !== '/') return refused(context, 404, 'there is no such file');
    try {
      const { html, policy } = asServed(packagedFiles().textInside(file) ?? (await readFile(file, 'utf8')));
      context.header('content-type', 'text/html; charset=utf-8');
      context.header('content-security-policy', policy);
      context.header('cache-control', 'no-cache');
      return context.body(html);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return context.text('The page of the cockpit has not been built: run npm run build, and load this again.', 503);
    }
  };
}

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/;

/** As a plain file, the page's policy forbids all requests; when served, it may connect to this server. */
function asServed(page: string): { html: string; policy: string } {
  const [tag = '', policy = "default-src 'none'"] = policyTag.exec(page) ?? [];
  const html = page
    .replace(tag, '')
    .replace('name="shakedown-source" content="dropped"', 'name="shakedown-source" content="server"');
  return { html, policy: `${policy}; connect-src 'self'; frame-ancestors 'none'` };
}
