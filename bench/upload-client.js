/** Posts messages, or hostile bodies, to an address from the parent process, and says how long it took. */
import { Agent, request } from 'node:http';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

const connections = 8;
const uploads = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** No message is sent twice: EDDN would report that. */
let serial = 0;

process.on('message', async ({ url, isHostile }) => {
  if (isHostile) {
    for (const { body, status } of hostile())
      await post(url, body, { status, headers: { 'content-encoding': 'gzip' } });
    process.send({});
    return;
  }
  const bodies = Array.from({ length: uploads }, () => Buffer.from(JSON.stringify(nextMessage())));
  const began = performance.now();
  let sent = 0;
  const one = async () => {
    while (sent < uploads) await post(url, bodies[sent++]);
  };
  await Promise.all(Array.from({ length: connections }, one));
  process.send({ uploads, seconds: (performance.now() - began) / 1000 });
});

function post(url, body, { status = 200, headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const all = { 'content-length': body.length, ...headers };
    const posting = request(url, { method: 'POST', agent, headers: all }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === status ? resolve() : reject(new Error(`status ${answer.statusCode}, not ${status}`)),
      );
    });
    posting.on('error', reject);
    posting.end(body);
  });
}

/** Bodies that take much memory if read to the end: bombs, many values, deep ones, and a huge one. */
function hostile() {
  const inside = (text) => gzipSync(`{"$schemaRef":"https://eddn.edcd.io/schemas/journal/1/test","message":${text}}`);
  const bodies = [
    { body: gzipSync(Buffer.alloc(400_000_000)), status: 413 },
    { body: inside(`[${'{},'.repeat(600_000)}{}]`), status: 413 },
    { body: inside(`${'['.repeat(50_000)}${']'.repeat(50_000)}`), status: 500 },
    { body: inside(`"${'x'.repeat(1_900_000)}"`), status: 400 },
    { body: Buffer.alloc(60_000_000), status: 413 },
  ];
  return Array.from({ length: 5 }, () => bodies).flat();
}

/** As an explorer's uploader sends them: scans mostly, and signals of a system now and then. */
function nextMessage() {
  serial++;
  return serial % 10 === 0 ? of('fsssignaldiscovered/1', signals()) : of('journal/1', scan());
}

function of(schema, message) {
  return {
    $schemaRef: `https://eddn.edcd.io/schemas/${schema}/test`,
    header: { uploaderID: 'Ada', softwareName: 'bench', softwareVersion: '1', gameversion: '4.1', gamebuild: 'r1 ' },
    message: { timestamp: '2026-11-14T20:41:00Z', horizons: true, odyssey: true, ...message },
  };
}

const place = { StarSystem: 'Sol', StarPos: [0, 0, 0], SystemAddress: 10477373803 };

function scan() {
  const materials = Array.from({ length: 11 }, (_, index) => ({
    Name: `material${index}`,
    Percent: 100 / (index + 2),
  }));
  return { event: 'Scan', ...place, BodyName: 'Mars', BodyID: serial, PlanetClass: 'Rocky body', Materials: materials };
}

function signals() {
  const all = Array.from({ length: 100 }, (_, index) => ({
    timestamp: '2026-11-14T20:41:00Z',
    SignalName: `signal ${serial} ${index}`,
    SignalType: 'StationCoriolis',
    IsStation: true,
  }));
  return { event: 'FSSSignalDiscovered', ...place, signals: all };
}
