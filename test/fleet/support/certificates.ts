/** Freshly generated certificates for tests: a CA, and certificates it signed. */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface Certificate {
  /** Both in PEM. */
  readonly certificate: string;
  readonly key: string;
}

export interface Authority extends Certificate {
  /** A certificate for 127.0.0.1 that this authority signed. */
  issue(name: string): Certificate;
}

export function createAuthority(name: string): Authority {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const issued = (subject: string, subjectKey: KeyObject, extension: Uint8Array) =>
    signed({ issuer: name, subject, subjectKey, extension }, privateKey);
  return {
    certificate: issued(name, publicKey, isAuthority),
    key: pem('PRIVATE KEY', privateKey.export({ type: 'pkcs8', format: 'der' })),
    issue(subject) {
      const own = generateKeyPairSync('ed25519');
      return {
        certificate: issued(subject, own.publicKey, isForLoopback),
        key: pem('PRIVATE KEY', own.privateKey.export({ type: 'pkcs8', format: 'der' })),
      };
    },
  };
}

interface Claims {
  readonly issuer: string;
  readonly subject: string;
  readonly subjectKey: KeyObject;
  readonly extension: Uint8Array;
}

let serial = 0;

/** Minimal X.509 in DER. */
function signed({ issuer, subject, subjectKey, extension }: Claims, key: KeyObject): string {
  const version = node(0xa0, node(0x02, Buffer.from([2])));
  const claims = sequence(
    version,
    node(0x02, Buffer.from([1, ++serial])),
    ed25519,
    nameOf(issuer),
    sequence(time('200101000000Z'), time('491231235959Z')),
    nameOf(subject),
    subjectKey.export({ type: 'spki', format: 'der' }),
    node(0xa3, sequence(extension)),
  );
  const signature = node(0x03, Buffer.from([0]), sign(undefined, claims, key));
  return pem('CERTIFICATE', sequence(claims, ed25519, signature));
}

const ed25519 = sequence(node(0x06, Buffer.from('2b6570', 'hex')));

/** Basic constraints: a CA. */
const isAuthority = sequence(
  node(0x06, Buffer.from('551d13', 'hex')),
  node(0x01, Buffer.from([0xff])),
  node(0x04, sequence(node(0x01, Buffer.from([0xff])))),
);

/** Subject alternative name: 127.0.0.1. */
const isForLoopback = sequence(
  node(0x06, Buffer.from('551d11', 'hex')),
  node(0x04, sequence(node(0x87, Buffer.from([127, 0, 0, 1])))),
);

function nameOf(text: string): Uint8Array {
  const commonName = node(0x06, Buffer.from('550403', 'hex'));
  return sequence(node(0x31, sequence(commonName, node(0x0c, Buffer.from(text)))));
}

function time(text: string): Uint8Array {
  return node(0x17, Buffer.from(text));
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return node(0x30, ...parts);
}

/** Tag, length, value. */
function node(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const long = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 0x80 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function pem(what: string, der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return [`-----BEGIN ${what}-----`, ...lines, `-----END ${what}-----`, ''].join('\n');
}
