/** A strict parser of XML 1.0 elements, attributes and text; throws at an error. */
export function assertWellFormed(xml: string): void {
  if (!/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u.test(xml)) throw new Error('a forbidden character');
  const open: string[] = [];
  let roots = 0;
  let rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>/, '');
  while (rest !== '') {
    const { length, name, kind, attributes } = token(rest);
    rest = rest.slice(length);
    if (kind === 'text' && open.length === 0 && name.trim() !== '') throw new Error('text outside of the root');
    if (kind === 'start' && open.length === 0) roots++;
    if (kind === 'start' || kind === 'empty') assertAttributes(attributes);
    if (kind === 'start') open.push(name);
    if (kind === 'end' && open.pop() !== name) throw new Error(`</${name}> closes another element`);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is never closed`);
  if (roots !== 1) throw new Error(`${roots} roots`);
}

interface Token {
  readonly kind: 'start' | 'end' | 'empty' | 'text';
  readonly length: number;
  /** The name of an element, or a text. */
  readonly name: string;
  readonly attributes: string;
}

const reference = '&(?:amp|lt|gt|quot|apos|#(?:10|35|58));';
const tag = new RegExp(`^<([a-zA-Z-]+)((?: [a-zA-Z0-9-]+="(?:[^<&"]|${reference})*")*)(/?)>`);
const words = new RegExp(`^(?:[^<&]|${reference})+`);

function token(rest: string): Token {
  const start = tag.exec(rest);
  if (start) {
    const [{ length }, name = '', attributes = '', isEmpty = ''] = start;
    return { kind: isEmpty === '' ? 'start' : 'empty', length, name, attributes };
  }
  const end = /^<\/([a-zA-Z-]+)>/.exec(rest);
  if (end) return { kind: 'end', length: end[0].length, name: end[1] ?? '', attributes: '' };
  const text = words.exec(rest)?.[0] ?? '';
  if (text === '' || text.includes(']]>')) throw new Error(`no XML: ${rest.slice(0, 80)}`);
  return { kind: 'text', length: text.length, name: text, attributes: '' };
}

function assertAttributes(attributes: string): void {
  const names = Array.from(attributes.matchAll(/ ([a-zA-Z0-9-]+)="/g), ([, name]) => name);
  if (new Set(names).size < names.length) throw new Error(`an attribute stands twice in${attributes}`);
}
