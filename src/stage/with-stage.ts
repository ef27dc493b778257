import { checkArgument, functionToCall } from '../words/option-gate.js';
import { withCallSite } from './call-site.js';
import { openStage } from './open-stage.js';
import type { Stage } from './stage.js';
import type { StageOptions } from './stage-options.js';

/**
 * Opens a stage, runs `body` with it, and closes it. An error of `body` says how to reproduce the session.
 */
export async function withStage<T>(options: StageOptions, body: (stage: Stage) => T | Promise<T>): Promise<Awaited<T>> {
  checkArgument('body', body, functionToCall);
  const stage = await withCallSite(() => openStage(options));
  return closeAfter(stage, () => body(stage));
}

/** Runs `body`, and closes the stage. An error of `body` says how to reproduce the session. */
export async function closeAfter<T>(stage: Stage, body: () => T | Promise<T>): Promise<Awaited<T>> {
  let result: Awaited<T>;
  try {
    result = await body();
  } catch (error) {
    // The reason comes first: what goes wrong after it is extended with it, and never in its place.
    const trouble = await stage.close().then(() => '', closeFailure);
    const extended = `${stage.reproduction}${trouble}`;
    appendToError(error, extended);
    throw error;
  }
  await stage.close();
  return result;
}

function closeFailure(trouble: unknown): string {
  return `\nand closing the stage failed: ${trouble instanceof Error ? trouble.message : String(trouble)}`;
}

/** Appends a text to the message, or prints it. The error object stays the same for test runners. */
export function appendToError(error: unknown, text: string): void {
  if (!hasAppended(error, text)) console.error(text);
}

function hasAppended(error: unknown, again: string): boolean {
  // Anything can be thrown: a string, a frozen object, a proxy that throws on access.
  try {
    if (!isErrorLike(error)) return false;
    const { message, stack } = error;
    const extended = `${message}\n\n${again}`;
    if (!define(error, 'message', extended)) return false;
    if (stack?.includes(message))
      define(
        error,
        'stack',
        stack.replace(message, () => extended),
      );
    return true;
  } catch {
    return false;
  }
}

/** Accepts errors of other realms, in which some test runners run tests. */
function isErrorLike(error: unknown): error is { message: string; stack?: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

function define(error: object, name: string, value: string): boolean {
  return Reflect.defineProperty(error, name, { value, configurable: true, writable: true, enumerable: false });
}
