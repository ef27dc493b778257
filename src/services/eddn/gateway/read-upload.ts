import { inflateRawSync, unzipSync } from 'node:zlib';
import { isUtf8, utf8Of } from '../../../journal/byte-text.js';
import { parseExactly } from '../../../journal/parse/exact-json.js';
import { codeOf, reasonOf } from '../../../journal/system-error-reason.js';
import { withoutKeys } from '../../json-in.js';
import type { IncomingRequest } from '../../service.js';
import { tooLarge } from './gateway-answers-table.js';

/** Bounds the memory that a hostile body takes; the real gateway has no such limits. */
const largestText = 2 * 1024 * 1024;
/** Texts of this length may contain anything: their values take little memory. */
const harmlessText = 128 * 1024;
/** Commas, brackets and braces in longer ones; a large market has some 5,000. */
const mostTokens = 50_000;

/** The content of an upload, or the answer to one that cannot be read. */
export type Upload =
  | { readonly value: unknown; readonly text: string; readonly failure?: undefined }
  | { readonly failure: { readonly status: number; readonly body: string } };

/** Decompresses and parses the body of an upload. */
export function readUpload({ headers, body }: Pick<IncomingRequest, 'headers' | 'body'>): Upload {
  try {
    const isCompressed = headers['content-encoding'] === 'gzip' || headers['content-encoding'] === 'deflate';
    return parsed(isCompressed ? decompressed(body) : body);
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return failed(413, tooLarge);
    return failed(400, `FAIL: zlib.error: Error -3 while decompressing data: ${reasonOf(error)}`);
  }
}

/** Zlib or gzip by its header, otherwise deflate without one. */
function decompressed(body: Uint8Array): Uint8Array {
  const limit = { maxOutputLength: largestText };
  try {
    return unzipSync(body, limit);
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw error;
    return inflateRawSync(body, limit);
  }
}

/** What invalid UTF-8 is decoded to. */
const replacement = '\uFFFD';
const byteOrderMark = '\uFEFF';

function parsed(bytes: Uint8Array): Upload {
  // A mark of the byte order is skipped, as by the real gateway.
  const decoded = utf8Of(bytes);
  const text = decoded.startsWith(byteOrderMark) ? decoded.slice(1) : decoded;
  if (text.includes(replacement) && !isUtf8(bytes)) return failed(400, 'FAIL: JSON parsing: the body is not in UTF-8');
  if (text.length > harmlessText && countTokens(text) > mostTokens) return failed(413, tooLarge);
  try {
    return { value: jsonOf(text), text };
  } catch (error) {
    if (error instanceof RangeError) return failed(500, 'FAIL: the values are nested too deep');
    // What comes after the first comma quotes the text, which may be a key.
    return failed(400, `FAIL: JSON parsing: ${reasonOf(error).replace(/, .*/s, '')}`);
  }
}

const tokens = new Set([',', '[', '{'].map((token) => token.charCodeAt(0)));

/** Counts also those inside texts; stops beyond the limit. */
function countTokens(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length && count <= mostTokens; index++) {
    if (tokens.has(text.charCodeAt(index))) count++;
  }
  return count;
}

/** The value of a JSON text, without keys and tokens; integers keep all digits. */
export function jsonOf(text: string): unknown {
  const value = withoutKeys(JSON.parse(text));
  return hasRounded(value) ? withoutKeys(exactly(text, value)) : value;
}

/** The value with all digits; that of `JSON.parse` where the strict parser objects, as to duplicate names. */
function exactly(text: string, otherwise: unknown): unknown {
  try {
    return parseExactly(text);
  } catch {
    return otherwise;
  }
}

/** Whether there are integers that `JSON.parse` may have rounded. */
function hasRounded(value: unknown): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && !Number.isSafeInteger(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(hasRounded);
}

function failed(status: number, body: string): Upload {
  return { failure: { status, body } };
}
