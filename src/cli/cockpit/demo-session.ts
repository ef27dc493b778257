import { startStage } from '../../stage/open-stage.js';
import { randomSeed } from '../../stage/random-seed.js';
import { passingDirectory } from '../output/output-directory.js';

/** A session that plays by itself, for somebody who has no journal at hand. */
export interface DemoSession extends AsyncDisposable {
  readonly directory: string;
}

/** So fast that something happens every second or two, and slow enough to be followed. */
const speed = 8;

/** How much has already happened when it is first seen: the commander has left the station, and has jumped. */
const headStart = 8 * 60 * 1000;

/** Starts a session in a temporary directory, which is removed at the end. */
export async function startDemo(now: number): Promise<DemoSession> {
  const { directory, remove } = passingDirectory('demo');
  try {
    const start = new Date(Math.floor((now - headStart) / 1000) * 1000);
    const stage = await startStage({ directory, plan: 'tour', seed: randomSeed(), start, speed, control: true });
    await stage.advance(now);
    stage.play();
    return {
      directory,
      async [Symbol.asyncDispose]() {
        // It lets go of its files first.
        await stage.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
