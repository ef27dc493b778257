import { createHash } from 'node:crypto';

const magic = 0xfe_ed_fe_ed;
const version = 2;
/** The tag of a certificate without a key. */
const trusted = 2;
const salt = 'Mighty Aphrodite';

/** A file of Java's own form that trusts one certificate, given in DER form. */
export function javaTrustStore(certificate: Uint8Array, password: string, at: number): Buffer {
  const time = Buffer.alloc(8);
  time.writeBigInt64BE(BigInt(at));
  const entry = [word(trusted), text('shakedown'), time, text('X.509'), word(certificate.length), certificate];
  const content = Buffer.concat([word(magic), word(version), word(1), ...entry]);
  const digest = createHash('sha1').update(Buffer.from(password, 'utf16le').swap16()).update(salt).update(content);
  return Buffer.concat([content, digest.digest()]);
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** After its length, in two bytes. */
function text(value: string): Buffer {
  return Buffer.concat([word(value.length).subarray(2), Buffer.from(value, 'ascii')]);
}
