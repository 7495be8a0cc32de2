import type { RowType } from './enumerations.js';
import type { Budget, BudgetItem, BudgetSection } from './budget.record.js';

type Preset = readonly [name: string, type: RowType];

/** The six default sections with their preset rows (specification 3). */
export const defaultSections: readonly { readonly name: string; readonly items: readonly Preset[] }[] = [
  {
    name: 'Property Cost',
    items: [
      ['Acquisition Price', 'land'],
      ['Closing Costs', 'closing'],
      ['Inspection', 'soft'],
      ['Appraisal', 'soft'],
      ['Survey', 'soft'],
      ['Loan Fees', 'fee'],
      ['Interest Reserve', 'interest reserve'],
      ['Contingency', 'contigency'],
    ],
  },
  {
    name: 'Site Work',
    items: [
      ['Permits and Fees', 'soft'],
      ['Impact Fee', 'fee'],
      ['Water and Sewer Fees', 'fee'],
      ['Architecture and Engineering', 'soft'],
      ['Demolition', 'hard'],
      ['Clearing and Grading', 'hard'],
      ['Excavation and Backfill', 'hard'],
      ['Foundation', 'hard'],
      ['Utility Connections', 'hard'],
    ],
  },
  {
    name: 'Exterior Structure',
    items: [
      ['Framing', 'hard'],
      ['Trusses', 'hard'],
      ['Sheathing', 'hard'],
      ['Roofing', 'hard'],
      ['Exterior Wall Finish', 'hard'],
      ['Windows and Doors', 'hard'],
      ['Garage Doors', 'hard'],
    ],
  },
  {
    name: 'Major Systems',
    items: [
      ['Plumbing', 'hard'],
      ['Electrical', 'hard'],
      ['HVAC', 'hard'],
      ['Fire Protection', 'hard'],
    ],
  },
  {
    name: 'Interior',
    items: [
      ['Insulation', 'hard'],
      ['Drywall', 'hard'],
      ['Interior Trim and Doors', 'hard'],
      ['Painting', 'hard'],
      ['Cabinets and Countertops', 'hard'],
      ['Flooring', 'hard'],
      ['Appliances', 'hard'],
      ['Lighting and Plumbing Fixtures', 'hard'],
    ],
  },
  {
    name: 'Final Steps',
    items: [
      ['Landscaping', 'hard'],
      ['Driveway', 'hard'],
      ['Outdoor Structures', 'hard'],
      ['Clean Up', 'hard'],
    ],
  },
];

/** A row of the borrower's own with no amount yet, at a place within its section. */
export function newItem(name: string, index: number, type: RowType = 'hard'): BudgetItem {
  return { name, type, custom: 'yes', index, budgetAmount: 0, amountFundedToDate: 0 };
}

/** The six sections, each with its preset rows at 0. */
export function defaultBudget(): Budget {
  return {
    sections: defaultSections.map(({ name, items }, sectionIndex): BudgetSection => ({
      name,
      sectionIndex,
      additionalItems: items.map(([item, type], index) => ({ ...newItem(item, index, type), custom: 'no' })),
    })),
  };
}
