import { boolean, id, integer, list, number, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { alarm, amount, count, each, said, when } from '../summary/part.js';

export const Fileheader = kind(
  'Fileheader',
  'a file of the journal begins',
  {
    part: integer('which part of the session the file holds, from 1'),
    language: text('language and country of the game, such as English/UK'),
    Odyssey: boolean('the game is Odyssey'),
    gameversion: text('version of the game'),
    build: text('build of the game; a space at the end belongs to it'),
  },
  {
    tells: [
      said('gameversion', 'game #'),
      said('build'),
      said('language'),
      when('Odyssey', 'Odyssey'),
      amount('part', 'number', 'part #'),
    ],
  },
);

export const Commander = kind(
  'Commander',
  'a commander is loaded',
  {
    FID: text('identifies the player'),
    Name: text('name of the commander'),
  },
  { tells: [said('Name')] },
);

const Material = shape('Material', 'a material in store', {
  Name: text('internal name of the material'),
  Name_Localised: optional(text('its name, as shown')),
  Count: integer('how many'),
});

export const Materials = kind(
  'Materials',
  'the game starts up',
  {
    Raw: list(Material, 'raw materials'),
    Manufactured: list(Material, 'manufactured materials'),
    Encoded: list(Material, 'encoded data'),
  },
  {
    tells: [
      count('Raw', 'raw material'),
      count('Manufactured', 'manufactured', 'manufactured'),
      count('Encoded', 'encoded', 'encoded'),
    ],
  },
);

export const Rank = kind('Rank', 'the game starts up', {
  Combat: integer('rank in combat, from 0'),
  Trade: integer('rank in trade'),
  Explore: integer('rank in exploration'),
  Soldier: integer('rank as a mercenary on foot'),
  Exobiologist: integer('rank in exobiology'),
  Empire: integer('rank in the Imperial navy'),
  Federation: integer('rank in the Federal navy'),
  CQC: integer('rank in the arena'),
});

export const Progress = kind('Progress', 'the game starts up', {
  Combat: integer('how far the next rank in combat is, in per cent'),
  Trade: integer('the same in trade'),
  Explore: integer('the same in exploration'),
  Soldier: integer('the same as a mercenary on foot'),
  Exobiologist: integer('the same in exobiology'),
  Empire: integer('the same in the Imperial navy'),
  Federation: integer('the same in the Federal navy'),
  CQC: integer('the same in the arena'),
});

export const Reputation = kind('Reputation', 'the game starts up', {
  Empire: number('standing with the Empire, from -100 to 100'),
  Federation: number('standing with the Federation'),
  Independent: number('standing with the independent systems'),
  Alliance: number('standing with the Alliance'),
});

export const LoadGame = kind(
  'LoadGame',
  'the player enters the game from the main menu',
  {
    FID: text('identifies the player'),
    Commander: text('name of the commander'),
    Horizons: boolean('the game has Horizons'),
    Odyssey: boolean('the game has Odyssey'),
    Ship: text('internal name of the ship, or of the suit on foot'),
    Ship_Localised: optional(text('the ship, as shown')),
    ShipID: integer('number of the ship among those of the player'),
    ShipName: text('name the player gave the ship; may be empty'),
    ShipIdent: text('identification the player gave the ship; may be empty'),
    FuelLevel: number('fuel in the main tank, in tonnes'),
    FuelCapacity: number('size of the main tank, in tonnes'),
    StartLanded: optional(boolean('the ship stands on the ground; left out if not')),
    StartDead: optional(boolean('the ship is lost; left out if not')),
    GameMode: text('Open, Solo or Group'),
    Group: optional(text('name of the group, in a group')),
    Credits: integer('credits of the player'),
    Loan: integer('credits the player owes'),
    language: text('language and country of the game'),
    gameversion: text('version of the game'),
    build: text('build of the game'),
  },
  {
    tells: [
      said('Commander'),
      said('Ship'),
      said('ShipName'),
      alarm('StartDead', 'ship lost'),
      when('StartLanded', 'landed'),
      amount('FuelLevel', 't', '# of fuel'),
      amount('Credits', 'cr'),
      amount('Loan', 'cr', '# owed', { ifAny: true }),
      said('GameMode'),
      said('Group'),
    ],
  },
);

const CargoItem = shape('CargoItem', 'a commodity on board', {
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('its name, as shown')),
  Count: integer('how many tonnes'),
  Stolen: integer('how many of them are stolen'),
  MissionID: optional(id('the mission it is for')),
});

export const Cargo = kind(
  'Cargo',
  'the game starts up, and whenever the cargo changes',
  {
    Vessel: text('Ship or SRV'),
    Count: integer('tonnes on board'),
    Inventory: optional(list(CargoItem, 'what is on board; at start-up, later only in a file beside the journal')),
  },
  {
    tells: [
      amount('Count', 't'),
      said('Vessel', 'in the #', { called: { Ship: 'ship' } }),
      each('Inventory', [amount('Count', 't'), said('Name')]),
    ],
  },
);
