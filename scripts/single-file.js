/**
 * The page of the cockpit as one file that works wherever it is opened, by a double click as well: all scripts and styles stand
 * in it, and its policy forbids every request.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';

/** The element that the page takes the script of its worker from; see `start-worker.ts`. */
const workerElement = 'recording-worker';

/**
 * @param {string} root
 * @returns {Promise<string>} the file
 */
export async function singleFilePage(root) {
  const { build } = await import('vite');
  const built = await build({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'warn',
    // Classic scripts: a browser loads no modules from a disk.
    worker: { format: 'iife' },
    build: {
      write: false,
      cssCodeSplit: false,
      rolldownOptions: {
        // The address of the worker's own file is never asked for.
        checks: { emptyImportMeta: false },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const files = /** @type {import('vite').Rolldown.RolldownOutput} */ (built).output;
  /** @param {RegExp} name */
  const textOf = (name) => {
    const found = files.filter(({ fileName }) => name.test(fileName));
    const [file] = found;
    if (!file || found.length > 1) throw new Error(`there are ${found.length} files like ${name} in the page, not one`);
    return file.type === 'chunk' ? file.code : Buffer.from(file.source).toString();
  };
  return singleFile({
    page: textOf(/^index\.html$/),
    script: textOf(/(?<!worker.*)\.js$/),
    worker: textOf(/worker.*\.js$/),
    styles: textOf(/\.css$/),
  });
}

/**
 * @param {Readonly<Record<'page' | 'script' | 'worker' | 'styles', string>>} texts
 */
export function singleFile({ page, script, worker, styles }) {
  const code = inScript(script);
  const policy = [
    `default-src 'none'`,
    // The scanner is WebAssembly; the worker takes over this policy.
    `script-src '${hashOf(code)}' 'wasm-unsafe-eval'`,
    `style-src '${hashOf(styles)}'`,
    `worker-src blob:`,
    `img-src data: blob:`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  const whole = page
    .replaceAll(/\s*<(?:link|script)\b[^>]*\b(?:href|src)="[^"]*"[^>]*>(?:<\/script>)?/g, '')
    .replace(
      /<meta charset[^>]*>/,
      (charset) => `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    )
    .replace('</head>', () => `  <style>${styles}</style>\n  </head>`)
    .replace('</body>', () => {
      const blocks = [
        `<script type="text/plain" id="${workerElement}">${inScript(worker)}</script>`,
        `<script>${code}</script>`,
      ];
      return `  ${blocks.join('\n    ')}\n  </body>`;
    });
  if (/<script[^>]*\bsrc=|<link/.test(whole)) throw new Error('the page still refers to other files');
  return whole;
}

/**
 * A script within a page must not contain what would end it, nor what would hide its end.
 * @param {string} code
 */
function inScript(code) {
  return code.replaceAll(/<(?=\/script|!--)/gi, '\\x3C');
}

/** @param {string} text */
function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
