/** Sentences of the bell, beyond the specification: what happened, for those whom it concerns. */
export const notices = {
  applicationAwaiting: 'The application {name} was submitted and waits for its documents and financials',
  applicationSubmitted: 'The application {name} is ready for review',
  applicationUnderReview: 'Documents and financials of {name} were submitted for review',
  applicationInClosing: '{name} is in closing: closing documents are still needed',
  applicationApproved: '{name} was approved',
  applicationRejected: '{name} was rejected: {reason}',
  drawRequested: 'A draw of {amount} was requested',
  drawApproved: 'Your draw request of {amount} was approved',
  drawRejected: 'Your draw request of {amount} was rejected',
  drawOnHold: 'Your draw request of {amount} is on hold for inspection',
  drawMixed: 'Your draw request was reviewed: {approved} of {amount} was approved',
  brokerActivated: 'Your broker account was activated',
  brokerDeactivated: 'Your broker account was deactivated',
  brokerRejected: 'Your broker account was rejected: {comment}',
  brokerInvited: '{businessName} was invited as a broker',
  brokerRegistered: '{businessName} registered as a broker',
  agreementSubmitted: 'A referral agreement for {clientName} was submitted',
  agreementUpdated: 'The referral agreement for {clientName} was changed',
  agreementAccepted: 'Your referral agreement for {clientName} was accepted',
  agreementRejected: 'Your referral agreement for {clientName} was rejected: {comment}',
  notice: 'A message about {name}: {message}',
  fileApproved: 'Your file {fileName} was approved',
  fileRejected: 'Your file {fileName} was rejected: {comments}',
} as const;

/** The letters that go out by mail: subject, paragraphs, and the words of the link where there is one. */
export const mails = {
  brokerInvitation: {
    subject: 'Your invitation to Groundwork',
    paragraphs: [
      'Hello {firstName} {lastName},',
      'you are invited to register {businessName} as a referral broker at Groundwork. Please review your account, choose a password and accept the e-sign terms.',
      'This link works once, until {expires}.',
    ],
    action: 'Review your account',
  },
  brokerActivated: {
    subject: 'Your broker account is active',
    paragraphs: ['Hello {firstName} {lastName},', 'the broker account of {businessName} was activated. You can sign in and submit referral agreements.'],
    action: 'Sign in',
  },
  brokerDeactivated: {
    subject: 'Your broker account was deactivated',
    paragraphs: ['Hello {firstName} {lastName},', 'the broker account of {businessName} was deactivated. Please contact us if you have questions.'],
    action: '',
  },
  brokerRejected: {
    subject: 'Your broker registration',
    paragraphs: ['Hello {firstName} {lastName},', 'we cannot accept {businessName} as a referral broker at the moment.', 'Reason: {comment}'],
    action: '',
  },
  applicationApproved: {
    subject: 'Your application {name} was approved',
    paragraphs: ['Hello {firstName} {lastName},', 'your application {name} was approved. You find the loan under Active Projects, where you can request draws.'],
    action: 'Open active projects',
  },
  applicationInClosing: {
    subject: 'Closing documents for {name}',
    paragraphs: ['Hello {firstName} {lastName},', 'your application {name} is in closing. Please upload the closing documents that are still needed.'],
    action: 'Open closing documents',
  },
  applicationRejected: {
    subject: 'Your application {name} was rejected',
    paragraphs: ['Hello {firstName} {lastName},', 'your application {name} was rejected.', 'Reason: {reason}', 'You can change the application and submit it again.'],
    action: 'Open the application',
  },
  drawDecided: {
    subject: 'Your draw request was reviewed',
    paragraphs: ['Hello {firstName} {lastName},', '{notice}.'],
    action: 'Open active projects',
  },
  agreementAccepted: {
    subject: 'Your referral agreement for {clientName} was accepted',
    paragraphs: ['Hello {firstName} {lastName},', 'your referral agreement for {clientName} was accepted.'],
    action: 'Open your referrals',
  },
  agreementRejected: {
    subject: 'Your referral agreement for {clientName} was rejected',
    paragraphs: ['Hello {firstName} {lastName},', 'your referral agreement for {clientName} was rejected.', 'Reason: {comment}'],
    action: 'Open your referrals',
  },
  notice: {
    subject: 'A message about {name}',
    paragraphs: ['Hello {firstName} {lastName},', '{message}'],
    action: 'Open the portal',
  },
} as const satisfies Readonly<Record<string, { readonly subject: string; readonly paragraphs: readonly string[]; readonly action: string }>>;

export type MailName = keyof typeof mails;
