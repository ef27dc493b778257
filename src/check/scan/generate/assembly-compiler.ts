import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What is used of the compiler. */
interface Compiler {
  readonly main: (
    words: string[],
    files: {
      readFile: (name: string) => string | null;
      writeFile: (name: string, contents: Uint8Array | string) => void;
      listFiles: () => string[];
    },
  ) => Promise<{ readonly error: Error | null; readonly stderr: { toString(): string } }>;
}

const entry = 'entry.ts';

/** The memory, which grows with the lines, comes from outside. */
const options = ['--importMemory', '--runtime', 'stub', '--noAssert', '--enable', 'simd'];

/**
 * How much the compiler makes of the code: 0 takes a quarter of the time that 2 takes, and gives code of the
 * same effect.
 */
export type Optimisation = 0 | 2;

/**
 * Compiles AssemblyScript to WebAssembly; imports are resolved in a folder. With a known minimum of memory
 * pages, engines need no bounds checks for addresses within them.
 */
export async function compileAssembly(
  text: string,
  folder: string,
  level: Optimisation = 2,
  pages = 0,
): Promise<Uint8Array> {
  // As a literal it would bring its types, and with them what AssemblyScript knows everywhere.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  const { main } = (await import('assemblyscript/asc' as string)) as Compiler;
  let code: Uint8Array | undefined;
  const { error, stderr } = await main(
    [entry, '--outFile', 'entry.wasm', '--optimizeLevel', String(level), '--initialMemory', String(pages), ...options],
    {
      readFile: (name) => (name === entry ? text : contentsOf(path.join(folder, name))),
      writeFile: (_name, contents) => {
        code = contents as Uint8Array;
      },
      listFiles: () => [],
    },
  );
  if (error || !code) throw new SyntaxError(`the module does not compile: ${stderr.toString()}`, { cause: error });
  return code;
}

/** The compiler looks for a file under several names. */
function contentsOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
