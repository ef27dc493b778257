import './more.css';
import type { ComponentType } from 'preact';
import { Tabs } from '../../parts/tabs.js';
import { rememberedChoice } from '../../store/remembered-choice.js';
import { CarrierSection } from './carrier/carrier-section.js';
import { EngineersSection } from './engineers/engineers-section.js';
import { GoalsSection } from './goals/goals-section.js';
import { MissionsSection } from './missions/missions-section.js';
import { ModulesSection } from './modules/modules-section.js';
import { PoliticsSection } from './politics/politics-section.js';
import { RanksSection } from './ranks/ranks-section.js';
import { StorageSection } from './storage/storage-section.js';
import { CargoSection, LockerSection, MaterialsSection } from './stores/store-sections.js';
import { SuitSection } from './suit/suit-section.js';
import { WarSection } from './war/war-section.js';

const sectionNames = [
  'cargo',
  'materials',
  'locker',
  'modules',
  'missions',
  'ranks',
  'engineers',
  'carrier',
  'goals',
  'storage',
  'suit',
  'politics',
  'war',
] as const;
type SectionName = (typeof sectionNames)[number];

const sections: Readonly<Record<SectionName, { readonly title: string; readonly Content: ComponentType }>> = {
  cargo: { title: 'Cargo', Content: CargoSection },
  materials: { title: 'Materials', Content: MaterialsSection },
  locker: { title: 'Locker', Content: LockerSection },
  modules: { title: 'Modules', Content: ModulesSection },
  missions: { title: 'Missions', Content: MissionsSection },
  ranks: { title: 'Ranks', Content: RanksSection },
  engineers: { title: 'Engineers', Content: EngineersSection },
  carrier: { title: 'Carrier', Content: CarrierSection },
  goals: { title: 'Goals', Content: GoalsSection },
  storage: { title: 'Storage', Content: StorageSection },
  suit: { title: 'Suit', Content: SuitSection },
  politics: { title: 'Politics', Content: PoliticsSection },
  war: { title: 'Thargoid war', Content: WarSection },
};

const { choice, choose } = rememberedChoice('shakedown.more', sectionNames, 'cargo');

/** What the commander has and is, one section at a time. */
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
