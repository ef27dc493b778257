import { faultCatalogue } from '../../direct/faults/faults.js';
import { settingCatalogue } from '../../direct/settings/setting-table.js';
import { situationCatalogue } from '../../direct/situations/situation-catalogue.js';
import { recipeFor } from '../reproduction/reproduction.js';
import type { RunningStage } from '../running-stage.js';
import { answerFor } from './answer-request.js';
import type { Queries, QueryName } from './control-protocol.js';

/** What there is to read of a stage, by path. Nothing happens on it. */
export const queryAnswers: { readonly [Name in QueryName]: (stage: RunningStage) => Queries[Name] } = {
  state: (stage) => answerFor(stage),
  situations: () => situationCatalogue,
  settings: () => settingCatalogue,
  faults: () => faultCatalogue,
  reproduction: (stage) => ({
    again: stage.reproduction,
    ...recipeFor(stage.reproductionData, 'DIRECTORY', process.platform),
  }),
};
