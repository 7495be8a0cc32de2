import type { TermSheetType } from '@groundwork/domain-agreements';

type Row = readonly [string, string];

interface Program {
  readonly title: string;
  readonly purpose: string;
  /** What the application says, filled with its figures. */
  readonly figures: readonly Row[];
  readonly terms: readonly Row[];
  readonly conditions: readonly string[];
}

const about: readonly Row[] = [
  ['Borrower', '{{companyName}}'],
  ['Application', '{{applicationName}}'],
  ['Loan type', '{{loanType}}'],
  ['Property type', '{{propertyType}}'],
  ['Number of properties', '{{numberOfProperties}}'],
  ['Properties', '{{propertyAddresses}}'],
];
const purchase: Row = ['Purchase price', '{{purchasePrice}}'];
const budget: Row = ['Total of the budgets', '{{budgetTotal}}'];
const requested: Row = ['Requested loan amount', '{{requestedAmount}}'];
const listing: Row = ['Expected listing price', '{{listingPrice}}'];
const renovation: Row = ['Budgets in percent of the purchase price', '{{budgetToPurchase}}'];
const broker: Row = ['Broker', '{{brokerName}}'];

const common: readonly Row[] = [
  [
    'Guaranty',
    'The Borrower is a business entity acceptable to the Lender; its principal owners guarantee the loan in full.',
  ],
  [
    'Security',
    'First lien deed of trust or mortgage on the property, assignment of plans, permits, contracts and rents.',
  ],
  [
    'Interest',
    'Charged monthly on the outstanding balance, calculated on the basis of a 360-day year. The rate is fixed in the commitment.',
  ],
  ['Closing costs', 'Appraisal, title, recording, inspection and legal costs are paid by the Borrower.'],
];
const draws: Row = [
  'Draws',
  'Against completed work by budget line, after inspection. No line may be drawn above its budget less what was funded.',
];
const contingency: Row = ['Contingency', 'A line of at least 5% of the hard costs is part of the budget.'];

const table = (rows: readonly Row[]): string => `<table>
<tbody>
${rows.map(([name, text]) => `<tr><th scope="row">${name}</th><td>${text}</td></tr>`).join('\n')}
</tbody>
</table>`;

const opening = `<p>This term sheet outlines the terms on which the Lender is prepared to consider your application. It is not a commitment to lend. Terms are final only in a written commitment that the Lender has signed. Figures of your application are those that it holds on {{today}}; N/A stands for what is not known yet.</p>`;

const page = ({ title, purpose, figures, terms, conditions }: Program): string => `<h2>${title}</h2>
${opening}
<h3>Your application</h3>
${table([...about, ...figures, broker])}
<h3>Purpose</h3>
<p>${purpose} The loan is for a commercial purpose only; no part of it may be used for personal, family or household purposes.</p>
<h3>Principal terms</h3>
${table([...terms, ...common])}
<h3>Conditions</h3>
<ul>
${conditions.map((condition) => `<li>${condition}</li>`).join('\n')}
<li>Evidence of insurance as the Lender requires, naming the Lender as mortgagee and loss payee.</li>
<li>No material adverse change in the Borrower, the guarantors or the property before closing.</li>
</ul>
<h3>Validity</h3>
<p>Your agreement to this term sheet, version {{version}}, has to be less than one day old when you submit your application. The Borrower authorizes the Lender to obtain credit, background and property reports. Either party may end discussions at any time before a commitment is signed; costs incurred until then stay with the party that ordered them.</p>`;

const leases =
  'Leases are in writing, with tenants who are not related to the Borrower, and are assigned to the Lender.';
const coverage: Row = [
  'Debt service coverage',
  'Net operating income of at least 1.20 times the debt service, from leases in place or, for vacant units, the market rent of the appraisal.',
];
const replacement: Row = [
  'Reserves',
  'Taxes, insurance and replacement reserves are paid monthly with the debt service.',
];

