/** Sentences of the broker's area. Word for word as the specification has them, its spelling too. */
export const broker = {
  submitNewReferral: 'Submit new referral',
  viewReferral: 'View referral',
  agreementNotSaved: 'This agreement is not saved, are you sure?',
  noIcca: 'Organization has no ICCA to agree to',
  errorUpdatingAccount: 'Encountered an error while updating this broker account - {detail}',
  errorUpdatingPassword: 'Encountered an error while updating password - {detail}',
  brokerAgreementCreated: 'Broker Agreement Created!',
  brokerAgreementUpdated: 'Broker Agreement Updated!',
  agreementCreated: 'Agreement Created!',
  agreementUpdated: 'Agreement Updated!',
  successfullyDeleted: 'Successfully Deleted!',
  accountUpdated: 'Your broker account has been updated',

  // beyond the specification
  noReferrals: 'You have no referrals yet',
  signatureRequired: 'Please sign the agreement first',
  clientFeeAboveZero: 'The client fee must be a number above 0',
  clientFeeOtherRequired: 'Give the fee and what it is for',
  expirationBeforeStart: 'The agreement must not expire before it starts',
  standardFeeFixed: 'The standard fee of an existing agreement cannot be changed',
  agreementViewOnly: 'A submitted agreement can only be viewed',
  notPending: 'Only a pending broker who has not registered can be invited',
  agreementDecided: 'This agreement was decided and cannot be changed any more',
} as const;
