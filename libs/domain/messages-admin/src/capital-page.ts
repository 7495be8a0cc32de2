/** Sentences on the capital of an application, beyond the specification. */

export const capital = 'Capital';
export const limits = 'Limits of the loan type';
export const sourcesAndUses = 'Sources and uses';
export const figures = 'Figures of the loan';
export const exceeded = 'Exceeded';
export const within = 'Kept';
export const unknown = 'Not yet known';
export const appraisedValues = 'Appraised values';
export const notAppraised = 'Not appraised yet: the figures stand on the borrower’s own prices.';
export const enterAppraisal = 'Enter appraisal';
export const enterAppraisalOf = 'Enter appraisal: {property}';
export const appraisalLead =
  'What an appraiser found this property to be worth. The figures of the loan stand on it from now on; what was entered before stays to be read.';
export const oneValueIsEnough = 'One of the two is enough';
export const appraiserHint = 'Name and designation, as in the report';
export const appraisalDocumentHint =
  'One of the appraisals of this application; upload it below where it is not there yet';
export const noDocument = 'No document';
export const saveAppraisal = 'Save appraisal';
export const appraisalSaved = 'The figures stand on this appraisal now';
export const everyAppraisal = 'Every appraisal that was entered';
export const appraisalsUnavailable = 'The appraisals could not be loaded';
export const enteredBy = 'Entered by';
export const enteredAt = 'Entered';
export const appraisedProperty = 'Property';

/** Of the page of all valuations. */
export { valuation as title } from './titles.js';
export const purpose =
  'What the properties of applications and loans were appraised at, by whom, when, and on which document.';
export const valuationsFailed = 'The valuations could not be read';
export const show = 'Show';
export const allProperties = 'All properties';
export const noValuation = 'No property of an application that the lender has';
export const noneOfState = 'No property lacks this';
export const budget = 'Budget';
export const standing = 'Valuation';
export const onDocument = 'With its document';
export const valuationOf = 'Valuation of {name}';
export const budgetsOf = 'Budgets';
export const moreValuations = 'Show more';
