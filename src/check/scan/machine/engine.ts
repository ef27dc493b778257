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

/** Where the engine may compile nothing at run time, there is none. */
const engine = (globalThis as { WebAssembly?: Engine }).WebAssembly;

export const canCompile = engine !== undefined;

export const pageSize = 65_536;

export function makeMemory(pages: number): Memory {
  return new (found().Memory)({ initial: pages });
}

/** The functions of a module; `outside` holds its memory and the functions it asks for. */
export function compiled(code: Uint8Array, outside: object): Readonly<Record<string, Compiled>> {
  const { Module, Instance } = found();
  return new Instance(new Module(code), { outside }).exports;
}

function found(): Engine {
  if (!engine) throw new Error('this engine has no WebAssembly');
  return engine;
}
