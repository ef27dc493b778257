import type { FaultyExchange } from '../../direct/faults/fault.js';
import {
  type NeighbourName,
  type NeighbourText,
  neighbourNames,
  parseNeighbour,
} from '../../direct/neighbour-names.js';
import { StageError } from '../../direct/stage-error.js';
import { complaintAbout } from '../../words/shape/check-options.js';
import { numberWithin } from '../../words/shape/shape.js';
import type { NeighbourContext, WrittenEvent } from '../neighbour.js';
import type { OpenedService } from '../services.js';
import type { Service, ServiceOptions } from './open-service.js';

/** The services of a session, as its user sees them. One that was not started throws a sentence. */
export type Neighbours = { readonly [Name in NeighbourName]: NeighbourService };

export type NeighbourService = Omit<Service, 'wrote' | 'close'>;

/** The address that services listen on, by default this machine; their certificate; how far carriers lag. */
export type NeighboursAt = Pick<ServiceOptions, 'host' | 'tls' | 'carrierLag'>;

/** As the real service was seen to lag. */
export const carrierLagCheck = numberWithin(22, 69, 'a number of minutes');

export interface NeighbourServicesOptions extends NeighboursAt {
  readonly context: NeighbourContext;
  /** The faulty answer to a request, if one is due; `number` counts the requests to the service. */
  readonly faultFor?: (name: NeighbourName, path: string, number: number) => FaultyExchange | undefined;
}

/** The services that run beside a session. */
export class NeighbourServices {
  readonly #running = new Map<NeighbourName, OpenedService>();

  /** Starts services; if one cannot be started, none stays. */
  async start(texts: readonly NeighbourText[], options: NeighbourServicesOptions): Promise<void> {
    const { context, faultFor, host, tls, carrierLag } = options;
    const wrong = carrierLag === undefined ? undefined : complaintAbout('carrierLag', carrierLag, carrierLagCheck);
    if (wrong !== undefined) throw new StageError(wrong);
    if (texts.length === 0) return;
    // Loaded on demand: most sessions need no server.
    const { services } = await import('../services.js');
    try {
      for (const text of texts) {
        const { name, port } = parseNeighbour(text);
        if (this.#running.has(name)) throw new StageError(`${name} is named twice`);
        let count = 0;
        const opened = await services[name]({
          context,
          ...(port !== undefined && { port }),
          ...(host !== undefined && { host }),
          ...(tls && { tls }),
          ...(carrierLag !== undefined && { carrierLag }),
          ...(faultFor && { faultFor: (path: string) => faultFor(name, path, ++count) }),
        });
        this.#running.set(name, opened);
      }
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  get names(): readonly NeighbourName[] {
    return [...this.#running.keys()];
  }

  /** By name; throws if it does not run. */
  get(name: NeighbourName): Service {
    const opened = this.#running.get(name);
    if (opened) return opened.service;
    throw new StageError(`${name} is not running: start the stage with --with ${name}, or neighbours: ['${name}']`);
  }

  /** The kinds of messages to a service, where these are known. */
  kindsOf(name: NeighbourName): readonly string[] | undefined {
    return this.#running.get(name)?.kinds;
  }

  wrote(written: WrittenEvent): void {
    for (const { service } of this.#running.values()) service.wrote(written);
  }

  /** The addresses as environment variables for a tool. */
  get environment(): Readonly<Record<string, string>> {
    return Object.assign({}, ...[...this.#running.values()].map(({ environment }) => environment));
  }

  get view(): Neighbours {
    const view = Object.create(null);
    for (const name of neighbourNames)
      Object.defineProperty(view, name, { enumerable: true, get: () => this.get(name) });
    return view;
  }

  async close(): Promise<void> {
    const closing = [...this.#running.values()];
    this.#running.clear();
    await Promise.all(closing.map(async ({ service }) => service.close()));
  }
}
