import { faultCatalogue } from '../faults/faults.js';
import type { OpenStage } from '../open-stage.js';
import { settingCatalogue } from '../overrides/table.js';
import { recipeFor } from '../reproduction/reproduction.js';
import { situationCatalogue } from '../situations/catalogue.js';
import { answerWith } from './answer.js';
import type { ReadingName, Readings } from './protocol.js';

/** What there is to read of a stage, by path. Nothing happens on it. */
export const readings: { readonly [Name in ReadingName]: (stage: OpenStage) => Readings[Name] } = {
  state: (stage) => answerWith(stage),
  situations: () => situationCatalogue,
  settings: () => settingCatalogue,
  faults: () => faultCatalogue,
  reproduction: (stage) => ({
    again: stage.again,
    ...recipeFor(stage.reproduction, 'DIRECTORY', process.platform),
  }),
};
