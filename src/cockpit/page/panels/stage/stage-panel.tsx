import './stage-panel.css';
import { type LazyContent, LazyPart } from '../../parts/lazy-part.js';
import { Tabs } from '../../parts/tabs.js';
import { RunningFaults } from './requested-faults.js';
import { refusal, type SectionName, section, sections } from './stage-requests.js';
import { Transport } from './transport.js';

const contents: Readonly<Record<SectionName, LazyContent>> = {
  situations: { name: 'the situations', load: async () => (await import('./situations-section.js')).SituationsSection },
  inject: { name: 'the form', load: async () => (await import('./inject-section.js')).InjectSection },
  faults: { name: 'the faults', load: async () => (await import('./faults-section.js')).FaultsSection },
  scenarios: { name: 'the scenarios', load: async () => (await import('./scenarios-section.js')).ScenariosSection },
  services: { name: 'the services', load: async () => (await import('./services-section.js')).ServicesSection },
  actions: { name: 'what was done', load: async () => (await import('./actions-section.js')).ActionsSection },
};

/** Controls the session: its clock, and what happens in it. */
export function StagePanel() {
  const name = section.value;
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
        <LazyPart key={name} {...contents[name]} />
      </div>
    </div>
  );
}
