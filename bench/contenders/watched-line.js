/** The lines by which watching is measured. */

export const journal = 'Journal.2026-11-14T204100.01.log';

export function lineOf(stamp) {
  return `{ "timestamp":"2026-11-14T20:41:00Z", "event":"Synthesis", "Name":"${stamp}", "Materials":[  ] }\r\n`;
}
