import { describe, expectTypeOf, it } from 'vitest';
import type { Stage } from './stage.js';
import type { StageOptions } from './stage-options.js';

declare const stage: Stage;

describe('a stage', () => {
  it('knows its situations and their settings', () => {
    expectTypeOf(() => stage.trigger('dock', { station: 'Jameson Memorial', legal: 'Wanted' })).toBeFunction();
    // @ts-expect-error There is no such situation.
    expectTypeOf(() => stage.trigger('dok')).toBeFunction();
    // @ts-expect-error There is no such setting.
    expectTypeOf(() => stage.trigger('dock', { statoin: 'Jameson Memorial' })).toBeFunction();
    // @ts-expect-error A station is a name.
    expectTypeOf(() => stage.trigger('dock', { station: 3 })).toBeFunction();
    // @ts-expect-error Docking needs no injection.
    expectTypeOf(() => stage.trigger('dock', { boost: 'premium' })).toBeFunction();
  });

  it('knows its faults', () => {
    expectTypeOf(() => stage.fault('torn-line')).toBeFunction();
    expectTypeOf(() => stage.fault('torn-line:2%')).toBeFunction();
    // @ts-expect-error There is no such fault.
    expectTypeOf(() => stage.fault('torn-lien')).toBeFunction();
  });

  it('accepts only existing plans, dialects, faults and settings', () => {
    expectTypeOf<{
      plan: 'tour';
      dialect: 'game';
      faults: ['torn-line'];
      given: { ship: 'python' };
    }>().toExtend<StageOptions>();
    expectTypeOf<{ plan: 'tuor' }>().not.toExtend<StageOptions>();
    expectTypeOf<{ dialect: 'gmae' }>().not.toExtend<StageOptions>();
    expectTypeOf<{ faults: ['torn-lien'] }>().not.toExtend<StageOptions>();
    expectTypeOf<{ given: { station: 3 } }>().not.toExtend<StageOptions>();
  });
});
