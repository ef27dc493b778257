/** The kinds that have a file of their own beside the journal, as types; a test holds them against the specification. */
export const companionFiles = {
  Status: 'Status.json',
  ModuleInfo: 'ModulesInfo.json',
  NavRoute: 'NavRoute.json',
} as const;

export type CompanionKind = keyof typeof companionFiles;

export type CompanionFile = (typeof companionFiles)[CompanionKind];

export const companionKindNames = Object.keys(companionFiles) as CompanionKind[];
