/** Sentences of the broker's area. Word for word as the specification has them, its spelling too. */

export const submitNewReferral = 'Submit new referral';
export const viewReferral = 'View referral';
export const agreementNotSaved = 'This agreement is not saved, are you sure?';
export const brokerAgreementCreated = 'Broker Agreement Created!';
export const errorDeletingAgreement = 'Error deleting agreement';

// beyond the specification
export const noReferrals = 'You have no referrals yet';
export const referralGone = 'This referral is not there any more';
export const referralGoneHint = 'It was taken back, by you in another window or by the lender.';
export const toReferrals = 'Back to the referrals';
export const brokerInactive = 'This broker account is not active';
export const brokerInReview =
  'The lender reviews your account, and writes to you as soon as it is active. You can submit referrals meanwhile.';
export const signToGoOn =
  'The lender made or changed these terms. Read and sign the agreement below: it can be accepted once you have signed it.';
export const referralSigned = 'You have signed the agreement. It waits for the lender’s decision.';
