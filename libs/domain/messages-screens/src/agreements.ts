/** Sentences on the terms of a referral agreement, beyond the specification: both sides read them. */

export const rateOfMaster = 'The version of the ICCA has {rate}';
export const rateProposal = 'The lender has {rate}. Another rate is a proposal, which the lender may take up.';
export const shareMeans = 'The lender pays the rates above for this client’s loans. Without it, the client alone pays.';
export const shareProposal = 'The lender pays its rates for this client’s loans. Taking it out is a proposal.';
export const proposed =
  'The broker proposed: {terms}. The agreement has the lender’s own until an administrator changes it.';
export const proposedWithout = 'without BFI share';
export const signedPdf = 'Signed PDF';
export const expired = 'Expired';
export const expiredOn = 'Expired on {date}: a loan that the client applies for afterwards earns nothing under it.';
export const signedByBroker = 'Signed by broker';
export const notSigned = 'Not yet';
export const waitsForBroker = 'Waits for the broker’s signature';
