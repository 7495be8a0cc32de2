/** Sentences of the borrower's area. Word for word as the specification has them, its spelling too. */

export const identityNotVerified = 'Your Identity Has Not Been Verified';
export const addNewProject = 'Add New Project';
export const noPendingItems = 'No pending items';
export const noActiveLoans = 'No active loans';
export const buildANew = 'I would like to build a new:';
export const loanRequestIsFor = 'Loan Request is For:';
export const submitForReview = 'Submit Documents and Financials For Review';
export const editingProperty = 'Editing property {n} of {total}';
export const sameAddressAsFirst = 'Same Address Information as First Property?';
export const savePropertiesAndContinue = 'Save Properties And Continue';
export const submitFinal = 'Submit Final';
export const selectState = 'Select State*';
export const moreThanOneUnit =
  'To apply for more than 1 unit, must all use the same entity, be in same general location, and have same GC if applicaable.';
export const esignDrawFirst = 'Please E-Sign this draw request first';
export const fetchingProjectData = 'Fetching project data...';
export const sendingToIdentityService = 'Sending to identity service...';
export const submittingDrawRequest = 'Submitting draw request...';
export const acceptingTermSheet = 'Accepting termsheet...';
export const preparingTermSheet = 'Peparing termsheet information...';
export const loadingDashboard = 'Loading Dashboard';
export const gettingPortfolioData = 'Getting Portfolio Data';
export const createdApplication = 'Created Application!';
export const drawRequestSubmitted = 'Draw request submitted!';
export const imagesUploaded = 'Your images have been uploaded sucessfully';
export const changesSavedTitle = 'Your Changes Have Been Saved';
export const errorFetchingProjectData = 'Error fetching project data';
export const errorFetchingApplications = 'There was an error fetching your applications';
export const couldNotCreateNewApplication = 'Could not create new application';
export const errorGettingYourProfile = 'Error getting your profile';
export const errorSubmittingDrawRequest = 'Error submitting draw request...';
export const errorUpdating = 'Error updating';
export const errorAcceptingTermSheet = 'Error accepting termsheeet';
export const unknownStep = 'Unknown step';
export const noSourcesAdded = 'No Sources Added';
export const noAccounts = 'You have added no accounts';

// beyond the specification
export const esignNeeded = 'Accept the E-Sign agreement to open this page';
export const drawsUnavailable = 'Draws are not available right now. Everything else keeps working.';
export const scrollToTheEnd = 'Please read the term sheet to its end before you accept it';
export const termSheetDeclined =
  'You declined this term sheet on {date}. Until you accept it, the application cannot be submitted.';
export const termSheetAcceptedAt = 'You accepted this term sheet on {date}';
export const supervisionAcknowledged = 'Acknowledged {date} by {name}.';
export const finalSubmitted = 'Your application was submitted. Please add your documents and financials.';
export const documentsSubmitted = 'Your documents and financials were submitted for review.';
export const documentsMissing = 'These items are still needed: {items}';
export const ownershipConfirmation = 'I confirm that the ownership of the borrower is as set up for this company.';
export const termSheetNewer =
  'The lender has a newer version, {version}. Yours stays as you accepted it; withdraw your acceptance to read the newer one.';
export const termSheetFiguresChanged =
  'Your application has changed since you accepted this term sheet. It stays as you accepted it; withdraw your acceptance to read it with the figures of now.';
export const termSheetPdf = 'Save as PDF';
export const lineOfCreditCosts = 'I acknowledge the estimated costs of each project under the line of credit';
export const renovationCosts = 'Cost of renovation will be 34% or more of the purchase price';
export const sentBack = 'Sent back by the lender';
export const rejectedSections = 'Some sections need your attention before you submit again.';
export const businessAndPeople = 'Business & People';
export const signature = 'Signature';
export const acceptAndCertify = 'Accept & Certify';
export const clearSignature = 'Clear Signature';
