/** Uploads to our EDDN, compared with a bare server that only parses the body. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import { openStage } from '../dist/stage/index.js';
import { ratio, warmRounds } from './compare.js';
import { about, fact, must } from './report.js';

export async function benchUploading({ quick }) {
  const stage = await openStage({ seed: 7, neighbours: ['eddn'] });
  const bare = await bareServer();
  // In a process of its own: the CPU time of this one is that of the servers.
  const client = fork(path.join(import.meta.dirname, 'upload-client.js'));
  const upload = async (url) => {
    client.send(`${url}/upload/`);
    const [answer] = await once(client, 'message');
    return answer;
  };
  try {
    const { eddn } = stage.neighbours;
    const urls = { bare: bare.url, ours: eddn.url };
    const { uploads, seconds } = await upload(urls.ours);
    const contenders = { bare: () => upload(urls.bare), ours: () => upload(urls.ours) };
    const cpu = await warmRounds(contenders, quick ? 5 : 15);
    about('uploading to EDDN, CPU seconds of the server');
    fact('uploads with one core for client and server each', uploads / seconds, '/s');
    must('upload/eddn', ratio(cpu.bare, cpu.ours));
    if (eddn.messages.some(({ status }) => status !== 200)) throw new Error('an upload was refused');
  } finally {
    client.disconnect();
    bare.close();
    await stage.close();
  }
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
