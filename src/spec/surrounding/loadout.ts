import { boolean, from, integer, list, number, object, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { alarm, amount, count, said } from '../summary/part.js';
import { engineerNames } from '../vocabulary/lists.js';

const ModuleModifier = shape('ModuleModifier', 'a property of a module that an engineer changed', {
  Label: text('which property'),
  Value: optional(number('its value now')),
  OriginalValue: optional(number('its value as built')),
  LessIsGood: optional(integer('1 if a smaller value is better, else 0')),
  ValueStr: optional(text('its value now, where it is a text')),
  ValueStr_Localised: optional(text('that text, as shown')),
});

const ModuleEngineering = shape('ModuleEngineering', 'what an engineer did to a module', {
  Engineer: optional(from(engineerNames, 'name of the engineer')),
  EngineerID: integer('identifies the engineer'),
  BlueprintID: integer('identifies the blueprint'),
  BlueprintName: text('internal name of the blueprint'),
  Level: integer('grade of the blueprint, from 1 to 5'),
  Quality: number('how far the grade is worked out, from 0 to 1'),
  ExperimentalEffect: optional(text('internal name of the effect that was added')),
  ExperimentalEffect_Localised: optional(text('that effect, as shown')),
  Modifiers: list(ModuleModifier, 'the properties that changed'),
});

const ShipModule = shape('ShipModule', 'a module of the ship', {
  Slot: text('where it is fitted'),
  Item: text('internal name of the module, in lower case'),
  On: boolean('it is switched on'),
  Priority: integer('its power priority, from 0'),
  AmmoInClip: optional(integer('rounds loaded')),
  AmmoInHopper: optional(integer('rounds in store')),
  Health: number('how sound it is, from 0 to 1'),
  Value: optional(integer('what it cost, in credits')),
  Engineering: optional(object(ModuleEngineering)),
});

const FuelCapacity = shape('FuelCapacity', 'the size of the tanks, in tonnes', {
  Main: number('the main tank'),
  Reserve: number('the reservoir'),
});

export const Loadout = kind(
  'Loadout',
  'the game starts up, and whenever the player boards or refits a ship',
  {
    Ship: text('internal name of the ship, in lower case'),
    ShipID: integer('number of the ship among those of the player'),
    ShipName: text('name the player gave it; may be empty'),
    ShipIdent: text('identification the player gave it; may be empty'),
    Hot: optional(boolean('the law looks for the ship; left out if not')),
    HullValue: optional(integer('what the hull cost, in credits')),
    ModulesValue: integer('what the modules cost, in credits'),
    HullHealth: number('how sound the hull is, from 0 to 1'),
    UnladenMass: number('mass without fuel and cargo, in tonnes'),
    CargoCapacity: integer('room for cargo, in tonnes'),
    MaxJumpRange: number('farthest jump without cargo and with just enough fuel, in light-years'),
    FuelCapacity: object(FuelCapacity),
    Rebuy: integer('what the insurance asks for a new one, in credits'),
    Modules: list(ShipModule, 'the modules'),
  },
  {
    tells: [
      said('Ship'),
      said('ShipName'),
      said('ShipIdent'),
      amount('HullHealth', 'share', 'hull #'),
      alarm('Hot', 'hot'),
      amount('MaxJumpRange', 'ly', 'jumps #'),
      amount('CargoCapacity', 't', 'room for #'),
      count('Modules', 'module'),
      amount('Rebuy', 'cr', 'rebuy #'),
    ],
  },
);
