import { useSignal } from '@preact/signals';
import { type RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Size of an element's content in pixels, kept up to date; 0 until it is known. */
export function useSize(element: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const size = useSignal({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) size.value = { width: entry.contentRect.width, height: entry.contentRect.height };
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, size]);
  return size.value;
}
