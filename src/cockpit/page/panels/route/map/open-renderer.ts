import type { MapRenderer } from './map-renderer.js';

/**
 * By WebGL where the browser has it, else on a plain canvas. If the graphics card is taken away, `onLost` is called and
 * another one has to be opened.
 */
export async function openRenderer(onLost: () => void, isFlat: boolean): Promise<MapRenderer> {
  if (!isFlat && hasWebgl()) {
    try {
      const { GlRenderer } = await import('./gl-renderer.js');
      return new GlRenderer(onLost);
    } catch {
      // A driver can promise WebGL and fail to compile; the plain canvas shows the same.
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
