/** What happens to an active loan, for those whom it concerns: bell, letter and timeline say the same. */
export const loanNews = {
  fundingScheduled: 'A payment of {amount} for {name} is planned for {day}',
  fundingCancelled: 'The payment of {amount} for {name} that was planned for {day} will not be made',
  fundingPaid: '{amount} was paid for {name} on {day}',
  fundingReversed: 'A payment of {amount} for {name} came back on {day}: {reason}',
  inspectionRequested: 'An inspection of {name} was asked for',
  inspectionScheduled: 'An inspection of {name} is planned for {day}',
  inspectionAssigned: 'You are to inspect {name} on {day}',
  inspectionReported: 'The inspection of {name} was reported and waits to be accepted',
  inspectionAccepted: 'The inspection of {name} was accepted',
  inspectionReturned: 'Your report of the inspection of {name} was returned: {reason}',
  inspectionCancelled: 'The inspection of {name} was cancelled',
  inspectionCancelledBecause: 'The inspection of {name} was cancelled: {reason}',
  interestStated: 'The interest of {name} for {month} is {interest}',
  interestDue: 'The interest of {name} for {month} is {interest}: {due} of it is due on {day}',
  unitReleased: '{unit} of {name} was released for {amount} on {day}',
  loanPaidOff: '{amount} paid off the loan {name} on {day}',
  loanClosed: 'The loan {name} was closed on {day}',
  loanReopened: 'The payoff of the loan {name} came back on {day}, {amount}: the loan runs on. {reason}',
  waiverHandedIn: 'A lien waiver of {claimant} for {name}, {amount}, was handed in on paper and waits to be looked at',
  waiverRefused: '{signer} refused to sign the lien waiver of {claimant} for {name}, {amount}: {reason}',
  waiverAccepted: 'The lien waiver of {claimant} for {name}, {amount}, was accepted',
  waiverReturned: 'The lien waiver of {claimant} for {name}, {amount}, was returned: {reason}',
  /** Of a waiver while nobody has named the contractor. */
  theContractor: 'the contractor',
  drawNoted: 'The lender wrote about your draw of {amount} of {name}',
  approvalProposed: 'An approval of {amount} of a draw of {name} waits for a second administrator',
  approvalDeclined: 'Your approval of {amount} of a draw of {name} was declined by another administrator',
} as const;

const hello = 'Hello {firstName} {lastName},';

/** Letters of an active loan; `{notice}` is one of the sentences above. */
export const loanMails = {
  loanNews: { subject: '{notice}', preheader: '{notice}.', paragraphs: [hello, '{notice}.'], action: 'Open the loan' },
  inspectionAssigned: {
    subject: '{notice}',
    preheader: '{places}',
    paragraphs: [hello, '{notice}.', 'Where: {places}'],
    action: 'Open the inspection',
  },
  drawNoted: { subject: '{notice}', paragraphs: [hello, '{notice}:', '{note}'], action: 'Open the loan' },
  inspectionReturned: {
    subject: 'Your report of the inspection of {name} was returned',
    preheader: 'What has to be changed: {reason}',
    paragraphs: [
      hello,
      'your report of the inspection of {name} was returned.',
      'What has to be changed: {reason}',
      'You can write it again.',
    ],
    action: 'Open the inspection',
  },
  approvalProposed: {
    subject: '{notice}',
    preheader: 'You can agree to it or decline it.',
    paragraphs: [
      hello,
      '{notice}.',
      'It is above the amount that one administrator approves alone. You can agree to it or decline it.',
    ],
    action: 'Open the draws',
  },
} as const;
