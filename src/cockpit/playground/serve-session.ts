import { writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { filesOf, planNames } from '../../browser/stage-in-memory.js';
import { openStage } from '../../stage/open-stage.js';
import type { RunningStage } from '../../stage/running-stage.js';
import { serveRequests, type WorkerPort } from '../page/dropped/serve-requests.js';
import type { PlayedText, SavedCopy } from '../page/dropped/worker-protocol.js';
import { Feed } from '../server/feed.js';
import { JournalSource } from '../server/journal-source.js';
import { controlHere } from './control-here.js';
import { WorkerPage } from './worker-page.js';

/** Plays a session in a worker, and serves it to its page as the cockpit's server would. */
export function serveSession(port: WorkerPort): void {
  let stage: RunningStage | undefined;
  let source: JournalSource | undefined;

  const { send } = serveRequests(port, async (request, signal) => {
    if (request.what === 'play') return play(request.ask);
    if (!stage || !source?.stage) throw new Error('No session is played.');
    if (request.what === 'directory') return packed(stage);
    if (request.what !== 'control')
      return source.recording.answer(request.what as 'rows', request.ask as never, signal);
    const { method, name, body } = request.ask;
    const bytes = new TextEncoder().encode(JSON.stringify(body ?? {}));
    const { status, text } = await source.stage.forward({ method, name, body: bytes }, signal);
    if (status !== 200) throw new Error(text);
    return text;
  });

  async function play({ scenario, speed, isPaused, isDemo }: PlayedText): Promise<readonly string[]> {
    const file = '/session.yaml';
    writeFileSync(file, scenario);
    const directory = '/journals';
    const played = (await openStage({ scenario: file, directory, speed, playing: !isPaused })) as RunningStage;
    stage = played;
    source = new JournalSource({ mode: 'live', directory, isDemo }, undefined, () => controlHere(played));
    await new Feed(source).join(() => new WorkerPage(send));
    return planNames;
  }
}

function packed(stage: RunningStage): SavedCopy {
  const files = filesOf(stage);
  const blob = new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' });
  return { name: `journals-of-seed-${stage.seed}.zip`, blob, message: `Saved ${files.size} files.` };
}
