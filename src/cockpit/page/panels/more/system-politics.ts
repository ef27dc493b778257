/** Factions, conflicts and powers of the current system. */
import { counted, thousands } from '../../../../words/counted.js';
import { entryOf } from '../../../../words/entry-of.js';
import type { Moment } from '../../../protocol.js';
import { latestArrival } from '../../moment/current-place.js';
import {
  type Fields,
  fieldsIn,
  flagIn,
  listIn,
  numberIn,
  shownIn,
  textIn,
  textsIn,
} from '../../moment/loose-fields.js';
import { amount, exactPercent, measure } from '../../words/measures.js';
import { type Bar, type Block, type Card, ifKnown, joined } from './block.js';
import { inWords, plainName } from './plain-name.js';

const reputation = measure((value) => `reputation ${Math.round(value)}`);
const merits = measure((count) => `${thousands(count)} merits`);
const daysWon = measure((count) => `${counted(count, 'day')} won`);

export function systemPolitics(moment: Moment): Block[] | undefined {
  const event = latestArrival(moment);
  if (!event) return undefined;
  // A text until 2018, an object since.
  const inControl = textIn(event, 'SystemFaction') ?? textIn(fieldsIn(event, 'SystemFaction'), 'Name');
  const factions = listIn(event, 'Factions').toSorted((a, b) => influenceOf(b) - influenceOf(a));
  const conflicts = listIn(event, 'Conflicts').map(conflictCard);
  return [
    systemBlock(event, inControl),
    {
      heading: 'Influence',
      ...(factions.length === 0 && { text: 'There are no factions here.' }),
      bars: factions.map((faction) => factionBar(faction, inControl)),
    },
    ...(conflicts.length === 0 ? [] : [{ heading: 'Conflicts', cards: conflicts }]),
    ...powerBlocks(event),
  ];
}

function systemBlock(event: Fields, inControl: string | undefined): Block {
  // `$economy_None;` means none.
  const given = (name: string) => [shownIn(event, name)].find((text) => !/^(?:.*_)?none$/i.test(text ?? 'none'));
  return {
    heading: textIn(event, 'StarSystem') ?? 'a system without a name',
    facts: ifKnown(
      ['In control', inControl],
      ['Allegiance', textIn(event, 'SystemAllegiance')],
      ['Government', given('SystemGovernment')],
      ['Economy', joined([given('SystemEconomy'), given('SystemSecondEconomy')])],
      ['Security', shownIn(event, 'SystemSecurity')],
      ['Population', amount(numberIn(event, 'Population'))],
    ),
  };
}

function influenceOf(faction: Fields): number {
  return numberIn(faction, 'Influence') ?? -1;
}

function factionBar(faction: Fields, inControl: string | undefined): Bar {
  const name = textIn(faction, 'Name') ?? 'Faction without a name';
  const influence = numberIn(faction, 'Influence');
  const happiness = shownIn(faction, 'Happiness');
  return {
    name,
    tags: [
      ...(name === inControl ? ['in control'] : []),
      ...(flagIn(faction, 'SquadronFaction') ? ["squadron's"] : []),
    ],
    value: exactPercent(influence),
    share: influence ?? 0,
    about: joined(
      [
        joined([textIn(faction, 'Government'), textIn(faction, 'Allegiance')]),
        ...statesOf(faction),
        happiness?.startsWith('Faction_') ? undefined : happiness?.toLowerCase(),
        reputation(numberIn(faction, 'MyReputation')),
      ],
      ' · ',
    ),
  };
}

/** All active states; older journals have only one. */
function statesOf(faction: Fields): string[] {
  const named = (field: string) => listIn(faction, field).flatMap((each) => textIn(each, 'State') ?? []);
  const active = named('ActiveStates');
  const main = [textIn(faction, 'FactionState') ?? 'None'].filter((state) => state !== 'None');
  return [
    ...(active.length > 0 ? active : main).map(inWords),
    ...named('PendingStates').map((state) => `${inWords(state)} (pending)`),
    ...named('RecoveringStates').map((state) => `${inWords(state)} (recovering)`),
  ];
}

/** Wars and elections, with the days won by each side. */
function conflictCard(conflict: Fields): Card {
  const type = textIn(conflict, 'WarType') ?? 'Conflict';
  return {
    title: entryOf({ civilwar: 'Civil war' }, type) ?? plainName(type),
    // Empty once it is over.
    tags: [textIn(conflict, 'Status') ?? 'over'],
    lines: ['Faction1', 'Faction2'].map((field) => {
      const side = fieldsIn(conflict, field);
      const stake = shownIn(side, 'Stake');
      const won = daysWon(numberIn(side, 'WonDays')) ?? 'days won unknown';
      return `${textIn(side, 'Name') ?? 'Faction without a name'}: ${joined([won, stake && `stakes ${stake}`])}`;
    }),
  };
}

function powerBlocks(event: Fields): Block[] {
  const [state, controlling] = [textIn(event, 'PowerplayState'), textIn(event, 'ControllingPower')];
  const others = ifKnown(
    ['Powers', joined(textsIn(event, 'Powers'))],
    ['Control', exactPercent(numberIn(event, 'PowerplayStateControlProgress'))],
    ['Reinforced by', merits(numberIn(event, 'PowerplayStateReinforcement'))],
    ['Undermined by', merits(numberIn(event, 'PowerplayStateUndermining'))],
  );
  if (others.length === 0 && state === undefined && controlling === undefined) return [];
  const contenders = listIn(event, 'PowerplayConflictProgress')
    .map((each) => ({ power: textIn(each, 'Power'), progress: numberIn(each, 'ConflictProgress') ?? 0 }))
    .sort((a, b) => b.progress - a.progress);
  return [
    {
      heading: 'Powerplay',
      facts: [['State', state], ['Controlled by', controlling], ...others],
      bars: contenders.map(({ power, progress }) => ({
        name: power ?? 'Power without a name',
        value: `${exactPercent(progress)} of what control takes`,
        share: progress,
      })),
    },
  ];
}
