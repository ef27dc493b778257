/** What the whole course takes of our own, beside a quick tool; how often a failure is replayed. */
import { forSeeds } from '../dist/stage/index.js';
import { spread } from './compare.js';
import { command, freshRounds, quickTool } from './fresh-process.js';
import { about, fact, must } from './report.js';

export async function run({ quick }) {
  about('the whole course, with a quick tool');
  const course = [command, 'trials', 'run', '--jobs', '2', '--', process.execPath, quickTool];
  const { cpu, wall } = freshRounds({ course }, 1).course;
  must('trials/course', spread(cpu));
  fact('wall time', Math.min(...wall), 's');
  about('shortening a failure');
  const replays = [];
  for (let seed = 1; seed <= (quick ? 5 : 20); seed++) replays.push(await replaysFor(seed));
  must('trials/replays', { figure: Math.max(...replays), low: Math.min(...replays), runs: replays.length });
}

/** A test that fails where two things have happened, anywhere among up to 16 triggers. */
async function replaysFor(seed) {
  const body = ({ written }) => {
    const kinds = new Set(written.map(({ event }) => event));
    if (kinds.has('Undocked') && kinds.has('FSDJump')) throw new Error('both');
  };
  try {
    await forSeeds(1, body, { first: seed, triggers: 16, replays: 1000 });
    return 0;
  } catch (error) {
    return Number(/ in (\d+) replays/.exec(error.message)[1]);
  }
}
