/** Uploads to our EDDN, compared with a bare server that only parses the body. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { openStage } from '../dist/stage/index.js';
import { median, ratio } from './compare.js';
import { about, fact, must } from './report.js';

export async function run({ quick }) {
  const stage = await openStage({ seed: 7, services: ['eddn'] });
  const bare = await bareServer();
  const client = fork(path.join(import.meta.dirname, 'upload-client.js'));
  const upload = async (url, isHostile = false) => {
    client.send({ url: `${url}/upload/`, isHostile });
    const [answer] = await once(client, 'message');
    return answer;
  };
  try {
    const { eddn } = stage.services;
    about('hostile bodies to EDDN');
    must('upload/memory', { figure: await memoryFor(() => upload(eddn.url, true)) });
    const times = { bare: [], ours: [] };
    let count = 0;
    for (let round = 0; round < (quick ? 8 : 20); round++) {
      const bareTime = await upload(bare.url);
      const ownTime = await upload(eddn.url);
      count = ownTime.uploads;
      // The first rounds warm up.
      if (round < 3) continue;
      times.bare.push(bareTime.seconds);
      times.ours.push(ownTime.seconds);
    }
    about('uploading to EDDN, with verdicts, by one client on eight connections');
    fact('a bare server', count / median(times.bare), '/s');
    fact('ours', count / median(times.ours), '/s');
    must('upload/eddn', ratio(times.bare, times.ours));
    if (eddn.messages.some(({ status }) => status !== 200)) throw new Error('an upload was refused');
  } finally {
    client.disconnect();
    bare.close();
    await stage.close();
  }
}

/** Megabytes that this process takes on meanwhile, at most. */
async function memoryFor(send) {
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 2);
  await send();
  clearInterval(timer);
  return (most - before) / 1e6;
}

async function bareServer() {
  const server = createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.end('OK');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
