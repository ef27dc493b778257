/** The page, which the build leaves as one file with all its scripts and styles. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from 'hono';
import { isSystemError } from '../../journal/system-error-reason.js';
import { packageDirectory } from '../../stage/package-directory.js';
import { type CockpitEnvironment, refused } from './request-guard.js';

/** Of every answer. The page replaces the policy with its own, which is as strict but for its script and styles. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Answers with the page, and with nothing else. */
export function pageFile(file = builtPage()): Handler<CockpitEnvironment> {
  return async (context) => {
    if (context.req.path !== '/') return refused(context, 404, 'there is no such file');
    try {
      const { html, policy } = asServed(await readFile(file, 'utf8'));
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

/** As a plain file the page waits for dropped files, and its policy forbids every request; here it may ask this server. */
function asServed(page: string): { html: string; policy: string } {
  const [tag = '', policy = "default-src 'none'"] = policyTag.exec(page) ?? [];
  const html = page
    .replace(tag, '')
    .replace('name="shakedown-source" content="dropped"', 'name="shakedown-source" content="server"');
  return { html, policy: `${policy}; connect-src 'self'; frame-ancestors 'none'` };
}

/** `dist/cockpit.html` of the package that this module is in, be it bundled or not. */
function builtPage(): string {
  return path.join(packageDirectory(import.meta.dirname) ?? import.meta.dirname, 'dist', 'cockpit.html');
}
