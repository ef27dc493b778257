import { describe, expect, it } from 'vitest';
import { parseLine } from '../../journal/parse/parse-line.js';
import { EventChecker } from '../event/event-checker.js';
import { dialectScanner } from '../scan/dialect-scanner.js';
import { reportOnCompanion } from './companion-report.js';
import { scanCompanion } from './companion-scan.js';

const start = '{ "timestamp":"2026-11-14T20:41:00Z", "event":';
const companions: Readonly<Record<string, string>> = {
  'Status.json': `${start}"Status", "Flags":16777240, "GuiFocus":0 }\r\n`,
  'NavRoute.json': `${start}"NavRoute", "Route":[ \r\n{ "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":[0.00000,0.00000,0.00000], "StarClass":"G" }, \r\n{ "StarSystem":"Deciat", "SystemAddress":6681123623626, "StarPos":[122.62500,-0.81250,-47.28125], "StarClass":"K" }\r\n ] }\r\n`,
  'ModulesInfo.json': `${start}"ModuleInfo", "Modules":[ \r\n{ "Slot":"MainEngines", "Item":"int_engine_size4_class5", "Power":4.920000, "Priority":2 }\r\n ] }\r\n`,
  'Cargo.json': `${start}"Cargo", "Vessel":"Ship", "Count":44, "Inventory":[ \r\n{ "Name":"gallium", "MissionID":1088334972, "Count":44, "Stolen":0 }\r\n ] }\r\n`,
  'Backpack.json': `${start}"Backpack", "Items":[ \r\n\r\n ], "Components":[ \r\n\r\n ], "Consumables":[ \r\n{ "Name":"bypass", "Name_Localised":"E-Breach", "OwnerID":0, "Count":1 }\r\n ], "Data":[ \r\n\r\n ] }\r\n`,
  'Shipyard.json': `${start}"Shipyard", "MarketID":128666762, "StationName":"Abraham Lincoln", "StarSystem":"Sol", "Horizons":true, "AllowCobraMkIV":false, "PriceList":[ \r\n{ "id":128049249, "ShipType":"sidewinder", "ShipPrice":32000 }\r\n ] }\r\n`,
};
const scanner = dialectScanner('game');
const checker = new EventChecker('game');

describe('a companion that is looked at by its bytes', () => {
  it.each(Object.entries(companions))('is accepted as it is, with as many lines as it has: %s', (file, text) => {
    const clean = scanCompanion(Buffer.from(text), file, scanner);
    expect(clean).toMatchObject({ event: { timestamp: '2026-11-14T20:41:00Z' }, lines: text.split('\n').length - 1 });
    expect(parseLine(text).event).toMatchObject(clean?.event ?? {});
  });

  it.each(Object.keys(companions))('is never accepted where the diagnosis finds something: %s', (file) => {
    const text = companions[file] as string;
    const changes = ['\r\n', '\n', '\t', '"', ' ', '', '\r\n"a', '{'];
    let accepted = 0;
    for (let at = 0; at < text.length; at++) {
      for (const change of changes) {
        const changed = text.slice(0, at) + change + text.slice(change === '' ? at + 1 : at);
        if (!scanCompanion(Buffer.from(changed), file, scanner)) continue;
        accepted++;
        const { findings } = reportOnCompanion(file, { parsed: parseLine(changed), text: changed }, checker);
        expect(findings, JSON.stringify(changed)).toEqual([]);
      }
    }
    expect(accepted).toBeGreaterThan(0);
  });

  it('has to be parsed without its list, with another event, or with a word that is worth a note', () => {
    const left = [
      ['NavRoute.json', `${start}"NavRoute" }\r\n`],
      ['Market.json', `${start}"Market", "MarketID":128666762, "StationName":"Daedalus", "StarSystem":"Sol" }\r\n`],
      ['Cargo.json', companions['Status.json'] as string],
      ['Cargo.json', (companions['Cargo.json'] as string).replace('"Vessel":"Ship"', '"Vessel":"Ship", "New":1')],
    ] as const;
    for (const [file, text] of left) expect(scanCompanion(Buffer.from(text), file, scanner), text).toBeUndefined();
  });
});
