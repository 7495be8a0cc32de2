/** What a figure counts. Dollars are whole ones. */
export const demographicUnits = ['count', 'dollars', 'percent', 'years'] as const;
export type DemographicUnit = (typeof demographicUnits)[number];

/** The figures of a property's surroundings in the order in which they are shown (back-office document, Demographic Info). */
export const demographicFigures = [
  { key: 'population', label: 'Population', unit: 'count' },
  { key: 'populationGrowth', label: 'Population Growth a Year', unit: 'percent' },
  { key: 'households', label: 'Households', unit: 'count' },
  { key: 'medianHouseholdIncome', label: 'Median Household Income', unit: 'dollars' },
  { key: 'medianHomeValue', label: 'Median Home Value', unit: 'dollars' },
  { key: 'medianAge', label: 'Median Age', unit: 'years' },
  { key: 'ownerOccupied', label: 'Owner-Occupied Homes', unit: 'percent' },
  { key: 'vacant', label: 'Vacant Homes', unit: 'percent' },
] as const satisfies readonly { readonly key: string; readonly label: string; readonly unit: DemographicUnit }[];

export type DemographicKey = (typeof demographicFigures)[number]['key'];
