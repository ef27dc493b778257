import { describe, expect, it } from 'vitest';
import type { Finding } from '../../check/finding.js';
import { matchingRules, type RuleSelectionOptions, selectRules } from './rule-selection.js';

const known = ['field/value', 'field/unseen', 'field/required', 'jump/distance', 'jump/fuel', 'line/json'];

function finding(rule: string): Finding {
  return { rule, severity: 'warning', pointer: '/A', expected: 'x', found: 'y', message: 'm' };
}

/** The outcome for each rule; their findings are warnings by default. */
function outcome(wishes: RuleSelectionOptions): Record<string, string> {
  const selection = selectRules(wishes, known);
  const reported = known.flatMap((rule) => selection.select(finding(rule)) ?? []);
  expect(known.filter((rule) => selection.includes(rule))).toEqual(reported.map(({ rule }) => rule));
  return Object.fromEntries(reported.map(({ rule, severity }) => [rule, severity]));
}

describe('a selection', () => {
  it('reports everything as it is by default', () => {
    const found = finding('field/value');
    expect(selectRules({}, known).select(found)).toBe(found);
    expect(Object.keys(outcome({}))).toEqual(known);
  });

  it('reports only what is asked for, by id or by group', () => {
    expect(outcome({ only: ['jump/*', 'line/json'] })).toEqual({
      'jump/distance': 'warning',
      'jump/fuel': 'warning',
      'line/json': 'warning',
    });
  });

  it('leaves out what is to be ignored, even if it was asked for', () => {
    expect(outcome({ only: ['jump/*'], ignore: ['jump/fuel'] })).toEqual({ 'jump/distance': 'warning' });
  });

  it('gives rules the severity that the project sets', () => {
    expect(outcome({ rules: { 'jump/*': 'error', 'field/*': 'off', 'line/json': 'on' } })).toEqual({
      'jump/distance': 'error',
      'jump/fuel': 'error',
      'line/json': 'warning',
    });
  });

  it.each([
    { '*': 'off', 'field/*': 'note', 'field/value': 'error' },
    { 'field/value': 'error', 'field/*': 'note', '*': 'off' },
  ] as const)('takes the more exact name, in whatever order: %j', (rules) => {
    expect(outcome({ rules })).toEqual({
      'field/value': 'error',
      'field/unseen': 'note',
      'field/required': 'note',
    });
  });

  it('reports a rule that the project has off only if it is asked for by its full id', () => {
    const rules = { 'field/unseen': 'off', 'field/value': 'error' } as const;
    expect(outcome({ rules, only: ['field/*'] })).toEqual({ 'field/value': 'error', 'field/required': 'warning' });
    expect(outcome({ rules, only: ['field/unseen'] })).toEqual({ 'field/unseen': 'warning' });
  });

  it.each([
    [{ only: ['feild/value'] }, "--only: unknown rule 'feild/value': did you mean 'field/value'?"],
    [{ ignore: ['filed/*'] }, "--ignore: unknown rule 'filed/*': did you mean 'field/*'?"],
    [{ only: ['jump'] }, "--only: unknown rule 'jump': did you mean 'jump/*'?"],
    [{ only: ['weather'] }, "--only: unknown rule 'weather'; there are field/*, jump/*, line/*"],
    [{ only: ['constructor'] }, "--only: unknown rule 'constructor'; there are field/*, jump/*, line/*"],
    [{ rules: { 'line/jsn': 'off' } } as const, "rules: unknown rule 'line/jsn': did you mean 'line/json'?"],
    [{ ignore: ['*'] }, 'every rule is switched off, so there is nothing to check'],
    [{ only: ['jump/fuel'], ignore: ['jump/*'] }, 'every rule is switched off, so there is nothing to check'],
  ])('%j is answered with a sentence', (wishes: RuleSelectionOptions, sentence) => {
    expect(() => selectRules(wishes, known)).toThrow(sentence);
  });

  it('reports a finding of an unknown rule', () => {
    expect(selectRules({}, known).select(finding('new/rule'))).toEqual(finding('new/rule'));
  });
});

describe('the name of a rule', () => {
  it.each([
    ['*/fuel', ['jump/fuel']],
    ['jump/d*', ['jump/distance']],
    ['*un*', ['field/unseen']],
  ])('%s may have its star anywhere', (name, rules) => {
    expect(matchingRules(name, known, 'here')).toEqual(rules);
  });

  it('is a name and no regular expression', () => {
    expect(() => matchingRules('f.+', known, 'here')).toThrow('unknown rule');
    expect(() => matchingRules('(*', known, 'here')).toThrow('unknown rule');
  });

  // Trying every star at every position would take exponential time.
  it('is matched at all, however many stars it has', () => {
    expect(() => matchingRules(`${'*'.repeat(5000)}x`, known, 'here')).toThrow('unknown rule');
  });
});
