/**
 * Sentences of rules, of services and of problems, which any unit may say. Word for word as the specification has them, its spelling too.
 */

export const noEsignConditions = 'The organization has not created esign conditions yet';
export const zipFormat = 'Zip code must either be in the format ##### or #####-####';
export const fieldRequired = 'This field is required';
export const textRequired = 'this field is required';
export const validIfEntered = 'If entered, this field must be a valid value';
export const phoneTenDigits = 'Must be a 10-digit phone number';
export const phoneValid = 'Must be valid phone number';
export const emailValid = 'Must be a valid email address';
export const nameTooShort = 'Name must be at least 2 characters';
export const titleRequired = 'A title is required';
export const number = 'Must be a number';
export const trueOrFalse = 'Must be true/false';
export const uploadRequired = 'Please provide an upload';
export const fileRejectionReason = 'To reject a file you need to provide a reason';
export const passwordTooShort = 'Password must be 5 characters or more';
export const adminTitleTooShort = 'Admin must have a title of at least 3 characters';
export const passwordsDoNotMatch = 'Passwords do not match';
export const companyLocked =
  'You have a currently submitted application. You cannot make changes to your company until it has been reviewed.';
export const mobileTenDigits = 'Phone Number must be 10 digits long, without symbols';
export const brokerEmailValid = 'email is not valid';
export const addressesNeeded = 'All Properties need valid addresses before you can continue';
export const capacityConstrained =
  'Borrowing capacity may be constrained due to number of units; however this might be alleviated by pre-sales.';
export const unitsSellable = '{n} x {unit} = units sellable';
export const acquisitionTooFar = 'You cannot apply for a property with an acquisition date more than 180 days away.';
export const propertyOccupied = 'You cannot apply for a property that is occupied.';
export const enterValidPassword = 'Enter a valid password';
export const requiredField = 'required field';
export const einFormat = 'Please match the format XX-XXXXXXX';
export const percentAtMost100 = 'Must be a number less than or equal to 100';
export const above100Ownership =
  'You are above 100% ownership! You must update your ownership such that it is below 100%.';
export const cannotBeBlank = 'This field cannot be blank';
export const licenseNotRequired = 'not required in this jurisdiction';
export const signatureFirst = 'Please provide a signature first!';
export const incorrectLoanType = 'Incorrect loan type.';
export const noIcca = 'Organization has no ICCA to agree to';
export const sendAgain = 'Send Again?';
export const emailNotValid = 'Email is not valid';
export const primaryEmailIsRequired = 'Primary Email is required';
export const phone1IsRequired = 'Phone 1 is required';
export const mailingAddressRequired = 'Bussiness mailing address line 1 is required';
export const cityIsRequired = 'City is required';
export const zipCodeIsRequired = 'Zip code is required';
export const invalidBrokerRegistration = 'Invalid Broker Registration';
export const fillOutFormCompletely = 'Fill out form completely';
export const needAValidEmail = 'Need a valid email';
export const errorUpdatingESignAgreement = 'Error Updating e-Sign Agreement';

// beyond the specification
export const tooLong = 'Must be at most {max} characters';
export const notNegative = 'Must not be negative';
export const wholeNumber = 'Must be a whole number';
export const decimalsAtMost = 'Must have no more than {max} digits after the point';
export const halves = 'Must be whole or a half, such as 2.5';
export const yearBetween = 'Must be a year from {from} to {to}';
export const dateBetween = 'Must be a date from {from} to {to}';
export const percentageInvalid = 'Must be a percentage from 0 to 100 with at most 4 decimals';
export const signatureMismatch = 'Please type your name as {name}';
export const termsChanged = 'The terms have changed meanwhile. Please read them again';
export const yearInvalid = 'Must be a valid year';
export const dateInvalid = 'Must be a valid date';
export const choice = 'Choose one of the options';
export const stateInvalid = 'Must be one of the 50 states';
export const amountInvalid = 'Must be an amount of money';
export const amountTooLarge = 'This amount is too large';
export const tooMany = 'At most {max} entries are allowed';
export const reasonRequired = 'Please give a reason';
export const howIdentified = 'Say how you made sure who it is';
export const passwordCommon = 'This password is too common. Please choose another one';
export const passwordMinimum = 'Password must be {min} characters or more';
export const sessionEnded = 'Your session has ended. Please sign in again.';
export const serviceUnavailable = 'This information is not available right now. Please try again in a moment.';
export const licenseImageType = 'Choose a photo as a JPEG or PNG file';
export const licenseImageBase64 = 'This image could not be read. Please choose it again';
export const licenseSidesAlike = 'Choose a photo of the back: this one is the same as the front';
export const identityChecksOver =
  'Your identity was checked {max} times today. Please try again tomorrow, or contact your lender.';
