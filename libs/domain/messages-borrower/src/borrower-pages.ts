/** Sentences of the borrower's dashboard, documents and profile, beyond the specification. */

export const welcome = 'Welcome to Groundwork';
export const setupBannerLead =
  'Please finish setting up your company. The lender needs all of it before your first loan.';
export const setupCompleted = '{done} of {total} items completed';
export const setupSteps = 'Steps of the company set-up';
export const setupUnavailable = 'The company set-up cannot be shown right now';
export const start = 'Start';
export const rejectedDocuments = 'Rejected Documents';
export const myTimeline = 'My Timeline';
export const timelineUnavailable = 'The timeline cannot be shown right now';
export const timelineEarlier = 'Show earlier';
export const timelineApplication = 'Application';
export const personalInformation = 'Personal Information';
export const filesUnavailable = 'The documents cannot be shown right now';
export const documentsAndFinancials = 'Documents and financials';
export const notAwaiting = 'This application does not wait for documents now. What was uploaded stays here to read.';
export const goOnWith = 'Go on with an application in progress';
export const open = 'Open';
export const whichApplication = 'Application';
export const itemsUnknown = 'It cannot be told right now what is needed';
export const financialPageLead =
  'Tax return, financial statement and bank statements are given once, for all applications.';
export const documentsAllThere = 'All required documents are there. The lender reviews them.';
export const financialDocuments = 'Financial Documents';
export const financialLead = 'The documents of your company that the lender reads before every loan.';
export const closing = 'Closing';
export const yourDocuments = 'Your Documents';
export const personalCard = 'Contact, employment, experience, resume';
export const financialCard = 'Tax return, financial statement, bank statements';
export const closingCard = 'W-9, authorization, and the papers of each closing';
export const partIsLost = 'What was entered for {part} is removed with it.';
export const selectContractor = 'Select the general contractor';
export const stillOpen = 'Before you can submit, this is still open';
export const moreOpen = 'Show {count} more';
export const overseersHint = 'Owners and employees who are on the site and answer for the work.';
export const submitWithoutTitle = 'Submit for review without these?';
export const submitWithout = 'These items are still needed. The lender may return the application because of them:';
export const submitAnyway = 'Submit all the same';
export const neededUnknown = 'What is still needed could not be read. Submit all the same?';