const lineOfCredit = `<h2>Terms of a Line of Credit</h2>
<p>These terms govern the guidance line of credit under which {{companyName}} asks for loans. They are not a commitment to lend. Figures of your application are those that it holds on {{today}}; N/A stands for what is not known yet.</p>
<h3>Your application</h3>
${table(about)}
<h3>The line</h3>
<p>Each project under the line is underwritten and closed as a loan of its own. The amount of the line is the most that may be outstanding at one time. The Lender reviews it every year and when the Borrower’s financial condition changes, and may reduce or stop it for projects that have not closed. The loans are for a commercial purpose only; no part of them may be used for personal, family or household purposes.</p>
<h3>Principal terms</h3>
${table([
  [
    'Loan amount',
    'Up to 85% of total project cost of each project, not above 70% of its appraised value as completed.',
  ],
  ['Term', '12 months from the closing of each project, with one extension of 6 months.'],
  ['Origination fee', '1.50% of the loan amount of each project, due at its closing.'],
  draws,
  ...common,
])}
<h3>Estimated costs</h3>
<p>The Borrower gives the Lender a line-item budget of each project before it closes and stands for its costs where they exceed the estimate.</p>
<h3>Supervisory acknowledgement</h3>
<p>The Borrower acknowledges that a supervisor of the construction, acceptable to the Lender, is named for each project before its first draw, that the supervisor visits the site at least once a week while work is under way, and that draws stop while no supervisor is named.</p>
<h3>Validity</h3>
<p>Version {{version}} of these terms applies to projects that are submitted while it is in force. Either party may end discussions on a project at any time before a commitment is signed; costs incurred until then stay with the party that ordered them.</p>`;

