/** A knowledge pack with a new kind that one file has, a new field that four files have, and a new word. */
import { readPack } from '../../src/observe/learn/pack-text.js';

const days = 'from: "2026-11-10", until: "2026-11-14"';
const once = `{ lines: 3, files: 1, commanders: 1, ${days}, since: 9.4.2.0 }`;
const often = `{ lines: 70, files: 4, commanders: 2, ${days}, since: 9.4.2.0 }`;

export const sampleLine =
  '{ "timestamp":"2026-11-14T20:41:00Z", "event":"VesselMood", "VesselID":7, "Mood":"calm", "Crew":[ { "Role":"pilot" } ] }';

export const packText = `
knowledge: 1
from: "2026-11-10"
until: "2026-11-14"
versions:
  9.4.2.0: { builds: [ r340001 ], ${days} }
kinds:
  VesselMood:
    seen: ${once}
    fields:
      VesselID: { is: integer }
      Mood: { is: text, words: [ calm, "*/ \\" \\\\ # end" ], others: true }
      Crew: { is: list, share: 0.667, of: { is: object, fields: { Role: { is: text, words: [ pilot ] } } } }
    sample: '${sampleLine}'
fields:
  Docked.BerthFee:
    seen: ${often}
    after: MarketID
    field: { is: integer, share: 0.5 }
words:
  Docked.StationServices[]:
    vesselbay: ${once}
`;

export const pack = readPack(packText);
