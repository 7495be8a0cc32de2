/** What stands on the S-1, which an owner fills in and signs; beyond the specification. A change is a new form: what was signed stays. */

export const documentTitle = 'S-1 of {name}';
export const title = 'S-1: Statement of an Owner';
export const borrower = 'Borrower: {company}';
export const owner = 'Owner: {name}';
export const ownership = 'Ownership of the borrower: {percent}%';
export const address = 'Home address';
export const birth = 'Date of birth';
export const socialSecurity = 'Social security number (last four digits)';
export const occupation = 'Occupation and employer';
export const otherCompanies = 'Other companies owned, with percentages';
export const judgements = 'Judgements, liens or bankruptcies (explain)';
export const certification = 'I certify that these statements are true and complete.';
export const signature = 'Signature';
export const date = 'Date';
export const birthAhead = 'The day of birth lies in the past';
export const lastFourDigits = 'Enter the last four digits';
export const readAnew = 'This S-1 was changed since you opened it. Please read it again.';
export const notNeeded = 'This S-1 is not needed any more: it was handed in, or the owner changed.';
export const noLink = 'No link is open for this owner any more. Please look again.';
export const needsEmail = '{name} has no email address yet. Add it to the owner first.';
export const signedFile = 'S-1 of {name}, signed by a link.pdf';
