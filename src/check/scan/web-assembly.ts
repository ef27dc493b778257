/** The part of WebAssembly that is used here; its types would otherwise come with those of a browser. */
interface Engine {
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, Compiled>> };
}

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export type Compiled = (...numbers: number[]) => number;

/** What a module asks for. */
export interface Outside {
  readonly memory: Memory;
  readonly numberHolds: Compiled;
  readonly ruleHolds: Compiled;
  readonly kindTable: Compiled;
  readonly learn: Compiled;
}

/** Some programs are run where there is none, such as under `node --jitless`. */
const engine = (globalThis as { WebAssembly?: unknown }).WebAssembly as Engine | undefined;

export const hasWebAssembly = engine !== undefined;

export const pageSize = 65_536;

export function makeMemory(pages: number): Memory {
  return new (found().Memory)({ initial: pages });
}

/** The functions of a module. */
export function functionsOf(code: Uint8Array, { memory, ...outside }: Outside): Readonly<Record<string, Compiled>> {
  const { Module, Instance } = found();
  return new Instance(new Module(code), { env: { memory }, outside }).exports;
}

function found(): Engine {
  if (!engine) throw new Error('this engine has no WebAssembly');
  return engine;
}
