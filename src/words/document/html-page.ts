import { type Html, html } from './html.js';
import { pageStyle } from './page-style.js';

/** A page in one file: no script, nothing loaded, light or dark as the reader likes it. */
export function htmlPage(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`.text;
}
