/** Sentences on pro forma, loan amount and sources of funds, beyond the specification. */

export const proForma = 'Pro forma';
export const proFormaLead =
  'What the property will earn and cost in a year. A percentage is one of the rent of all units: the chain of items leads back to it.';
export const blankIsNone = 'Blank is none.';
export const givenIn = 'Given in';
export const inDollars = '$ a year';
export const inPercent = '% of rent';
export const comesTo = '{amount} a year';
export const rentOfUnits = 'By the units above: {occupied} of occupied, {vacant} of vacant ones.';
export const takeRentOver = 'Take this rent over';
export const budget = 'Budget';
export const funding = 'Funding';
export const fundingLead =
  'What the project costs follows from the budget; here stands who pays for it. The sources and the uses have to come to the same.';
export const requestedLoanAmount = 'Requested loan amount';
export const loanHint = 'What you ask the lender for.';
export const loanHintAtMost = 'The limits of this loan type allow {amount} at most, as far as they are known.';
export const aboveLimits = 'Outside the limits of this loan type. You may ask for it all the same; the lender decides.';
export const fundingSources = 'Funding sources';
export const newSource = 'New funding source';
export const source = 'Source';
export const customName = 'Name of the source';
export const sourceAmount = 'Amount of the source';
export const addFundingSource = 'Add Funding Source';
export const sourceNameMissing = 'Choose the source of this amount, or clear it';
export const sourceAmountMissing = 'Enter an amount, or remove the source';
export const removeSource = 'Remove {name}';
export const removeSourceQuestion = 'Remove {name} from the sources?';
export const sourcesAndUses = 'Sources and uses';
export const figuresOfLoan = 'Figures of the loan';
