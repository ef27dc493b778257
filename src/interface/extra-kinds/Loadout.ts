import { engineerNames } from '../dialect/game-values.js';
import { boolean, from, integer, list, number, object, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { alarm, amount, count, mention } from '../summary/summary-part.js';

const ModuleModifier = shape('ModuleModifier', 'a module property changed by engineering', {
  Label: text('name of the property'),
  Value: optional(number('current value')),
  OriginalValue: optional(number('value before engineering')),
  LessIsGood: optional(integer('1 if a lower value is better, otherwise 0')),
  ValueStr: optional(text('current value, if it is text')),
  ValueStr_Localised: optional(text('current value as text, as shown in game')),
});

const ModuleEngineering = shape('ModuleEngineering', 'engineering applied to a module', {
  Engineer: optional(from(engineerNames, 'name of the engineer')),
  EngineerID: integer('ID of the engineer'),
  BlueprintID: integer('ID of the blueprint'),
  BlueprintName: text('internal name of the blueprint'),
  Level: integer('grade of the blueprint, from 1 to 5'),
  Quality: number('progress within the grade, from 0 to 1'),
  ExperimentalEffect: optional(text('internal name of the experimental effect')),
  ExperimentalEffect_Localised: optional(text('experimental effect, as shown in game')),
  Modifiers: list(ModuleModifier, 'the changed properties'),
});

const ShipModule = shape('ShipModule', 'a module fitted to the ship', {
  Slot: text('the slot it is fitted in'),
  Item: text('internal name of the module, in lower case'),
  On: boolean('it is switched on'),
  Priority: integer('its power priority, counted from 0'),
  AmmoInClip: optional(integer('rounds loaded')),
  AmmoInHopper: optional(integer('rounds in reserve')),
  Health: number('health of the module, from 0 to 1'),
  Value: optional(integer('value of the module, in credits')),
  Engineering: optional(object(ModuleEngineering)),
});

const FuelCapacity = shape('FuelCapacity', 'fuel capacity of the ship, in tonnes', {
  Main: number('capacity of the main tank'),
  Reserve: number('capacity of the reserve tank'),
});

export const Loadout = kind(
  'Loadout',
  'the game starts up, and whenever the player switches ships or changes modules',
  {
    Ship: text('internal name of the ship, in lower case'),
    ShipID: integer("ID of the ship among the player's own"),
    ShipName: text('name the player gave the ship; may be empty'),
    ShipIdent: text('ID plate the player gave the ship; may be empty'),
    Hot: optional(boolean('the ship is marked as hot; omitted if not')),
    HullValue: optional(integer('value of the hull, in credits')),
    ModulesValue: integer('value of the modules, in credits'),
    HullHealth: number('hull health, from 0 to 1'),
    UnladenMass: number('mass without fuel and cargo, in tonnes'),
    CargoCapacity: integer('cargo capacity, in tonnes'),
    MaxJumpRange: number('maximum jump range, with no cargo and just enough fuel for one jump, in light-years'),
    FuelCapacity: object(FuelCapacity),
    Rebuy: integer('rebuy cost, in credits'),
    Modules: list(ShipModule, 'the fitted modules'),
  },
  {
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
