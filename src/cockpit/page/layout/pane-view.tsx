import { Tabs } from '../parts/tabs.js';
import { panels } from './page-panels.js';
import { activePanel, type Pane, showPanel } from './panes.js';

/** One pane: a panel under its title, or several as tabs. */
export function PaneView({ pane }: { readonly pane: Pane }) {
  const active = activePanel(pane);
  if (!active) return null;
  const { title, Content } = panels[active];
  return (
    <section class={`pane pane-${pane.name}`} aria-label={title}>
      {pane.panels.length === 1 ? (
        <h2 class="pane-title">{title}</h2>
      ) : (
        <Tabs
          label="Panels"
          tabs={pane.panels.map((name) => ({ name, title: panels[name].title, badge: panels[name].badge?.value }))}
          active={active}
          panelId={`panel-${pane.name}`}
          choose={showPanel}
        />
      )}
      <div
        class="panel"
        id={`panel-${pane.name}`}
        {...(pane.panels.length > 1 && { role: 'tabpanel', 'aria-label': title })}
      >
        {pane.panels.length > 1 && <h2 class="visually-hidden">{title}</h2>}
        <Content />
      </div>
    </section>
  );
}
