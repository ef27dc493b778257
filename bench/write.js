/** Writing the game's bytes, compared with `JSON.stringify` and a buffered write. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { JournalWriter } from '../dist/index.js';
import { simulate } from '../dist/simulate/index.js';
import { median, ratio, warmRounds } from './compare.js';
import { batch, writeStringified } from './contenders/stringified-lines.js';
import { about, fact, must } from './report.js';
import { inTemporaryDirectory } from './temporary.js';

const repeats = 10;

export async function run({ quick }) {
  const some = Array.from(simulate({ seed: 1, dialect: 'game', seconds: 12 * 3600 })).flatMap(
    ({ event }) => event ?? [],
  );
  const events = Array.from({ length: repeats }, () => some).flat();
  await inTemporaryDirectory(async (directory) => {
    const contenders = {
      stringify: () => writeStringified(path.join(directory, 'stringified.log'), events),
      ours: () => writeOurs(events, path.join(directory, 'ours')),
    };
    const { stringify, ours } = await warmRounds(contenders, quick ? 3 : 5);
    about(`writing ${events.length} events, warm: CPU seconds`);
    fact('ours', events.length / median(ours) / 1000, 'thousand events/s');
    must('write/events', ratio(stringify, ours));
  });
}

async function writeOurs(events, directory) {
  rmSync(directory, { recursive: true, force: true });
  const writer = await JournalWriter.open(directory, { started: new Date(0), batch });
  for (const event of events) writer.write(event);
  writer.close();
}
