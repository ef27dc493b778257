/** Journal lines whose content matters little. */

export const time = '2026-11-14T20:41:00Z';

export const fileheader = `{ "timestamp":"${time}", "event":"Fileheader", "part":1, "language":"English/UK", "Odyssey":true, "gameversion":"4.0.0.1700", "build":"r292188/r0 " }\r\n`;

export function commanderLine(name: string): string {
  return `{ "timestamp":"${time}", "event":"Commander", "FID":"F1", "Name":"${name}" }\r\n`;
}

export function musicLine(track: string | number): string {
  return `{ "timestamp":"${time}", "event":"Music", "MusicTrack":"${track}" }\r\n`;
}

export function journalName(session: number, part = 1): string {
  return `Journal.2026-11-14T20${String(session).padStart(4, '0')}.${String(part).padStart(2, '0')}.log`;
}

/** A journal with a number of lines after its first ones. */
export function journalOf(commander: string, lines: number): string {
  return fileheader + commanderLine(commander) + Array.from({ length: lines }, (_, line) => musicLine(line)).join('');
}
