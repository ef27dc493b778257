import { companionFiles, companionLists } from '../../companion-names.js';
import { observed } from '../../evidence.js';
import { from, id, integer, list, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, each, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

export const CargoItem = shape('CargoItem', 'a commodity on board', () => ({
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('the commodity, as shown in game'), 0.683),
  MissionID: since('3.3', optional(id('the mission it is for'), 0.017)),
  Count: integer('number of tonnes'),
  Stolen: since('3.0', integer('how many of those tonnes are stolen')),
}));

const cargoVessels = open('CargoVessel', 'whose hold it is', ['Ship', 'SRV']);

export const Cargo = kind(
  'Cargo',
  'the game starts up, and whenever the cargo changes',
  () => ({
    Vessel: since('3.3', from(cargoVessels, 'Ship or SRV')),
    Count: since('3.3', integer('tonnes on board')),
    Inventory: optional(
      list(CargoItem, 'what is on board; in the journal only at start-up, later in a file of its own'),
      0.294,
    ),
  }),
  {
    evidence: observed(8_662, { since: '2.3' }),
    companion: { file: companionFiles.Cargo, content: 'what lies in the hold', copies: 5, lists: companionLists.Cargo },
    summary: [
      amount('Count', 't'),
      mention('Vessel', 'in the #', { called: { Ship: 'ship' } }),
      each('Inventory', [amount('Count', 't'), mention('Name')]),
    ],
  },
);
