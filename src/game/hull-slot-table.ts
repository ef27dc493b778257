/**
 * Each hull: its mass in tonnes without any module, and its slots in the order of the panel. The size of a
 * slot follows where its name does not tell, or tells it wrong.
 */
export const hullSlotTable: Readonly<Record<string, readonly [mass: number, slots: string]>> = {
  sidewinder: [
    25,
    'SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 PowerPlant=2 MainEngines=2 FrameShiftDrive=2 LifeSupport=1 PowerDistributor=1 Radar=1 FuelTank=1 Slot01_Size2 Slot02_Size2 Slot03_Size1 Slot04_Size1 Slot05_Size1 Slot06_Size1',
  ],
  eagle: [
    50,
    'SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 TinyHardpoint1 PowerPlant=2 MainEngines=3 FrameShiftDrive=3 LifeSupport=1 PowerDistributor=2 Radar=2 FuelTank=2 Slot01_Size3 Slot02_Size2 Military01=2 Slot03_Size1 Slot04_Size1 Slot05_Size1 Slot06_Size1',
  ],
  hauler: [
    14,
    'SmallHardpoint1 TinyHardpoint1 TinyHardpoint2 PowerPlant=2 MainEngines=2 FrameShiftDrive=2 LifeSupport=1 PowerDistributor=1 Radar=1 FuelTank=2 Slot01_Size3 Slot02_Size3 Slot03_Size2 Slot04_Size1 Slot05_Size1 Slot06_Size1',
  ],
  adder: [
    35,
    'MediumHardpoint1 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 PowerPlant=3 MainEngines=3 FrameShiftDrive=3 LifeSupport=1 PowerDistributor=2 Radar=3 FuelTank=3 Slot01_Size3 Slot02_Size3 Slot03_Size2 Slot04_Size2 Slot05_Size1 Slot06_Size1 Slot07_Size1',
  ],
  viper: [
    50,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 PowerPlant=3 MainEngines=3 FrameShiftDrive=3 LifeSupport=2 PowerDistributor=3 Radar=3 FuelTank=2 Slot01_Size3 Slot02_Size3 Military01=3 Slot03_Size2 Slot04_Size1 Slot05_Size1 Slot06_Size1',
  ],
  cobramkiii: [
    180,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=3 PowerDistributor=3 Radar=3 FuelTank=4 Slot01_Size4 Slot02_Size4 Slot03_Size4 Slot04_Size2 Slot05_Size2 Slot06_Size2 Slot07_Size1 Slot08_Size1',
  ],
  type6: [
    155,
    'SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 PowerPlant=3 MainEngines=4 FrameShiftDrive=4 LifeSupport=2 PowerDistributor=3 Radar=2 FuelTank=4 Slot01_Size5 Slot02_Size5 Slot03_Size4 Slot04_Size4 Slot05_Size3 Slot06_Size2 Slot07_Size2 Slot08_Size1',
  ],
  dolphin: [
    140,
    'SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 PowerPlant=4 MainEngines=5 FrameShiftDrive=4 LifeSupport=4 PowerDistributor=3 Radar=3 FuelTank=4 Slot01_Size5 Slot02_Size4 Slot03_Size4 Slot04_Size3 Slot05_Size2 Slot06_Size2 Slot07_Size2 Slot08_Size1 Slot09_Size1',
  ],
  type7: [
    350,
    'SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 SmallHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=5 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=4 Radar=3 FuelTank=5 Slot01_Size6 Slot02_Size6 Slot03_Size5=6 Slot04_Size5 Slot05_Size4=5 Slot06_Size4=5 Slot07_Size2=3 Slot08_Size2=3 Slot09_Size2 Slot09_Size1',
  ],
  asp: [
    280,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 SmallHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=5 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=4 Radar=5 FuelTank=5 Slot01_Size6 Slot02_Size5 Slot03_Size3 Slot04_Size3 Slot05_Size3 Slot06_Size2 Slot07_Size2 Slot08_Size1',
  ],
  vulture: [
    230,
    'LargeHardpoint1 LargeHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=4 MainEngines=5 FrameShiftDrive=4 LifeSupport=3 PowerDistributor=5 Radar=4 FuelTank=3 Slot01_Size5 Military01=5 Slot02_Size4 Slot03_Size2 Slot05_Size1 Slot06_Size1 Slot07_Size1 Slot08_Size1',
  ],
  empire_trader: [
    400,
    'LargeHardpoint1 LargeHardpoint2 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=6 Radar=5 FuelTank=4 Slot01_Size7 Slot02_Size6 Slot03_Size4 Slot04_Size4 Slot05_Size3 Slot06_Size3 Slot07_Size2 Slot08_Size2 Slot09_Size1',
  ],
  federation_dropship: [
    580,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=6 Radar=4 FuelTank=4 Slot01_Size6 Slot02_Size5 Slot03_Size5 Slot04_Size4 Military01=4 Military02=4 Slot05_Size3 Slot06_Size3 Slot09_Size2 Slot10_Size1',
  ],
  orca: [
    290,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=6 FrameShiftDrive=5 LifeSupport=6 PowerDistributor=5 Radar=4 FuelTank=5 Slot01_Size6 Slot02_Size5 Slot03_Size5 Slot04_Size5 Slot05_Size4 Slot06_Size3 Slot07_Size2 Slot08_Size2 Slot09_Size1',
  ],
  type9: [
    850,
    'MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=7 FrameShiftDrive=6 LifeSupport=5 PowerDistributor=6 Radar=4 FuelTank=6 Slot00_Size8 Slot01_Size8 Slot02_Size7 Slot03_Size6 Slot04_Size5 Slot05_Size4 Slot06_Size4 Slot07_Size3 Slot08_Size3 Slot11_Size2 Slot12_Size1',
  ],
  python: [
    350,
    'LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=7 MainEngines=6 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=7 Radar=6 FuelTank=5 Slot01_Size6 Slot02_Size6 Slot03_Size6 Slot04_Size5 Slot05_Size5 Slot06_Size4 Slot07_Size3 Slot08_Size3 Slot09_Size2 Slot10_Size1',
  ],
  belugaliner: [
    950,
    'MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 MediumHardpoint5 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 PowerPlant=6 MainEngines=7 FrameShiftDrive=7 LifeSupport=8 PowerDistributor=6 Radar=5 FuelTank=7 Slot01_Size6 Slot02_Size6 Slot03_Size6 Slot04_Size6 Slot05_Size5 Slot06_Size5 Slot07_Size4 Slot08_Size3 Slot09_Size3 Slot10_Size3 Slot11_Size3 Slot12_Size1',
  ],
  ferdelance: [
    250,
    'HugeHardpoint1 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 PowerPlant=6 MainEngines=5 FrameShiftDrive=4 LifeSupport=4 PowerDistributor=6 Radar=4 FuelTank=3 Slot01_Size5 Slot02_Size4 Slot03_Size4 Slot04_Size2 Slot05_Size1 Slot06_Size1',
  ],
  anaconda: [
    400,
    'HugeHardpoint1 LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 TinyHardpoint7 TinyHardpoint8 PowerPlant=8 MainEngines=7 FrameShiftDrive=6 LifeSupport=5 PowerDistributor=8 Radar=8 FuelTank=5 Slot01_Size7 Slot02_Size6 Slot03_Size6 Slot04_Size6 Slot05_Size5 Slot06_Size5 Slot07_Size5 Military01=5 Slot08_Size4 Slot09_Size4 Slot10_Size4 Slot13_Size2 Slot14_Size1',
  ],
  federation_corvette: [
    900,
    'HugeHardpoint1 HugeHardpoint2 LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 TinyHardpoint7 TinyHardpoint8 PowerPlant=8 MainEngines=7 FrameShiftDrive=6 LifeSupport=5 PowerDistributor=8 Radar=8 FuelTank=5 Slot01_Size7 Slot02_Size7 Slot03_Size7 Slot04_Size6 Slot05_Size6 Slot06_Size5 Slot07_Size5 Military01=5 Military02=5 Slot08_Size4 Slot09_Size4 Slot10_Size3 Slot11_Size1',
  ],
  cutter: [
    1100,
    'HugeHardpoint1 LargeHardpoint1 LargeHardpoint2 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 TinyHardpoint7 TinyHardpoint8 PowerPlant=8 MainEngines=8 FrameShiftDrive=7 LifeSupport=7 PowerDistributor=7 Radar=7 FuelTank=6 Slot01_Size8 Slot02_Size8 Slot03_Size6 Slot04_Size6 Slot05_Size6 Slot06_Size5 Slot07_Size5 Military01=5 Military02=5 Slot08_Size4 Slot09_Size3 Slot10_Size1',
  ],
  diamondback: [
    170,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=2 PowerDistributor=3 Radar=2 FuelTank=4 Slot01_Size3 Slot02_Size3 Slot03_Size3 Slot04_Size2 Slot05_Size1 Slot06_Size1',
  ],
  empire_courier: [
    35,
    'MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=4 MainEngines=3 FrameShiftDrive=3 LifeSupport=1 PowerDistributor=3 Radar=2 FuelTank=3 Slot01_Size3 Slot02_Size3 Slot03_Size2 Slot04_Size2 Slot05_Size2 Slot06_Size1 Slot07_Size1 Slot08_Size1',
  ],
  diamondbackxl: [
    260,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=4 MainEngines=4 FrameShiftDrive=5 LifeSupport=3 PowerDistributor=4 Radar=3 FuelTank=5 Slot01_Size4 Slot02_Size4 Slot03_Size3 Slot04_Size3 Slot05_Size2 Slot06_Size2 Slot07_Size1 Slot08_Size1',
  ],
  empire_eagle: [
    50,
    'MediumHardpoint1 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 PowerPlant=3 MainEngines=3 FrameShiftDrive=3 LifeSupport=1 PowerDistributor=2 Radar=2 FuelTank=2 Slot01_Size3 Slot02_Size2 Military01=2 Slot03_Size1 Slot04_Size1 Slot05_Size1 Slot06_Size1',
  ],
  federation_dropship_mkii: [
    480,
    'LargeHardpoint1 LargeHardpoint2 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=6 Radar=4 FuelTank=4 Slot01_Size5 Slot02_Size5 Slot03_Size4 Military01=4 Military02=4 Slot04_Size3 Slot05_Size2 Slot06_Size2 Slot07_Size1',
  ],
  federation_gunship: [
    580,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=7 Radar=5 FuelTank=4 Slot01_Size6 Slot02_Size6 Slot03_Size5 Military01=4 Military02=4 Military03=4 Slot04_Size2 Slot05_Size2 Slot06_Size1',
  ],
  viper_mkiv: [
    190,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=2 PowerDistributor=3 Radar=3 FuelTank=4 Slot01_Size4 Slot02_Size4 Slot03_Size3 Military01=3 Slot04_Size2 Slot05_Size2 Slot06_Size1 Slot07_Size1 Slot08_Size1',
  ],
  cobramkiv: [
    210,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 TinyHardpoint1 TinyHardpoint2 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=3 PowerDistributor=3 Radar=3 FuelTank=4 Slot01_Size4 Slot02_Size4 Slot03_Size4 Slot04_Size4 Slot05_Size3 Slot06_Size3 Slot07_Size2 Slot08_Size2 Slot09_Size1 Slot10_Size1',
  ],
  independant_trader: [
    180,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=1 PowerDistributor=3 Radar=2 FuelTank=4 Slot01_Size5 Slot02_Size5 Slot03_Size3=4 Slot04_Size3 Slot05_Size2 Slot06_Size2 Slot07_Size1',
  ],
  asp_scout: [
    150,
    'MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=3 PowerDistributor=4 Radar=4 FuelTank=4 Slot01_Size4=5 Slot02_Size4 Slot03_Size3 Slot04_Size3 Slot05_Size2 Slot06_Size2 Slot07_Size1',
  ],
  type9_military: [
    1200,
    'LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 LargeHardpoint4 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 TinyHardpoint7 TinyHardpoint8 PowerPlant=8 MainEngines=7 FrameShiftDrive=7 LifeSupport=5 PowerDistributor=7 Radar=4 FuelTank=6 Slot01_Size8 Slot02_Size7 Slot03_Size6 Slot04_Size5 Slot05_Size4 Slot06_Size4 Slot07_Size3 Slot08_Size3 Slot11_Size2 Military01=5 Military02=5 Slot12_Size1',
  ],
  krait_mkii: [
    320,
    'LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=7 MainEngines=6 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=7 Radar=6 FuelTank=5 Slot01_Size6 Slot02_Size6 Slot03_Size5 Slot04_Size5 Slot05_Size4 Slot06_Size3 Slot07_Size3 Slot08_Size2 Slot09_Size1',
  ],
  typex: [
    400,
    'LargeHardpoint1 LargeHardpoint2 MediumHardpoint1 SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=6 Radar=4 FuelTank=4 Slot01_Size6 Slot02_Size5 Slot03_Size4 Slot04_Size2 Slot05_Size2 Military01=4 Military02=4 Military03=4 Slot06_Size1',
  ],
  typex_2: [
    500,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=6 Radar=4 FuelTank=4 Slot01_Size6 Slot02_Size5 Slot03_Size3 Slot04_Size3 Slot05_Size2 Slot06_Size2 Military01=4 Military02=4 Military03=4 Slot07_Size1',
  ],
  typex_3: [
    450,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=5 PowerDistributor=6 Radar=4 FuelTank=4 Slot01_Size6 Slot02_Size6 Slot03_Size3 Slot04_Size3 Slot05_Size2 Slot06_Size2 Military01=4 Military02=4 Military03=4 Slot07_Size1',
  ],
  krait_light: [
    270,
    'LargeHardpoint1 LargeHardpoint2 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=7 MainEngines=6 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=7 Radar=6 FuelTank=5 Slot01_Size6 Slot02_Size5 Slot03_Size5 Slot04_Size5 Slot05_Size3 Slot06_Size3 Slot07_Size3 Slot08_Size2 Slot09_Size1',
  ],
  mamba: [
    250,
    'HugeHardpoint1 LargeHardpoint1 LargeHardpoint2 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 PowerPlant=6 MainEngines=5 FrameShiftDrive=4 LifeSupport=4 PowerDistributor=6 Radar=4 FuelTank=3 Slot01_Size5 Slot02_Size4 Slot03_Size3 Slot04_Size2 Slot05_Size2 Slot06_Size1',
  ],
  python_nx: [
    450,
    'LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 LargeHardpoint4 MediumHardpoint1 MediumHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 PowerPlant=6 MainEngines=6 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=6 Radar=5 FuelTank=4 Slot01_Size6 Slot02_Size4 Slot03_Size3 Slot04_Size2 Slot05_Size1 Slot06_Size1',
  ],
  type8: [
    400,
    'MediumHardpoint1 SmallHardpoint1 SmallHardpoint2 SmallHardpoint4 SmallHardpoint5 SmallHardpoint6 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=5 FrameShiftDrive=5 LifeSupport=3 PowerDistributor=4 Radar=3 FuelTank=5 Slot01_Size7 Slot02_Size6 Slot03_Size6 Slot04_Size6 Slot05_Size5 Slot06_Size5 Slot07_Size4 Slot08_Size2 Slot09_Size1',
  ],
  mandalay: [
    230,
    'MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=5 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=5 Radar=5 FuelTank=5 Slot01_Size6 Slot02_Size5 Slot03_Size4 Slot04_Size4 Slot05_Size3 Slot06_Size3 Slot07_Size2 Slot08_Size1 Slot09_Size1 Slot10_Size1',
  ],
  cobramkv: [
    150,
    'MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=4 MainEngines=4 FrameShiftDrive=4 LifeSupport=3 PowerDistributor=4 Radar=3 FuelTank=4 Slot01_Size5 Slot02_Size4 Slot03_Size4 Slot04_Size4 Slot05_Size3 Slot06_Size3 Slot07_Size3 Slot08_Size2 Slot09_Size1',
  ],
  corsair: [
    265,
    'LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=7 MainEngines=7 FrameShiftDrive=5 LifeSupport=4 PowerDistributor=7 Radar=6 FuelTank=5 Slot01_Size6 Slot02_Size6 Slot03_Size6 Slot04_Size5 Slot05_Size5 Slot06_Size5 Slot07_Size4 Slot08_Size3 Slot09_Size2 Slot10_Size1',
  ],
  panthermkii: [
    1200,
    'LargeHardpoint1 LargeHardpoint2 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 SmallHardpoint1 SmallHardpoint2 SmallHardpoint3 SmallHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 PowerPlant=8 MainEngines=8 FrameShiftDrive=7 LifeSupport=5 PowerDistributor=7 Radar=5 FuelTank=7 Cargo01=8 Slot01_Size8 Cargo02=7 Slot02_Size7 Slot03_Size6 Slot04_Size6 Slot05_Size6 Slot06_Size5 Slot07_Size5 Slot08_Size4 Slot09_Size2 Slot10_Size1',
  ],
  lakonminer: [
    320,
    'LargeMiningHardpoint1 MediumMiningHardpoint1 MediumMiningHardpoint2 MediumHardpoint3 SmallMiningHardpoint1 SmallHardpoint2 SmallHardpoint3 SmallHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=6 MainEngines=5 FrameShiftDrive=5 LifeSupport=3 PowerDistributor=7 Radar=3 FuelTank=5 Slot01_Size6 Slot02_Size6 Slot03_Size6 Slot04_Size5 Slot05_Size5 LimpetController01=5 FighterBay01=5 Slot06_Size4 Slot07_Size3 Slot08_Size2 Slot09_Size1 Slot10_Size1',
  ],
  explorer_nx: [
    950,
    'LargeHardpoint1 MediumHardpoint6 MediumHardpoint5 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 TinyHardpoint5 TinyHardpoint6 PowerPlant=8 MainEngines=7 FrameShiftDrive=8 LifeSupport=5 PowerDistributor=7 Radar=8 FuelTank=7 Slot01_Size7 Slot02_Size6 Slot03_Size6 Slot04_Size5 Slot05_Size5 Slot06_Size5 Slot07_Size5 Slot08_Size4 Slot09_Size4 Slot10_Size3 Slot11_Size2 Slot12_Size1 Slot13_Size1 Slot14_Size1',
  ],
  smallcombat01_nx: [
    190,
    'LargeHardpoint1 LargeHardpoint2 LargeHardpoint3 SmallHardpoint1 SmallHardpoint2 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=5 FrameShiftDrive=4 LifeSupport=1 PowerDistributor=5 Radar=2 FuelTank=4 Slot01_Size5 Slot02_Size4 Military01=4 Slot03_Size3 Slot04_Size2 Slot05_Size2 Slot06_Size2 Slot07_Size1',
  ],
  mediumtransport01: [
    260,
    'LargeHardpoint1 MediumHardpoint1 MediumHardpoint2 MediumHardpoint3 MediumHardpoint4 TinyHardpoint1 TinyHardpoint2 TinyHardpoint3 TinyHardpoint4 PowerPlant=5 MainEngines=6 FrameShiftDrive=5 LifeSupport=6 PowerDistributor=5 Radar=3 FuelTank=5 Slot01_Size6 Passenger01=6 Passenger02=6 Passenger03=5 Slot02_Size5 Slot03_Size4 Slot04_Size4 Slot05_Size3 Slot06_Size2 Slot07_Size1',
  ],
};
