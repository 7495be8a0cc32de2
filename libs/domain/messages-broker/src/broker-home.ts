/** Sentences of the broker's home, beyond the specification. */

export const atAGlance = 'At a glance';
export const dealsFailed = 'Error getting deals';
export const toFees = 'All fees and deals';
export const sign = 'Sign the referral agreement with {client}';
export const signWhy = 'The lender made or changed its terms';
export const ends = 'Submit a new referral of {client}: the agreement ends';
export const ended = 'Submit a new referral of {client}: the agreement has ended';
export const rejected = 'Read why the referral of {client} was rejected';
export const declined = 'Speak with {client}: the application was not approved';
export const documents = 'Remind {client} of the documents that are outstanding';
export const account = 'Complete your account';
export const w9 = 'Upload your W-9';
export const w9Rejected = 'Replace the W-9 that the lender rejected';
