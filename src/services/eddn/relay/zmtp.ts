/** The wire format of ZeroMQ, as far as publishers and subscribers need it: ZMTP 3.0, and commands of 3.1. */

/** Signature, version 3.0, mechanism NULL, not as server; the rest is zero. */
export const greeting: Uint8Array = makeGreeting();
export const greetingLength = 64;

const moreFlag = 1;
const longFlag = 2;
const commandFlag = 4;

export interface Frame {
  readonly isCommand: boolean;
  readonly hasMore: boolean;
  readonly body: Buffer;
}

function makeGreeting(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes[0] = 0xff;
  bytes[9] = 0x7f;
  bytes[10] = 3;
  bytes.write('NULL', 12, 'latin1');
  return bytes;
}

/** Whether a peer speaks version 3 with the mechanism NULL. */
export function isGreeting(bytes: Buffer): boolean {
  const mechanism = bytes.toString('latin1', 12, 32).replace(/\0+$/, '');
  return bytes[0] === 0xff && bytes[9] === 0x7f && (bytes[10] ?? 0) >= 3 && mechanism === 'NULL';
}

/** A frame with its flags and size, as it is sent. */
export function frameOf(body: Uint8Array, isCommand = false): Buffer {
  const flags = isCommand ? commandFlag : 0;
  if (body.length < 256) return Buffer.concat([Buffer.of(flags, body.length), body]);
  const head = Buffer.alloc(9, flags | longFlag);
  head.writeBigUInt64BE(BigInt(body.length), 1);
  return Buffer.concat([head, body]);
}

/** A command: the length of its name, the name, its data. */
export function commandOf(name: string, data: Uint8Array): Buffer {
  return frameOf(Buffer.concat([Buffer.of(name.length), Buffer.from(name), data]), true);
}

export function commandIn(body: Buffer): { readonly name: string; readonly data: Buffer } {
  const end = 1 + (body[0] ?? 0);
  return { name: body.toString('latin1', 1, end), data: body.subarray(end) };
}

/** The properties of READY: length and name, length in four bytes and value. */
export function propertiesOf(properties: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(properties).flatMap(([name, value]) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(value.length);
    return [Buffer.of(name.length), Buffer.from(name), size, Buffer.from(value)];
  });
  return Buffer.concat(parts);
}

/** Names are in lower case, since they are compared without regard to it. */
export function propertiesIn(data: Buffer): ReadonlyMap<string, string> {
  const properties = new Map<string, string>();
  for (let at = 0; at < data.length; ) {
    const nameEnd = at + 1 + (data[at] as number);
    if (nameEnd + 4 > data.length) break;
    const end = nameEnd + 4 + data.readUInt32BE(nameEnd);
    properties.set(data.toString('latin1', at + 1, nameEnd).toLowerCase(), data.toString('latin1', nameEnd + 4, end));
    at = end;
  }
  return properties;
}

/** Cuts a stream of bytes into frames. */
export class FrameReader {
  readonly #largest: number;
  #rest = Buffer.alloc(0);

  constructor(largest: number) {
    this.#largest = largest;
  }

  /** The frames that are complete by now; undefined if one is larger than allowed. */
  add(chunk: Buffer): Frame[] | undefined {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const frames: Frame[] = [];
    for (;;) {
      const [flags = 0, short = 0] = bytes;
      const start = flags & longFlag ? 9 : 2;
      if (bytes.length < start) break;
      const size = flags & longFlag ? Number(bytes.readBigUInt64BE(1)) : short;
      if (size > this.#largest) return undefined;
      if (bytes.length < start + size) break;
      const body = bytes.subarray(start, start + size);
      frames.push({ isCommand: (flags & commandFlag) !== 0, hasMore: (flags & moreFlag) !== 0, body });
      bytes = bytes.subarray(start + size);
    }
    this.#rest = Buffer.from(bytes);
    return frames;
  }
}
