import { type ReadonlySignal, signal } from '@preact/signals';

/** A number that grows when something has changed, at most once for each frame that the browser draws. */
export interface FrameSignal {
  readonly version: ReadonlySignal<number>;
  readonly changed: () => void;
}

/** For what changes in place and more often than anybody can see. */
export function frameSignal(): FrameSignal {
  const version = signal(0);
  let isDue = false;
  return {
    version,
    changed() {
      if (isDue) return;
      isDue = true;
      requestAnimationFrame(() => {
        isDue = false;
        version.value++;
      });
    },
  };
}