/** The term sheets that a portal starts with, one a type, filled with the figures of the application that reads them. */
export const filledTermSheets: Readonly<Record<TermSheetType, string>> = {
  'build new': page({
    title: 'Term Sheet: New Construction',
    purpose:
      'Acquisition of land, or refinance of land that the Borrower owns, and construction of new residential buildings for sale.',
    figures: [budget, requested, listing],
    terms: [
      ['Loan amount', 'Up to 85% of total project cost, not above 70% of the appraised value as completed.'],
      ['Term', '12 months from closing, with one extension of 6 months where construction is at least 60% complete.'],
      ['Origination fee', '1.50% of the loan amount, due at closing.'],
      draws,
      contingency,
    ],
    conditions: [
      'Complete construction drawings, a specification sheet and a line-item budget.',
      'Building permit before the first draw for vertical work.',
      'Survey or plot map that shows the improvements within the lot.',
    ],
  }),
  flip: page({
    title: 'Term Sheet: Renovation',
    purpose: 'Acquisition or refinance of an existing residential property, its renovation, and its sale.',
    figures: [purchase, budget, renovation, requested, listing],
    terms: [
      [
        'Loan amount',
        'Up to 85% of the purchase price and 100% of the renovation budget, not above 70% of the appraised value after repair.',
      ],
      ['Term', '9 months from closing, with one extension of 3 months.'],
      ['Origination fee', '1.75% of the loan amount, due at closing.'],
      draws,
      [
        'Scope',
        'Where the costs of renovation are 34% or more of the purchase price, the Borrower acknowledges the estimate separately.',
      ],
    ],
    conditions: [
      'Scope of work with a line-item budget and a third-party inspection.',
      'Interior and exterior photographs taken within 30 days before application.',
      'The property is vacant at purchase, or a schedule for vacancy is agreed.',
    ],
  }),
  land: page({
    title: 'Term Sheet: Land',
    purpose: 'Acquisition or refinance of residential land, with or without horizontal improvements.',
    figures: [purchase, budget, requested],
    terms: [
      ['Loan amount', 'Up to 60% of the lower of cost and appraised value; up to 65% with approved plats.'],
      ['Term', '18 months from closing, with one extension of 6 months.'],
      ['Origination fee', '1.50% of the loan amount, due at closing.'],
      ['Draws', 'Horizontal improvements are drawn by budget line against completed work, after inspection.'],
      ['Release of lots', 'At 115% of the allocated loan amount, paid at each sale.'],
    ],
    conditions: [
      'Evidence of access, utilities and zoning for the intended use.',
      'Phase I environmental report; wetlands delineation where wetlands are indicated.',
      'Survey, and an engineer’s estimate for horizontal improvements.',
    ],
  }),
  model: page({
    title: 'Term Sheet: Model Home',
    purpose: 'Construction, or refinance after completion, of model homes in an active community of the Borrower.',
    figures: [budget, requested, listing],
    terms: [
      [
        'Loan amount',
        'Up to 90% of total project cost, not above 75% of the appraised value as completed, furnishings not included.',
      ],
      ['Term', '24 months from closing, with one extension of 12 months while sales in the community continue.'],
      ['Origination fee', '1.25% of the loan amount, due at closing.'],
      draws,
      ['Number', 'As many models as the community’s absorption supports, at most one for each floor plan.'],
    ],
    conditions: [
      'Community plan with lots owned or under contract, and sales of the last 12 months.',
      'Floor plan, specification sheet and line-item budget of each model.',
      'The model is not leased during the term without the Lender’s consent.',
    ],
  }),
  acquisitionOrRefinance: page({
    title: 'Term Sheet: Rental Acquisition or Refinance',
    purpose:
      'Acquisition of residential rental property on which no debt stands and which the Borrower has owned for less than six months, or refinance of any other, as one property or as a portfolio.',
    figures: [['Number of units', '{{numberOfUnits}}'], purchase, requested],
    terms: [
      [
        'Loan amount',
        'Up to 75% of the appraised value as it is; for an acquisition, not above 80% of the purchase price.',
      ],
      coverage,
      ['Term', '5 years from closing, repaid on a schedule of 30 years.'],
      ['Origination fee', '1.00% of the loan amount, due at closing.'],
      ['Prepayment', 'A fee of 3%, 2% and 1% of the amount prepaid in the first, second and third year.'],
      replacement,
    ],
    conditions: [
      'Rent roll, leases and the income and expenses of the last 12 months.',
      'Appraisal with market rents and an inspection of every unit.',
      leases,
    ],
  }),
  buildToRent: page({
    title: 'Term Sheet: Build to Rent',
    purpose:
      'Construction of new residential buildings that the Borrower keeps and rents out. The loan closes once: a construction period is followed by a rental period.',
    figures: [['Number of units', '{{numberOfUnits}}'], budget, requested],
    terms: [
      ['Loan amount', 'Up to 80% of total project cost, not above 70% of the appraised value as completed.'],
      ['Construction period', '12 months from closing, interest only, with one extension of 6 months.'],
      ['Rental period', '5 years after the construction period, repaid on a schedule of 30 years.'],
      coverage,
      ['Origination fee', '1.50% of the loan amount, due at closing; none at the change to the rental period.'],
      draws,
      contingency,
      replacement,
    ],
    conditions: [
      'Complete construction drawings, a specification sheet and a line-item budget.',
      'Building permit before the first draw for vertical work, and a certificate of occupancy before the rental period.',
      'The properties of a portfolio lie in one city and state and have one borrower and one management.',
      leases,
    ],
  }),
  renovateToRent: page({
    title: 'Term Sheet: Renovate to Rent',
    purpose:
      'Acquisition or refinance of an existing residential property, its renovation, and its rental. The loan closes once: a renovation period is followed by a rental period.',
    figures: [['Number of units', '{{numberOfUnits}}'], purchase, budget, renovation, requested],
    terms: [
      [
        'Loan amount',
        'Up to 80% of the purchase price and 100% of the renovation budget, not above 70% of the appraised value after repair.',
      ],
      ['Renovation period', '9 months from closing, interest only, with one extension of 3 months.'],
      ['Rental period', '5 years after the renovation period, repaid on a schedule of 30 years.'],
      coverage,
      ['Origination fee', '1.75% of the loan amount, due at closing; none at the change to the rental period.'],
      draws,
      [
        'Scope',
        'Where the costs of renovation are 34% or more of the purchase price, the Borrower acknowledges the estimate separately.',
      ],
      replacement,
    ],
    conditions: [
      'Scope of work with a line-item budget and a third-party inspection.',
      'Interior and exterior photographs taken within 30 days before application.',
      'Rent roll and leases of units that stay occupied during the renovation.',
      leases,
    ],
  }),
  lineOfCredit,
};
