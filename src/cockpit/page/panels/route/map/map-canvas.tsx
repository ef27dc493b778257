import { computed, effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { shownAccent } from '../../../header/colour-store.js';
import { drawMap } from './draw-map.js';
import { frame } from './map-state.js';
import { SignImages } from './sign-images.js';

/** The map's canvas, redrawn only on changes. */
export function MapCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return undefined;
    const style = getComputedStyle(pen.canvas);
    const colours = (name: string) => style.getPropertyValue(`--${name}`).trim();
    // A new accent needs new images; with a new theme, all panes are mounted again.
    const images = computed(() => {
      void shownAccent.value;
      return new SignImages(colours);
    });
    let waiting = 0;
    const stop = effect(() => {
      const [drawn, signs] = [frame.value, images.value];
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(() => drawMap(pen, drawn, colours, signs));
    });
    return () => {
      stop();
      cancelAnimationFrame(waiting);
    };
  }, []);
  return <canvas class="map-canvas" ref={canvas} aria-hidden="true" />;
}
