interface Program {
  readonly title: string;
  readonly purpose: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly conditions: readonly string[];
}

const common: readonly (readonly [string, string])[] = [
  ['Borrower', 'A business entity acceptable to the Lender; its principal owners guarantee the loan.'],
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

const lineOfCredit = `<h3>Lines of credit</h3>
<p>Where the Lender has approved the Borrower for a guidance line of credit, each project under the line is underwritten and closed as a loan of its own on the terms of this sheet. The line is not a commitment to fund: its amount is the most that may be outstanding at one time, it is reviewed every year and when the Borrower's financial condition changes, and the Lender may reduce or stop it for projects that have not closed. The Borrower acknowledges the estimated costs of each project and that a supervisor of the construction is named before the first draw.</p>`;

const page = ({ title, purpose, rows, conditions }: Program): string => `<h2>${title}</h2>
<p>This term sheet outlines the terms on which the Lender is prepared to consider your application. It is not a commitment to lend. Terms are final only in a written commitment that the Lender has signed.</p>
<h3>Purpose</h3>
<p>${purpose} The loan is for a commercial purpose only; no part of it may be used for personal, family or household purposes.</p>
<h3>Principal terms</h3>
<table>
<tbody>
${[...rows, ...common].map(([name, text]) => `<tr><th scope="row">${name}</th><td>${text}</td></tr>`).join('\n')}
</tbody>
</table>
<h3>Conditions</h3>
<ul>
${conditions.map((condition) => `<li>${condition}</li>`).join('\n')}
<li>Evidence of insurance as the Lender requires, naming the Lender as mortgagee and loss payee.</li>
<li>No material adverse change in the Borrower, the guarantors or the property before closing.</li>
</ul>
${lineOfCredit}
<h3>Validity</h3>
<p>Your agreement to this term sheet has to be less than one day old when you submit your application. The Borrower authorizes the Lender to obtain credit, background and property reports. Either party may end discussions at any time before a commitment is signed; costs incurred until then stay with the party that ordered them.</p>`;

const draws = [
  'Draws',
  'Against completed work by budget line, after inspection. No line may be drawn above its budget less what was funded.',
] as const;

/** The term sheets that a portal first started with, one for each of the specification's four types; newer ones are beside. */
export const firstTermSheets: Readonly<Record<'build new' | 'flip' | 'land' | 'model', string>> = {
  'build new': page({
    title: 'Term Sheet: New Construction',
    purpose:
      'Acquisition of land, or refinance of land that the Borrower owns, and construction of new residential buildings for sale or rent.',
    rows: [
      ['Loan amount', 'Up to 85% of total project cost, not above 70% of the appraised value as completed.'],
      ['Term', '12 months from closing, with one extension of 6 months where construction is at least 60% complete.'],
      ['Origination fee', '1.50% of the loan amount, due at closing.'],
      draws,
      ['Contingency', 'A line of at least 5% of the hard costs is part of the budget.'],
    ],
    conditions: [
      'Complete construction drawings, a specification sheet and a line-item budget.',
      'Building permit before the first draw for vertical work.',
      'Survey or plot map that shows the improvements within the lot.',
    ],
  }),
  flip: page({
    title: 'Term Sheet: Renovation',
    purpose: 'Acquisition or refinance of an existing residential property, its renovation, and its sale or rent.',
    rows: [
      [
        'Loan amount',
        'Up to 85% of the purchase price and 100% of the renovation budget, not above 70% of the appraised value after repair.',
      ],
      ['Term', '9 months from closing, with one extension of 3 months.'],
      ['Origination fee', '1.75% of the loan amount, due at closing.'],
      draws,
      [
        'Scope',
        'Where the costs of renovation exceed 34% of the purchase price, the Borrower acknowledges the estimate separately.',
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
    rows: [
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
    rows: [
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
};
