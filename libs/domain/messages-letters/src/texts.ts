/** The text messages to those who agreed to have them: what was decided about their money, and where something is left to do. */
export const texts = {
  applicationApproved: '{lender}: {name} was approved. {link}',
  applicationInClosing: '{lender}: {name} is in closing, closing documents are still needed. {link}',
  applicationRejected: '{lender}: {name} was rejected. The reason and what to do: {link}',
  drawDecided: '{lender}: {notice}. {link}',
  agreementAccepted: '{lender}: your referral agreement for {clientName} was accepted. {link}',
  agreementRejected: '{lender}: your referral agreement for {clientName} was rejected. {link}',
  fileRejected: '{lender}: your file {fileName} could not be accepted, please upload it again. {link}',
} as const;

export type TextName = keyof typeof texts;
