import type { KV } from '@nats-io/kv';
import { isWrongSequence, type Persistence, untilAnswered } from '../connect/until-answered.js';

/** A bucket value with optimistic locking: written only over the revision that was read. */
export class KeptRecord {
  readonly #state: KV;
  readonly #key: string;
  readonly #persistence: Persistence;
  #revision = 0;

  constructor(state: KV, key: string, persistence: Persistence) {
    this.#state = state;
    this.#key = key;
    this.#persistence = persistence;
  }

  async read(): Promise<Uint8Array | undefined> {
    const entry = await untilAnswered(() => this.#state.get(this.#key), this.#persistence);
    this.#revision = entry?.revision ?? 0;
    return entry?.operation === 'PUT' ? entry.value : undefined;
  }

  /** Returns false if another process wrote since the last read. After a lost reply the value is compared. */
  async write(value: Uint8Array): Promise<boolean> {
    return untilAnswered(async () => {
      try {
        this.#revision = await this.#state.put(this.#key, value, { previousSeq: this.#revision });
        return true;
      } catch (error) {
        if (!isWrongSequence(error)) throw error;
        const entry = await this.#state.get(this.#key);
        if (!entry || Buffer.compare(entry.value, value) !== 0) return false;
        this.#revision = entry.revision;
        return true;
      }
    }, this.#persistence);
  }
}
