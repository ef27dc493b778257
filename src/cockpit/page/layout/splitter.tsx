import { useRef } from 'preact/hooks';
import { narrowest, paneWidth, type Side, setPaneWidth, widest } from './pane-widths.js';

/** Pixels of one arrow key. */
const step = 16;

interface SplitterProps {
  readonly side: Side;
  readonly panes: number;
}

/** Between two panes: dragged, or moved by arrow keys. A double click or Enter restores the default. */
export function Splitter({ side, panes }: SplitterProps) {
  const grabbed = useRef<{ readonly x: number; readonly width: number } | undefined>(undefined);
  const width = paneWidth(side);
  const most = widest(side, panes);
  const outwards = side === 'left' ? 1 : -1;
  const set = (wanted: number) => setPaneWidth(side, Math.min(most, Math.max(narrowest, wanted)));
  const onKeyDown = (event: KeyboardEvent) => {
    const wanted = {
      ArrowRight: width + step * outwards,
      ArrowLeft: width - step * outwards,
      Home: narrowest,
      End: most,
    }[event.key];
    if (wanted !== undefined) set(wanted);
    else if (event.key === 'Enter') setPaneWidth(side, undefined);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved.
    <div
      class="splitter"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={`Width of the ${side} pane`}
      aria-valuemin={narrowest}
      aria-valuemax={most}
      aria-valuenow={Math.min(width, most)}
      title="Drag or use the arrow keys; double-click to reset"
      onKeyDown={onKeyDown}
      onDblClick={() => setPaneWidth(side, undefined)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grabbed.current = { x: event.clientX, width: Math.min(width, most) };
      }}
      onPointerMove={({ clientX }) => {
        if (grabbed.current) set(grabbed.current.width + (clientX - grabbed.current.x) * outwards);
      }}
      onLostPointerCapture={() => (grabbed.current = undefined)}
    />
  );
}
