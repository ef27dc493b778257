import './stage-panel.css';
import type { ComponentType } from 'preact';
import { Tabs } from '../../parts/tabs.js';
import { lazySection } from './lazy-section.js';
import { type SectionName, section, sections } from './stage-steering.js';
import { Transport } from './transport.js';

const contents: Readonly<Record<SectionName, ComponentType>> = {
  situations: lazySection(async () => (await import('./situations-section.js')).SituationsSection),
  inject: lazySection(async () => (await import('./inject-section.js')).InjectSection),
  faults: lazySection(async () => (await import('./faults-section.js')).FaultsSection),
  reproduce: lazySection(async () => (await import('./reproduce-section.js')).ReproduceSection),
};

/** Steers the session: its clock, and what is to happen in it. */
export function StagePanel() {
  const name = section.value;
  const Content = contents[name];
  return (
    <div class="stage-panel">
      <Transport />
      <Tabs
        label="What to do with the stage"
        tabs={sections}
        active={name}
        panelId="stage-section"
        choose={(chosen) => {
          section.value = chosen;
        }}
      />
      <div
        class="stage-section"
        id="stage-section"
        role="tabpanel"
        aria-label={sections.find((each) => each.name === name)?.title}
      >
        <Content />
      </div>
    </div>
  );
}
