/** The page, as the build left it in `dist/page`. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handler } from 'hono';
import { isSystemError } from '../../journal/system-error-reason.js';
import { packageDirectory } from '../../stage/package-directory.js';
import { type CockpitEnvironment, refused } from './request-guard.js';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/** Nothing comes from elsewhere, and nothing in a journal can become a part of the page. */
export const pageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The names that the build gives to files: no `..`, no hidden file, nothing that would need decoding. */
const fileName = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

/** Answers with a file of the page. */
export function pageFiles(directory = builtPage()): Handler<CockpitEnvironment> {
  return async (context) => {
    const { path: asked } = context.req;
    const name = asked === '/' ? '/index.html' : asked;
    if (!fileName.test(name)) return refused(context, 404, 'there is no such file');
    try {
      const bytes = await readFile(path.join(directory, name));
      context.header('content-type', contentTypes[path.extname(name)] ?? 'application/octet-stream');
      // The names of assets change with their content; the page that names them is asked for each time.
      context.header('cache-control', name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache');
      return name === '/index.html' ? context.body(asServed(bytes)) : context.body(new Uint8Array(bytes));
    } catch (error) {
      if (!isSystemError(error)) throw error;
      if (existsSync(path.join(directory, 'index.html'))) return refused(context, 404, 'there is no such file');
      return context.text('The page of the cockpit has not been built: run npm run build, and load this again.', 503);
    }
  };
}

/** Tells the page that there is a server: as a plain file it waits for files to be dropped on it. */
function asServed(page: Buffer): string {
  return page
    .toString()
    .replace('name="shakedown-source" content="dropped"', 'name="shakedown-source" content="server"');
}

/** `dist/page` of the package that this module is in, be it bundled or not. */
export function builtPage(): string {
  const home = packageDirectory(import.meta.dirname);
  return home ? path.join(home, 'dist', 'page') : path.join(import.meta.dirname, 'page');
}
