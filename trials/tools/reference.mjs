#!/usr/bin/env node
// A tool on the reader of Shakedown: node reference.mjs DIRECTORY
import { watchJournal } from 'shakedown/journal';
import { Commanders } from './commanders.mjs';
import { answerQuestions } from './line-protocol.mjs';

const [directory = '.'] = process.argv.slice(2);
const commanders = new Commanders();
const watch = watchJournal(directory);

async function follow() {
  for await (const { event, companion, position } of watch) {
    if (event && position) commanders.take(event, position.file);
    else if (event && companion !== undefined) commanders.takeFile(event);
  }
}

const following = follow();
// Without `upTo`: other lines of the same second may still be on their way, and it will be asked again.
await answerQuestions((question) => ({ ...commanders.answer(question), upTo: undefined }));
watch.close();
await following;
