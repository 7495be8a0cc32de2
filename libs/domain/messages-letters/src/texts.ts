/** The text messages to those who agreed to have them: what was decided about their money, and where something is left to do. */
export const texts = {
  applicationApproved: 'Groundwork: {name} was approved. {link}',
  applicationInClosing: 'Groundwork: {name} is in closing, closing documents are still needed. {link}',
  applicationRejected: 'Groundwork: {name} was rejected. The reason and what to do: {link}',
  drawDecided: 'Groundwork: {notice}. {link}',
  agreementAccepted: 'Groundwork: your referral agreement for {clientName} was accepted. {link}',
  agreementRejected: 'Groundwork: your referral agreement for {clientName} was rejected. {link}',
  fileRejected: 'Groundwork: your file {fileName} could not be accepted, please upload it again. {link}',
} as const;

export type TextName = keyof typeof texts;
