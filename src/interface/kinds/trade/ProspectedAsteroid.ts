import { observed } from '../../evidence.js';
import { from, list, number, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, each, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const asteroidContentLevels = open('AsteroidContentLevel', 'how many engineering materials an asteroid contains', [
  '$AsteroidMaterialContent_Low;',
  '$AsteroidMaterialContent_Medium;',
  '$AsteroidMaterialContent_High;',
]);

export const AsteroidMaterial = shape('AsteroidMaterial', 'a commodity in an asteroid', () => ({
  Name: text('internal name of the commodity'),
  Name_Localised: optional(text('the commodity, as shown in game'), 0.306),
  Proportion: number('its share of the asteroid, in percent'),
}));

export const ProspectedAsteroid = kind(
  'ProspectedAsteroid',
  'a prospector limpet has examined an asteroid',
  () => ({
    Materials: list(AsteroidMaterial, 'what the asteroid contains'),
    MotherlodeMaterial: optional(
      text('internal name of the commodity in the core; only for a motherlode asteroid'),
      0.1,
    ),
    MotherlodeMaterial_Localised: optional(text('the commodity in the core, as shown in game'), 0.04),
    Content: from(asteroidContentLevels, 'internal name of the level of engineering materials in the asteroid'),
    Content_Localised: optional(text('the level of engineering materials in the asteroid, as shown in game'), 1),
    Remaining: number('what is left to be mined, in percent'),
  }),
  {
    evidence: observed(349, { since: '3.3.02' }),
    summary: [
      mention('MotherlodeMaterial', 'core of #'),
      each('Materials', [amount('Proportion', '%'), mention('Name')]),
      mention('Content'),
      amount('Remaining', '%', '# left'),
    ],
  },
);
