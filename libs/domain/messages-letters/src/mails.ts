import { acceptanceMails } from './acceptance-letters.js';
import { agreementEndMails } from './agreement-ends.js';
import { digestMails } from './digest.js';
import { loanMails } from './loan-news.js';
import { s1Mails } from './s1-letters.js';
import { securityMails } from './security-letters.js';
import { inspectionMails, waiverMails } from './waiver-letters.js';

/** The words that a letter came with. */
export interface Mail {
  readonly subject: string;
  /** What an inbox shows beside the subject; the first sentence of the letter where there is none. */
  readonly preheader?: string;
  readonly paragraphs: readonly string[];
  /** Words of the link; empty where there is none. */
  readonly action: string;
}

const hello = 'Hello {firstName} {lastName},';
const once = 'This link works once, until {expires}.';

/** The letters that go out by mail, beyond the specification, which names the notices and not their words. */
export const mails = {
  brokerInvitation: {
    subject: 'Your invitation to {lender}',
    preheader: 'Register {businessName} as a referral broker.',
    paragraphs: [
      hello,
      'you are invited to register {businessName} as a referral broker at {lender}. Please review your account, choose a password and accept the e-sign terms. Have your W-9 at hand.',
      once,
    ],
    action: 'Review your account',
  },
  brokerRegistered: {
    subject: 'Your registration at {lender} has arrived',
    preheader: 'You can sign in now.',
    paragraphs: [
      hello,
      'thank you for registering {businessName}. You can sign in now. An account that is not active yet is reviewed, and we write to you as soon as it is.',
    ],
    action: '',
  },
  brokerActivated: {
    subject: 'Your broker account is active',
    preheader: 'You can sign in and submit referral agreements.',
    paragraphs: [
      hello,
      'the broker account of {businessName} was activated. You can sign in and submit referral agreements.',
    ],
    action: 'Sign in',
  },
  brokerDeactivated: {
    subject: 'Your broker account was deactivated',
    preheader: '{businessName} cannot sign in at the moment.',
    paragraphs: [
      hello,
      'the broker account of {businessName} was deactivated. Please contact us if you have questions.',
    ],
    action: '',
  },
  brokerRejected: {
    subject: 'Your broker registration',
    preheader: 'We cannot accept {businessName} at the moment.',
    paragraphs: [hello, 'we cannot accept {businessName} as a referral broker at the moment.', 'Reason: {comment}'],
    action: '',
  },
  applicationApproved: {
    subject: 'Your application {name} was approved',
    preheader: 'You can request draws under Active Projects.',
    paragraphs: [
      hello,
      'your application {name} was approved. You find the loan under Active Projects, where you can request draws.',
    ],
    action: 'Open active projects',
  },
  applicationInClosing: {
    subject: 'Closing documents for {name}',
    preheader: 'Some closing documents are still needed.',
    paragraphs: [
      hello,
      'your application {name} is in closing. Please upload the closing documents that are still needed.',
    ],
    action: 'Open closing documents',
  },
  applicationRejected: {
    subject: 'Your application {name} was rejected',
    preheader: 'You can change the application and submit it again.',
    paragraphs: [
      hello,
      'your application {name} was rejected.',
      'Reason: {reason}',
      'You can change the application and submit it again.',
    ],
    action: 'Open the application',
  },
  adverseNotice: {
    subject: 'Notice of action taken on your application {name}',
    preheader: 'The notice says the principal reasons for our decision.',
    paragraphs: [
      hello,
      'we have sent you a notice of action taken on your application {name}. It says the principal reasons for our decision and your rights under the Equal Credit Opportunity Act.',
      'The notice is kept as a PDF with the application.',
    ],
    action: 'Open the notice',
  },
  drawDecided: {
    subject: 'Your draw request was reviewed',
    preheader: '{notice}.',
    paragraphs: [hello, '{notice}.'],
    action: 'Open active projects',
  },
  budgetChangeDecided: {
    subject: 'A change of your budget was decided',
    preheader: '{notice}.',
    paragraphs: [hello, '{notice}.'],
    action: 'Open the budget',
  },
  drawSentBack: {
    subject: 'Your draw request was sent back',
    preheader: 'You can change it and submit it again.',
    paragraphs: [
      hello,
      'your draw request of {amount} was sent back to be changed.',
      'What has to be changed: {reason}',
      'You find it under Active Projects, where you can change it and submit it again.',
    ],
    action: 'Open active projects',
  },
  agreementOffered: {
    subject: 'A referral agreement for {clientName} waits for your signature',
    preheader: 'Please read and sign it.',
    paragraphs: [
      hello,
      'the lender made a referral agreement with you for {clientName}. It can be accepted once you have signed it.',
    ],
    action: 'Open the agreement',
  },
  agreementSubmitted: {
    subject: 'A referral agreement for {clientName} was submitted',
    preheader: 'It waits for your review.',
    paragraphs: [hello, 'a broker submitted a referral agreement for {clientName}. It waits for your review.'],
    action: 'Open the brokers',
  },
  agreementUpdated: {
    subject: 'Your referral agreement for {clientName} was changed',
    preheader: 'Please read and sign its terms.',
    paragraphs: [
      hello,
      'the terms of your referral agreement for {clientName} were changed. It can be accepted once you have signed them.',
    ],
    action: 'Open the agreement',
  },
  agreementAccepted: {
    subject: 'Your referral agreement for {clientName} was accepted',
    preheader: 'The agreement is in force.',
    paragraphs: [hello, 'your referral agreement for {clientName} was accepted. Its signed PDF is there.'],
    action: 'Open the agreement',
  },
  agreementSigned: {
    subject: 'You have signed the referral agreement for {clientName}',
    preheader: 'The signed PDF is there.',
    paragraphs: [hello, 'you have signed the referral agreement for {clientName}. Its signed PDF is there.'],
    action: 'Open the agreement',
  },
  agreementRejected: {
    subject: 'Your referral agreement for {clientName} was rejected',
    preheader: 'Reason: {comment}',
    paragraphs: [hello, 'your referral agreement for {clientName} was rejected.', 'Reason: {comment}'],
    action: 'Open your referrals',
  },
  fileRejected: {
    subject: 'Please upload {fileName} again',
    preheader: 'Reason: {comments}',
    paragraphs: [hello, 'your file {fileName} could not be accepted.', 'Reason: {comments}', 'Please upload it again.'],
    action: 'Open the portal',
  },
  registrationConfirmation: {
    subject: 'Confirm your registration',
    paragraphs: [
      hello,
      'you registered at {lender} with this address. Please confirm it and choose a password.',
      'This link works once, until {expires}. If it was not you, you need do nothing.',
    ],
    action: 'Confirm the registration',
  },
  alreadyRegistered: {
    subject: 'You already have an account',
    paragraphs: [
      hello,
      'somebody registered at {lender} with this address, which has an account already. If it was you, sign in as before, or choose a new password by the link below.',
      'The link works once, until {expires}. If it was not you, you need do nothing: your account has not changed.',
    ],
    action: 'Choose a new password',
  },
  passwordReset: {
    subject: 'Choose a new password',
    paragraphs: [
      hello,
      'a new password was asked for your account at {lender}.',
      'This link works once, until {expires}. If it was not you, you need do nothing: your password stays as it is.',
    ],
    action: 'Choose a new password',
  },
  ...agreementEndMails,
  ...loanMails,
  ...acceptanceMails,
  ...inspectionMails,
  ...digestMails,
  ...waiverMails,
  ...s1Mails,
  ...securityMails,
  adminInvitation: {
    subject: 'Your invitation to administer {lender}',
    paragraphs: [hello, 'you are invited to register as an administrator of {lender} with this address.', once],
    action: 'Register as an administrator',
  },
  companyInvitation: {
    subject: 'Your invitation to {organizationName}',
    paragraphs: [
      hello,
      'you are invited to work for {organizationName} at {lender}. Please confirm this address and choose a password.',
      'This link works once, until {expires}. If you do not know this company, you need do nothing.',
    ],
    action: 'Confirm the registration',
  },
  companyInvitationOfMember: {
    subject: 'Your invitation to {organizationName}',
    paragraphs: [
      hello,
      '{inviter} invites you to work for {organizationName} with the account that you have at {lender}.',
      'This link works once, until {expires}. If you do not know this company, you need do nothing.',
    ],
    action: 'Join the company',
  },
  companyJoined: {
    subject: 'You were added to {organizationName}',
    paragraphs: [hello, 'an administrator added you to {organizationName}. You find the company when you sign in.'],
    action: 'Sign in',
  },
  roleChanged: {
    subject: 'Your rights at {lender} were changed',
    paragraphs: [
      hello,
      'your account at {lender} is now that of {role}. You have been signed out everywhere; sign in again to continue.',
      'If you did not expect this, please contact us.',
    ],
    action: 'Sign in',
  },
  notice: {
    subject: 'A message about {name}',
    preheader: '{message}',
    paragraphs: [hello, '{message}'],
    action: 'Open the application',
  },
} as const satisfies Readonly<Record<string, Mail>>;

export type MailName = keyof typeof mails;

/** What stands below every letter. */
export const mailFooter = {
  plainLink: 'If the button does not work, copy this address into your browser:',
  sentBy:
    '{lender} sent this letter to {email}. It is about your account or your business with us, so it cannot be unsubscribed.',
} as const;
