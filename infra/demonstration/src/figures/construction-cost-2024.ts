/**
 * What the average new single-family home in the United States cost to build in 2024, by stage, in whole cents: Cost of
 * Construction Survey 2024 of the National Association of Home Builders, published January 2025.
 */
export const constructionCost2024: readonly (readonly [stage: string, component: string, cents: number])[] = [
  ['Site Work', 'Building permit fees', 764_000],
  ['Site Work', 'Water and sewer fees and inspections', 626_000],
  ['Site Work', 'Architecture and engineering', 648_000],
  ['Site Work', 'Impact fee', 636_700],
  ['Site Work', 'Other site work', 597_200],
  ['Foundations', 'Excavation, foundation, concrete, retaining walls and backfill', 4_300_100],
  ['Foundations', 'Other foundation costs', 174_700],
  ['Framing', 'Framing including roof', 4_976_300],
  ['Framing', 'Trusses', 1_290_300],
  ['Framing', 'Sheathing', 651_300],
  ['Framing', 'General metal and steel', 171_800],
  ['Framing', 'Other framing costs', 8_500],
  ['Exterior Finishes', 'Exterior wall finish', 2_445_000],
  ['Exterior Finishes', 'Roofing', 1_673_200],
  ['Exterior Finishes', 'Windows and doors', 1_452_500],
  ['Exterior Finishes', 'Other exterior finishes', 180_300],
  ['Major Systems Rough-ins', 'Electrical except fixtures', 2_738_300],
  ['Major Systems Rough-ins', 'Plumbing, HVAC and other major systems', 5_493_600],
  ['Interior Finishes', 'Interior finishes', 10_339_100],
  ['Final Steps', 'Final steps', 2_771_000],
  ['Other', 'Other', 883_500],
];

/** Where a stage of the survey stands among the six default sections of a budget (borrower specification, section 3). */
const sectionOfStage: Readonly<Record<string, string>> = {
  'Site Work': 'Site Work',
  Foundations: 'Site Work',
  Framing: 'Exterior Structure',
  'Exterior Finishes': 'Exterior Structure',
  'Major Systems Rough-ins': 'Major Systems',
  'Interior Finishes': 'Interior',
  'Final Steps': 'Final Steps',
  Other: 'Final Steps',
};

const sections = [
  'Property Cost',
  'Site Work',
  'Exterior Structure',
  'Major Systems',
  'Interior',
  'Final Steps',
] as const;

/** The survey as a budget under the six default sections, each amount scaled by `factor` to whole dollars. */
export function surveyBudget(factor = 1) {
  return sections.map((name, sectionIndex) => ({
    name,
    sectionIndex,
    additionalItems: constructionCost2024
      .filter(([stage]) => sectionOfStage[stage] === name)
      .map(([, component, cents], index) => ({
        name: component,
        type: 'hard' as const,
        custom: 'yes' as const,
        index,
        budgetAmount: factor === 1 ? cents : Math.round((cents * factor) / 100) * 100,
        amountFundedToDate: 0,
      })),
  }));
}
