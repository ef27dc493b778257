import type { RelayedContent } from './fault.js';

const station = { systemName: 'Sol', stationName: 'Abraham Lincoln', marketId: 128016640 };

/** Forms that listeners have met and their schema refuses. Which schema they came with is not known: both. */
export const oddOutfitting: readonly RelayedContent[] = [
  {
    schema: 'outfitting/3',
    message: { ...station, modules: ['Int_Engine_Size2_Class1', 'Hpt_Railgun_Fixed_Medium'] },
  },
  {
    schema: 'outfitting/2',
    message: { ...station, modules: [{ name: 'Int_Engine_Size2_Class1' }, { name: 'Hpt_Railgun_Fixed_Medium' }] },
  },
  {
    schema: 'outfitting/3',
    message: { ...station, modules: [{ name: 'Int_Engine_Size2_Class1' }, { name: 'Hpt_Railgun_Fixed_Medium' }] },
  },
  {
    schema: 'outfitting/2',
    message: { ...station, modules: ['Int_Engine_Size2_Class1', { name: 'Hpt_Railgun_Fixed_Medium' }] },
  },
  {
    schema: 'outfitting/3',
    message: {
      ...station,
      modules: [
        'Int_Engine_Size2_Class1',
        { name: 'Int_PowerDistributor_Size5_Class5' },
        { id: 129044375, Name: 'hpt_railgun_fixed_medium', BuyPrice: 0, BuyMercCoinsPrice: 950 },
      ],
    },
  },
];
