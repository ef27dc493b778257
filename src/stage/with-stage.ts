import path from 'node:path';
import { checkArgument, checkOptions, type OptionShapes } from '../words/shape/check-options.js';
import { filePath, functionToCall } from '../words/shape/shape.js';
import { withCallSite } from './call-site.js';
import { freeDirectory, keepEvidence } from './evidence/keep-evidence.js';
import { openStage } from './open-stage.js';
import { RunningStage } from './running-stage.js';
import type { Stage } from './stage.js';
import { type StageOptions, stageChecks } from './stage-options.js';

export interface WithStageOptions extends StageOptions {
  /**
   * Where to keep the journals and a page about them if `body` fails; with a number after the name if the
   * directory exists.
   */
  readonly keepOnFailure?: string | undefined;
}

const checks: OptionShapes<WithStageOptions> = { ...stageChecks, keepOnFailure: filePath };

/**
 * Opens a stage, runs `body` with it, and closes it. An error of `body` says how to reproduce the session.
 */
export async function withStage<T>(
  options: WithStageOptions,
  body: (stage: Stage) => T | Promise<T>,
): Promise<Awaited<T>> {
  checkArgument('body', body, functionToCall);
  const [stage, keepOnFailure] = await withCallSite(async () => {
    const { keepOnFailure: kept, ...others } = checkOptions('withStage', options, checks);
    return [await openStage(others), kept] as const;
  });
  return closeAfter(stage, () => body(stage), keepOnFailure);
}

/** Runs `body`, and closes the stage. An error of `body` says how to reproduce the session. */
export async function closeAfter<T>(
  stage: Stage,
  body: () => T | Promise<T>,
  keepOnFailure?: string,
): Promise<Awaited<T>> {
  let result: Awaited<T>;
  try {
    result = await body();
  } catch (error) {
    // The reason comes first: what goes wrong after it is extended with it, and never in its place.
    const kept = keepOnFailure === undefined ? '' : await keepStage(stage, keepOnFailure, error).catch(keepFailure);
    const trouble = await stage.close().then(() => '', closeFailure);
    const extended = `${stage.reproduction}${kept}${trouble}`;
    appendToError(error, extended);
    throw error;
  }
  await stage.close();
  return result;
}

/** Keeps what the test saw, before the stage is closed; returns where. */
async function keepStage(stage: Stage, keepOnFailure: string, error: unknown): Promise<string> {
  const { directory: journals, services, reproduction } = stage;
  const directory = freeDirectory(keepOnFailure);
  const names = stage instanceof RunningStage ? stage.runningServices.names : [];
  await keepEvidence(directory, {
    name: path.basename(directory),
    about: '',
    journals,
    output: [],
    questions: [],
    messages: names.flatMap((service) => services[service].messages.map((message) => ({ ...message, service }))),
    failures: [messageOf(error)],
    reproduction,
  });
  return `\nEverything about it is in ${directory}`;
}

function keepFailure(trouble: unknown): string {
  return `\nand keeping it failed: ${messageOf(trouble)}`;
}

function messageOf(error: unknown): string {
  return isErrorLike(error) ? error.message : String(error);
}

function closeFailure(trouble: unknown): string {
  return `\nand closing the stage failed: ${messageOf(trouble)}`;
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
