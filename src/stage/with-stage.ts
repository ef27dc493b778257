import { checkArgument, functionToCall } from '../words/option-gate.js';
import { withCallSite } from './call-site.js';
import { openStage } from './open-stage.js';
import type { Stage } from './stage.js';
import type { StageOptions } from './stage-options.js';

/** Opens a stage, runs `body` with it, and closes it. If `body` fails, the error says how to reproduce the session. */
export async function withStage<T>(options: StageOptions, body: (stage: Stage) => T | Promise<T>): Promise<Awaited<T>> {
  checkArgument('body', body, functionToCall);
  const stage = await withCallSite(() => openStage(options));
  let result: Awaited<T>;
  try {
    result = await body(stage);
  } catch (error) {
    // The reason comes first: what goes wrong after it is told with it, and never in its place.
    const trouble = await stage.close().then(() => '', closeFailure);
    const told = `${stage.reproduction}${trouble}`;
    if (!appendToError(error, told)) console.error(told);
    throw error;
  }
  await stage.close();
  return result;
}

function closeFailure(trouble: unknown): string {
  return `\nand closing the stage failed: ${trouble instanceof Error ? trouble.message : String(trouble)}`;
}

/** Whether the error has one more thing to say now; it stays the same, so that what a test runner shows of it stays. */
function appendToError(error: unknown, again: string): boolean {
  // Anything can be thrown: a text, something frozen, something that throws when it is looked at.
  try {
    if (!isErrorLike(error)) return false;
    const { message, stack } = error;
    const told = `${message}\n\n${again}`;
    if (!define(error, 'message', told)) return false;
    if (stack?.includes(message))
      define(
        error,
        'stack',
        stack.replace(message, () => told),
      );
    return true;
  } catch {
    return false;
  }
}

/** Also an error of another realm, in which test runners like to run tests. */
function isErrorLike(error: unknown): error is { message: string; stack?: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

function define(error: object, name: string, value: string): boolean {
  return Reflect.defineProperty(error, name, { value, configurable: true, writable: true, enumerable: false });
}
