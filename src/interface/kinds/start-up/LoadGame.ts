import { observed } from '../../evidence.js';
import { boolean, from, id, integer, number, optional, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { alarm, amount, mention, when } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const gameModes = open('GameMode', 'with whom the player plays', ['Solo', 'Open', 'Group']);

export const LoadGame = kind(
  'LoadGame',
  'the player enters the game from the main menu',
  () => ({
    FID: since('3.3', text('Frontier ID of the player')),
    Commander: text('name of the commander'),
    Horizons: since('3.0', boolean('the player has Horizons')),
    Odyssey: since('4.0', optional(boolean('the player has Odyssey'), 0.988)),
    Ship: optional(text('internal name of the ship, or of the suit if on foot'), 0.999),
    Ship_Localised: optional(text('the ship, or the suit if on foot, as shown in game'), 0.762),
    ShipID: optional(id("ID of the ship among the player's own"), 0.999),
    ShipName: since('2.3', optional(text('name the player gave the ship; may be empty'), 0.999), [undefined, 83]),
    ShipIdent: since('2.3', optional(text('ID plate the player gave the ship; may be empty'), 0.999), [undefined, 83]),
    FuelLevel: since('2.3', optional(number('fuel in the main tank, in tonnes'), 0.999), [undefined, 83]),
    FuelCapacity: since('2.3', optional(number('size of the main tank, in tonnes'), 0.999), [undefined, 83]),
    Name: until(
      '4.0.0.1804',
      since('4.0.0.1450', optional(personal('ship-name', text('name of the ship again')), 0.206), [547, undefined]),
    ),
    StartLanded: optional(boolean('the ship has landed on a planet; omitted if not'), 0.308),
    StartDead: optional(boolean('the ship has been destroyed; omitted if not'), 0.001),
    GameMode: optional(from(gameModes, 'Open, Solo or Group'), 0.999),
    Group: optional(text('name of the private group, if GameMode is Group'), 0.029),
    Credits: integer('credit balance of the player'),
    Loan: integer('loan the player owes, in credits'),
    language: since('4.0.0.600', optional(text('language and country of the game'), 0.988)),
    gameversion: since('4.0.0.600', optional(text('version of the game'), 0.988)),
    build: since('4.0.0.600', optional(text('build of the game'), 0.988)),
  }),
  {
    evidence: observed(2_653),
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
