import { describe, expectTypeOf, it } from 'vitest';
import { isFaultText } from './fault-request.js';
import type { FaultName, FaultText } from './faults.js';

describe('the types of faults', () => {
  it('include every fault by its name, and its possible timings', () => {
    expectTypeOf<FaultName>().toExtend<FaultText>();
    expectTypeOf<'torn-line:2%'>().toExtend<FaultText>();
    expectTypeOf<'torn-line:0.5%'>().toExtend<FaultText>();
    expectTypeOf<'nul-run@12'>().toExtend<FaultText>();
    expectTypeOf<'rotation@1h5m'>().toExtend<FaultText>();
    expectTypeOf<'status-empty@90s'>().toExtend<FaultText>();
    expectTypeOf<'late-companion/Market'>().toExtend<FaultText>();
    expectTypeOf<'missing-field/Docked'>().toExtend<FaultText>();
    expectTypeOf<'missing-field/Docked:5%'>().toExtend<FaultText>();
    expectTypeOf<'field-gone/FSDJump.Factions.Name'>().toExtend<FaultText>();
  });

  it('reject misspelt names', () => {
    expectTypeOf<'torn-lin'>().not.toExtend<FaultText>();
    expectTypeOf<'torn-lin:2%'>().not.toExtend<FaultText>();
    expectTypeOf<'torn-line:2'>().not.toExtend<FaultText>();
    expectTypeOf<'torn-line@soon'>().not.toExtend<FaultText>();
    expectTypeOf<'undefined-flag/Status'>().not.toExtend<FaultText>();
    expectTypeOf<'status-empty/Docked'>().not.toExtend<FaultText>();
    expectTypeOf<string>().not.toExtend<FaultText>();
  });

  it('accept untrusted text after a check', () => {
    expectTypeOf(isFaultText).guards.toExtend<FaultText>();
  });
});
