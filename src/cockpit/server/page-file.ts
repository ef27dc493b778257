/** The page, built as one file with all scripts and styles, and sent in two parts. */
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
    const isRest = context.req.path === `/${restName}`;
    if (!isRest && context.req.path !== '/') return refused(context, 404, 'there is no such file');
    try {
      const { html, policy, rest } = asServed(packagedFiles().textInside(file) ?? (await readFile(file, 'utf8')));
      context.header('cache-control', 'no-cache');
      if (isRest) return context.body(rest, 200, { 'content-type': 'text/javascript; charset=utf-8' });
      context.header('content-type', 'text/html; charset=utf-8');
      context.header('content-security-policy', policy);
      return context.body(html);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      return context.text('The page of the cockpit has not been built: run npm run build, and load this again.', 503);
    }
  };
}

const policyTag = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/;

/** The second script of the page, which its first paint does not wait for. */
const restTag = /<script id="rest">([^]*)<\/script>/;
const restName = 'rest.js';

/**
 * As a plain file, the page's policy forbids all requests; when served, it may connect to this server, and
 * gets its second script from there.
 */
function asServed(page: string): { html: string; policy: string; rest: string } {
  const [tag = '', policy = "default-src 'none'"] = policyTag.exec(page) ?? [];
  const rest = restTag.exec(page)?.[1] ?? '';
  const html = page
    .replace(tag, '')
    .replace(restTag, `<script src="${restName}" defer></script>`)
    .replace('name="shakedown-source" content="dropped"', 'name="shakedown-source" content="server"');
  const scripts = policy.replace('script-src ', "script-src 'self' ");
  return { html, policy: `${scripts}; connect-src 'self'; frame-ancestors 'none'`, rest };
}
