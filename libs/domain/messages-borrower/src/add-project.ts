/** Sentences of Add A Project and of the portfolio. */

export const lineOfCreditQuestion = 'Is this for a line of credit?';
export const lineOfCreditHint =
  'Under a line of credit your company borrows up to an amount, without a budget for each project.';
export const portfolioShares = 'Properties of a portfolio must share city and state, borrower and property management.';
export const openPortfolio = 'Enter the properties';
export const portfolioKept = '{count} properties are entered and not saved yet.';
export const portfolioNone = 'No property is entered yet. Next opens when the properties are saved.';
export const portfolioTitle = 'Rental portfolio';
export const clearPropertiesQuestion = 'Clear all properties?';
export const propertiesCleared = 'The addresses that you have typed are lost.';
export const fewerPropertiesQuestion = 'Keep only the first {count} properties?';
export const propertiesDropped = 'The addresses that you have typed for the others are lost.';
export const startTitle = 'Your new project';
export const startSteps = 'What you will be asked';
export const startLead = 'Whatever you enter is saved as you type it: you may leave at any time and go on later.';