export const identityCheckUnknown = 'These ids do not belong to a passed identity check of yours';
export const providerOff = 'This check is not set up in this portal. Please contact your lender.';
export const providerAway =
  'The outside service that checks this is not available right now. Nothing was lost: please try again in a few minutes.';
export const providerAnswerInvalid =
  'The outside service that checks this gave an answer that cannot be read. Please try again in a few minutes.';
export const providerSlow =
  'The outside service that checks this did not answer in time. Please try again in a few minutes.';
export const unexpectedError = 'Something went wrong on our side. Please try again.';
export const networkUnreachable = 'The portal could not be reached. Check your connection and try again.';
export const fileTooLarge = 'This file is larger than {size}';
export const fileEmpty = 'This file is empty';
export const fileNameMisleads = 'The name of this file does not fit its content';
export const fileReplaceOther = 'Choose a current file of the same kind';
export const fileTypeRefused = 'This type of file is not accepted here';
export const stateRequired = 'required';
export const drawAboveCap = 'At most {amount} of this line can be requested';
export const drawAboveCommitment = 'At most {amount} of this loan can still be requested';
export const drawEmpty = 'Enter an amount on at least one line';
export const portfolioPlace = 'The properties of this portfolio must share city and state with the first one';
export const propertiesMinimum = 'A portfolio needs at least 2 properties';
export const propertyCountExact = 'Only 1 property of this type can be applied for at once';
export const propertyCountRange = 'Choose between {min} and {max} properties';
export const loanTypeForPurpose = 'This loan is not offered for the chosen purpose';
export const propertyTypeForLoan = 'This property type is not offered for the chosen loan';
export const noSuchSection = 'There is no section {name}';
export const noSuchType = 'There is no type {name}';
export const percentsNotWhole = 'The percentages have to be 100 together; they are {percent}';
export const tooManyAllocated = 'Together they would have more than {most} lines. Divide a shorter budget';
export const budgetOfUnits = 'This budget is the sum of its units’ budgets: change it there';
export const budgetNotDivided = 'Divide the budget over the units first';
export const allocationChanged = 'These budgets were changed after they were divided, so that cannot be taken back';
export const budgetNameTooShort = 'The budget name must be longer than 5 characters';
export const termSheetStale = 'Your agreement is more than one day old. Please read and accept the term sheet again.';
export const termSheetChanged =
  'Your agreement to the term sheet has ended, because it shows figures that have changed since: {figures}. Please read and accept it again.';
export const sectionRejected = 'The lender rejected this section. Mend it and save it again';
export const placeholdersUnknown =
  'These placeholders are not known, or something stands in the middle of their braces: {names}';
export const supervisionMissing =
  'The terms of a line of credit need a heading ‘Supervisory acknowledgement’ with the text that the borrower acknowledges below it';
export const termSheetReadAnew =
  'The term sheet reads differently now, because its text or your application has changed. Please read it again.';
export const acceptTermSheetFirst = 'Accept the term sheet before you submit';
export const applicationNotEditable = 'This application cannot be changed while it is {status}';
export const explanationRequired = 'Please explain your answer';
export const percentNeeded = 'Enter a percentage above 0';
export const soldMonthNeeded = 'Choose the month of the sale';
export const soldMonthAhead = 'The sale cannot be in the future';
export const soldBefore = 'Only projects sold in {year} or later count';
export const investInOwnName = 'I acknowledge that every person in this share invests in their own name';
export const everyoneUnder20 = 'I acknowledge that nobody in this share owns 20% or more';
export const noLedger = 'The budget of this loan is not open for draws yet';
export const fourDigits = 'Enter the last four digits';
export const yearsTooMany = 'Enter at most 100 years';
export const brokerSignsAlone = 'Only the broker signs for the broker';
export const brokerUnsigned = 'The broker has not signed these terms: they wait for the broker’s signature.';
export const referralWaits =
  'A referral of this client on the same terms waits already. Change the terms, or close this one.';
export const alreadySigned = 'These terms are signed already';
export const signatureRequired = 'Please sign the agreement first';
export const clientFeeAboveZero = 'The client fee must be a number above 0';
export const clientFeeOtherRequired = 'Give the fee and what it is for';
export const expirationBeforeStart = 'The agreement must not expire before it starts';
export const feePaidOn = 'Must be the day on which it was paid: not before it was earned, and not to come';
export const clientLinked = 'The client of this agreement is known already, or the agreement was rejected';
export const acceptedBeforePapers =
  'This was accepted before papers were made of acceptances. Its certificate tells who accepted, when and from where.';
