import { boolean, id, integer, list, number, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { alarm, amount, count, each, mention, when } from '../summary/summary-part.js';

export const Fileheader = kind(
  'Fileheader',
  'a journal file begins',
  {
    part: integer('which part of the session the file holds, counted from 1'),
    language: text('language and country of the game, such as English/UK'),
    Odyssey: boolean('Odyssey is running'),
    gameversion: text('version of the game'),
    build: text('build of the game; may end in a space'),
  },
  {
    summary: [
      mention('gameversion', 'game #'),
      mention('build'),
      mention('language'),
      when('Odyssey', 'Odyssey'),
      amount('part', 'number', 'part #'),
    ],
  },
);

export const Commander = kind(
  'Commander',
  'a commander is loaded',
  {
    FID: text('Frontier ID of the player'),
    Name: text('name of the commander'),
  },
  { summary: [mention('Name')] },
);

const Material = shape('Material', 'a material the player holds', {
  Name: text('internal name of the material'),
  Name_Localised: optional(text('name, as shown in game')),
  Count: integer('how many'),
});

export const Materials = kind(
  'Materials',
  'the game starts up',
  {
    Raw: list(Material, 'raw materials'),
    Manufactured: list(Material, 'manufactured materials'),
    Encoded: list(Material, 'encoded materials'),
  },
  {
    summary: [
      count('Raw', 'raw material'),
      count('Manufactured', 'manufactured', 'manufactured'),
      count('Encoded', 'encoded', 'encoded'),
    ],
  },
);

export const Rank = kind('Rank', 'the game starts up', {
  Combat: integer('combat rank, counted from 0'),
  Trade: integer('trade rank'),
  Explore: integer('exploration rank'),
  Soldier: integer('mercenary rank'),
  Exobiologist: integer('exobiologist rank'),
  Empire: integer('rank in the Imperial Navy'),
  Federation: integer('rank in the Federal Navy'),
  CQC: integer('CQC rank'),
});

export const Progress = kind('Progress', 'the game starts up', {
  Combat: integer('progress to the next combat rank, in percent'),
  Trade: integer('progress to the next trade rank'),
  Explore: integer('progress to the next exploration rank'),
  Soldier: integer('progress to the next mercenary rank'),
  Exobiologist: integer('progress to the next exobiologist rank'),
  Empire: integer('progress to the next rank in the Imperial Navy'),
  Federation: integer('progress to the next rank in the Federal Navy'),
  CQC: integer('progress to the next CQC rank'),
});

export const Reputation = kind('Reputation', 'the game starts up', {
  Empire: number('reputation with the Empire, from -100 to 100'),
  Federation: number('reputation with the Federation'),
  Independent: number('reputation with independent systems'),
  Alliance: number('reputation with the Alliance'),
});

export const LoadGame = kind(
  'LoadGame',
  'the player enters the game from the main menu',
  {
    FID: text('Frontier ID of the player'),
    Commander: text('name of the commander'),
    Horizons: boolean('the player has Horizons'),
    Odyssey: boolean('the player has Odyssey'),
    Ship: text('internal name of the ship, or of the suit if on foot'),
    Ship_Localised: optional(text('name of the ship type, as shown in game')),
    ShipID: integer("ID of the ship among the player's own"),
    ShipName: text('name the player gave the ship; may be empty'),
    ShipIdent: text('ID plate the player gave the ship; may be empty'),
    FuelLevel: number('fuel in the main tank, in tonnes'),
    FuelCapacity: number('size of the main tank, in tonnes'),
    StartLanded: optional(boolean('the ship has landed on a planet; omitted if not')),
    StartDead: optional(boolean('the ship has been destroyed; omitted if not')),
    GameMode: text('Open, Solo or Group'),
    Group: optional(text('name of the private group, if GameMode is Group')),
    Credits: integer('credit balance of the player'),
    Loan: integer('loan the player owes, in credits'),
    language: text('language and country of the game'),
    gameversion: text('version of the game'),
    build: text('build of the game'),
  },
  {
    summary: [
      mention('Commander'),
      mention('Ship'),
      mention('ShipName'),
      alarm('StartDead', 'ship destroyed'),
      when('StartLanded', 'landed'),
      amount('FuelLevel', 't', '# fuel'),
      amount('Credits', 'cr'),
      amount('Loan', 'cr', '# owed', { ifAny: true }),
      mention('GameMode'),
      mention('Group'),
    ],
  },
);

const CargoItem = shape('CargoItem', 'a commodity on board', {
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('name, as shown in game')),
  Count: integer('number of tonnes'),
  Stolen: integer('how many of those tonnes are stolen'),
  MissionID: optional(id('the mission it is for')),
});

export const Cargo = kind(
  'Cargo',
  'the game starts up, and whenever the cargo changes',
  {
    Vessel: text('Ship or SRV'),
    Count: integer('tonnes on board'),
    Inventory: optional(
      list(CargoItem, 'what is on board; in the journal only at start-up, later in a file of its own'),
    ),
  },
  {
    summary: [
      amount('Count', 't'),
      mention('Vessel', 'in the #', { called: { Ship: 'ship' } }),
      each('Inventory', [amount('Count', 't'), mention('Name')]),
    ],
  },
);

export const Music = kind('Music', 'the in-game music changes', {
  MusicTrack: text('name of the track, such as Exploration or DockingComputer'),
});

export const Continued = kind('Continued', 'the journal file has grown too long and continues in a new one', {
  Part: integer('number of the next part'),
});

export const Shutdown = kind('Shutdown', 'the game exits normally', {});
