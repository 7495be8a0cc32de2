/** What an owner of an entity is (specification 3 and 4): a person, a group of small holders, another company. */
export const entityOwnerTypes = ['person', 'multiplePeopleUnder20', 'company'] as const;
export type EntityOwnerType = (typeof entityOwnerTypes)[number];

/** Titles that are offered to an officer; any other is typed. */
export const officerTitles = ['President', 'Treasurer', 'Secretary'] as const;
export const OTHER_TITLE = 'Other';

/** What an employee who owns nothing is. */
export const employeeRoles = ['officer', 'employee'] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

export const employmentTypes = ['Full Time', 'Part Time'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** The four references of a company; the last one is optional. */
export const referenceTypes = ['banking', 'tradeSubcontractor', 'supplyCompany', 'secondaryBanking'] as const;
export type ReferenceType = (typeof referenceTypes)[number];
export const requiredReferenceTypes = [
  'banking',
  'tradeSubcontractor',
  'supplyCompany',
] as const satisfies readonly ReferenceType[];
export const referenceLabels: Readonly<Record<ReferenceType, string>> = {
  banking: 'Primary Banking',
  tradeSubcontractor: 'Trade Subcontractor',
  supplyCompany: 'Supply Company',
  secondaryBanking: 'Secondary Banking or Financial',
};

/** Who may hold a builder's licence. */
export const licenseHolderTypes = ['company', 'person', 'contractor'] as const;
export type LicenseHolderType = (typeof licenseHolderTypes)[number];

export const experienceKinds = ['construction', 'residential'] as const;
export type ExperienceKind = (typeof experienceKinds)[number];

/** Types of property and statuses of an experience, by its kind (specification 3): value and what a screen says. */
export const experienceTypes = {
  construction: [
    ['house', 'House'],
    ['townhouse', 'Townhouse'],
    ['2-4 unit', '2-4 unit'],
    ['5+ unit', '5+ unit'],
    ['commercial', 'Commercial'],
  ],
  residential: [
    ['House', 'House'],
    ['Townhouse', 'Townhouse'],
    ['Duplex', 'Duplex'],
    ['Triplex', 'Triplex'],
    ['Quadraplex', 'Quadraplex'],
    ['5+ Units', '5+ Units'],
  ],
} as const;
export const experienceStatuses = {
  construction: [
    ['New Construction', 'New Construction'],
    ['Renovation', 'Renovation'],
  ],
  residential: [
    ['Own', 'Own Currently'],
    ['Sold', 'Sold'],
  ],
} as const;

/** The values alone, for a rule or a DTO. */
export const valuesOfChoices = (choices: readonly (readonly [string, string])[]): string[] =>
  choices.map(([value]) => value);
