import { type GivenName, type SettingName, settingTable } from './setting-table.js';

export const settingNames = Object.keys(settingTable) as SettingName[];

export const givenNames = settingNames.filter((name): name is GivenName => settingTable[name].when !== 'situation');

export const commonSettingNames = settingNames.filter((name) => settingTable[name].when === 'always');
