import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mapColours } from './map-colours.js';
import type { MapRenderer } from './map-renderer.js';
import { frame, scene } from './map-state.js';
import { openRenderer } from './open-renderer.js';
import { signSheet } from './sign-sheet.js';

/** Milliseconds before a part that could not be loaded is requested again. */
const retryDelay = 2000;

/** The map's canvas, redrawn only on changes. */
export function MapCanvas() {
  const place = useRef<HTMLDivElement>(null);
  const [renderer, setRenderer] = useState<MapRenderer>();
  const [isFlat, setFlat] = useState(false);
  const [accent, setAccent] = useState(0);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    let opened: MapRenderer | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = async () => {
      const fresh = await openRenderer(() => isWanted && setFlat(true), isFlat);
      if (!isWanted) return fresh.close();
      opened = fresh;
      place.current?.replaceChildren(fresh.canvas);
      setRenderer(fresh);
    };
    open().catch(() => {
      // The server with the rest of the page may be down.
      if (isWanted) retry = setTimeout(() => setAttempt(attempt + 1), retryDelay);
    });
    return () => {
      isWanted = false;
      clearTimeout(retry);
      opened?.close();
      setRenderer(undefined);
    };
  }, [isFlat, attempt]);

  // The accent colour is in the style of the root element.
  useEffect(() => {
    const observer = new MutationObserver(() => setAccent((count) => count + 1));
    observer.observe(document.documentElement, { attributes: true });
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div class="map-canvas" ref={place} aria-hidden="true" />
      {renderer && place.current && <Drawing key={`${accent} ${isFlat}`} renderer={renderer} place={place.current} />}
    </>
  );
}

function Drawing({ renderer, place }: { readonly renderer: MapRenderer; readonly place: Element }) {
  const colours = useRef(mapColours(place));
  const sheet = useComputed(() => signSheet(scene.value, colours.current));
  const waiting = useRef(0);
  useSignalEffect(() => {
    const [drawn, signs] = [frame.value, sheet.value];
    cancelAnimationFrame(waiting.current);
    waiting.current = requestAnimationFrame(() => {
      if (drawn.width > 0 && drawn.height > 0) renderer.draw(drawn, signs, colours.current);
    });
  });
  useEffect(() => () => cancelAnimationFrame(waiting.current), []);
  return null;
}
