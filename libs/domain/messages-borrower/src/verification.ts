/** Sentences of the identity check and of the verification of accounts, beyond the specification. */

export const driversLicense = 'Drivers License';
export const identityLead =
  'Upload a picture of both sides of your driver’s license. An identity service reads them once.';
export const expand = 'Expand';
export const collapse = 'Collapse';
export const front = 'Front of your driver’s license';
export const back = 'Back of your driver’s license';
export const chosen = '{side}, as chosen';
export const choose = 'Choose a picture';
export const another = 'Choose another picture';
export const chooseBoth = 'Choose both pictures to upload them.';
export const pictureHint = 'JPEG or PNG, up to {size}';
export const upload = 'Upload';
export const picturesKept = 'Your pictures stay chosen here, and nothing is lost. Please try again later.';
export const identityPassed = 'The identity service has recognized you. Close this message to finish.';
export const identityVerified = 'Your identity is verified';
export const identityNotSaved = 'The result could not be saved yet. Nothing is lost: please try again.';
export const needingAttention = 'Applications Needing Attention';
export const neededDocuments = 'Needed Documents';
export const financialVerification = 'Financial Verification';
export const financialLead =
  'The lender looks at accounts of the company and of every owner. You show them at an outside service; your password stays there.';
export const company = 'Company';
export const owner = 'Owner';
export const isVerified = 'verified';
export const isNotVerified = 'not verified';
export const verify = 'Verify';
export const verifyAccountsOf = 'Verify accounts of {name}';
export const accountsOf = 'Accounts of {name}';
export const accountVerified = 'Verified';
export const accountOld = 'Verified, older than {days} days';
export const accountOpen = 'Not verified';
export const noOwners = 'The company has no owners yet. Add them under Business & People.';
export const accountsUnavailable = 'The accounts cannot be shown right now';
export const opening = 'Opening the account verification...';
export const openingLong = 'This takes longer than usual. You can wait, or try again later.';
export const notOpening = 'The account verification does not open';
export const notOpeningDetail = 'Its provider did not answer. Nothing is lost: please try again later.';
export const frameTitle = 'Account verification of {name}';
export const updating = 'Fetching the verified accounts...';
export const notUpdated = 'The verified accounts could not be fetched';
export const unfinished = 'The verification was not finished. You can go on with it at any time.';
export const unfinishedTitle = 'Not finished yet';
export const goOn = 'Go on with it';
export const accountsAdded = 'The accounts of {name} are verified';
