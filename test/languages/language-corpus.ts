/** Lines for programs in other languages: every kind with every field, sessions, and what no table has. */
import fc from 'fast-check';
import { clientNames } from '../../src/game/clients.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import { plansFor } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { fullEvent, leastEvent, validEvent } from '../generators/valid.js';
import { languageCatalogue } from './language-catalogue.js';

export interface CorpusSize {
  /** Events of each kind with any fields, besides one with all and one with the least. */
  readonly ofEachKind: number;
  /** Seeds of each plan. */
  readonly seeds: number;
}

export function languageCorpus({ ofEachKind, seeds }: CorpusSize): string[] {
  const made = languageCatalogue.kinds.flatMap((kind) => [
    ...fc.sample(fullEvent(kind), { numRuns: 2, seed: 1 }),
    ...fc.sample(leastEvent(kind), { numRuns: 1, seed: 1 }),
    ...fc.sample(validEvent(kind), { numRuns: ofEachKind, seed: 1 }),
  ]);
  return [...made.map((event) => JSON.stringify(event, bigintsAsNumbers)), ...sessionLines(seeds), ...oddLines];
}

/** The integers of generated events are safe, or texts of their own. */
function bigintsAsNumbers(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}

function sessionLines(seeds: number): string[] {
  const lines: string[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    for (const client of clientNames) {
      for (const plan of plansFor(client)) {
        for (const { event, companion } of simulate({ seed, plan, client, seconds: 1800 })) {
          lines.push(formatLine(event ?? companion).trim());
        }
      }
    }
  }
  return lines;
}

const head = '"timestamp":"2026-11-14T20:41:00Z"';

/** What the tables do not have, or have in another type. */
export const oddLines = [
  `{${head},"event":"FromTheNextPatch","Cargo":[1,{"a":null}],"Big":18446744073709551615}`,
  `{${head},"event":"Docked","StationName":"Jameson","Unheard":{"of":[1.5,true,null,"x"]},"MarketID":128666762}`,
  `{${head},"event":"Docked","StationName":7,"MarketID":"128","StationType":null,"StationServices":["dock",3]}`,
  `{${head},"event":"Docked","StationType":"Dyson Sphere","StationServices":["teleport"]}`,
  `{${head},"event":"Docked","MarketID":18446744073709551615,"SystemAddress":9223372036854775807}`,
  `{${head},"event":"Docked","MarketID":1.5,"DistFromStarLS":9007199254740993,"Taxi":1}`,
  `{${head},"event":"Docked","StationName":"first","StationName":"last"}`,
  `{${head},"event":"Docked","StationFaction":"old form"}`,
  `{${head},"event":"Docked","StationFaction":{"Name":"new form","Mood":"calm"}}`,
  `{${head},"event":"Docked","StationEconomies":{"not":"a list"},"LandingPads":[1,2]}`,
  `{${head},"event":"Docked","StationName":"\\u00e9\\ud83d\\ude80\\u2028\\"\\\\\\u0000"}`,
  `{"event":"Docked","timestamp":5,"DistFromStarLS":1e21,"CockpitBreach":"yes"}`,
  `{${head},"event":"FSDJump","StarPos":[1,2.5,-3e-7],"JumpDist":0.1,"FuelUsed":-0.0}`,
  `{${head},"event":"Status","Flags":4294967295,"Flags2":-1,"Fuel":{"FuelMain":1,"FuelReservoir":2,"Other":3}}`,
  `{${head},"event":"Missions","Active":[{"MissionID":18446744073709551615}],"Failed":[],"Complete":[]}`,
  `{${head},"event":"FSDJump","StarPos":[1,null,3],"Powers":["x",null],"Factions":[null,{"Name":"y"}]}`,
  `{${head},"event":"FSDJump","StarPos":[1,9007199254740993,3],"PowerplayConflictProgress":[{"Power":null}]}`,
  `{${head},"event":"Missions","Active":[null],"Failed":null,"Complete":[[]]}`,
  `{${head},"event":"JetConeDamage","":"unnamed","Module":"x"}`,
  `{${head},"event":"Synthesis","Name":"x","Materials":{"iron":1}}`,
  `{${head},"event":"Music"}`,
  `{"event":"Music"}`,
  `{${head},"event":""}`,
  `{${head},"event":"__proto__","constructor":1}`,
];
