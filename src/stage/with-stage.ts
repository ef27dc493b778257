import { openStage, type StageOptions } from './open.js';
import type { OpenStage } from './open-stage.js';

/** Opens a stage for as long as `body` takes. If that fails, the error says how to see it once more. */
export async function withStage<T>(
  options: StageOptions,
  body: (stage: OpenStage) => T | Promise<T>,
): Promise<Awaited<T>> {
  const stage = await openStage(options);
  try {
    return await body(stage);
  } catch (error) {
    throw withReproduction(error, stage.again);
  } finally {
    await stage.close();
  }
}

/** The same error, so that what a test runner shows of it stays, with one more thing to say. */
function withReproduction(error: unknown, again: string): unknown {
  if (!(error instanceof Error)) return new Error(`${String(error)}\n\n${again}`, { cause: error });
  const { message, stack } = error;
  const told = `${message}\n\n${again}`;
  Object.defineProperty(error, 'message', { value: told, configurable: true, writable: true });
  if (stack?.includes(message)) error.stack = stack.replace(message, () => told);
  return error;
}
