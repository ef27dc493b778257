import { xmlText } from './xml.js';

interface HtmlPage {
  readonly title: string;
  /** Added to the common style. */
  readonly style: string;
  /** HTML. */
  readonly body: string;
}

/** A page in one file: no script, nothing loaded, light or dark as the reader likes it. */
export function htmlPage({ title, style, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${xmlText(title)}</title>
<style>${commonStyle}${style}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const commonStyle = `
:root { color-scheme: light dark; --paper: #fbfbfa; --ink: #1c2127; --quiet: #5b6570; --line: #d9dde1; --card: #fff;
  --journal: #2f6f9f; --tool: #6b4fa0; --right: #1a7f4b; --wrong: #b3261e; --doubtful: #8a4600; --alarm: #fdecea; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14171a; --ink: #e6e9ec; --quiet: #9aa5b1; --line: #343b42; --card: #1c2125;
    --journal: #7fb8e0; --tool: #bda4ee; --right: #63c794; --wrong: #ff8f85; --doubtful: #ffb870; --alarm: #3a1d1b; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 system-ui, sans-serif;
  overflow-wrap: anywhere; }
main { max-width: 66rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.6rem; } h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; } p { margin: .3rem 0; }
code, pre { font: .86em/1.45 ui-monospace, Consolas, monospace; } pre { margin: 0; white-space: pre-wrap; }
table { border-collapse: collapse; } summary { cursor: pointer; } a { color: inherit; }
.wide { overflow-x: auto; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
