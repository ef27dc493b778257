/** Posts messages to an address whenever one comes in from the parent process, and says how long it took. */
import { Agent, request } from 'node:http';
import process from 'node:process';

const connections = 8;
const uploads = 2000;
const agent = new Agent({ keepAlive: true, maxSockets: connections });

process.on('message', async (url) => {
  const bodies = messages().map((message) => Buffer.from(JSON.stringify(message)));
  const began = performance.now();
  let sent = 0;
  const one = async () => {
    while (sent < uploads) await post(url, bodies[sent++ % bodies.length]);
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

/** As an uploader sends them: scans mostly, and a market now and then. */
function messages() {
  const of = (schema, message) => ({
    $schemaRef: `https://eddn.edcd.io/schemas/${schema}/test`,
    header: { uploaderID: 'Ada', softwareName: 'bench', softwareVersion: '1', gameversion: '4.1', gamebuild: 'r1 ' },
    message: { timestamp: '2026-11-14T20:41:00Z', horizons: true, odyssey: true, ...message },
  });
  const place = { StarSystem: 'Sol', StarPos: [0, 0, 0], SystemAddress: 10477373803 };
  const scan = { event: 'Scan', ...place, BodyName: 'Mars', BodyID: 12, PlanetClass: 'Rocky body', Radius: 3396200 };
  const materials = Array.from({ length: 11 }, (_, index) => ({
    Name: `material${index}`,
    Percent: 100 / (index + 2),
  }));
  const commodities = Array.from({ length: 100 }, (_, index) => ({
    name: `commodity${index}`,
    meanPrice: 1000 + index,
    buyPrice: 900 + index,
    stock: 5000,
    stockBracket: 2,
    sellPrice: 880 + index,
    demand: 1,
    demandBracket: 0,
  }));
  const station = { systemName: 'Sol', stationName: 'Daedalus', marketId: 128016640 };
  const scans = Array.from({ length: 9 }, () => of('journal/1', { ...scan, Materials: materials }));
  return [...scans, of('commodity/3', { ...station, commodities })];
}
