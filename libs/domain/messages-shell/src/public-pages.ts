/**
 * Sentences of the public pages and of the choice of a company, beyond the specification: apart, so that the sign-in
 * page does not carry them.
 */

export const haveAccount = 'Have an account already?';
export const registerLead = 'Tell us who you are. We send you a link by which you choose your password.';
export const confirmationHeading = 'Check your email';
export const confirmationDetail =
  'The link takes you to the rest of your registration. It may take a minute to arrive; look into the folder for unwanted mail too.';
export const noLetter = 'Nothing arrived?';
export const registerAgain = 'Register again';
export const goToSignIn = 'Go to sign in';
export const forgotHeading = 'Forgot password';
export const forgotLead = 'Enter the email of your account and we send you a link by which you choose a new password.';
export const send = 'Send';
export const resetSent = 'If the address belongs to an account, the link arrives within a minute. It can be used once.';
export const resetHeading = 'Password reset';
export const resetLead = 'Choose a new password. Every device that is signed in with the old one is signed out.';
export const savePassword = 'Save password';
export const askForNewLink = 'Ask for a new link';
export const linkHeading = 'This link does not work';
export const linkDetail =
  'Links can be used once and expire after a while. The newest letter has the link that counts.';
export const linkAskLender = 'If you have used it already, sign in. Otherwise ask the lender to invite you again.';
export const linkUncheckable = 'The link could not be checked';
export const confirmHeading = 'Confirm registration';
export const confirmLead =
  'Welcome, {name}. Choose a password, read and sign the E-Sign agreement, and your account is ready.';
export const welcomeLead = 'Welcome. Choose a password, read and sign the E-Sign agreement, and your account is ready.';
export const anotherSession = 'You are signed in as {name}';
export const anotherSessionDetail =
  'This page is for {email}. Log out of the account that is open here before you sign in with that address.';
export const joinHeading = 'Join a company';
export const joinLead = 'You are invited to work for {company} with the account {email}.';
export const joinCompany = 'Join';
export const joined = 'You belong to the company now. Sign in to work for it.';
export const confirmed = 'Your registration is complete. You can sign in now.';
export const completeRegistration = 'Complete registration';
export const signFirst =
  'Sign the E-Sign agreement and acknowledge the commercial purpose to complete your registration.';
export const textMessages = 'You may send me text messages about my applications';
export const createPassword = 'Create password';
export const confirmPassword = 'Confirm password';
export const saveAccount = 'Save';
export const adminHeading = 'Register admin';
export const adminLead = 'You are invited to administer this portal. Use the address that the invitation was sent to.';
export const adminRegistered = 'You are registered. You can sign in now.';
export const brokerHeading = 'Review Account';
export const brokerLead = 'Check what the lender knows of you, choose a password and sign the E-Sign agreement.';
export const brokerRegistered = 'Your account is registered. You can sign in now.';
export const brokerTexts = 'The lender may send me text messages';
export const brokerSignFirst = 'Sign the E-Sign agreement and type the same password twice to save.';
export const brokerFilesUnknown = 'What you have sent before could not be loaded';
export const brokerUploading = 'An upload is still on its way. Wait for it, or cancel it.';
export const personHeading = 'You and your business';
export const contactHeading = 'Contact and address';
export const documentsHeading = 'Documents';
export const passwordHeading = 'Password';
export const esignHeading = 'E-Sign agreement';
export const esignTerms = 'E-Sign terms';
export const esignScroll = 'Scroll to the end of the terms to read all of them.';
export const esignRead = 'You have seen the terms to their end.';
export const signatureLabel = 'Type your name in capitals to sign';
export const signatureHint = 'Exactly: {name}';
export const signatureUnnamed = 'Enter your first and last name first.';
export const chooseCompanyLead =
  'You belong to more than one company. Which one do you want to work for? You can change it later in the menu of your account.';
export const changeCompany = 'Change company';
export const companyInUse = 'In use now';
export const startNewDetail = 'Set up another company';
export const couldNotChangeCompany = 'The company could not be put in use';
export const registrationSent = 'A confirmation email was sent. Please click the link in it.';
export const chooseCompany = 'Choose a company';
export const commercialPurpose = 'I acknowledge that any loan is for a commercial purpose only';
export const mailbox = 'Mailbox';
export const mailboxLead =
  'This portal sends nothing: the letters and text messages that it wrote are kept here, and everybody can read them.';
export const mailboxSearch = 'Find by address or number';
export const mailboxEmpty = 'No letters yet';
export const mailboxEmptyDetail = 'They appear here by themselves as soon as the portal writes one.';
export const mailboxNothingFound = 'Nothing went to {to}';
export const mailboxChoose = 'Choose a letter to read it';
export const mailboxUnavailable = 'The mailbox could not be read';
export const textMessage = 'Text message';
export const backToList = 'Back to the list';
