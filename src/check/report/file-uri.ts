import { sep } from 'node:path';

/** A path as a URI: a relative path stays relative, an absolute one becomes a file URI. */
export function fileUri(path: string): string {
  const windows = sep === '\\' || /^(?:[a-z]:|\\)\\/i.test(path);
  const [first = '', ...rest] = (windows ? path.replaceAll('\\', '/') : path).split('/');
  const tail = rest.map((step) => `/${encode(step)}`).join('');
  if (/^[a-z]:$/i.test(first)) return `file:///${first}${tail}`;
  if (first !== '' || rest.length === 0) return encode(first) + tail;
  // A share on a server names the server where other file URIs name none.
  return windows && rest[0] === '' ? `file:${tail}` : `file://${tail}`;
}

/** Half of a surrogate pair has no bytes of its own to be told by. */
function encode(step: string): string {
  return encodeURIComponent(step.replaceAll(/\p{Cs}/gu, '\uFFFD'));
}
