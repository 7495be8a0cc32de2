/** Sentences of the Closing page. */

export const closingLead = 'What the lender needs before your loan closes.';
export const companyClosingDocuments = 'General Company Documents';
export const notInClosing = 'This application is not in closing.';
export const agreedTerms = 'Agreed Terms';
export const openConditions = 'Conditions that are still open';
export const conditions = 'Conditions';
export const conditionMet = 'Met';
export const conditionOpen = 'Open';
export const inOrderSince = 'In order since {date}';
export const dueOn = 'Due {date}';
export const endsOn = 'Ends {date}';
export const documents = 'Documents';
export const applicationsInClosing = 'Applications In Closing';
