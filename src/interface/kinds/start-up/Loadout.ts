import { engineerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { boolean, from, id, integer, list, number, object, optional, shape, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { blueprintsList, experimentalEffectsList } from '../../observed-values.js';
import { ModuleModifier } from '../../shapes/ModuleModifier.js';
import { alarm, amount, count, mention } from '../../summary/summary-part.js';

export const FuelCapacity = shape('FuelCapacity', 'fuel capacity of the ship, in tonnes', () => ({
  Main: number('capacity of the main tank, in tonnes'),
  Reserve: number('capacity of the reserve tank, in tonnes'),
}));

export const ModuleEngineering = shape('ModuleEngineering', 'engineering applied to a module', () => ({
  Engineer: optional(from(engineerNames, 'name of the engineer'), 0.922),
  EngineerID: id('ID of the engineer'),
  BlueprintID: id('ID of the blueprint'),
  BlueprintName: from(blueprintsList, 'internal name of the blueprint'),
  Level: integer('grade of the blueprint, from 1 to 5'),
  Quality: number('progress within the grade, from 0 to 1'),
  ExperimentalEffect: optional(from(experimentalEffectsList, 'internal name of the experimental effect'), 0.673),
  ExperimentalEffect_Localised: optional(text('the experimental effect, as shown in game'), 0.673),
  Modifiers: list(ModuleModifier, 'the changed properties'),
}));

export const ShipModule = shape('ShipModule', 'a module fitted to the ship', () => ({
  Slot: text('the slot it is fitted in'),
  Item: text('internal name of the module, in lower case'),
  On: boolean('it is switched on'),
  Priority: integer('its power priority, counted from 0'),
  AmmoInClip: optional(integer('rounds loaded'), 0.035),
  AmmoInHopper: optional(integer('rounds in reserve'), 0.035),
  Health: number('health of the module, from 0 to 1'),
  Value: optional(integer('value of the module, in credits'), 0.612),
  Engineering: since('3.0', optional(object(ModuleEngineering, 'engineering applied to a module'), 0.261)),
  EngineerBlueprint: until('2.3', text('the blueprint applied')),
  EngineerLevel: until('2.3', integer('grade of the blueprint')),
}));

export const Loadout = kind(
  'Loadout',
  'the game starts up, and whenever the player switches ships or changes modules',
  () => ({
    Ship: text('internal name of the ship, in lower case'),
    ShipID: id("ID of the ship among the player's own"),
    ShipName: text('name the player gave the ship; may be empty'),
    ShipIdent: text('ID plate the player gave the ship; may be empty'),
    HullValue: since('3.0', optional(integer('value of the hull, in credits'), 0.988)),
    ModulesValue: since('3.0', optional(integer('value of the modules, in credits'), 0.998)),
    HullHealth: since('3.3', number('hull health, from 0 to 1')),
    Hot: since('3.3', optional(boolean('the ship is marked as hot; omitted if not'), 0.008)),
    UnladenMass: since('3.4', number('mass without fuel and cargo, in tonnes')),
    CargoCapacity: since('3.4', integer('cargo capacity, in tonnes')),
    MaxJumpRange: since(
      '3.4',
      number('maximum jump range, with no cargo and just enough fuel for one jump, in light-years'),
    ),
    FuelCapacity: since('3.4', object(FuelCapacity, 'fuel capacity of the ship, in tonnes')),
    Rebuy: since('3.0', integer('rebuy cost, in credits')),
    Modules: list(ShipModule, 'the fitted modules'),
  }),
  {
    evidence: observed(9_613, { since: '2.3' }),
    summary: [
      mention('Ship'),
      mention('ShipName'),
      mention('ShipIdent'),
      amount('HullHealth', 'share', 'hull #'),
      alarm('Hot', 'hot'),
      amount('MaxJumpRange', 'ly', 'jump range #'),
      amount('CargoCapacity', 't', 'cargo capacity #'),
      count('Modules', 'module'),
      amount('Rebuy', 'cr', 'rebuy #'),
    ],
  },
);
