import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { inflateSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceFaults as faultsOfServices } from '../../../direct/faults/service-faults.js';
import { type EddnService, openEddn } from '../open-eddn.js';
import { checkMessage } from '../schemas/check-message.js';
import { openRelay, type Relay } from './open-relay.js';
import { RelayedMessages, sortedJson } from './relayed-message.js';
import { commandIn, commandOf, type Frame, FrameReader, frameOf, greeting, propertiesOf } from './zmtp.js';

let eddn: EddnService | undefined;
let relay: Relay | undefined;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await eddn?.close();
  await relay?.close();
  eddn = relay = undefined;
});

/** A SUB socket in a few lines. */
async function subscriber(
  port: number,
  subscriptions: readonly Buffer[],
): Promise<{ socket: Socket; frames: Frame[] }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const frames: Frame[] = [];
  const reader = new FrameReader(10_000_000);
  let greeted = 0;
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    const skipped = Math.min(64 - greeted, chunk.length);
    greeted += skipped;
    frames.push(...(reader.add(chunk.subarray(skipped)) ?? []));
  });
  // In pieces, as a slow network may deliver it.
  socket.write(greeting.subarray(0, 10));
  socket.write(greeting.subarray(10));
  socket.write(commandOf('READY', propertiesOf({ 'Socket-Type': 'SUB', Identity: '' })));
  for (const subscription of subscriptions) socket.write(subscription);
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  return { socket, frames };
}

const toAll = frameOf(Buffer.of(1));

/** The bodies of messages, without commands. */
const bodies = (frames: readonly Frame[]) => frames.filter(({ isCommand }) => !isCommand).map(({ body }) => body);

