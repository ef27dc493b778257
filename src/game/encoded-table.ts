/** Data one comes by when scanning ships and beacons: internal name, name as shown. */
export const encodedMaterialNames: Readonly<Record<string, string>> = {
  scrambledemissiondata: 'Exceptional Scrambled Emission Data',
  archivedemissiondata: 'Irregular Emission Data',
  shieldcyclerecordings: 'Distorted Shield Cycle Recordings',
  shieldsoakanalysis: 'Inconsistent Shield Soak Analysis',
  disruptedwakeechoes: 'Atypical Disrupted Wake Echoes',
  fsdtelemetry: 'Anomalous FSD Telemetry',
  bulkscandata: 'Anomalous Bulk Scan Data',
  scanarchives: 'Unidentified Scan Archives',
  legacyfirmware: 'Specialised Legacy Firmware',
  consumerfirmware: 'Modified Consumer Firmware',
  encryptedfiles: 'Unusual Encrypted Files',
  encryptioncodes: 'Tagged Encryption Codes',
};
