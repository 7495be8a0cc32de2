/** Sentences of Personal Information. */

export const personalLead = 'What the lender asks of you in person. Only you and the lender see it.';
export const textConsent = 'I agree to receive text messages at this number';
export const textConsentGiven = 'You agreed to receive text messages at this number.';
export const textConsentStopped = 'You will receive no more text messages';
export const saveProfile = 'Save Profile';
export const identification = 'Identification';
export const saveIdentification = 'Save Digits';
export const digitsStored = 'The digits are stored. They are shown to nobody.';
export const digitsReplace = 'Replace the digits';
export const digitsRemove = 'Remove the digits';
export const digitsRemoveQuestion = 'Remove the stored digits?';
export const digitsRemoveDetail = 'The lender may ask you for them again.';
export const fillInFrom = 'Fill in from {company}';
