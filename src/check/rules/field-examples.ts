import type { FieldRuleId } from '../event/field-rules.js';

interface FieldExamples {
  /** Whole events, as they are written: a value alone would not show how its digits stand there. */
  readonly good: string;
  readonly bad: string;
  /** Where the bad one is told. */
  readonly pointer: string;
}

/** An event of each field rule that obeys it, and one that does not. */
export const fieldExamples: Readonly<Record<FieldRuleId, FieldExamples>> = {
  'field/required': {
    good: event('Synthesis', '"Name":"Repair Basic", "Materials":[ { "Name":"iron", "Count":2 } ]'),
    bad: event('Synthesis', '"Name":"Repair Basic"'),
    pointer: '/Materials',
  },
  'field/type': {
    good: event('CargoTransfer', transfer('4', 'toship')),
    bad: event('CargoTransfer', transfer('"4"', 'toship')),
    pointer: '/Transfers/0/Count',
  },
  'field/integer': {
    good: event('UpgradeSuit', suit('1700217809818876')),
    bad: event('UpgradeSuit', suit('1700217809818876.0')),
    pointer: '/SuitID',
  },
  'field/value': {
    good: event('CargoTransfer', transfer('4', 'tocarrier')),
    bad: event('CargoTransfer', transfer('4', 'tostation')),
    pointer: '/Transfers/0/Direction',
  },
  // The highest bit is set: the bad number is what a signed integer makes of the good one.
  'field/range': {
    good: event('Status', '"Flags":2214592512'),
    bad: event('Status', '"Flags":-2080374784'),
    pointer: '/Flags',
  },
  'field/length': {
    good: event('NavRoute', stop('[0.00000,0.00000,0.00000]')),
    bad: event('NavRoute', stop('[0.00000,0.00000]')),
    pointer: '/Route/0/StarPos',
  },
  'field/moment': {
    good: event('ModuleInfo'),
    bad: event('ModuleInfo').replace('T20:41:00Z', 'T21:41:00+01:00'),
    pointer: '/timestamp',
  },
  'field/form': {
    good: event('StoredModules', stored('$int_fuelscoop_size3_class2_name;')),
    bad: event('StoredModules', stored('Fuel Scoop')),
    pointer: '/Items/0/Name',
  },
  'field/localised': {
    good: event('SquadronStartup', rank('"CurrentRankName":"$Rank2;", "CurrentRankName_Localised":"Officer"')),
    bad: event('SquadronStartup', rank('"CurrentRankName_Localised":"Officer"')),
    pointer: '/CurrentRankName_Localised',
  },
  'field/unseen': {
    good: event('Status', '"Flags":16777216, "LegalState":"Clean"'),
    bad: event('Status', '"Flags":16777216, "LegalState":"Spotless"'),
    pointer: '/LegalState',
  },
  'field/unknown': {
    good: event('Status', '"Flags":16777216, "Cargo":12.000000'),
    bad: event('Status', '"Flags":16777216, "Crago":12.000000'),
    pointer: '/Crago',
  },
  'event/kind': {
    good: event('ModuleInfo'),
    bad: event('HullDamage', '"Health":0.800000'),
    pointer: '/event',
  },
  'event/many': {
    good: event('Missions', '"Active":[ 7, 7, 7 ], "Failed":[  ], "Complete":[  ]'),
    bad: event('Missions', `"Active":[ ${'7, '.repeat(1000)}7 ], "Failed":[  ], "Complete":[  ]`),
    pointer: '',
  },
};

function event(kind: string, members?: string): string {
  return `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${kind}"${members === undefined ? '' : `, ${members}`} }`;
}

function transfer(count: string, direction: string): string {
  return `"Transfers":[ { "Type":"tritium", "Count":${count}, "Direction":"${direction}" } ]`;
}

function suit(id: string): string {
  return `"Name":"utilitysuit_class1", "SuitID":${id}, "Class":2, "Cost":500000`;
}

function stop(position: string): string {
  return `"Route":[ { "StarSystem":"Sol", "SystemAddress":10477373803, "StarPos":${position}, "StarClass":"G" } ]`;
}

function stored(name: string): string {
  const item = `{ "Name":"${name}", "StorageSlot":31, "BuyPrice":56435, "Hot":false }`;
  return `"MarketID":128016640, "StationName":"Daedalus", "StarSystem":"Sol", "Items":[ ${item} ]`;
}

function rank(name: string): string {
  return `"SquadronName":"The Night Watch", "CurrentRank":2, ${name}`;
}
