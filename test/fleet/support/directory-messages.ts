/** The messages of a publisher for a finished directory. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { faults, fileFaultNames } from '../../../src/direct/faults/faults.js';
import type { FleetMessage, StoredMessage } from '../../../src/fleet/fleet-message.js';
import type { Dialect } from '../../../src/interface/dialect/dialects.js';
import { isCompanionName } from '../../../src/journal/game-files.js';
import { journalFiles } from '../../../src/journal/journal-names.js';

export const commander = 'Jameson';

/** All faults of single lines and companions, frequent enough for a short session. */
export const everyFault = fileFaultNames
  .filter((name) => faults[name].touches !== 'file')
  .map((name) => (faults[name].touches === 'line' && faults[name].usual.is === 'rate' ? `${name}:2%` : name));

const nothing = { commander, copy: 1, kind: '', line: 0, payload: new Uint8Array() } as const;

/** The lines and the end of each journal, then the companions, then a rest message. */
export function directoryMessages(directory: string, dialect: Dialect): FleetMessage[] {
  const names = readdirSync(directory);
  const read = (name: string) => readFileSync(path.join(directory, name));
  const companions = names.filter(isCompanionName).map((file, index): FleetMessage => {
    return { ...nothing, dialect, type: 'companion', file, offset: index + 1, payload: read(file) };
  });
  return [
    ...journalFiles(names).flatMap(({ name }) => journalMessages(name, read(name), dialect)),
    ...companions,
    { ...nothing, dialect, type: 'rest', file: '', offset: companions.length + 1 },
  ];
}

/** The lines of a journal, and its end. */
export function journalMessages(file: string, bytes: Buffer, dialect: Dialect): FleetMessage[] {
  const messages: FleetMessage[] = [];
  for (let offset = 0; offset < bytes.length; ) {
    const end = bytes.indexOf('\n', offset) + 1 || bytes.length;
    const payload = bytes.subarray(offset, end);
    messages.push({ ...nothing, dialect, type: 'line', file, line: messages.length + 1, offset, payload });
    offset = end;
  }
  return [...messages, { ...nothing, dialect, type: 'end', file, offset: bytes.length }];
}

/** The same as stored in a stream, with gaps in the numbering for other messages. */
export function stored(messages: readonly FleetMessage[]): StoredMessage[] {
  return messages.map((message, index) => ({ ...message, sequence: index * 3 + 7 }));
}
