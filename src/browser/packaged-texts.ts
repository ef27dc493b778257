/** The scenarios and trials of the package by the names of their files: the build puts them in here. */
export const packagedTexts: Readonly<Record<string, string>> = {};
