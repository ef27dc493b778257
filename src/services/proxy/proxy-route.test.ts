import { describe, expect, it } from 'vitest';
import { parseTarget, requested, routeTo } from './proxy-route.js';

describe('a target', () => {
  it.each([
    ['eddn.edcd.io:4430', 'eddn.edcd.io', 4430],
    ['EDDN.edcd.IO.:4430', 'eddn.edcd.io', 4430],
    ['[::1]:443', '[::1]', 443],
    ['inara.cz', 'inara.cz', 80],
  ])('is read from %s', (text, host, port) => {
    expect(parseTarget(text, 80)).toEqual({ host, port });
  });

  it.each([
    '',
    ':443',
    'inara.cz:0',
    'inara.cz:65536',
    'inara.cz:x',
    'user@inara.cz:443',
    'a:b@inara.cz:443',
    'inara.cz:443/path',
    'inara.cz\u0000.example.com:443',
    'inara.cz example.com:443',
    '[::1]x:443',
    `${'a'.repeat(300)}:443`,
  ])('is not read from %j', (text) => {
    expect(parseTarget(text, 80)).toBeUndefined();
  });

  it('is that of the address in the request line, whatever the Host header says', () => {
    const inara = { host: 'inara.cz', port: 443 };
    expect(requested('https://inara.cz/inapi/v1/?a=1#b', 'example.com')).toEqual({
      target: inara,
      path: '/inapi/v1/?a=1',
    });
    expect(requested('HTTP://inara.cz:8080?a')).toEqual({ target: { host: 'inara.cz', port: 8080 }, path: '/?a' });
    expect(requested('/inapi/v1/', 'inara.cz')).toEqual({ target: { host: 'inara.cz' }, path: '/inapi/v1/' });
    for (const url of ['ftp://inara.cz/', 'inara.cz:443', '*', '', 'http://u:p@inara.cz/'])
      expect(requested(url, 'inara.cz').target).toBeUndefined();
  });
});

describe('a route', () => {
  const running = ['eddn', 'capi'] as const;

  it.each([
    ['eddn.edcd.io', 4430, 'eddn'],
    ['beta.eddn.edcd.io', 4431, 'eddn'],
    ['auth.frontierstore.net', 443, 'capi'],
    ['companion.orerve.net', undefined, 'capi'],
  ])('leads from %s:%s to %s', (host, port, service) => {
    expect(routeTo({ host, ...(port !== undefined && { port }) }, running)).toEqual({ service });
  });

  it.each([
    ['inara.cz', 443, 'inara.cz belongs to inara, which does not run: add --with inara'],
    ['eddn.edcd.io', 443, 'eddn.edcd.io answers at port 4430, 4431, 4432, and not at 443'],
    ['example.com', 443, 'example.com is no host of eddn, capi, inara or edsm, and nothing is passed on'],
    ['eddn.edcd.io.example.com', 4430, 'eddn.edcd.io.example.com is no host of'],
    ['xeddn.edcd.io', 4430, 'xeddn.edcd.io is no host of'],
    ['localhost', 80, 'localhost is this machine: it is reached without a proxy'],
    ['127.0.0.1', 4430, '127.0.0.1 is this machine'],
    ['[::1]', 443, '[::1] is this machine'],
    ['[::ffff:127.0.0.1]', 443, '[::ffff:127.0.0.1] is no host of'],
    ['a\u001B[2Jb', 443, 'a\\u001b[2Jb is no host of'],
  ])('ends at %s:%s', (host, port, refusal) => {
    const { refusal: reason } = routeTo({ host, port }, running) as { readonly refusal: string };
    expect(reason.slice(0, refusal.length)).toBe(refusal);
  });
});
