/** What can be named on the command line. Each list is loaded only where somebody asks for it. */

import { extraKinds } from '../../interface/extra-kinds/extra-kinds.js';
import { specification } from '../../interface/kind-catalogue.js';
import type { Candidate } from './completion-source.js';

export async function situations(): Promise<Candidate[]> {
  const { situationCatalogue } = await import('../../direct/situations/situation-catalogue.js');
  return situationCatalogue.map(({ name, about }) => ({ word: name, about }));
}

export async function settings(): Promise<Candidate[]> {
  const { settingCatalogue } = await import('../../direct/settings/setting-table.js');
  return settingCatalogue.map(({ name, about }) => ({ word: name, about }));
}

export async function faults(): Promise<Candidate[]> {
  const { faults: known } = await import('../../direct/faults/faults.js');
  return Object.entries(known).map(([word, { about }]) => ({ word, about }));
}

export async function plans(): Promise<Candidate[]> {
  const { planNames, plans: known } = await import('../../simulate/plans/plans.js');
  return planNames.map((word) => ({ word, about: known[word].about }));
}

/** What simulate takes: a plan, or a scenario that comes along. */
export async function plansAndScenarios(): Promise<Candidate[]> {
  return [...(await plans()), ...(await scenarios())];
}

export async function scenarios(): Promise<Candidate[]> {
  const { bundledScenarios } = await import('../../stage/scenarios/bundled-scenarios.js');
  return Array.from(bundledScenarios().keys(), (word) => ({ word, about: 'a scenario' }));
}

/** Rules by their ids, and `field/*` for all of a family. */
export async function rules(): Promise<Candidate[]> {
  const [{ ruleCatalogue, ruleIds }, { groupPatterns }] = await Promise.all([
    import('../../check/rules/rule-catalogue.js'),
    import('../check-project/rule-patterns.js'),
  ]);
  const groups = groupPatterns(ruleIds).map((word) => ({ word, about: 'all of them' }));
  return [...ruleCatalogue.map(({ id, says }) => ({ word: id, about: says })), ...groups];
}

export function kinds(): Candidate[] {
  return [...specification.kinds, ...extraKinds.kinds].map(({ name, written }) => ({ word: name, about: written }));
}

/** All that can be explained by one word: kinds, their fields, rules, and what can be made to happen. */
export async function explainable(): Promise<Candidate[]> {
  const fields = [...specification.kinds, ...extraKinds.kinds].flatMap(({ name, shape }) =>
    Object.entries(shape.fields).map(([field, { note }]) => ({ word: `${name}.${field}`, about: note })),
  );
  const named = await Promise.all([rules(), situations(), faults(), settings(), plans()]);
  return [...kinds(), ...fields, ...named.flat().filter(({ word }) => !word.endsWith('*'))];
}
