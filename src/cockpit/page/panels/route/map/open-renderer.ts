import type { MapRenderer } from './map-renderer.js';

/**
 * WebGL where available, otherwise a 2D canvas. `onLost` is called when the context is lost; open another
 * then.
 */
export async function openRenderer(onLost: () => void, isFlat: boolean): Promise<MapRenderer> {
  if (!isFlat && hasWebgl()) {
    try {
      const { GlRenderer } = await import('./gl-renderer.js');
      return new GlRenderer(onLost);
    } catch {
      // Some drivers offer WebGL but fail to compile shaders; the 2D canvas shows the same.
    }
  }
  const { FlatRenderer } = await import('./flat-renderer.js');
  return new FlatRenderer();
}

function hasWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat: false });
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
