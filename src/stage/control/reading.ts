import { faultCatalogue } from '../faults/faults.js';
import type { OpenStage } from '../open-stage.js';
import { settingCatalogue } from '../overrides/table.js';
import { recipeFor } from '../reproduction/reproduction.js';
import { situationCatalogue } from '../situations/catalogue.js';
import { answerFor } from './answer.js';
import type { Queries, QueryName } from './protocol.js';

/** What there is to read of a stage, by path. Nothing happens on it. */
export const queryAnswers: { readonly [Name in QueryName]: (stage: OpenStage) => Queries[Name] } = {
  state: (stage) => answerFor(stage),
  situations: () => situationCatalogue,
  settings: () => settingCatalogue,
  faults: () => faultCatalogue,
  reproduction: (stage) => ({
    again: stage.again,
    ...recipeFor(stage.reproduction, 'DIRECTORY', process.platform),
  }),
};
