import { Fragment } from 'preact';
import { PaneView } from './pane-view.js';
import { paneWidth } from './pane-widths.js';
import { panes } from './panes.js';
import { Splitter } from './splitter.js';

/** The panes of the view side by side, with splitters between them. */
export function PaneGrid() {
  const { length } = panes.value;
  const widths = { '--left': `${paneWidth('left')}px`, '--right': `${paneWidth('right')}px` };
  return (
    <main class="panes" data-panes={length} style={widths}>
      {panes.value.map((pane, at) => (
        <Fragment key={pane.name}>
          {at > 0 && <Splitter side={at === 1 ? 'left' : 'right'} panes={length} />}
          <PaneView pane={pane} />
        </Fragment>
      ))}
    </main>
  );
}
