/** Politics of the current system. */
import { entryOf } from '../../../../../words/entry-of.js';
import type { Moment } from '../../../../protocol.js';
import { latestArrival } from '../../../moment/current-place.js';
import {
  type Fields,
  fieldsIn,
  flagIn,
  listIn,
  numberIn,
  shownIn,
  textIn,
  textsIn,
} from '../../../moment/loose-fields.js';
import { inWords, plainName } from '../plain-name.js';

export interface SystemPolitics {
  readonly system: string;
  /** Allegiance, government, economy, security and population, as far as known. */
  readonly facts: readonly (readonly [name: string, value: string | number])[];
  /** By influence. */
  readonly factions: readonly SystemFaction[];
  readonly conflicts: readonly FactionConflict[];
  readonly power?: PowerInterest;
}

export interface SystemFaction {
  readonly name: string;
  readonly isInControl: boolean;
  readonly isSquadrons: boolean;
  /** 0 to 1. */
  readonly influence?: number;
  /** Government and allegiance. */
  readonly character: string;
  readonly happiness?: string;
  /** The player's, −100 to 100. */
  readonly reputation?: number;
  /** In words: boom; civil war (pending). */
  readonly states: readonly string[];
}

export interface FactionConflict {
  readonly type: string;
  /** `over` if empty in the journal. */
  readonly status: string;
  readonly sides: readonly { readonly name: string; readonly stake?: string; readonly wonDays?: number }[];
}

export interface PowerInterest {
  readonly state?: string;
  readonly controlling?: string;
  readonly powers: readonly string[];
  /** Progress within the state, 0 to 1. */
  readonly control?: number;
  readonly reinforcement?: number;
  readonly undermining?: number;
  readonly contenders: readonly { readonly name: string; readonly progress: number }[];
}

export function systemPolitics(moment: Moment): SystemPolitics | undefined {
  const event = latestArrival(moment);
  if (!event) return undefined;
  const inControl = controllingFaction(event);
  const power = powerInterest(event);
  return {
    system: textIn(event, 'StarSystem') ?? 'a system without a name',
    facts: factsOf(event, inControl),
    factions: listIn(event, 'Factions')
      .map((faction) => readFaction(faction, inControl))
      .sort((a, b) => (b.influence ?? -1) - (a.influence ?? -1)),
    conflicts: listIn(event, 'Conflicts').map(readConflict),
    ...(power && { power }),
  };
}

/** A text until 2018, an object since. */
function controllingFaction(event: Fields): string | undefined {
  return textIn(event, 'SystemFaction') ?? textIn(fieldsIn(event, 'SystemFaction'), 'Name');
}

function factsOf(event: Fields, inControl: string | undefined): SystemPolitics['facts'] {
  const economies = ['SystemEconomy', 'SystemSecondEconomy'].map((name) => shownIn(event, name)).filter(isGiven);
  const facts: (readonly [string, string | number | undefined])[] = [
    ['In control', inControl],
    ['Allegiance', textIn(event, 'SystemAllegiance')],
    ['Government', [shownIn(event, 'SystemGovernment')].find(isGiven)],
    ['Economy', economies.join(', ') || undefined],
    ['Security', shownIn(event, 'SystemSecurity')],
    ['Population', numberIn(event, 'Population')],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** `$economy_None;` means none. */
function isGiven(text: string | undefined): boolean {
  return text !== undefined && !/^(?:.*_)?none$/i.test(text);
}

function readFaction(faction: Fields, inControl: string | undefined): SystemFaction {
  const name = textIn(faction, 'Name') ?? 'Faction without a name';
  const influence = numberIn(faction, 'Influence');
  const reputation = numberIn(faction, 'MyReputation');
  const happiness = [shownIn(faction, 'Happiness')].find((word) => !word?.startsWith('Faction_'));
  return {
    name,
    isInControl: name === inControl,
    isSquadrons: flagIn(faction, 'SquadronFaction') ?? false,
    ...(influence !== undefined && { influence }),
    character: [textIn(faction, 'Government'), textIn(faction, 'Allegiance')]
      .filter((word) => word !== undefined)
      .join(', '),
    ...(happiness !== undefined && { happiness }),
    ...(reputation !== undefined && { reputation }),
    states: statesOf(faction),
  };
}

/** All active states; older journals have only one. */
function statesOf(faction: Fields): string[] {
  const named = (field: string) => listIn(faction, field).flatMap((each) => textIn(each, 'State') ?? []);
  const active = named('ActiveStates');
  const main = [textIn(faction, 'FactionState')].filter((state) => state !== undefined && state !== 'None');
  return [
    ...(active.length > 0 ? active : main).map((state) => inWords(state ?? '')),
    ...named('PendingStates').map((state) => `${inWords(state)} (pending)`),
    ...named('RecoveringStates').map((state) => `${inWords(state)} (recovering)`),
  ];
}

const warTypes: Readonly<Record<string, string>> = { civilwar: 'Civil war', war: 'War', election: 'Election' };

function readConflict(conflict: Fields): FactionConflict {
  const type = textIn(conflict, 'WarType') ?? '';
  return {
    type: entryOf(warTypes, type) ?? (type === '' ? 'Conflict' : plainName(type)),
    status: textIn(conflict, 'Status') ?? 'over',
    sides: ['Faction1', 'Faction2'].map((field) => {
      const side = fieldsIn(conflict, field);
      const stake = shownIn(side, 'Stake');
      const wonDays = numberIn(side, 'WonDays');
      return {
        name: textIn(side, 'Name') ?? 'Faction without a name',
        ...(stake !== undefined && { stake }),
        ...(wonDays !== undefined && { wonDays }),
      };
    }),
  };
}

function powerInterest(event: Fields): PowerInterest | undefined {
  const known = {
    state: textIn(event, 'PowerplayState'),
    controlling: textIn(event, 'ControllingPower'),
    control: numberIn(event, 'PowerplayStateControlProgress'),
    reinforcement: numberIn(event, 'PowerplayStateReinforcement'),
    undermining: numberIn(event, 'PowerplayStateUndermining'),
  };
  const powers = textsIn(event, 'Powers');
  const present = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
  if (Object.keys(present).length === 0 && powers.length === 0) return undefined;
  const contenders = listIn(event, 'PowerplayConflictProgress')
    .map((each) => ({
      name: textIn(each, 'Power') ?? 'Power without a name',
      progress: numberIn(each, 'ConflictProgress') ?? 0,
    }))
    .sort((a, b) => b.progress - a.progress);
  return { ...present, powers, contenders };
}
