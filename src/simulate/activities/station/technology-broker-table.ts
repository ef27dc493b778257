/** What brokers unlock for materials alone, and how much of each they take. */
export const brokerOffers = [
  {
    broker: 'guardian',
    items: ['Int_GuardianPowerDistributor_Size1'],
    materials: { guardian_powercell: 24, guardian_powerconduit: 21, focuscrystals: 18 },
  },
  {
    broker: 'human',
    items: ['Hpt_PlasmaShockCannon_Fixed_Medium', 'Hpt_PlasmaShockCannon_Gimbal_Medium'],
    materials: { vanadium: 28, tungsten: 26, rhenium: 20, tellurium: 24 },
  },
] as const;