export const paperUnknown =
  'This is not a file that was signed here, or it was changed since: not one byte may differ.';
export const standardFeeFixed = 'The standard fee of an existing agreement cannot be changed';
export const agreementViewOnly = 'A submitted agreement can only be viewed';
export const notInvitable = 'A broker who has registered, or is rejected or deactivated, cannot be invited';
export const agreementDecided = 'This agreement was decided and cannot be changed any more';
export const addressNeeded = 'The property needs a street and a zip code first';
export const addressUnknown = 'The provider does not know the address of this property';
export const sendInvitation = 'Send Invitation';
export const versionNameTooShort = 'A new version name needs at least 3 characters';
export const credentialsInvalid = 'The email or the password is not right';
export const accountLocked = 'Too many attempts. Please wait a few minutes and try again.';
export const linkInvalid = 'This link is not valid any more. Please ask for a new one.';
export const emailTaken = 'This email is already taken';
export const tooManyInvitations = 'You sent too many invitations. Please try again in an hour.';
export const challengeOver = 'This took too long or too many attempts, or was finished before. Please sign in again.';
export const enrolmentOver =
  'This took too long or too many codes, or the second factor was changed meanwhile. Please begin again.';
export const invitedAddress = 'Please keep the address that the invitation was sent to';
export const ownRole = 'You cannot change your own rights';
export const lastSuper = 'The last super administrator stays one';
export const codeSixFigures = 'A code has 6 figures';
export const codeWrong = 'This code is not right. Wait for the next one and try again.';
export const recoveryCodeForm = 'A recovery code has 28 letters and figures, an older one 24 or 16';
export const recoveryCodeWrong = 'This recovery code is not right, or was used before';
export const passwordNeeded = 'Enter your password to confirm';
export const passwordWrong = 'This is not your password';
export const secondFactorRequired = 'This portal asks for a second factor, so it cannot be turned off.';
export const unknownDevice = 'Unknown device';
export const ownSecondFactor =
  'You cannot reset your own second factor. Use one of your recovery codes, or ask another super administrator.';
export const digitsLabel = 'Last Four Digits of Your Social Security Number';
export const proFormaTwice = 'Every item of a pro forma stands once';
export const rentIsAmount = 'A rent is an amount, and no percentage';
export const yearsAtMost = 'Must be whole years, at most {max}';
export const appraisedValueNeeded = 'Enter a value as is, as completed, or both';
export const appraisedAhead = 'The appraisal cannot be of a day to come';
export const documentOfApplication = 'Choose a document of this application';
export const atMost = 'At most {most}';
export const atLeast = 'At least {least}';
export const amountAboveZero = 'Enter an amount above 0';
export const budgetTotalFirst =
  'Enter the total of the budget first: it bounds the amount, and draws are asked from it';
export const budgetTotalsFirst =
  'Enter the total of these budgets first: {properties}. They bound the amount, and draws are asked from them';
export const changedTermsReason = 'The terms are other ones than were agreed on: please say why';
export const termsNeeded = 'Decide the amount and its terms first';
export const neededForApproval =
  'Needed items are missing: {items}. Ask for them, or say why the loan is approved without them.';
export const documentOnce = 'Each document is asked for once';
export const documentAlwaysShown = 'Purchase and presale contract are always shown: they may be optional';
export const limitsExceeded =
  'The loan exceeds limits of its type: {limits}. Change its terms, or say why it is approved all the same.';
export const closingDocumentFirst = 'The document is not there yet, or was rejected';
export const closingExpiryNeeded = 'Enter the day on which it ends';
export const closingExpired = 'This has ended already';
export const closingItemOpen = 'Closing: {name}';
export const conditionOpen = 'Condition: {name}';
export const stepNotAsked = 'The borrower does not see this section, so it cannot be rejected';
export const adverseReasonNeeded = 'Choose at least one reason';
export const adverseReasonsAtMost = 'Choose at most {most} reasons, each once';
export const adverseOtherNeeded = 'Say what the other reason is';
export const adversePaperLater = 'A day that has not come yet is no day on which it went out';
export const adversePaperEarlier = 'It answers the decision of {date}, so it cannot have gone out before that';
export const adversePaperReason = 'Say what was wrong with the entry before';
export const adverseLetterChanged = 'The letter has changed since it was shown. Read it again before it is sent.';
