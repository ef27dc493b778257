/** How much of each material a commander can keep. */

/** The most of one material, by its grade; of a material whose grade is not known the most of any. */
const mostByGrade = [300, 300, 250, 200, 150, 100] as const;

/** The materials of each grade, from 1 to 5: raw, manufactured, encoded. */
const grades: readonly string[] = [
  `iron nickel carbon sulphur phosphorus rhenium lead
   gridresistors crystalshards temperedalloys basicconductors mechanicalscrap heatconductionwiring wornshieldemitters
   compactcomposites salvagedalloys chemicalstorageunits guardian_powercell guardian_sentinel_wreckagecomponents
   disruptedwakeechoes shieldcyclerecordings legacyfirmware encryptedfiles bulkscandata scrambledemissiondata`,
  `zinc manganese chromium vanadium germanium arsenic zirconium
   hybridcapacitors uncutfocuscrystals heatresistantceramics conductivecomponents mechanicalequipment heatdispersionplate
   shieldemitters filamentcomposites galvanisingalloys chemicalprocessors unknowncarapace guardian_powerconduit
   fsdtelemetry shieldsoakanalysis consumerfirmware encryptioncodes scanarchives archivedemissiondata`,
  `tin cadmium tungsten molybdenum niobium mercury boron
   electrochemicalarrays focuscrystals precipitatedalloys conductiveceramics mechanicalcomponents heatexchangers
   shieldingsensors highdensitycomposites phasealloys chemicaldistillery unknownenergycell tg_biomechanicalconduits
   tg_wreckagecomponents guardian_techcomponent guardian_sentinel_weaponparts
   wakesolutions shielddensityreports industrialfirmware symmetrickeys scandatabanks emissiondata`,
  `selenium yttrium tellurium polonium technetium ruthenium antimony
   polymercapacitors refinedfocuscrystals thermicalloys conductivepolymers configurablecomponents heatvanes compoundshielding
   fedproprietarycomposites protolightalloys chemicalmanipulators unknowntechnologycomponents tg_weaponparts
   hyperspacetrajectories shieldpatternanalysis securityfirmware encryptionarchives encodedscandata decodedemissiondata`,
  `militarysupercapacitors exquisitefocuscrystals militarygradealloys biotechconductors improvisedcomponents
   protoheatradiators imperialshielding fedcorecomposites protoradiolicalloys pharmaceuticalisolators unknownenergysource
   unknownorganiccircuitry tg_propulsionelement
   dataminedwake shieldfrequencydata embeddedfirmware adaptiveencryptors classifiedscandata compactemissionsdata`,
];

/** The grade of a material by its internal name in lower case, from 1 to 5. */
export const materialGrades: ReadonlyMap<string, number> = new Map(
  grades.flatMap((names, index) => names.split(/\s+/).map((name) => [name, index + 1] as const)),
);

/** The most of a material that a commander can keep. */
export function mostOfMaterial(name: string): number {
  return mostByGrade[materialGrades.get(name) ?? 0] ?? mostByGrade[0];
}
