import { createHash, generateKeyPairSync, type KeyObject, randomInt, sign, X509Certificate } from 'node:crypto';
import * as asn1 from 'asn1js';

/** An authority that signed one certificate, and whose key is gone since. */
export interface Authority {
  readonly certificate: X509Certificate;
  /** The certificate for all hosts and its key, in PEM form; the key is never written to a file. */
  readonly server: { readonly cert: string; readonly key: string };
}

const hour = 3_600_000;
const authorityName = 'Shakedown, for one run on this machine';

/**
 * Makes an authority that can speak for these hosts alone, and the one certificate that it ever signs: for
 * the same hosts, except in a test.
 */
export function makeAuthority(hosts: readonly string[], now: number, signedFor = hosts): Authority {
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const server = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const validity = sequence(
    // The clock of a client may be behind.
    ...[now - hour, now + 23 * hour].map((at) => new asn1.UTCTime({ valueDate: new Date(at) })),
  );
  const certificateOf = (subject: string, key: KeyObject, extensions: readonly asn1.Sequence[]) => {
    const algorithm = sequence(identifier('1.2.840.10045.4.3.2'));
    const body = sequence(
      tagged(0, new asn1.Integer({ value: 2 })),
      new asn1.Integer({ value: randomInt(1, 2 ** 47) }),
      algorithm,
      nameOf(authorityName),
      validity,
      nameOf(subject),
      asn1.fromBER(bytesOf(key)).result,
      tagged(3, sequence(...extensions, ...keyIds(key, own.publicKey))),
    );
    const signature = sign('sha256', new Uint8Array(body.toBER()), own.privateKey);
    const whole = sequence(body, algorithm, new asn1.BitString({ valueHex: signature }));
    return new X509Certificate(new Uint8Array(whole.toBER()));
  };
  const certificate = certificateOf(authorityName, own.publicKey, [
    extension('2.5.29.19', sequence(yes(), new asn1.Integer({ value: 0 })), true),
    extension('2.5.29.15', bits(0b0000_0100, 2), true),
    extension('2.5.29.30', constraints(hosts), true),
  ]);
  const cert = certificateOf('Shakedown', server.publicKey, [
    extension('2.5.29.15', bits(0b1000_0000, 7), true),
    extension('2.5.29.37', sequence(identifier('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', sequence(...signedFor.map(dnsName))),
  ]).toString();
  return { certificate, server: { cert, key: server.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string } };
}

/** These hosts, with what is below them, and no address of any machine. */
function constraints(hosts: readonly string[]): asn1.Sequence {
  const noAddress = [8, 32].map((length) => sequence(implicit(7, new Uint8Array(length))));
  return sequence(tagged(0, ...hosts.map((host) => sequence(dnsName(host)))), tagged(1, ...noAddress));
}

/** What tells the keys of a certificate and its signer apart. */
function keyIds(key: KeyObject, signer: KeyObject): asn1.Sequence[] {
  const id = (of: KeyObject) => createHash('sha256').update(bytesOf(of)).digest().subarray(0, 20);
  const own = new asn1.OctetString({ valueHex: id(key) });
  return [extension('2.5.29.14', own), extension('2.5.29.35', sequence(implicit(0, id(signer))))];
}

function extension(name: string, value: asn1.BaseBlock, isCritical = false): asn1.Sequence {
  const critical = isCritical ? [yes()] : [];
  return sequence(identifier(name), ...critical, new asn1.OctetString({ valueHex: value.toBER() }));
}

function nameOf(value: string): asn1.Sequence {
  const part = sequence(identifier('2.5.4.3'), new asn1.Utf8String({ value }));
  return sequence(new asn1.Set({ value: [part] }));
}

const bytesOf = (key: KeyObject) => key.export({ type: 'spki', format: 'der' });
const dnsName = (host: string) => implicit(2, Buffer.from(host, 'ascii'));
const yes = () => new asn1.Boolean({ value: true });
const bits = (byte: number, unusedBits: number) => new asn1.BitString({ unusedBits, valueHex: Uint8Array.of(byte) });
const identifier = (value: string) => new asn1.ObjectIdentifier({ value });
const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value });
const tagged = (tagNumber: number, ...value: asn1.BaseBlock[]) =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });
const implicit = (tagNumber: number, valueHex: Uint8Array) =>
  new asn1.Primitive({ idBlock: { tagClass: 3, tagNumber }, valueHex });
