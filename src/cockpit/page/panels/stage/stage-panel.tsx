import './stage-panel.css';
import type { ComponentType } from 'preact';
import { lazyPart } from '../../parts/lazy-part.js';
import { Tabs } from '../../parts/tabs.js';
import { RunningFaults } from './requested-faults.js';
import { refusal, type SectionName, section, sections } from './stage-requests.js';
import { Transport } from './transport.js';

const contents: Readonly<Record<SectionName, ComponentType>> = {
  situations: lazyPart('the situations', async () => (await import('./situations-section.js')).SituationsSection),
  inject: lazyPart('the form', async () => (await import('./inject-section.js')).InjectSection),
  faults: lazyPart('the faults', async () => (await import('./faults-section.js')).FaultsSection),
  scenarios: lazyPart('the scenarios', async () => (await import('./scenarios-section.js')).ScenariosSection),
  services: lazyPart('the services', async () => (await import('./services-section.js')).ServicesSection),
  actions: lazyPart('what was done', async () => (await import('./actions-section.js')).ActionsSection),
};

/** Controls the session: its clock, and what happens in it. */
export function StagePanel() {
  const name = section.value;
  const Section = contents[name];
  return (
    <div class="stage-panel">
      <Transport />
      <div class="running-faults">
        <RunningFaults />
        <p class="stage-refusal" role="alert">
          {refusal}
        </p>
      </div>
      <Tabs
        label="Stage controls"
        tabs={sections}
        active={name}
        panelId="stage-section"
        choose={(chosen) => (section.value = chosen)}
      />
      <div
        class="stage-section"
        id="stage-section"
        role="tabpanel"
        aria-label={sections.find((each) => each.name === name)?.title}
      >
        <Section key={name} />
      </div>
    </div>
  );
}
