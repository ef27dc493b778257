/** The part of WebAssembly used here; its types would otherwise need those of a browser. */
interface Engine {
  readonly validate: (code: Uint8Array) => boolean;
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Module: new (code: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: Readonly<Record<string, Compiled>> };
}

export interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

export type Compiled = (...numbers: number[]) => number;

/** A module with one SIMD function, which splats a byte. */
const sixteenBytes = Uint8Array.from([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, 0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, 0x03, 0x02, 0x01, 0x00,
  0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b,
]);

/** WebAssembly may be missing, as under `node --jitless`, and some engines lack SIMD. */
const engine = (globalThis as { WebAssembly?: unknown }).WebAssembly as Engine | undefined;

export const hasWebAssembly = engine?.validate(sixteenBytes) === true;

export const pageSize = 65_536;

export function makeMemory(pages: number): Memory {
  return new (found().Memory)({ initial: pages });
}

/** The functions of a module, given its memory and imports. */
export function functionsOf(
  code: Uint8Array,
  { memory, ...outside }: { readonly memory: Memory; readonly [name: string]: Memory | Compiled },
): Readonly<Record<string, Compiled>> {
  const { Module, Instance } = found();
  return new Instance(new Module(code), { env: { memory }, outside }).exports;
}

function found(): Engine {
  if (!engine) throw new Error('this engine has no WebAssembly');
  return engine;
}