describe('the relay of EDDN', () => {
  it('publishes what the gateway accepted: one frame, zlib, sorted keys, hashed uploader', async () => {
    const now = Date.UTC(2026, 10, 14, 20, 41);
    eddn = await openEddn({ context: { now: () => now, random: () => 0.5 } });
    const { frames } = await subscriber(eddn.relay.port, [toAll]);
    expect(commandIn(frames[0]?.body as Buffer).name).toBe('READY');
    await expect.poll(() => eddn?.relay.subscribers).toBe(1);
    const text =
      '{"$schemaRef":"https://eddn.edcd.io/schemas/navbeaconscan/1/test","message":{"timestamp":"2026-11-14T20:40:58Z",' +
      '"event":"NavBeaconScan","StarSystem":"Güiza","StarPos":[1.5,2,-3],"SystemAddress":9223372036854775807,"NumBodies":4},' +
      '"header":{"uploaderID":"Ada","softwareName":"MyTool","softwareVersion":"1","gatewayTimestamp":"2020-01-01T00:00:00Z"}}';
    const post = async (body: string) => fetch(`${eddn?.url}/upload/`, { method: 'POST', body });
    await post(text);
    await post(text.replace('StarPos', 'StarPosition'));
    await expect.poll(() => bodies(frames).length).toBe(1);
    const [first = ''] = bodies(frames).map((body) => inflateSync(body).toString());
    expect(first).toMatch(
      /^\{"\$schemaRef": "[^"]+", "header": \{"gatewayTimestamp": "2026-11-14T20:41:00\.000000Z", "softwareName": "MyTool", "softwareVersion": "1", "uploaderID": "[0-9a-f]{40}"\}, "message": \{"NumBodies": 4, "StarPos": \[1\.5, 2, -3\], "StarSystem": "G\\u00fciza", "SystemAddress": 9223372036854775807, "event": /,
    );
    expect(first).not.toContain('Ada');
  });

  it('publishes what a fault adds, in the time of the session, for tests as the upload is', async () => {
    const now = Date.UTC(2026, 10, 14, 20, 41);
    const faults = [faultsOfServices['outfitting-mixed'].answer];
    eddn = await openEddn({ context: { now: () => now, random: () => 0.5 }, faultFor: () => faults.pop() });
    const { frames } = await subscriber(eddn.relay.port, [toAll]);
    await expect.poll(() => eddn?.relay.subscribers).toBe(1);
    const body = JSON.stringify({ $schemaRef: 'https://eddn.edcd.io/schemas/navbeaconscan/1/test' });
    expect((await fetch(`${eddn.url}/upload/`, { method: 'POST', body })).status).toBe(400);
    await expect.poll(() => bodies(frames).length).toBe(5);
    const contents = bodies(frames).map((each) => JSON.parse(inflateSync(each).toString()));
    expect(contents.map((content) => checkMessage(content).status)).toEqual([400, 400, 400, 400, 400]);
    const forms = contents.map(({ $schemaRef, message }) => {
      const types = message.modules.map((module: unknown) => typeof module);
      return `${$schemaRef.replace('https://eddn.edcd.io/schemas/', '')} ${message.timestamp} ${[...new Set(types)].join()}`;
    });
    expect(forms).toEqual([
      'outfitting/3/test 2026-11-14T20:41:00Z string',
      'outfitting/2/test 2026-11-14T20:41:00Z object',
      'outfitting/3/test 2026-11-14T20:41:00Z object',
      'outfitting/2/test 2026-11-14T20:41:00Z string,object',
      'outfitting/3/test 2026-11-14T20:41:00Z string,object',
    ]);
  });

  it('hashes an uploader to the same text for three minutes', () => {
    const randoms = [0.25, 0.25, 0.25, 0.25];
    const messages = new RelayedMessages(() => randoms.pop() ?? 0.5);
    const uploaderAt = (at: number) => {
      const content = { header: { uploaderID: 'Ada', uploaderIP: '127.0.0.1' } };
      const { header } = JSON.parse(inflateSync(messages.bytesOf(content, at)).toString());
      expect(Object.keys(header)).toEqual(['gatewayTimestamp', 'uploaderID']);
      return header.uploaderID;
    };
    const nonce = Array.from({ length: 4 }, () => '40000000').join('-');
    const expected = createHash('sha1').update(`${nonce}-Ada`).digest('hex');
    expect([uploaderAt(0), uploaderAt(179_999)]).toEqual([expected, expected]);
    expect(uploaderAt(180_000)).not.toBe(expected);
    expect(sortedJson({ b: [true, null], a: 1e21, 'ö"': 2n ** 64n })).toBe(
      '{"a": 1e+21, "b": [true, null], "\\u00f6\\"": 18446744073709551616}',
    );
  });

  it('takes subscriptions as messages and as commands, and answers heartbeats', async () => {
    relay = await openRelay();
    const [byMessage, byCommand] = [
      await subscriber(relay.port, [frameOf(Buffer.from('\u0001ab')), frameOf(Buffer.from('\u0001x'))]),
      await subscriber(relay.port, [
        commandOf('SUBSCRIBE', Buffer.from('ab')),
        commandOf('PING', Buffer.from('\0\u0009context')),
      ]),
    ];
    await expect.poll(() => relay?.subscribers).toBe(2);
    await expect.poll(() => byCommand.frames.length).toBe(2);
    expect(commandIn(byCommand.frames[1]?.body as Buffer)).toEqual({ name: 'PONG', data: Buffer.from('context') });
    for (const text of ['abc', 'xyz', 'other']) relay.publish(Buffer.from(text));
    relay.publish(Buffer.alloc(70_000, 'abc'));
    await expect.poll(() => bodies(byMessage.frames).map((body) => body.length)).toEqual([3, 3, 70_000]);
    await expect.poll(() => bodies(byCommand.frames).map((body) => body.length)).toEqual([3, 70_000]);
    byCommand.socket.write(commandOf('CANCEL', Buffer.from('ab')));
    byMessage.socket.write(frameOf(Buffer.from('\0ab')));
    byMessage.socket.write(frameOf(Buffer.from('\0x')));
    await expect.poll(() => relay?.subscribers).toBe(0);
  });

  it('drops messages for a slow subscriber, silently, and goes on for the others', async () => {
    relay = await openRelay();
    const slow = await subscriber(relay.port, [toAll]);
    const quick = await subscriber(relay.port, [toAll]);
    await expect.poll(() => relay?.subscribers).toBe(2);
    slow.socket.pause();
    const body = Buffer.alloc(8 * 1024, 'x');
    for (let sent = 300; sent <= 3000; sent += 300) {
      for (let each = 0; each < 300; each++) relay.publish(body);
      // The quick one reads before its own 500 are full.
      await expect.poll(() => bodies(quick.frames).length, { interval: 1 }).toBe(sent);
    }
    slow.socket.resume();
    const latestOfSlow = () => {
      relay?.publish(Buffer.from('end'));
      return bodies(slow.frames).at(-1)?.toString();
    };
    await expect.poll(latestOfSlow).toBe('end');
    const received = bodies(slow.frames).filter(({ length }) => length === body.length);
    expect(received.length).toBeGreaterThan(500);
    expect(received.length).toBeLessThan(3000);
    expect(relay.subscribers).toBe(2);
  });

  it('cuts off peers that speak something else', async () => {
    relay = await openRelay();
    const { port } = relay;
    const isCut = async (...sent: readonly Uint8Array[]) => {
      const socket = connect(port, '127.0.0.1');
      sockets.push(socket);
      socket.on('error', () => {});
      socket.resume();
      for (const bytes of sent) socket.write(bytes);
      await new Promise((resolve) => socket.on('close', resolve));
      return true;
    };
    const ready = (type: string) => commandOf('READY', propertiesOf({ 'Socket-Type': type }));
    expect(await isCut(Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(20)}\r\n`))).toBe(true);
    expect(await isCut(greeting, ready('PULL'))).toBe(true);
    expect(await isCut(greeting, toAll)).toBe(true);
    expect(await isCut(greeting, ready('SUB'), Buffer.of(2, 0, 255, 255, 255, 255, 255, 255, 255))).toBe(true);
    const topics = Array.from({ length: 101 }, (_, index) => frameOf(Buffer.from(`\u0001${index}`)));
    expect(await isCut(greeting, ready('SUB'), ...topics)).toBe(true);
    const { frames } = await subscriber(port, [toAll]);
    await expect.poll(() => relay?.subscribers).toBe(1);
    relay.publish(Buffer.from('still here'));
    await expect.poll(() => String(bodies(frames))).toBe('still here');
  });
});
