/** Posts messages to an address whenever one comes in from the parent process, and says how long it took. */
import { Agent, request } from 'node:http';
import process from 'node:process';

const connections = 8;
const uploads = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** No message is sent twice: EDDN would report that. */
let serial = 0;

process.on('message', async (url) => {
  const bodies = Array.from({ length: uploads }, () => Buffer.from(JSON.stringify(nextMessage())));
  const began = performance.now();
  let sent = 0;
  const one = async () => {
    while (sent < uploads) await post(url, bodies[sent++]);
  };
  await Promise.all(Array.from({ length: connections }, one));
  process.send({ uploads, seconds: (performance.now() - began) / 1000 });
});

function post(url, body) {
  return new Promise((resolve, reject) => {
    const posting = request(url, { method: 'POST', agent, headers: { 'content-length': body.length } }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`status ${answer.statusCode}`)),
      );
    });
    posting.on('error', reject);
    posting.end(body);
  });
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
