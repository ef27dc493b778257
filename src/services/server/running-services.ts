import type { FaultyExchange } from '../../direct/faults/fault.js';
import { parseService, type ServiceName, type ServiceText, serviceNames } from '../../direct/service-names.js';
import { StageError } from '../../direct/stage-error.js';
import { complaintAbout } from '../../words/shape/check-options.js';
import { isPath, listOf, mustBe, numberWithin } from '../../words/shape/shape.js';
import type { OpenProxy } from '../proxy/open-proxy.js';
import type { ServiceContext, WrittenEvent } from '../service.js';
import type { StartedService } from '../services.js';
import type { OpenService, ServiceOptions } from './open-service.js';

/** The services of a session, as its user sees them. One that was not started throws a sentence. */
export type Services = { readonly [Name in ServiceName]: ServiceView };

export type ServiceView = Omit<OpenService, 'wrote' | 'respond' | 'close'>;

/**
 * The address that services listen on, by default this machine; their certificate; how far carriers lag; more
 * schemas of EDDN.
 */
export interface ServicesAt extends Pick<ServiceOptions, 'host' | 'tls' | 'carrierLag' | 'eddnSchemas'> {
  /** The port of a proxy for tools that have the real addresses wired in, 0 for any; none by default. */
  readonly proxy?: number;
}

/** As the real service was seen to lag. */
export const carrierLagCheck = numberWithin(22, 69, 'a number of minutes');

const isSource = (value: unknown) => isPath(value) || typeof value === 'object';
const schemaSources = listOf('paths or schemas', mustBe('a path or a schema', isSource));

export interface RunningServicesOptions extends ServicesAt {
  readonly context: ServiceContext;
  /** The faulty answer to a request, if one is due; `number` counts the requests to the service. */
  readonly faultFor?: (name: ServiceName, path: string, number: number) => FaultyExchange | undefined;
}

/** The services that run beside a session. */
export class RunningServices {
  readonly #running = new Map<ServiceName, StartedService>();
  /** In front of them, if there is one. */
  proxy: OpenProxy | undefined;

  /** Starts services; if one cannot be started, none stays. */
  async start(texts: readonly ServiceText[], options: RunningServicesOptions): Promise<void> {
    const { context, faultFor, host, tls, carrierLag, eddnSchemas, proxy } = options;
    const wrong =
      (carrierLag === undefined ? undefined : complaintAbout('carrierLag', carrierLag, carrierLagCheck)) ??
      (eddnSchemas === undefined ? undefined : complaintAbout('eddnSchemas', eddnSchemas, schemaSources));
    if (wrong !== undefined) throw new StageError(wrong);
    if (eddnSchemas && !texts.some((text) => parseService(text).name === 'eddn'))
      throw new StageError('there are schemas of EDDN, but no EDDN: name eddn among the services');
    if (texts.length === 0) return;
    // Loaded on demand: most sessions need no server.
    const { services } = await import('../services.js');
    try {
      for (const text of texts) {
        const { name, port } = parseService(text);
        if (this.#running.has(name)) throw new StageError(`${name} is named twice`);
        let count = 0;
        const opened = await services[name]({
          context,
          ...(port !== undefined && { port }),
          ...(host !== undefined && { host }),
          ...(tls && { tls }),
          ...(carrierLag !== undefined && { carrierLag }),
          ...(eddnSchemas && { eddnSchemas }),
          ...(faultFor && { faultFor: (path: string) => faultFor(name, path, ++count) }),
        });
        this.#running.set(name, opened);
      }
      if (proxy !== undefined) {
        const { openProxy } = await import('../proxy/open-proxy.js');
        this.proxy = await openProxy(new Map(this.names.map((name) => [name, this.get(name)])), proxy);
      }
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  get names(): readonly ServiceName[] {
    return [...this.#running.keys()];
  }

  /** By name; throws if it does not run. */
  get(name: ServiceName): OpenService {
    const opened = this.#running.get(name);
    if (opened) return opened.service;
    throw new StageError(`${name} is not running: start the stage with --with ${name}, or services: ['${name}']`);
  }

  /** The kinds of messages to a service, where these are known. */
  kindsOf(name: ServiceName): readonly string[] | undefined {
    return this.#running.get(name)?.kinds;
  }

  wrote(written: WrittenEvent): void {
    for (const { service } of this.#running.values()) service.wrote(written);
  }

  /** The addresses as environment variables for a tool. */
  get addresses(): Readonly<Record<string, string>> {
    return Object.assign({}, ...[...this.#running.values()].map(({ environment }) => environment));
  }

  /** All that a tool needs: the addresses, and what sends it to the proxy. */
  get environment(): Readonly<Record<string, string>> {
    return { ...this.addresses, ...this.proxy?.environment };
  }

  get view(): Services {
    const view = Object.create(null);
    for (const name of serviceNames) Object.defineProperty(view, name, { enumerable: true, get: () => this.get(name) });
    return view;
  }

  async close(): Promise<void> {
    const closing = [this.proxy, ...Array.from(this.#running.values(), ({ service }) => service)];
    this.#running.clear();
    this.proxy = undefined;
    await Promise.all(closing.map(async (each) => each?.close()));
  }
}
