import { sep } from 'node:path';

/** A path as a URI: a relative path stays relative, an absolute one becomes a file URI. */
export function fileUri(path: string): string {
  const windows = sep === '\\' || /^(?:[a-z]:|\\)\\/i.test(path);
  const [first = '', ...rest] = (windows ? path.replaceAll('\\', '/') : path).split('/');
  const tail = rest.map((step) => `/${encode(step)}`).join('');
  if (/^[a-z]:$/i.test(first)) return `file:///${first}${tail}`;
  if (first !== '' || rest.length === 0) return encode(first) + tail;
  // In the URI of a network share, the server is the host.
  return windows && rest[0] === '' ? `file:${tail}` : `file://${tail}`;
}

/** A lone surrogate cannot be encoded, so it is replaced. */
function encode(step: string): string {
  return encodeURIComponent(step.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
