/** Sentences of the command bar, beyond the specification. */

export const title = 'Find anything';
export const button = 'Find anything (Ctrl K)';
export const fieldOf = {
  lender: 'Project number, name, address, company, person, broker or screen',
  borrower: 'Project number, name, address or screen',
  broker: 'Client or screen',
} as const;
export const results = 'Results';
export const recent = 'Recently opened';
export const screensOf = 'Screens';
export const applications = 'Applications and loans';
export const companies = 'Companies';
export const people = 'People';
export const brokers = 'Brokers';
export const referrals = 'Referral agreements';
export const nothing = 'Nothing that you may see fits “{text}”';
export const searching = 'Searching…';
export const incomplete = 'Not everything could be searched right now: there may be more.';
export const failed = 'The search did not answer. Screens can be opened all the same.';
export const keys = 'Arrow keys choose, Enter opens, Escape closes.';
export const found = '{n} found';
