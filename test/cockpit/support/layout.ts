import type { Page } from 'playwright-core';

/** Elements that scroll: `events 1200 of 300` for each. The page itself is `html`. */
export function scrollers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScroller = (element: Element) =>
      element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY);
    return [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && isScroller(element))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
      .map((element) => {
        const name = element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.localName;
        return `${name}: ${element.scrollHeight} px in ${element.clientHeight}`;
      });
  });
}

/**
 * Clipped texts: at the side by any element, as sideways scrolling is no way to read a label; below by
 * elements that do not scroll. Texts within `exempt` may be clipped.
 */
export function clippedTexts(page: Page, exempt = 'pre, [role=row], tr'): Promise<string[]> {
  return page.evaluate((exemption) => {
    const clipped: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(exemption)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && isCut(parent, box)) clipped.push(text.slice(0, 80));
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (field.checkVisibility() && isPlaceholderCut(field)) clipped.push(field.placeholder);
    }
    return clipped;

    /** A placeholder has no box of its own. */
    function isPlaceholderCut(field: HTMLInputElement): boolean {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = font;
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return context.measureText(field.placeholder).width > room + 1;
    }

    function isCut(from: Element, box: DOMRect): boolean {
      for (let element: Element | null = from; element; element = element.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(element);
        const frame = element.getBoundingClientRect();
        // Texts for screen readers only are one pixel in size.
        if (frame.width <= 1 || frame.height <= 1) return false;
        if (overflowX !== 'visible' && (box.left < frame.left - 1 || box.right > frame.right + 1)) return true;
        if (/hidden|clip/.test(overflowY) && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return true;
        // Content further down can be scrolled to.
        if (/auto|scroll/.test(overflowY) && (box.bottom < frame.top || box.top > frame.bottom)) return false;
      }
      return box.left < -1 || box.right > innerWidth + 1;
    }
  }, exempt);
}
