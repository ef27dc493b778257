import { describe, expect, it } from 'vitest';
import { scanFolder } from '../../../../test/support/scanner-of.js';
import { oneIn } from '../../../../test/thorough.js';
import { functionsOf, makeMemory } from '../../../journal/web-assembly.js';
import { compileAssembly } from './assembly-compiler.js';

async function compiled(text: string, ...numbers: number[]): Promise<number | undefined> {
  const outside = {
    memory: makeMemory(1),
    numberHolds: () => 0,
    ruleHolds: () => 0,
    kindTable: () => 0,
    learn: () => -1,
  };
  return functionsOf(await compileAssembly(text, scanFolder, 0), outside).f?.(...numbers);
}

describe('what the build compiles', () => {
  it('means what it says: a sign before a variable is one', async () => {
    expect(await compiled('export function f(p: i32): i32 { return -p; }', 7)).toBe(-7);
  });

  it('has the shared parts at hand', async () => {
    const text = `import { integer } from './assembly/json-tokens';
      export function f(p: i32): i32 { store<i32>(8, 0x2c333231); return integer(p); }`;
    expect(await compiled(text, 8)).toBe(11);
  });

  it.each(
    oneIn(3, [
      ['a name that is not known', 'return unknown(p);', "Cannot find name 'unknown'"],
      ['a part that is not there', 'return p; }\nimport { a } from "./assembly/nowhere";\na();{', 'nowhere'],
      ['a value of another type', 'return "text";', "'~lib/string/String' is not assignable to type 'i32'"],
      ['a number that 32 bits cannot hold', 'return 5000000000;', "from type 'i64' to 'i32'"],
      ['an argument too many', 'return f(p, p);', 'Expected 1 arguments, but got 2'],
      ['a way out without a value', 'if (p) return 1;', 'must return a value'],
      ['a sentence that breaks off', 'return p +', 'Expression expected'],
    ] as const),
  )('is refused where it has %s', async (_what, body, reported) => {
    const compiling = compileAssembly(`export function f(p: i32): i32 { ${body} }`, scanFolder, 0);
    await expect(compiling).rejects.toThrow(reported);
    await expect(compiling).rejects.toThrow(/^the module does not compile: /);
  });
});
