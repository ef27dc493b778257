import './more.css';
import type { ComponentType } from 'preact';
import { Tabs } from '../../parts/tabs.js';
import { rememberedChoice } from '../../store/remembered-choice.js';
import { EngineersSection } from './engineers/engineers-section.js';
import { GoalsSection } from './goals/goals-section.js';
import { MissionsSection } from './missions/missions-section.js';
import { ModulesSection } from './modules/modules-section.js';
import { PoliticsSection } from './politics/politics-section.js';
import { StorageSection } from './storage/storage-section.js';
import { SuitSection } from './suit/suit-section.js';
import { WarSection } from './war/war-section.js';

const sectionNames = ['modules', 'missions', 'engineers', 'goals', 'storage', 'suit', 'politics', 'war'] as const;
type SectionName = (typeof sectionNames)[number];

const sections: Readonly<Record<SectionName, { readonly title: string; readonly Content: ComponentType }>> = {
  modules: { title: 'Modules', Content: ModulesSection },
  missions: { title: 'Missions', Content: MissionsSection },
  engineers: { title: 'Engineers', Content: EngineersSection },
  goals: { title: 'Goals', Content: GoalsSection },
  storage: { title: 'Storage', Content: StorageSection },
  suit: { title: 'Suit', Content: SuitSection },
  politics: { title: 'Politics', Content: PoliticsSection },
  war: { title: 'Thargoid war', Content: WarSection },
};

const { choice, choose } = rememberedChoice('shakedown.more', sectionNames, 'modules');

/** Less frequently needed information, one section at a time. */
export function MoreSections() {
  const active = choice.value;
  const { title, Content } = sections[active];
  return (
    <div class="more">
      <Tabs
        label="More"
        tabs={sectionNames.map((name) => ({ name, title: sections[name].title }))}
        active={active}
        panelId="more-section"
        choose={choose}
      />
      {/* Focusable, so that the keyboard can scroll it. */}
      <div class="more-section" id="more-section" role="tabpanel" aria-label={title} tabIndex={0} key={active}>
        <Content />
      </div>
    </div>
  );
}
